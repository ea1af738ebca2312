import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { formatMoney } from '../../contract/pricing/money.ts'
import { Refusal } from '../../contract/refusals.ts'
import { inPercent } from '../../contract/words/shares.ts'
import { lockCompany } from '../companies/index.ts'
import { writeAudit } from '../database/audit.ts'
import { newId } from '../database/new-id.ts'
import type { Shop, User } from '../shop.ts'
import { exactMinor } from '../words/exact-minor.ts'
import { insertAccount, lockAccount, type Terms, updateAccount } from './store.ts'
import { tellPayers } from './tell-payers.ts'

/** Of a new account what is not said. */
const usual = { days: 30, overLimit: 'refuse', whenOverdue: 'refuse', state: 'open' } as const

/** The seller lets a company buy on account, or changes how. Who may pay for it is told. */
export async function changeCompanyAccount(
  shop: Shop,
  caller: User,
  { id, limit, note, discount, deposit, ...said }: Input<Calls['changeCompanyAccount']>,
): Promise<Output<Calls['changeCompanyAccount']>> {
  return await shop.database.transaction(async (sql) => {
    const company = await lockCompany(sql, id)
    if (!company) throw new Refusal('not_found')
    const before = await lockAccount(sql, id)
    const currency = before?.currency ?? shop.config.currency
    if (!before && company.state !== 'approved')
      throw new Refusal('company_state', {
        company: company.legalName,
        state: company.state,
        advice: 'only an approved one is let buy on account.',
      })
    if (!before && limit === undefined) throw withoutLimit()
    const limitMinor =
      limit === undefined ? before!.limitMinor : exactMinor(limit, currency, 'limit')
    const after: Terms = {
      limitMinor,
      days: said.days ?? before?.days ?? usual.days,
      ...discountOf(discount, before),
      depositBp: deposit === undefined ? (before?.depositBp ?? 0) : Math.round(deposit * 100),
      overLimit: said.overLimit ?? before?.overLimit ?? usual.overLimit,
      whenOverdue: said.whenOverdue ?? before?.whenOverdue ?? usual.whenOverdue,
      state: said.state ?? before?.state ?? usual.state,
      note: note ?? before?.note ?? '',
    }
    if (after.discountDays > after.days) throw lateDiscount()
    if (before && isSame(before, after)) return { modifiedCount: 0 }
    if (before) await updateAccount(sql, id, after)
    else await insertAccount(sql, { ...after, companyId: id, currency })
    await writeAudit(
      sql,
      caller.id,
      before ? 'company-account-changed' : 'company-account-opened',
      id,
      {
        name: company.legalName,
        after: inWords(after, currency),
        ...(before && { before: inWords(before, currency) }),
      },
    )
    await tellPayers(shop, sql, id, {
      event: `account-changed:${newId()}`,
      kind: 'account-changed',
      values: {
        company: company.legalName,
        isNew: !before,
        isStopped: after.state === 'stopped',
        days: after.days,
        discount: discountWords(after),
        deposit: depositWords(after),
        note: after.note,
        limit: formatMoney(limitMinor, currency),
      },
    })
    return { modifiedCount: 1 }
  })
}

const isSame = (before: Terms, after: Terms) =>
  (
    [
      ...['limitMinor', 'days', 'discountBp', 'discountDays', 'depositBp'],
      ...['overLimit', 'whenOverdue', 'state', 'note'],
    ] as (keyof Terms)[]
  ).every((name) => before[name] === after[name])

const inWords = (terms: Terms, currency: string) => {
  const { limitMinor, days, overLimit, whenOverdue, state, note } = terms
  return {
    limit: formatMoney(limitMinor, currency),
    days,
    discount: discountWords(terms),
    deposit: depositWords(terms),
    overLimit,
    whenOverdue,
    state,
    note,
  }
}

/** In words what may be taken off an invoice; '' where nothing may. */
const discountWords = ({ discountBp, discountDays }: Terms) =>
  discountBp === 0 ? '' : `${inPercent(discountBp / 100)} within ${discountDays} days`

/** In words what of an order is paid before it is confirmed; '' where nothing is. */
const depositWords = ({ depositBp }: Terms) => (depositBp === 0 ? '' : inPercent(depositBp / 100))

/** The discount that is said, null for none; the one of before where nothing is said. */
function discountOf(
  said: Input<Calls['changeCompanyAccount']>['discount'],
  before: Terms | null,
): Pick<Terms, 'discountBp' | 'discountDays'> {
  if (said === undefined)
    return { discountBp: before?.discountBp ?? 0, discountDays: before?.discountDays ?? 0 }
  return { discountBp: Math.round((said?.percent ?? 0) * 100), discountDays: said?.days ?? 0 }
}

const lateDiscount = () => {
  const message = 'At most the days until an invoice is due'
  return new Refusal('invalid_input', {}, { errors: [{ path: 'discount.days', message }] })
}

const withoutLimit = () =>
  new Refusal(
    'invalid_input',
    {},
    { errors: [{ path: 'limit', message: 'Input what it may owe at most' }] },
  )
