import { ibanIn } from '../../../contract/bank/iban.ts'
import { referenceInGroups } from '../../../contract/bank/reference.ts'
import { shippingNote } from '../../../contract/freight/words.ts'
import { documentedNames, undocumentedNames } from '../../../contract/orders/references.ts'
import type { TaxSum } from '../../../contract/tax/sum-taxes.ts'
import { timesIn } from '../../words/in-words.ts'
import { orderNumber } from '../../words/numbers.ts'
import type { LineRow } from '../lines/store.ts'
import type { OrderRow } from '../store.ts'
import { restOf, transferReference } from '../transfer/pay-to.ts'
import {
  drawFacts,
  drawHead,
  drawNotes,
  drawTotals,
  referenceFacts,
  type Writer,
} from './blocks.ts'
import { saleColumns, saleRow } from './columns.ts'
import { drawEpcCode } from './epc-code.ts'
import { deliveryFacts } from './places.ts'
import { closeSheet, openSheet } from './sheet.ts'
import { drawTable } from './table.ts'
import { sumParts, taxNotes } from './tax-words.ts'
import { money } from './words.ts'

/** What is to be transferred for an order before it is shipped, where to and under which reference. It is no invoice, and has no number of its own. */
export async function renderProForma(
  order: OrderRow,
  lines: LineRow[],
  taxes: TaxSum[],
  { seller, look, timeZone }: Writer,
): Promise<Uint8Array> {
  const { currency } = order
  const { moment } = timesIn(timeZone)
  const number = orderNumber(order)
  const sheet = await openSheet(`Pro-forma invoice ${number}`, order.createdAt, seller.name)
  const reference = transferReference(order)
  drawHead(sheet, seller, 'Pro-forma invoice', look)
  drawFacts(sheet, [
    ['Order number', number],
    ['Payment reference', referenceInGroups(reference)],
    ...referenceFacts(order, documentedNames),
    ['Ordered', moment(order.createdAt)],
    ...referenceFacts(order, undocumentedNames),
    ['Held until', moment(order.holdExpiresAt)],
    ...deliveryFacts(order),
  ])
  await drawTable(
    sheet,
    saleColumns,
    lines.map((line) => saleRow(line, currency, '', line.note)),
  )
  const restMinor = restOf(order)
  const came: [string, string][] =
    order.paidMinor > 0
      ? [
          ['Came already', money(order.paidMinor, currency)],
          ['Still to pay', money(restMinor, currency)],
        ]
      : []
  drawTotals(sheet, ['Total', money(order.payableMinor, currency)], {
    parts: sumParts(order, taxes, currency),
    after: came,
  })
  const payTo = seller.payTo ?? ''
  drawNotes(sheet, [
    ...taxNotes(taxes),
    `Please transfer ${money(restMinor, currency)} so that it has come by ${moment(order.holdExpiresAt)}, and name the reference ${referenceInGroups(reference)} or the order ${number}.`,
    `To ${payTo.replaceAll('\n', ', ')}`,
    'This is no invoice: the invoice follows with the goods.',
    shippingNote(order.shipping),
  ])
  const iban = ibanIn(payTo)
  if (iban && currency === 'eur')
    drawEpcCode(sheet, { name: seller.name, iban, amountMinor: restMinor, reference })
  return closeSheet(sheet)
}
