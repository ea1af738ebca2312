import type { TaxCode } from '../../../../../contract/tax/codes.ts'
import type { EInvoice } from '../model.ts'
import { buildInvoice } from '../samples/build.ts'
import type { Country } from '../samples/parties.ts'

/** How one thing of an XML is made wrong. */
export type Damage = (xml: string) => string

/** The first element of a name, with all that stands in it. */
const found = (tag: string) => new RegExp(`[ ]*<${tag}( [^>]*)?>[\\s\\S]*?</${tag}>\n`)

export const without =
  (tag: string): Damage =>
  (xml) =>
    xml.replace(found(tag), '')
export const inside =
  (tag: string, damage: Damage): Damage =>
  (xml) =>
    xml.replace(found(tag), damage)
export const set =
  (tag: string, text: string): Damage =>
  (xml) =>
    xml.replace(new RegExp(`(<${tag}(?: [^>]*)?>)[^<]*(?=</${tag}>)`), (_, open) => open + text)
/** All attributes of a name. */
export const attribute =
  (name: string, value: string): Damage =>
  (xml) =>
    xml.replace(new RegExp(` ${name}="[^"]*"`, 'g'), ` ${name}="${value}"`)
export const behind =
  (tag: string, more: string): Damage =>
  (xml) =>
    xml.replace(found(tag), (whole) => `${whole}${more}\n`)
export const all =
  (...damages: Damage[]): Damage =>
  (xml) =>
    damages.reduce((so, damage) => damage(so), xml)

/** An invoice as the shop would write it. */
export const invoiceOf = (
  code: TaxCode,
  from: Country = 'DE',
  to: Country = from,
  freightMinor = 1_000,
): EInvoice =>
  buildInvoice({
    from,
    to,
    freightMinor,
    lines: [{ quantity: 3, unitPriceMinor: 9_999, tax: { code, percent: percentOf(code, from) } }],
  })
const percentOf = (code: TaxCode, from: Country) => {
  if (code !== 'S') return 0
  return from === 'SE' ? 25 : 19
}

const asAllowance = set('cbc:ChargeIndicator', 'false')
const vatScheme = `<cac:PartyTaxScheme><cbc:CompanyID>DE123456704</cbc:CompanyID>
<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`

/** What breaks each rule of a category, of an invoice of it with freight. */
export function damagesOf(code: TaxCode, name: string): [id: string, damage: Damage][] {
  const ids =
    code === 'O'
      ? behind('cac:PostalAddress', vatScheme)
      : inside('cac:AccountingSupplierParty', without('cac:PartyTaxScheme'))
  const wrong = code === 'S' ? '0' : '5'
  const rate: Damage =
    code === 'O' ? behind('cbc:ID', '<cbc:Percent>0</cbc:Percent>') : set('cbc:Percent', wrong)
  const ofCharge = inside('cac:AllowanceCharge', inside('cac:TaxCategory', rate))
  const isExempt = code !== 'S' && code !== 'Z'
  return [
    [`BR-${name}-01`, without('cac:TaxSubtotal')],
    [`BR-${name}-02`, ids],
    [`BR-${name}-03`, all(asAllowance, ids)],
    [`BR-${name}-04`, ids],
    [`BR-${name}-05`, inside('cac:ClassifiedTaxCategory', rate)],
    [`BR-${name}-06`, all(asAllowance, ofCharge)],
    [`BR-${name}-07`, ofCharge],
    [`BR-${name}-08`, set('cbc:TaxableAmount', '1.00')],
    [`BR-${name}-09`, inside('cac:TaxSubtotal', set('cbc:TaxAmount', '7.00'))],
    [
      `BR-${name}-10`,
      isExempt
        ? all(without('cbc:TaxExemptionReasonCode'), without('cbc:TaxExemptionReason'))
        : inside(
            'cac:TaxSubtotal',
            behind('cbc:Percent', '<cbc:TaxExemptionReason>None</cbc:TaxExemptionReason>'),
          ),
    ],
  ]
}

export const seller = (damage: Damage) => inside('cac:AccountingSupplierParty', damage)
export const buyer = (damage: Damage) => inside('cac:AccountingCustomerParty', damage)
export const line = (damage: Damage) => inside('cac:InvoiceLine', damage)
export const charge = (damage: Damage) => inside('cac:AllowanceCharge', damage)
export const allowance = (damage: Damage) =>
  all(set('cbc:ChargeIndicator', 'false'), charge(damage))
export const subtotal = (damage: Damage) => inside('cac:TaxSubtotal', damage)
export const totals = (damage: Damage) => inside('cac:LegalMonetaryTotal', damage)
export const reasons = all(
  without('cbc:AllowanceChargeReasonCode'),
  without('cbc:AllowanceChargeReason'),
)
export const endpoint = (scheme: string, id: string): Damage =>
  seller((xml) =>
    xml.replace(/<cbc:EndpointID.*/, `<cbc:EndpointID schemeID="${scheme}">${id}</cbc:EndpointID>`),
  )
export const street = without('cbc:StreetName')
export const address = without('cac:PostalAddress')
export const means = (code: string) => set('cbc:PaymentMeansCode', code)
export const vatId = (id: string) => seller(inside('cac:PartyTaxScheme', set('cbc:CompanyID', id)))
export const legal = (damage: Damage) => inside('cac:PartyLegalEntity', damage)
export const country = (code: string): Damage =>
  inside('cac:Country', set('cbc:IdentificationCode', code))
export const of = (invoice: EInvoice, rows: [id: string, damage: Damage][]) =>
  rows.map(([id, damage]) => ({ id, invoice, damage }))
