import { findOpenDeposit } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { readRecord, sellerOfInvoice } from '../../shop-record/index.ts'
import { invoiceNumber, orderNumber } from '../../words/numbers.ts'
import { withDeducted } from '../deposit-invoices/with-deducted.ts'
import { lockOrder, type OrderRow } from '../find-order.ts'
import { freightDueOn, freightOf, oweFreight } from '../freight/owe-freight.ts'
import { takeFreight } from '../freight/take-freight.ts'
import { howInvoiced, invoiceFacts, sellerFacts } from '../invoices/facts-of-shipment.ts'
import { mailInvoicing } from '../invoices/mail-invoicing.ts'
import { insertInvoice } from '../invoices/store.ts'
import { withDiscount } from '../invoices/with-discount.ts'
import { selectLines } from '../lines/store.ts'
import { dueOnOf, oweInvoice } from '../on-account.ts'
import { valuesOf } from '../order-mail-values.ts'
import { queueOrderMail } from '../queue-order-mail.ts'
import { selectCancelledBesides, selectTaxes } from '../tax/store.ts'
import { takeTax } from '../tax/take-tax.ts'
import { selectShipments } from './store.ts'
import { selectOverdue, selectUntold, takeUntold } from './untold/store.ts'

/** The job at the end of a shipment's seconds. One that was taken back, or told already, is left. */
export async function tellShipment(shop: Shop, { id }: { id: string }): Promise<void> {
  await shop.database.transaction(async (sql) => {
    const untold = await selectUntold(sql, id)
    if (!untold) return
    const order = await lockOrder(sql, untold.orderId)
    const taken = await takeUntold(sql, id)
    if (taken) await tell(shop, sql, order, id, taken.isLast)
    // the queue's clock and this one are the same, but a transaction began before its job was put
    else if (await selectUntold(sql, id))
      await shop.enqueue(sql, 'tell-shipment', { id }, { seconds: 1 })
  })
}

/** The job that finds shipments whose own job was lost. */
export async function sweepShipments(shop: Shop): Promise<void> {
  const { sql } = shop.database
  for (const { id } of await selectOverdue(sql, 200))
    await shop.enqueue(sql, 'tell-shipment', { id })
}

/**
 * Writes the invoice of a shipment under the next number, and the mail to its buyer. From here on it stays. The caller
 * holds the order's lock. Answers the invoice's number.
 */
export async function tell(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  shipmentId: string,
  isLast: boolean,
): Promise<number> {
  const [shipments, lines, taxes, cancelledBesidesMinor, accountDueOn, record] = await Promise.all([
    selectShipments(sql, order.id),
    selectLines(sql, order.id),
    selectTaxes(sql, order.id),
    selectCancelledBesides(sql, order.id),
    dueOnOf(sql, order),
    readRecord(shop, sql),
  ])
  const shipment = shipments.find(({ id }) => id === shipmentId)
  if (!shipment) throw new Error(`shipment ${shipmentId} is not of its order`)
  const { carrier, parcels, lines: some } = shipment
  const left = { shipmentId, carrier, parcels, some }
  const freightOn = await freightDueOn(sql, order, shipment.freightMinor)
  const dueOn = freightOn ?? accountDueOn
  const about = { ...left, dueOn, cancelledBesidesMinor, freightMinor: shipment.freightMinor }
  const seller = sellerFacts(order, record, sellerOfInvoice(shop.config, record))
  const { place } = record
  const freightMinor = await takeFreight(sql, order, 'invoiced')
  const [goods] = await Promise.all([
    takeTax(sql, order.id, 'invoiced', { some, lines, freightMinor }),
    queueOrderMail(shop, sql, order, {
      event: isLast ? `order-shipped:${order.id}` : `order-part-shipped:${shipmentId}`,
      kind: isLast ? 'order-shipped' : 'order-part-shipped',
      values: valuesOf(shop, order, lines, taxes, about),
    }),
  ])
  const { buyer, email } = await howInvoiced(sql, order)
  const freight = freightOf(goods, shipment.freightMinor)
  const depositMinor = await findOpenDeposit(sql, order.id)
  const how = {
    seller,
    place,
    buyer,
    dueOn,
    taxes: goods.taxes,
    freight,
    ...(freightOn && { paidMinor: goods.grossMinor }),
    depositMinor,
  }
  const plain = invoiceFacts(order, orderNumber(order), lines, left, how)
  const facts = await withDeducted(sql, order.id, await withDiscount(sql, order, plain))
  const number = await insertInvoice(sql, shipmentId, facts)
  if (freightOn && freight) await oweFreight(sql, order, { shipmentId, dueOn: freightOn, freight })
  await oweInvoice(sql, order, number, facts, goods.grossMinor)
  await mailInvoicing(shop, sql, order, { document: invoiceNumber(number), to: email })
  return number
}
