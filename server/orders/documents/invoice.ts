import { ibanIn } from '../../../contract/bank/iban.ts'
import { creditorReference, referenceInGroups } from '../../../contract/bank/reference.ts'
import { isPaidByTransfer, paidHow } from '../../../contract/orders/paid-by.ts'
import { documentedNames } from '../../../contract/orders/references.ts'
import { calendarDay, timesIn } from '../../words/in-words.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import { chargedSums, deductedGross, type InvoiceFacts, invoiceSums } from '../invoices/facts.ts'
import type { DepositInvoiceRow, InvoiceRow } from '../invoices/store.ts'
import { attachInvoiceXml } from './attach-invoice-xml.ts'
import {
  type Amount,
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
import { sumParts, taxNotes, taxParts } from './tax-words.ts'
import { money } from './words.ts'

/**
 * An invoice from what was written down when its shipment left, or a deposit came, and nothing else. The writer's seller stands on those that were
 * written before the seller was kept with them. `data`: the same invoice as CII, which then is within.
 */
export async function renderInvoice(
  invoice: InvoiceRow | DepositInvoiceRow,
  writer: Pick<Writer, 'seller' | 'look'>,
  data: Uint8Array | null,
): Promise<Uint8Array> {
  const { facts } = invoice
  const { currency, seller = writer.seller } = facts
  const { dayOf } = timesIn(facts.timeZone ?? 'UTC')
  const number = invoiceNumber(invoice.number)
  const { deposit } = facts
  const title = deposit ? 'Deposit invoice' : 'Invoice'
  const sheet = await openSheet(`${title} ${number}`, invoice.at, seller.name, facts.paper)
  if (data) attachInvoiceXml(sheet, data)
  drawHead(sheet, seller, title, writer.look)
  drawFacts(sheet, [
    ['Invoice number', number],
    ['Date of invoice', dayOf(invoice.at)],
    ['Date of shipment', deposit ? '' : dayOf(invoice.at)],
    ['Date of payment', deposit ? calendarDay(deposit.paidOn) : ''],
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
  drawTotals(sheet, ['Total', money(grossMinor, currency)], {
    parts: deposit
      ? [['Net', money(goodsMinor, currency)], ...taxParts(taxes, currency)]
      : sumParts({ totalMinor: goodsMinor, shippingMinor: freightMinor }, taxes, currency),
    after:
      paidMinor === undefined
        ? []
        : [
            ...paidParts(facts, paidMinor),
            ['Still to pay', money(openMinor, currency)],
            ...chargedParts(facts),
          ],
  })
  drawNotes(sheet, [
    ...taxNotes(taxes),
    ...(facts.notes ?? []),
    ...paymentOf(facts, number, seller.payTo ?? ''),
  ])
  const iban = ibanIn(seller.payTo ?? '')
  if (facts.dueOn && openMinor > 0 && iban && currency === 'eur')
    drawEpcCode(sheet, {
      name: seller.name,
      iban,
      amountMinor: openMinor,
      reference: creditorReference(number),
    })
  return closeSheet(sheet)
}

/** What was paid of it before, and of each deposit that was invoiced what is deducted of it, with its taxes. */
function paidParts(facts: InvoiceFacts, paidMinor: number): Amount[] {
  const { currency, depositMinor, deducted = [] } = facts
  const restMinor = deducted.reduce((left, one) => left - deductedGross(one), paidMinor)
  const words = depositMinor === undefined ? `Paid ${paidHow(facts)}` : 'Paid by deposit'
  return [
    ...deducted.flatMap((one): Amount[] => [
      [
        `Paid by deposit, invoiced by ${one.invoice} of ${calendarDay(one.invoicedOn)}`,
        money(deductedGross(one), currency),
      ],
      ...taxParts(one.taxes ?? [], currency).map(
        ([tax, minor]): Amount => [`Of that ${tax}`, minor],
      ),
    ]),
    ...(restMinor > 0 ? [[words, money(restMinor, currency)] as Amount] : []),
  ]
}

/** The taxes of an invoice that deducts some: those that it charges itself. */
const chargedParts = (facts: InvoiceFacts): Amount[] =>
  facts.deducted
    ? taxParts(chargedSums(facts).taxes, facts.currency).map(([tax, minor]) => [
        `Charged here: ${tax}`,
        minor,
      ])
    : []

/** How it was paid, or until when, where to and under which reference it is to be. */
function paymentOf(facts: InvoiceRow['facts'], number: string, payTo: string): string[] {
  const { transactionId, dueOn, paidMinor, depositMinor, deposit } = facts
  if (depositMinor === invoiceSums(facts).grossMinor)
    return ['Paid by the deposit of the order: nothing is left to pay.']
  const by = isPaidByTransfer(facts)
    ? paidHow(facts)
    : `${paidHow(facts)}, transaction ${transactionId}`
  if (deposit)
    return [
      `Paid ${by}, on ${calendarDay(deposit.paidOn)}: nothing is left to pay. What it is paid for stands on the confirmation of the order. The invoices of what leaves deduct it, with its taxes.`,
    ]
  if (transactionId && paidMinor === undefined) return [`Paid ${by}: nothing is left to pay.`]
  if (!dueOn) return []
  const byDeposit = depositMinor
    ? [`The deposit of the order has paid ${money(depositMinor, facts.currency)} of it.`]
    : []
  const card = transactionId ? [`The goods were paid ${by}.`] : []
  const early = discountWords(facts)
  const reference = referenceInGroups(creditorReference(number))
  const please = `Please pay by ${calendarDay(dueOn)}, and name the reference ${reference} or the invoice ${number}.`
  const to = payTo === '' ? [] : [`To ${payTo.replaceAll('\n', ', ')}`]
  return [...card, ...byDeposit, please, ...early, ...to]
}
