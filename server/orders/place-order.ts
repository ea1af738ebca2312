import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { formatMoney, toMinor } from '../../contract/money.ts'
import { priceOf } from '../../contract/price.ts'
import { quantityProblem } from '../../contract/quantity-problem.ts'
import { Refusal } from '../../contract/refusals.ts'
import { findPart, type PartRow } from '../catalogue/find-part.ts'
import { holdStock } from '../catalogue/hold-stock.ts'
import type { Sql } from '../database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { newId } from '../new-id.ts'
import type { Member, Shop } from '../shop.ts'
import { orderMailValues } from './order-mail-values.ts'
import { countOpenOrders, insertOrder, selectOrder } from './store.ts'
import { insertEvent } from './timeline/store.ts'

/**
 * Orders a part: takes the stock, writes order, line, movement, event and mail in one transaction. Who orders, what it
 * is called and what it costs come from us; the price that the caller sends only has to be the same.
 */
export async function placeOrder(
  shop: Shop,
  caller: Member,
  input: Input<Calls['placeOrder']>,
): Promise<Output<Calls['placeOrder']>> {
  const id = newId()
  await shop.database.transaction(async (sql) => {
    const part = await checkedPart(shop, sql, input)
    await checkOpenOrders(shop, sql, caller.id)
    const { totalMinor, unitMinor, why } = priceOf(part, input.quantity)
    const held = await holdStock(sql, part, id, input.quantity, shop.config.currency)
    await insertOrder(sql, {
      id,
      buyerId: caller.id,
      email: caller.email,
      name: caller.name,
      address: input.address,
      phone: input.number,
      note: input.others,
      totalMinor,
      currency: shop.config.currency,
      holdMinutes: shop.config.holdMinutes,
      line: {
        partId: part.id,
        sku: held.sku,
        name: held.name,
        quantity: input.quantity,
        unitPriceMinor: unitMinor,
        listPriceMinor: part.priceMinor,
        rungFrom: why.from,
      },
    })
    const event = { id: newId(), orderId: id, actorId: caller.id, note: null }
    await insertEvent(sql, { ...event, kind: 'placed', by: 'buyer' })
    const order = (await selectOrder(sql, id))!
    await queueMail(shop, sql, {
      event: `order-placed:${id}`,
      kind: 'order-placed',
      to: caller.email,
      orderId: id,
      values: orderMailValues(shop.config, order),
    })
  })
  return { insertedId: id }
}

/** The part, when this order of it is in order: bounds, multiple, price, and what one card payment takes. */
async function checkedPart(
  shop: Shop,
  sql: Sql,
  { partsId, quantity, price }: { partsId: string; quantity: number; price: number },
): Promise<PartRow> {
  const part = await findPart(sql, partsId)
  if (!part) throw new Refusal('not_found')
  const { currency } = shop.config
  const problem = quantityProblem(part, quantity, currency)
  if (problem) throw new Refusal(problem.code, problem.values)
  const total = priceOf(part, quantity).totalMinor
  if (toMinor(price, currency) !== total)
    throw new Refusal('price_changed', { price: formatMoney(total, currency) })
  return part
}

async function checkOpenOrders(shop: Shop, sql: Sql, buyerId: string) {
  const count = await countOpenOrders(sql, buyerId)
  if (count >= shop.config.openOrders) throw new Refusal('too_many_open_orders', { count })
}
