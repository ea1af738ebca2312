import { formatMoney } from '../../../contract/pricing/money.ts'
import { findOpenItems } from '../../credit/index.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import { lockOrderIfAny, type OrderRow } from '../../orders/index.ts'
import { findTransferOrder, type TransferOrder, takeTransfer } from '../../payments/index.ts'
import type { Shop } from '../../shop.ts'
import { orderNumber } from '../../words/numbers.ts'
import { type LineRow, lockLine, updateMatched } from '../lines/store.ts'
import { certainOrders } from './orders.ts'

type Booking = {
  amountMinor: number
  note: string
  /** Null: by itself. */
  actorId: string | null
}

/** Writes down what a line brought for an order by transfer. The caller holds the locks of the order and, after it, of the line. */
export async function bookOrder(
  shop: Shop,
  sql: Sql,
  line: LineRow,
  order: OrderRow,
  { amountMinor, note, actorId }: Booking,
): Promise<string> {
  await updateMatched(sql, line.id, line.matchedMinor + amountMinor)
  await writeAudit(sql, actorId, 'bank-line-matched', line.id, {
    name: line.name,
    after: {
      company: order.companyName,
      order: orderNumber(order),
      note,
      amount: formatMoney(amountMinor, line.currency),
    },
  })
  return await takeTransfer(shop, sql, order, {
    amountMinor,
    note,
    actorId,
    day: line.bookedOn,
    bankLineId: line.id,
    reference: (line.remittance || line.bankRef).slice(0, 140),
  })
}

/**
 * Books a line by itself for the orders that it names, if under their locks it still is what they come to. What was paid or cancelled
 * meanwhile does not take it: then it is moved on. Answers whether it was booked.
 */
export async function bookOrdersByThemselves(
  shop: Shop,
  id: string,
  orders: TransferOrder[],
): Promise<boolean> {
  const ids = orders.map((one) => one.id).sort()
  return await shop.database.transaction(async (sql) => {
    for (const orderId of ids) await lockOrderIfAny(sql, orderId)
    const line = await lockLine(sql, id)
    if (!line || line.wasMatched) return false
    if (line.state !== 'open' && line.state !== 'suggested') return false
    const now: TransferOrder[] = []
    for (const orderId of ids) now.push((await findTransferOrder(sql, orderId))!)
    const items = await findOpenItems(sql, now[0]!.companyId)
    if (certainOrders(line, now, items)?.length !== ids.length) return false
    let { matchedMinor } = line
    for (const { id: orderId, openMinor, askedMinor } of now) {
      const order = (await lockOrderIfAny(sql, orderId))!
      const amountMinor = openMinor || askedMinor
      const booking = { amountMinor, note: '', actorId: null }
      await bookOrder(shop, sql, { ...line, matchedMinor }, order, booking)
      matchedMinor += amountMinor
    }
    return true
  })
}
