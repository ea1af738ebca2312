import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import {
  findInvoice,
  type InvoiceRow,
  lockOrder,
  lowerPrice,
  type OrderRow,
  takeGoodsBack,
} from '../../orders/index.ts'
import type { Shop, User } from '../../shop.ts'
import { exactMinor } from '../../words/exact-minor.ts'
import { creditNoteNumber } from '../../words/numbers.ts'
import { giveBack } from './give-back.ts'

type Given = Input<Calls['addCreditNote']>

/** Lowers an invoice: goods of its order came back without anybody asking first, or its price is lowered. */
export async function addCreditNote(
  shop: Shop,
  caller: User,
  given: Given,
): Promise<Output<Calls['addCreditNote']>> {
  return await shop.database.transaction(async (sql) => {
    const invoice = await findInvoice(sql, given.number)
    const order = await lockOrder(sql, invoice.orderId)
    const reason = given.reason || (given.lines ? 'goods came back' : 'price lowered')
    const back = await lower(shop, sql, caller, order, invoice, given)
    await giveBack(shop, sql, caller, order, { ...back, reason })
    return {
      numbers: back.notes.map(({ number }) => creditNoteNumber(number)),
      amount: toMajor(back.amountMinor, order.currency),
    }
  })
}

async function lower(
  shop: Shop,
  sql: Sql,
  caller: User,
  order: OrderRow,
  invoice: InvoiceRow,
  { lines, amount, reason }: Given,
) {
  const actorId = caller.id
  const amountMinor = amount === undefined ? null : exactMinor(amount, order.currency, 'amount')
  if (lines)
    return await takeGoodsBack(shop, sql, order, {
      inquiryId: null,
      lines,
      amountMinor,
      reason,
      actorId,
      invoiceNumber: invoice.number,
    })
  if (!amountMinor) throw new Refusal('credit_refused', { reason: 'say how much.' })
  const note = await lowerPrice(shop, sql, order, { invoice, amountMinor, reason, actorId })
  return { amountMinor: note.amountMinor, notes: [note] }
}
