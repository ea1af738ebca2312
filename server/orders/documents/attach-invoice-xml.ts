import type { Sheet } from './sheet.ts'
import { facturXml } from './xmp.ts'

const name = 'factur-x.xml'

/**
 * Puts the same invoice for machines into an invoice: Cross Industry Invoice of the profile EN 16931, as UTF-8. Such a PDF
 * is Factur-X 1.0, which is ZUGFeRD 2. At most once a sheet.
 */
export function attachInvoiceXml({ pdf, at }: Sheet, xml: Uint8Array) {
  const said = {
    name,
    type: 'text/xml',
    description: 'The same invoice for machines (Factur-X)',
    relationship: 'Alternative',
    creationDate: at,
    modifiedDate: at,
  }
  pdf.file(Buffer.from(xml), said)
  pdf.appendXML(facturXml(name))
}
