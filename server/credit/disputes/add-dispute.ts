import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { actingCompany } from '../../companies/index.ts'
import { writeAudit } from '../../database/audit.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { exactMinor } from '../../words/exact-minor.ts'
import { invoiceNumber, readInvoiceNumber } from '../../words/numbers.ts'
import { refuseMissing } from '../read-account.ts'
import { lockAccount } from '../store.ts'
import { insertDispute, selectOwed } from './store.ts'
import { tellSeller } from './tell-seller.ts'

/** Says what is wrong with an open invoice of the company that the caller acts for. The seller is told. */
export async function addDispute(
  shop: Shop,
  caller: User,
  { number: text, reason, amount }: Input<Calls['addDispute']>,
): Promise<Output<Calls['addDispute']>> {
  const companyId = actingCompany(caller)._id
  return await shop.database.transaction(async (sql) => {
    const account = (await lockAccount(sql, companyId)) ?? (await refuseMissing(sql, companyId))
    const { company, currency } = account
    const number = readInvoiceNumber(text)
    const owed = number === null ? null : await selectOwed(sql, companyId, number)
    if (!owed || number === null) throw new Refusal('not_found')
    const invoice = invoiceNumber(number)
    if (owed.stands) throw new Refusal('dispute_stands', { invoice })
    if (owed.openMinor === 0) throw new Refusal('invoice_not_open', { invoice })
    const amountMinor = amount === undefined ? null : exactMinor(amount, currency, 'amount')
    const open = formatMoney(owed.openMinor, currency)
    if (amountMinor !== null && amountMinor > owed.openMinor)
      throw new Refusal('dispute_above', { invoice, open })
    const id = newId()
    const { entryId } = owed
    await insertDispute(sql, {
      id,
      companyId,
      entryId,
      invoice: number,
      reason,
      amountMinor,
      actorId: caller.id,
    })
    const of = amountMinor === null ? open : formatMoney(amountMinor, currency)
    await writeAudit(sql, caller.id, 'company-invoice-disputed', companyId, {
      name: company,
      after: { invoice, amount: of, reason },
    })
    const told = { company, invoice, amount: of, reason, isWithdrawn: false }
    await tellSeller(shop, sql, { id, ...told })
    return { insertedId: id }
  })
}
