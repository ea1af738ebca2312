import { shippingNote } from '../../../contract/freight/words.ts'
import { isPaidByTransfer, paidHow } from '../../../contract/orders/paid-by.ts'
import { documentedNames, undocumentedNames } from '../../../contract/orders/references.ts'
import type { TaxSum } from '../../../contract/tax/sum-taxes.ts'
import { dueWords, type Times, timesIn } from '../../words/in-words.ts'
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
import { deliveryFacts } from './places.ts'
import { closeSheet, openSheet } from './sheet.ts'
import { drawTable } from './table.ts'
import { sumParts, taxNotes } from './tax-words.ts'
import { figure, money } from './words.ts'

/** What a buyer ordered, as the shop has it: every line with why it costs what it costs, and where payment stands. */
export async function renderConfirmation(
  order: OrderRow,
  lines: LineRow[],
  taxes: TaxSum[],
  { seller, look, timeZone, paper }: Writer,
): Promise<Uint8Array> {
  const { currency } = order
  const times = timesIn(timeZone)
  const sheet = await openSheet(
    `Order confirmation ${orderNumber(order)}`,
    order.createdAt,
    seller.name,
    paper,
  )
  drawHead(sheet, seller, 'Order confirmation', look)
  drawFacts(sheet, [
    ['Order number', orderNumber(order)],
    ...referenceFacts(order, documentedNames),
    ['Ordered', times.moment(order.createdAt)],
    ...referenceFacts(order, undocumentedNames),
    ['Payment', paymentOf(order, times)],
    ...deliveryFacts(order),
  ])
  await drawTable(
    sheet,
    saleColumns,
    lines.map((line) => saleRow(line, currency, whyOf(line, currency), line.note)),
  )
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const parts = lines.length === 1 ? 'one part' : `${figure(lines.length)} parts`
  drawTotals(sheet, ['Total', money(order.payableMinor, currency)], {
    parts: sumParts(order, taxes, currency),
    after: [['Pieces', `${figure(pieces)} of ${parts}`]],
  })
  drawNotes(sheet, [
    ...(order.holds.includes('tax_id') ? [taxesOpen] : []),
    ...taxNotes(taxes),
    shippingNote(order.shipping),
  ])
  return closeSheet(sheet)
}

function paymentOf(order: OrderRow, { moment }: Times): string {
  if (order.depositMinor > 0) return depositWords(order, moment)
  if (order.creditDays !== null) return `On account: ${dueWords(order.creditDays)}.`
  if (order.status === 'unpaid')
    return `Not paid yet${order.method === 'transfer' ? ', by transfer' : ''}. The stock is held until ${moment(order.holdExpiresAt)}.`
  const how = paidHow(order)
  if (order.status === 'refunded') return `Paid ${how}, and refunded.`
  const when = order.paidAt ? ` on ${moment(order.paidAt)}` : ''
  if (isPaidByTransfer(order)) return `Paid ${how}${when}.`
  return `Paid ${how}${when}${order.transactionId ? `, transaction ${order.transactionId}` : ''}.`
}

/** What of an order on account is paid before it is confirmed, and what becomes of the rest. */
function depositWords(order: OrderRow, moment: Times['moment']): string {
  const { depositMinor, depositPaidAt, payableMinor, creditDays, currency, holdExpiresAt } = order
  const deposit = money(depositMinor, currency)
  const rest =
    payableMinor === depositMinor
      ? ''
      : ` The rest of ${money(payableMinor - depositMinor, currency)} is on account: ${dueWords(creditDays ?? 0)}.`
  return depositPaidAt
    ? `Deposit of ${deposit} paid on ${moment(depositPaidAt)}.${rest}`
    : `Deposit of ${deposit} to be paid. The stock is held until ${moment(holdExpiresAt)}.${rest}`
}

/** Why one piece costs what it costs, when it is not simply the list price. */
function whyOf({ breakFrom, listPriceMinor }: LineRow, currency: string): string {
  if (breakFrom === null || listPriceMinor === null) return ''
  return `Price from ${figure(breakFrom)} pieces on, instead of ${money(listPriceMinor, currency)}`
}

const taxesOpen =
  'The register of tax numbers has not answered for the buyer’s: the taxes are decided when it has, and are these at most.'
