import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { exactMinor } from '../../words/exact-minor.ts'
import { bookWriteOff } from './book-write-off.ts'
import { lockOwed } from './find-owed.ts'

/** Writes off an amount of an open invoice on account, never more than is open of it. */
export async function writeOff(
  { database }: Shop,
  caller: User,
  { number: text, amount, note }: Input<Calls['writeOff']>,
): Promise<Output<Calls['writeOff']>> {
  return await database.transaction(async (sql) => {
    const { account, invoice, number, orderId, openMinor } = await lockOwed(sql, text)
    const { companyId, company, currency } = account
    const amountMinor = exactMinor(amount, currency, 'amount')
    const open = formatMoney(openMinor, currency)
    if (openMinor === 0) throw new Refusal('invoice_not_open', { invoice })
    if (amountMinor > openMinor) throw new Refusal('write_off_above', { invoice, open, most: open })
    const insertedId = await bookWriteOff(sql, {
      companyId,
      orderId,
      number,
      amountMinor,
      note,
      actorId: caller.id,
    })
    await writeAudit(sql, caller.id, 'company-written-off', companyId, {
      name: company,
      after: { invoice, amount: formatMoney(amountMinor, currency), note },
    })
    return { insertedId }
  })
}
