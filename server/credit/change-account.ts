import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { formatMoney } from '../../contract/pricing/money.ts'
import { Refusal } from '../../contract/refusals.ts'
import { lockCompany } from '../companies/index.ts'
import { writeAudit } from '../database/audit.ts'
import { newId } from '../database/new-id.ts'
import type { Shop, User } from '../shop.ts'
import { exactMinor } from '../words/exact-minor.ts'
import { type AccountRow, insertAccount, lockAccount, updateAccount } from './store.ts'
import { tellPayers } from './tell-payers.ts'

type Terms = Pick<AccountRow, 'limitMinor' | 'days' | 'whenOverdue' | 'state' | 'note'>

/** Of a new account what is not said. */
const usual = { days: 30, whenOverdue: 'refuse', state: 'open' } as const

/** The seller lets a company buy on account, or changes how. Who may pay for it is told. */
export async function changeCompanyAccount(
  shop: Shop,
  caller: User,
  { id, limit, note, ...said }: Input<Calls['changeCompanyAccount']>,
): Promise<Output<Calls['changeCompanyAccount']>> {
  return await shop.database.transaction(async (sql) => {
    const company = await lockCompany(sql, id)
    if (!company) throw new Refusal('not_found')
    const before = await lockAccount(sql, id)
    const currency = before?.currency ?? shop.config.currency
    if (!before && company.state !== 'approved')
      throw new Refusal('company_state', {
        ...{ company: company.legalName, state: company.state },
        advice: 'only an approved one is let buy on account.',
      })
    if (!before && limit === undefined) throw withoutLimit()
    const limitMinor =
      limit === undefined ? before!.limitMinor : exactMinor(limit, currency, 'limit')
    const after: Terms = {
      limitMinor,
      days: said.days ?? before?.days ?? usual.days,
      whenOverdue: said.whenOverdue ?? before?.whenOverdue ?? usual.whenOverdue,
      state: said.state ?? before?.state ?? usual.state,
      note: note ?? before?.note ?? '',
    }
    if (before && isSame(before, after)) return { modifiedCount: 0 }
    if (before) await updateAccount(sql, id, after)
    else await insertAccount(sql, { ...after, companyId: id, currency })
    await writeAudit(
      sql,
      caller.id,
      before ? 'company-account-changed' : 'company-account-opened',
      id,
      {
        ...{ name: company.legalName, after: inWords(after, currency) },
        ...(before && { before: inWords(before, currency) }),
      },
    )
    await tellPayers(shop, sql, id, {
      ...{ event: `account-changed:${newId()}`, kind: 'account-changed' },
      values: {
        ...{ company: company.legalName, isNew: !before, isStopped: after.state === 'stopped' },
        ...{ days: after.days, note: after.note, limit: formatMoney(limitMinor, currency) },
      },
    })
    return { modifiedCount: 1 }
  })
}

const isSame = (before: Terms, after: Terms) =>
  (['limitMinor', 'days', 'whenOverdue', 'state', 'note'] as const).every(
    (name) => before[name] === after[name],
  )

const inWords = ({ limitMinor, days, whenOverdue, state, note }: Terms, currency: string) => ({
  limit: formatMoney(limitMinor, currency),
  ...{ days, whenOverdue, state, note },
})

const withoutLimit = () =>
  new Refusal(
    'invalid_input',
    {},
    { errors: [{ path: 'limit', message: 'Input what it may owe at most' }] },
  )
