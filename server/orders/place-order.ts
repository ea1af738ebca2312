import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { chargeLimits, formatMoney, toMinor } from '../../contract/money.ts'
import { largestPayable, legalQuantity } from '../../contract/order-quantity.ts'
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
    const held = await holdStock(sql, part, id, input.quantity, shop.config.currency)
    await insertOrder(sql, {
      id,
      buyerId: caller.id,
      email: caller.email,
      name: caller.name,
      address: input.address,
      phone: input.number,
      note: input.others,
      totalMinor: held.priceMinor * input.quantity,
      currency: shop.config.currency,
      holdMinutes: shop.config.holdMinutes,
      line: {
        partId: part.id,
        sku: held.sku,
        name: held.name,
        quantity: input.quantity,
        unitPriceMinor: held.priceMinor,
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
  const range = { min: part.minQuantity, available: part.quantity }
  if (quantity < part.minQuantity) throw new Refusal('quantity_out_of_range', range)
  if (quantity > part.quantity) throw new Refusal('not_enough_stock', range)
  if (legalQuantity(quantity, part.minQuantity, part.orderMultiple) !== quantity)
    throw new Refusal('quantity_not_multiple', { multiple: part.orderMultiple })
  const { currency } = shop.config
  const total = part.priceMinor * quantity
  if (total > chargeLimits.max) throw tooLarge(part, currency)
  if (total < chargeLimits.min)
    throw new Refusal('order_too_small', { min: formatMoney(chargeLimits.min, currency) })
  if (toMinor(price, currency) !== total)
    throw new Refusal('price_changed', { price: formatMoney(total, currency) })
  return part
}

function tooLarge(part: PartRow, currency: string): Refusal {
  const max = formatMoney(chargeLimits.max, currency)
  const quantity = largestPayable(part, chargeLimits.max)
  return quantity === 0
    ? new Refusal('part_too_dear', { max })
    : new Refusal('order_too_large', { max, quantity })
}

async function checkOpenOrders(shop: Shop, sql: Sql, buyerId: string) {
  const count = await countOpenOrders(sql, buyerId)
  if (count >= shop.config.openOrders) throw new Refusal('too_many_open_orders', { count })
}
