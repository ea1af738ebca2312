export const documentKinds = ['invoice', 'deposit', 'credit-note'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const documentStates = ['open', 'overdue', 'paid'] as const
export type DocumentState = (typeof documentStates)[number]

/** cii: that of Factur-X and ZUGFeRD; ubl: that of Peppol. */
export const electronicFormats = ['cii', 'ubl'] as const
export type ElectronicFormat = (typeof electronicFormats)[number]

/** How a company gets its invoices: as PDF, as PDF with its CII in it, or as PDF with a UBL file beside it. */
export const invoiceFormats = ['pdf', 'facturx', 'ubl'] as const
export type InvoiceFormat = (typeof invoiceFormats)[number]
