import { shippingNote } from '../../../contract/freight/words.ts'
import { backHow, backTo, cameBy, paidHow } from '../../../contract/orders/paid-by.ts'
import { documentedNames } from '../../../contract/orders/references.ts'
import type { TaxSum } from '../../../contract/tax/sum-taxes.ts'
import { timesIn } from '../../words/in-words.ts'
import { orderNumber } from '../../words/numbers.ts'
import type { LineRow } from '../lines/store.ts'
import type { OrderRow } from '../store.ts'
import {
  drawFacts,
  drawHead,
  drawNotes,
  drawTotals,
  referenceFacts,
  type Writer,
} from './blocks.ts'
import { saleColumns, saleRow } from './columns.ts'
import { companyFacts } from './places.ts'
import { closeSheet, openSheet } from './sheet.ts'
import type { RefundRow } from './store.ts'
import { drawTable } from './table.ts'
import { sumParts, taxNotes } from './tax-words.ts'
import { money } from './words.ts'

export type PaidOrder = OrderRow & { paidAt: Date; transactionId: string }

function receiptWay(order: PaidOrder): [string, string] {
  const way = cameBy(order)
  if (way === 'transfer') return ['Paid', paidHow(order)]
  return [way === 'card' ? 'Card transaction' : 'Transaction', order.transactionId]
}

/** The receipt of a paid order as PDF: every line, what was paid, and what of it went back. */
export async function renderReceipt(
  order: PaidOrder,
  lines: LineRow[],
  taxes: TaxSum[],
  refunds: RefundRow[],
  { seller, look, timeZone, paper }: Writer,
): Promise<Uint8Array> {
  const { currency } = order
  const { dayOf, moment } = timesIn(timeZone)
  const sheet = await openSheet(`Receipt ${orderNumber(order)}`, order.paidAt, seller.name, paper)
  drawHead(sheet, seller, 'Receipt', look)
  drawFacts(sheet, [
    ['Order number', orderNumber(order)],
    ...referenceFacts(order, documentedNames),
    ['Date paid', moment(order.paidAt)],
    receiptWay(order),
    ...companyFacts(order),
    ['Buyer', [order.name, order.email, order.address]],
  ])
  await drawTable(
    sheet,
    saleColumns,
    lines.map((line) => saleRow(line, currency)),
  )
  drawTotals(sheet, [`Total paid ${paidHow(order)}`, money(order.payableMinor, currency)], {
    parts: sumParts(order, taxes, currency),
    after: refunds.map(({ at, amountMinor, reason }): [string, string] => [
      `Returned ${backHow(order)}, ${dayOf(at)}${reason === '' ? '' : `: ${reason}`}`,
      money(-amountMinor, currency),
    ]),
  })
  drawNotes(sheet, [...taxNotes(taxes), ...notesOf(order, refunds)])
  return closeSheet(sheet)
}

function notesOf(order: PaidOrder, refunds: RefundRow[]): string[] {
  const { status, payableMinor, currency } = order
  const sent = shippingNote(order.shipping)
  if (status === 'refunded')
    return [`This order was refunded: the amount goes back ${backTo(order)}.`, sent]
  if (refunds.length === 0) return [sent]
  const left = refunds.reduce((sum, { amountMinor }) => sum - amountMinor, payableMinor)
  return [`What stays paid is ${money(left, currency)}.`, sent]
}
