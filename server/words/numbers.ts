import type { DocumentKind } from '../../contract/orders/document-words.ts'

/** The readable number of an order, as people quote it. */
export const orderNumber = ({ number }: { number: number }) => `PW-${number}`

/** The order that people mean by this text: PW-100001, pw100001 or 100001. Null when it can be none. */
export function readOrderNumber(text: string): number | null {
  const figures = /^(?:PW-?)?0*(\d{1,12})$/i.exec(text.trim())?.[1]
  return figures === undefined ? null : Number(figures)
}

/** The number of an invoice, as it is printed: IN-000123. */
export const invoiceNumber = (number: number) => `IN-${String(number).padStart(6, '0')}`

/** The number of a credit note, as it is printed: CN-000123. */
export const creditNoteNumber = (number: number) => `CN-${String(number).padStart(6, '0')}`

/** The invoice that people mean by this text: IN-000123, in-123 or 123. Null when it can be none. */
export function readInvoiceNumber(text: string): number | null {
  const figures = /^(?:IN-?)?0*(\d{1,12})$/i.exec(text)?.[1]
  return figures === undefined ? null : Number(figures)
}

/** The document of this number: IN-000123 is an invoice, CN-000123 a credit note. Null when it can be neither. */
export function readDocumentNumber(text: string): { kind: DocumentKind; number: number } | null {
  const [, series, figures] = /^(IN|CN)-?0*(\d{1,12})$/i.exec(text.trim()) ?? []
  if (series === undefined) return null
  return {
    kind: series.toUpperCase() === 'IN' ? 'invoice' : 'credit-note',
    number: Number(figures),
  }
}
