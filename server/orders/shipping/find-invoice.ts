import { invoiceNumber } from './on-the-wire.ts'
import { selectInvoice } from './store.ts'

export { invoiceNumber }

/** The invoice of a shipment with whose order it is; null when it left before invoices were numbered. */
export const findInvoice = selectInvoice
export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof selectInvoice>>>
