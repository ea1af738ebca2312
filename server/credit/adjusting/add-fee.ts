import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { formatMoney } from '../../../contract/pricing/money.ts'
import { writeAudit } from '../../database/audit.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { exactMinor } from '../../words/exact-minor.ts'
import { calendarDay } from '../../words/in-words.ts'
import { insertEntry, selectDueOn } from '../entries-store.ts'
import { allocate } from '../open-store.ts'
import { tellPayers } from '../tell-payers.ts'
import { lockOwed } from './find-owed.ts'

/** Asks for a fee with an invoice on account. Who pays for its company is told. */
export async function addFee(
  shop: Shop,
  caller: User,
  { number: text, amount, note }: Input<Calls['addFee']>,
): Promise<Output<Calls['addFee']>> {
  return await shop.database.transaction(async (sql) => {
    const { account, invoice, number, orderId } = await lockOwed(sql, text)
    const { companyId, company, currency } = account
    const amountMinor = exactMinor(amount, currency, 'amount')
    const [id, dueOn] = [newId(), await selectDueOn(sql, account.days)]
    await insertEntry(sql, {
      id,
      companyId,
      orderId,
      kind: 'fee',
      forInvoice: number,
      dueOn,
      note,
      balanceDelta: amountMinor,
      committedDelta: 0,
      actorId: caller.id,
    })
    await allocate(sql, { companyId, entryId: id, side: 'debit', amountMinor, dueOn })
    const told = formatMoney(amountMinor, currency)
    await writeAudit(sql, caller.id, 'company-fee-added', companyId, {
      name: company,
      after: { invoice, amount: told, note },
    })
    await tellPayers(shop, sql, companyId, {
      event: `account-fee:${id}`,
      kind: 'account-fee',
      values: { company, invoice, amount: told, dueOn: calendarDay(dueOn), note },
    })
    return { insertedId: id }
  })
}
