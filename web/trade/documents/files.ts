import type { OrderDocument } from '../../../contract/orders/documents.ts'
import { call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import type { Wanted } from '../files/downloads.tsx'

type Numbered = Pick<OrderDocument, 'number'>

/** An invoice, a deposit invoice or a credit note as paper. */
export const pdfOf = ({ number }: Numbered): Wanted => ({
  name: number,
  of: 'as PDF',
  ask: () => call('GET /documents/{number}', { number }),
  file: ownFile(`${number}.pdf`),
})

const formatNames = { cii: 'CII', ubl: 'UBL' } as const

/** A document as data: CII is that of Factur-X and ZUGFeRD, UBL that of Peppol. */
export const xmlOf = ({ number }: Numbered, format: keyof typeof formatNames): Wanted => ({
  name: formatNames[format],
  of: `of ${number}`,
  ask: () => call('GET /documents/{number}/xml', { number, format }),
  file: ownFile(`${number}-${format}.xml`),
})
