import { ibanIn } from '../../../contract/bank/iban.ts'
import { creditorReference, referenceInGroups } from '../../../contract/bank/reference.ts'
import { isPaidByTransfer, paidHow } from '../../../contract/orders/paid-by.ts'
import { documentedNames } from '../../../contract/orders/references.ts'
import { calendarDay, timesIn } from '../../words/in-words.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import { invoiceSums } from '../invoices/facts.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import { attachInvoiceXml } from './attach-invoice-xml.ts'
import {
  drawFacts,
  drawHead,
  drawNotes,
  drawTotals,
  referenceFacts,
  type Writer,
} from './blocks.ts'
import { saleColumns, saleRow } from './columns.ts'
import { discountWords } from './discount-words.ts'
import { drawEpcCode } from './epc-code.ts'
import { buyerFacts, companyFacts } from './places.ts'
import { closeSheet, openSheet } from './sheet.ts'
import { drawTable } from './table.ts'
import { sumParts, taxNotes } from './tax-words.ts'
import { money } from './words.ts'

/**
 * An invoice from what was written down when its shipment left, and nothing else. The writer's seller stands on those that were
 * written before the seller was kept with them. `data`: the same invoice as CII, which then is within.
 */
export async function renderInvoice(
  invoice: InvoiceRow,
  writer: Pick<Writer, 'seller' | 'look'>,
  data: Uint8Array | null,
): Promise<Uint8Array> {
  const { facts } = invoice
  const { currency, seller = writer.seller } = facts
  const { dayOf } = timesIn(facts.timeZone ?? 'UTC')
  const number = invoiceNumber(invoice.number)
  const sheet = await openSheet(`Invoice ${number}`, invoice.at, seller.name, facts.paper)
  if (data) attachInvoiceXml(sheet, data)
  drawHead(sheet, seller, 'Invoice', writer.look)
  drawFacts(sheet, [
    ['Invoice number', number],
    ['Date of invoice', dayOf(invoice.at)],
    ['Date of shipment', dayOf(invoice.at)],
    ['Due', facts.dueOn ? calendarDay(facts.dueOn) : ''],
    ['Payment reference', facts.dueOn ? referenceInGroups(creditorReference(number)) : ''],
    ['Order number', facts.orderNumber],
    ...referenceFacts(facts, documentedNames),
    ['Ordered', dayOf(new Date(facts.orderedAt))],
    ['Carrier', facts.carrier],
    ['Tracking number', facts.trackingNumber],
    ...companyFacts(facts),
    ...buyerFacts(facts),
    ['Buyer’s tax id', facts.buyerTaxId ?? ''],
  ])
  await drawTable(
    sheet,
    saleColumns,
    facts.lines.map((line) => saleRow(line, currency)),
  )
  const { goodsMinor, freightMinor, taxes, grossMinor } = invoiceSums(facts)
  const { depositMinor, paidMinor = depositMinor } = facts
  const openMinor = grossMinor - (paidMinor ?? 0)
  const paidWords = depositMinor === undefined ? `Paid ${paidHow(facts)}` : 'Paid by deposit'
  drawTotals(sheet, ['Total', money(grossMinor, currency)], {
    parts: sumParts({ totalMinor: goodsMinor, shippingMinor: freightMinor }, taxes, currency),
    after:
      paidMinor === undefined
        ? []
        : [
            [paidWords, money(paidMinor, currency)],
            ['Still to pay', money(openMinor, currency)],
          ],
  })
  drawNotes(sheet, [...taxNotes(taxes), ...paymentOf(facts, number, seller.payTo ?? '')])
  const iban = ibanIn(seller.payTo ?? '')
  if (facts.dueOn && openMinor > 0 && iban && currency === 'eur')
    drawEpcCode(sheet, {
      ...{ name: seller.name, iban, amountMinor: openMinor },
      reference: creditorReference(number),
    })
  return closeSheet(sheet)
}

/** How it was paid, or until when, where to and under which reference it is to be. */
function paymentOf(facts: InvoiceRow['facts'], number: string, payTo: string): string[] {
  const { transactionId, dueOn, paidMinor, depositMinor } = facts
  if (depositMinor === invoiceSums(facts).grossMinor)
    return ['Paid by the deposit of the order: nothing is left to pay.']
  const by = isPaidByTransfer(facts)
    ? paidHow(facts)
    : `${paidHow(facts)}, transaction ${transactionId}`
  if (transactionId && paidMinor === undefined) return [`Paid ${by}: nothing is left to pay.`]
  if (!dueOn) return []
  const deposit = depositMinor
    ? [`The deposit of the order has paid ${money(depositMinor, facts.currency)} of it.`]
    : []
  const card = transactionId ? [`The goods were paid ${by}.`] : []
  const early = discountWords(facts)
  const reference = referenceInGroups(creditorReference(number))
  const please = `Please pay by ${calendarDay(dueOn)}, and name the reference ${reference} or the invoice ${number}.`
  const to = payTo === '' ? [] : [`To ${payTo.replaceAll('\n', ', ')}`]
  return [...card, ...deposit, please, ...early, ...to]
}
