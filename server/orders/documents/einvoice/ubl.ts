import { amountsOf, percentText } from './amounts.ts'
import {
  exemptionOf,
  freightService,
  hasRate,
  hasVatIds,
  isGerman,
  paymentOf,
  pieces,
  typeCode,
} from './codes.ts'
import type { EAddress, EInvoice, ELine, EParty, ETaxKind } from './model.ts'
import { registered } from './party-ids.ts'
import { element as el, held, writeXml, type Xml } from './write-xml.ts'

const of = 'urn:oasis:names:specification:ubl:schema:xsd'
const spacesOf = (root: string) => ({
  xmlns: `${of}:${root}-2`,
  'xmlns:cac': `${of}:CommonAggregateComponents-2`,
  'xmlns:cbc': `${of}:CommonBasicComponents-2`,
})

/**
 * An invoice or credit note in UBL 2.1 as Peppol BIS Billing 3 has it. Elements stand in the order of the XSD of either. What
 * is missing is left out: `faultsOf` says whether it is valid.
 */
export function writeUbl(invoice: EInvoice): string {
  const isInvoice = invoice.kind !== 'credit-note'
  const root = isInvoice ? 'Invoice' : 'CreditNote'
  const note = el('cbc:Note', joined(invoice.notes))
  const type = el(`cbc:${root}TypeCode`, typeCode(invoice))
  return writeXml(
    el(
      root,
      [
        el(
          'cbc:CustomizationID',
          'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
        ),
        el('cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
        el('cbc:ID', invoice.number),
        el('cbc:IssueDate', invoice.issuedOn),
        isInvoice ? el('cbc:DueDate', invoice.dueOn ?? '') : null,
        type,
        note,
        el('cbc:DocumentCurrencyCode', invoice.currency),
        el('cbc:AccountingCost', invoice.costCentre),
        el('cbc:BuyerReference', invoice.buyerReference),
        orderOf(invoice),
        ...invoice.earlier.map(({ number, issuedOn }) =>
          el('cac:BillingReference', [
            el('cac:InvoiceDocumentReference', [
              el('cbc:ID', number),
              el('cbc:IssueDate', issuedOn),
            ]),
          ]),
        ),
        el('cac:AccountingSupplierParty', [
          party(invoice.seller, invoice, invoice.seller.taxNumber),
        ]),
        el('cac:AccountingCustomerParty', [party(invoice.buyer, invoice)]),
        delivery(invoice),
        means(invoice),
        el('cac:PaymentTerms', [el('cbc:Note', invoice.terms)]),
        ...invoice.charges.map((charge) => chargeOf(invoice, charge)),
        taxes(invoice),
        totals(invoice),
        ...invoice.lines.map((line) => lineOf(invoice, line)),
      ],
      spacesOf(root),
    )!,
  )
}

/**
 * Peppol allows one note. Three signs between its first two # would be read as a code of its subject (BR-CL-08): a gap
 * makes them text.
 */
const joined = (notes: string[]) =>
  notes
    .map(held)
    .filter((note) => note !== '')
    .join('\n')
    .replace(/^([^#]*#[^#]{3})#/, '$1 #')

/** UBL has our number beside the buyer’s alone: NA is Peppol’s word for none. It must not stand for the buyer’s reference. */
function orderOf({ purchaseOrder, orderNumber, buyerReference }: EInvoice): Xml {
  const own = held(purchaseOrder)
  if (own === '' && held(buyerReference) === '') return null
  if (own === '' && held(orderNumber) === '') return null
  return el('cac:OrderReference', [el('cbc:ID', own || 'NA'), el('cbc:SalesOrderID', orderNumber)])
}

function party(one: EParty, invoice: EInvoice, taxNumber = ''): Xml {
  const legal = registered(one.legalId, one.address.country)
  return el('cac:Party', [
    el('cbc:EndpointID', one.endpoint?.id ?? '', { schemeID: one.endpoint?.scheme ?? '' }),
    el('cac:PartyName', [el('cbc:Name', one.name)]),
    el('cac:PostalAddress', address(one.address)),
    hasVatIds(invoice) ? registration(one.vatId, 'VAT') : null,
    registration(taxNumber, 'TAX'),
    el('cac:PartyLegalEntity', [
      el('cbc:RegistrationName', one.name),
      el('cbc:CompanyID', legal.id, legal.scheme === '' ? {} : { schemeID: legal.scheme }),
    ]),
    el('cac:Contact', [
      el('cbc:Name', one.contact?.name ?? ''),
      el('cbc:Telephone', one.contact?.phone ?? ''),
      el('cbc:ElectronicMail', one.contact?.email ?? ''),
    ]),
  ])
}

const address = (one: EAddress) => [
  el('cbc:StreetName', one.line1),
  el('cbc:AdditionalStreetName', one.line2),
  el('cbc:CityName', one.city),
  el('cbc:PostalZone', one.postalCode),
  el('cbc:CountrySubentity', one.region),
  el('cac:Country', [el('cbc:IdentificationCode', one.country)]),
]

const scheme = (id: 'VAT' | 'TAX') => el('cac:TaxScheme', [el('cbc:ID', id)])

const registration = (id: string, kind: 'VAT' | 'TAX') =>
  held(id) === '' ? null : el('cac:PartyTaxScheme', [el('cbc:CompanyID', id), scheme(kind)])

const delivery = ({ delivery: to }: EInvoice) =>
  el('cac:Delivery', [
    el('cbc:ActualDeliveryDate', to?.on ?? ''),
    el('cac:DeliveryLocation', [el('cac:Address', to?.address ? address(to.address) : [])]),
    el('cac:DeliveryParty', [el('cac:PartyName', [el('cbc:Name', to?.name ?? '')])]),
  ])

function means(invoice: EInvoice): Xml {
  const payment = paymentOf(invoice)
  if (!payment) return null
  const { code, account } = payment
  return el('cac:PaymentMeans', [
    el('cbc:PaymentMeansCode', code),
    invoice.kind === 'credit-note' ? el('cbc:PaymentDueDate', invoice.dueOn ?? '') : null,
    el('cbc:PaymentID', invoice.payment?.reference ?? ''),
    account?.id
      ? el('cac:PayeeFinancialAccount', [
          el('cbc:ID', account.id),
          el('cbc:Name', account.name),
          el('cac:FinancialInstitutionBranch', [el('cbc:ID', account.bank)]),
        ])
      : null,
  ])
}

const money = (name: string, invoice: EInvoice, minor: number) =>
  el(name, amountsOf(invoice)(minor), { currencyID: invoice.currency })

const kindOf = (tax: ETaxKind) => [
  el('cbc:ID', tax.code),
  hasRate(tax) ? el('cbc:Percent', percentText(tax.percent)) : null,
]

const chargeOf = (invoice: EInvoice, charge: EInvoice['charges'][number]) =>
  el('cac:AllowanceCharge', [
    el('cbc:ChargeIndicator', 'true'),
    el('cbc:AllowanceChargeReasonCode', freightService),
    el('cbc:AllowanceChargeReason', charge.reason),
    money('cbc:Amount', invoice, charge.amountMinor),
    el('cac:TaxCategory', [...kindOf(charge.tax), scheme('VAT')]),
  ])

const taxes = (invoice: EInvoice) =>
  el('cac:TaxTotal', [
    money('cbc:TaxAmount', invoice, invoice.totals.taxMinor),
    ...invoice.taxes.map((tax) => {
      const exemption = exemptionOf(tax)
      // within Germany each tax of the invoice says its rate, also where there is none (DE-R-014)
      const rate = hasRate(tax) || !isGerman(invoice) ? kindOf(tax) : kindOfNone(tax)
      return el('cac:TaxSubtotal', [
        money('cbc:TaxableAmount', invoice, tax.baseMinor),
        money('cbc:TaxAmount', invoice, tax.taxMinor),
        el('cac:TaxCategory', [
          ...rate,
          el('cbc:TaxExemptionReasonCode', exemption.code),
          el('cbc:TaxExemptionReason', exemption.reason),
          scheme('VAT'),
        ]),
      ])
    }),
  ])
const kindOfNone = (tax: ETaxKind) => [el('cbc:ID', tax.code), el('cbc:Percent', '0')]

function totals(invoice: EInvoice): Xml {
  const { totals: sums, charges } = invoice
  const amount = (name: string, minor: number) => money(name, invoice, minor)
  return el('cac:LegalMonetaryTotal', [
    amount('cbc:LineExtensionAmount', sums.linesMinor),
    amount('cbc:TaxExclusiveAmount', sums.netMinor),
    amount('cbc:TaxInclusiveAmount', sums.grossMinor),
    charges.length > 0 ? amount('cbc:ChargeTotalAmount', sums.chargesMinor) : null,
    sums.paidMinor === 0 ? null : amount('cbc:PrepaidAmount', sums.paidMinor),
    amount('cbc:PayableAmount', sums.dueMinor),
  ])
}

function lineOf(invoice: EInvoice, line: ELine): Xml {
  const [root, quantity] =
    invoice.kind === 'credit-note'
      ? ['cac:CreditNoteLine', 'cbc:CreditedQuantity']
      : ['cac:InvoiceLine', 'cbc:InvoicedQuantity']
  return el(root!, [
    el('cbc:ID', line.id),
    el(quantity!, String(line.quantity), { unitCode: pieces }),
    money('cbc:LineExtensionAmount', invoice, line.netMinor),
    el('cac:Item', [
      el('cbc:Name', line.name),
      el('cac:BuyersItemIdentification', [el('cbc:ID', line.ownNumber)]),
      el('cac:SellersItemIdentification', [el('cbc:ID', line.mpn)]),
      el('cac:ClassifiedTaxCategory', [...kindOf(line.tax), scheme('VAT')]),
    ]),
    el('cac:Price', [
      money('cbc:PriceAmount', invoice, line.unitPriceMinor),
      el('cbc:BaseQuantity', '1', { unitCode: pieces }),
    ]),
  ])
}
