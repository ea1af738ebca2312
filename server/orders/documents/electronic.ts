import { ibanIn } from '../../../contract/bank/iban.ts'
import { creditorReference } from '../../../contract/bank/reference.ts'
import { cameBy, paidHow } from '../../../contract/orders/paid-by.ts'
import { minorPerMajor } from '../../../contract/pricing/money.ts'
import { taxCodes } from '../../../contract/tax/codes.ts'
import type { TaxSum } from '../../../contract/tax/sum-taxes.ts'
import { calendarDay, isoIn } from '../../words/in-words.ts'
import { creditNoteNumber, invoiceNumber } from '../../words/numbers.ts'
import { creditNoteSums } from '../credit-notes/facts.ts'
import type { CreditNoteRow } from '../credit-notes/store.ts'
import {
  chargedSums,
  deductedGross,
  type InvoiceFacts,
  invoiceSums,
  isSameTax,
  type PartyFacts,
  prepaidOf,
  type SoldLine,
  sumLines,
} from '../invoices/facts.ts'
import type { DepositInvoiceRow, InvoiceRow, LineTaxes } from '../invoices/store.ts'
import { discountWords, skontoOf } from './discount-words.ts'
import type { EInvoice, ELine, EPayment, ETaxKind } from './einvoice/model.ts'
import { partiesOf, placeOf } from './electronic-parties.ts'
import { sentenceOf } from './tax-words.ts'

/** What bears no tax since taxes are off, or it is of before there were any. */
const none: ETaxKind = { code: 'O', percent: 0 }

/** What of it an invoice deducts since it was invoiced before is none of what was paid: EN 16931 has no tax of BT-113. */
const alreadyPaid = (facts: InvoiceFacts) =>
  (facts.deducted ?? []).reduce((sum, one) => sum - deductedGross(one), prepaidOf(facts))

/**
 * An invoice in the terms of EN 16931, from what was written down with it. `taxes`: what each line of its order bears, or of one for a
 * deposit its own. What it deducts of deposits stands on lines below 0, so that it charges no tax twice.
 */
export function electronicInvoice(row: InvoiceRow | DepositInvoiceRow, taxes: LineTaxes): EInvoice {
  const { facts, at } = row
  const { freightMinor, taxes: sums } = invoiceSums(facts)
  const { netMinor, taxes: charged, grossMinor } = chargedSums(facts)
  const number = invoiceNumber(row.number)
  const issuedOn = dayOf(facts, at)
  const paidMinor = alreadyPaid(facts)
  const { deposit, deducted = [] } = facts
  const kind = deposit ? 'deposit' : 'invoice'
  return {
    ...common(facts, charged, netMinor, { number, issuedOn, kind }),
    dueOn: facts.dueOn ?? null,
    earlier: deducted.map((one) => ({ number: one.invoice, issuedOn: one.invoicedOn })),
    notes: deposit ? [depositNote(facts, deposit)] : (facts.notes ?? []),
    delivery: deliveryOf(facts, deposit ? null : issuedOn),
    payment: paymentOf(row, number, grossMinor > paidMinor),
    terms: termsOf(facts),
    lines: [...facts.lines.map((line) => lineOf(line, taxes)), ...deductedLines(facts)],
    charges: freightOf(row, sums, taxes),
    totals: {
      linesMinor: netMinor - freightMinor,
      chargesMinor: freightMinor,
      netMinor,
      grossMinor,
      paidMinor,
      taxMinor: grossMinor - netMinor,
      dueMinor: grossMinor - paidMinor,
    },
  }
}

const depositNote = (facts: InvoiceFacts, { paidOn }: NonNullable<InvoiceFacts['deposit']>) =>
  `Deposit for order ${facts.orderNumber}, paid ${paidHow(facts)} on ${calendarDay(paidOn)}, for what stands on its confirmation. The invoices of what leaves deduct it.`

/** One a deposit invoice and tax. */
const deductedLines = ({ deducted = [] }: InvoiceFacts): ELine[] =>
  deducted
    .flatMap(({ invoice, invoicedOn, minor, taxes = [{ ...none, baseMinor: minor }] }) =>
      taxes.map((tax) => ({
        name: `Deposit, invoiced by ${invoice} of ${calendarDay(invoicedOn)}`,
        unitPriceMinor: tax.baseMinor,
        tax: { code: tax.code, percent: tax.percent },
      })),
    )
    .map((line, at) => ({
      ...line,
      id: `D${at + 1}`,
      mpn: '',
      ownNumber: '',
      quantity: -1,
      netMinor: -line.unitPriceMinor,
    }))

/** Until when it is to be paid, and what is taken off when it is sooner: of a German seller as its country's standard writes it. */
function termsOf(facts: InvoiceRow['facts']): string {
  const { dueOn, seller } = facts
  if (!dueOn) return ''
  const early = seller?.country === 'DE' ? skontoOf(facts) : discountWords(facts)
  return [...early, `Due on ${calendarDay(dueOn)}`].join('\n')
}

/** The same of a credit note. */
export function electronicCreditNote(row: CreditNoteRow, taxes: LineTaxes): EInvoice {
  const { facts, at } = row
  const { netMinor, taxMinor, grossMinor } = creditNoteSums(facts)
  const number = creditNoteNumber(row.number)
  const paidMinor = facts.by === 'account' ? 0 : grossMinor
  return {
    ...common(facts, facts.taxes ?? [], netMinor, {
      number,
      issuedOn: dayOf(facts, at),
      kind: 'credit-note',
    }),
    dueOn: null,
    earlier: [{ number: facts.invoice, issuedOn: facts.invoicedOn }],
    notes: facts.reason === '' ? [] : [facts.reason],
    // that of the invoice: what is tax-free since it crossed a border says so of what it lowers, too
    delivery: deliveryOf(facts, row.kind === 'deposit' ? null : facts.invoicedOn),
    payment: {
      by: facts.by === 'card' || facts.by === 'online' ? facts.by : 'agreement',
      reference: number,
    },
    terms: facts.by === 'account' ? 'Less is owed on account' : '',
    lines: [
      ...facts.lines.map((line) => lineOf(line, taxes)),
      ...facts.adjustments.map(
        ({ says, minor, tax }, at): ELine => ({
          id: `A${at + 1}`,
          name: says,
          mpn: '',
          ownNumber: '',
          quantity: Math.sign(minor),
          unitPriceMinor: Math.abs(minor),
          netMinor: minor,
          tax: tax ?? none,
        }),
      ),
    ],
    charges: [],
    totals: {
      linesMinor: netMinor,
      chargesMinor: 0,
      netMinor,
      taxMinor,
      grossMinor,
      paidMinor,
      dueMinor: grossMinor - paidMinor,
    },
  }
}

type Head = Pick<EInvoice, 'kind' | 'number' | 'issuedOn'>

/** What invoices and credit notes say alike. `netMinor`: what bears no tax, where taxes are off. */
function common(facts: PartyFacts, sums: TaxSum[], netMinor: number, head: Head) {
  const { currency, orderNumber, purchaseOrder, costCentre = '', buyer } = facts
  const untaxed = { ...none, baseMinor: netMinor, taxMinor: 0, reason: taxCodes.O.sentence }
  return {
    ...head,
    currency: currency.toUpperCase(),
    digits: Math.round(Math.log10(minorPerMajor(currency))),
    buyerReference: buyer?.reference ?? '',
    purchaseOrder,
    orderNumber,
    costCentre,
    ...partiesOf(facts),
    taxes:
      sums.length === 0
        ? [untaxed]
        : sums.map(({ why, ...sum }) => ({ ...sum, reason: sentenceOf({ code: sum.code, why }) })),
  }
}

const deliveryOf = ({ shipTo, name }: PartyFacts, on: string | null): EInvoice['delivery'] => ({
  on,
  name: shipTo?.name || name,
  address: shipTo ? placeOf(shipTo) : null,
})

const dayOf = ({ timeZone = 'UTC' }: PartyFacts, at: Date) => isoIn(timeZone, at).slice(0, 10)

const lineOf = (line: SoldLine, taxes: LineTaxes): ELine => ({
  id: String(line.position),
  name: line.name,
  mpn: line.mpn,
  ownNumber: line.ownNumber,
  quantity: line.quantity,
  unitPriceMinor: line.unitPriceMinor,
  netMinor: line.quantity * line.unitPriceMinor,
  tax: taxes.get(line.position) ?? none,
})

/** The freight of an invoice, one charge a tax that it bears. */
function freightOf(
  { facts }: Pick<InvoiceRow, 'facts'>,
  sums: TaxSum[],
  taxes: LineTaxes,
): EInvoice['charges'] {
  const { freight, lines } = facts
  if (!freight || freight.minor === 0) return []
  if (sums.length === 0) return [{ reason: 'Freight', amountMinor: freight.minor, tax: none }]
  return sums.flatMap((sum) => {
    const own = lines.filter(({ position }) => isSameTax(taxes.get(position) ?? none, sum))
    const amountMinor = sum.baseMinor - sumLines(own)
    const tax = { code: sum.code, percent: sum.percent }
    return amountMinor === 0 ? [] : [{ reason: 'Freight', amountMinor, tax }]
  })
}

/** How it is to be paid, or was. */
function paymentOf(
  { facts }: Pick<InvoiceRow, 'facts'>,
  number: string,
  isOpen: boolean,
): EPayment {
  if (!isOpen && facts.depositMinor !== undefined)
    return { by: 'agreement', reference: creditorReference(facts.orderNumber) }
  const by = cameBy(facts)
  if (!isOpen && by !== 'transfer') return { by, reference: facts.transactionId ?? '' }
  // what came by transfer before it was invoiced named the order
  const reference = creditorReference(isOpen ? number : facts.orderNumber)
  const iban = ibanIn(facts.seller?.payTo ?? '')
  return iban
    ? { by: 'transfer', iban, accountName: facts.seller?.name ?? '', reference }
    : { by: 'agreement', reference }
}
