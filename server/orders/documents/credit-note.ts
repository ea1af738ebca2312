import { documentedNames } from '../../../contract/orders/references.ts'
import { calendarDay, timesIn } from '../../words/in-words.ts'
import { creditNoteNumber } from '../../words/numbers.ts'
import { creditNoteSums } from '../credit-notes/facts.ts'
import type { CreditNoteRow } from '../credit-notes/store.ts'
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
import { buyerFacts, companyFacts } from './places.ts'
import { closeSheet, openSheet } from './sheet.ts'
import { drawTable } from './table.ts'
import { taxNotes, taxParts } from './tax-words.ts'
import { money } from './words.ts'

/** A credit note from what was written down with it, and nothing else. `data`: the same as CII, which then is within. */
export async function renderCreditNote(
  note: CreditNoteRow,
  writer: Pick<Writer, 'seller' | 'look'>,
  data: Uint8Array | null,
): Promise<Uint8Array> {
  const { facts } = note
  const { currency, seller = writer.seller, taxes = [] } = facts
  const { dayOf } = timesIn(facts.timeZone ?? 'UTC')
  const number = creditNoteNumber(note.number)
  const sheet = await openSheet(`Credit note ${number}`, note.at, seller.name, facts.paper)
  if (data) attachInvoiceXml(sheet, data)
  drawHead(sheet, seller, 'Credit note', writer.look)
  drawFacts(sheet, [
    ['Credit note number', number],
    ['Date', dayOf(note.at)],
    ['Lowers invoice', `${facts.invoice} of ${calendarDay(facts.invoicedOn)}`],
    ['Reason', facts.reason],
    ['Order number', facts.orderNumber],
    ...referenceFacts(facts, documentedNames),
    ...companyFacts(facts),
    ...buyerFacts(facts),
    ['Buyer’s tax id', facts.buyerTaxId ?? ''],
  ])
  await drawTable(sheet, saleColumns, [
    ...facts.lines.map((line) => saleRow(line, currency)),
    ...facts.adjustments.map(({ says, minor }) => ({
      cells: ['', says, '', '', '', money(minor, currency)],
    })),
  ])
  const { netMinor, grossMinor } = creditNoteSums(facts)
  drawTotals(sheet, ['Total credited', money(grossMinor, currency)], {
    parts:
      taxes.length === 0 ? [] : [['Net', money(netMinor, currency)], ...taxParts(taxes, currency)],
  })
  drawNotes(sheet, [...taxNotes(taxes), becomes[facts.by]])
  return closeSheet(sheet)
}

/** What becomes of the money. */
const becomes: Record<CreditNoteRow['facts']['by'], string> = {
  account: 'So much less is owed on account.',
  card: 'The amount goes back to the card that paid it.',
  online: 'The amount goes back the way it was paid.',
  transfer: 'The amount is transferred back.',
  nothing: 'What it was invoiced for did not come after all: nothing goes back.',
}
