import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { formatMoney } from '../../contract/pricing/money.ts'
import { writeAudit } from '../database/audit.ts'
import type { Shop, User } from '../shop.ts'
import { exactMinor } from '../words/exact-minor.ts'
import { bookPayment, readInvoices } from './book-payment.ts'
import { refuseMissing } from './read-account.ts'
import { requireCome } from './require-come.ts'
import { lockAccount } from './store.ts'

/** Writes down money of a company that came, and what it pays. */
export async function receivePayment(
  { database }: Shop,
  caller: User,
  { id: companyId, amount, receivedOn, reference, note, invoices }: Input<Calls['receivePayment']>,
): Promise<Output<Calls['receivePayment']>> {
  return await database.transaction(async (sql) => {
    const account = (await lockAccount(sql, companyId)) ?? (await refuseMissing(sql, companyId))
    const amountMinor = exactMinor(amount, account.currency, 'amount')
    await requireCome(sql, receivedOn)
    const numbers = await readInvoices(sql, companyId, invoices)
    const id = await bookPayment(sql, {
      companyId,
      amountMinor,
      day: receivedOn,
      reference,
      note,
      numbers,
      actorId: caller.id,
    })
    await writeAudit(sql, caller.id, 'company-payment-received', companyId, {
      name: account.company,
      after: { amount: formatMoney(amountMinor, account.currency), receivedOn, reference, note },
    })
    return { insertedId: id }
  })
}
