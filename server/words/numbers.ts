import type { DocumentKind } from '../../contract/orders/document-words.ts'
import { asPattern, series } from '../../contract/words/series.ts'

/** The readable number of an order, as people quote it: PW-100001 where orders begin with PW-. */
export const orderNumber = ({ number }: { number: number }) => `${series().order}${number}`

/** The number of an invoice, as it is printed: IN-000123. */
export const invoiceNumber = (number: number) => `${series().invoice}${inSix(number)}`

/** The number of a credit note, as it is printed: CN-000123. */
export const creditNoteNumber = (number: number) => `${series().creditNote}${inSix(number)}`

const inSix = (number: number) => String(number).padStart(6, '0')

/** The order that people mean by this text: PW-100001, pw100001 or 100001. Null when it can be none. */
export const readOrderNumber = (text: string) => read(text.trim(), series().order, '?')

/** The invoice that people mean by this text: IN-000123, in-123 or 123. Null when it can be none. */
export const readInvoiceNumber = (text: string) => read(text, series().invoice, '?')

/** The document of this number: IN-000123 is an invoice, of what left or for a deposit, CN-000123 a credit note. Null when it can be neither. */
export function readDocumentNumber(
  text: string,
): { kind: Exclude<DocumentKind, 'deposit'>; number: number } | null {
  const { invoice, creditNote } = series()
  const of = read(text.trim(), invoice)
  if (of !== null) return { kind: 'invoice', number: of }
  const note = read(text.trim(), creditNote)
  return note === null ? null : { kind: 'credit-note', number: note }
}

/** The number behind a beginning, with its dashes or without; `often` is ? where people leave it out. */
function read(text: string, beginning: string, often: '' | '?' = ''): number | null {
  const pattern = new RegExp(`^(?:${asPattern(beginning, '-?')}-?)${often}0*(\\d{1,12})$`, 'i')
  const figures = pattern.exec(text)?.[1]
  return figures === undefined ? null : Number(figures)
}
