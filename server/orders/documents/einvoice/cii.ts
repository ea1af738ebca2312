import { amountsOf, percentText } from './amounts.ts'
import {
  exemptionOf,
  freightService,
  hasRate,
  hasVatIds,
  paymentOf,
  pieces,
  typeCode,
} from './codes.ts'
import type { EAddress, EInvoice, ELine, EParty, ETaxKind } from './model.ts'
import { registered } from './party-ids.ts'
import { element as el, writeXml, type Xml } from './write-xml.ts'

const spaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/**
 * An invoice in CII (UN/CEFACT Cross Industry Invoice D16B), profile EN 16931 of Factur-X 1.0 and ZUGFeRD 2. Elements stand in
 * the order of its XSD. What is missing is left out: `faultsOf` says whether it is valid.
 */
export const writeCii = (invoice: EInvoice): string =>
  writeXml(
    el(
      'rsm:CrossIndustryInvoice',
      [
        el('rsm:ExchangedDocumentContext', [
          el('ram:GuidelineSpecifiedDocumentContextParameter', [
            el('ram:ID', 'urn:cen.eu:en16931:2017'),
          ]),
        ]),
        el('rsm:ExchangedDocument', [
          el('ram:ID', invoice.number),
          el('ram:TypeCode', typeCode(invoice)),
          day('ram:IssueDateTime', invoice.issuedOn),
          ...invoice.notes.map((note) => el('ram:IncludedNote', [el('ram:Content', note)])),
        ]),
        el('rsm:SupplyChainTradeTransaction', [
          ...invoice.lines.map((line) => lineOf(invoice, line)),
          agreement(invoice),
          // it must stand there, also where nothing is known of it
          delivery(invoice) ?? {
            name: 'ram:ApplicableHeaderTradeDelivery',
            attributes: {},
            inside: [],
          },
          settlement(invoice),
        ]),
      ],
      spaces,
    )!,
  )

/** A day in the format 102, YYYYMMDD. */
const day = (name: string, on: string | null, type = 'udt:DateTimeString') =>
  el(name, [el(type, on?.replaceAll('-', '') ?? '', { format: '102' })])

function lineOf(invoice: EInvoice, line: ELine): Xml {
  const amount = amountsOf(invoice)
  return el('ram:IncludedSupplyChainTradeLineItem', [
    el('ram:AssociatedDocumentLineDocument', [el('ram:LineID', line.id)]),
    el('ram:SpecifiedTradeProduct', [
      el('ram:SellerAssignedID', line.mpn),
      el('ram:BuyerAssignedID', line.ownNumber),
      el('ram:Name', line.name),
    ]),
    el('ram:SpecifiedLineTradeAgreement', [
      el('ram:NetPriceProductTradePrice', [
        el('ram:ChargeAmount', amount(line.unitPriceMinor)),
        el('ram:BasisQuantity', '1', { unitCode: pieces }),
      ]),
    ]),
    el('ram:SpecifiedLineTradeDelivery', [
      el('ram:BilledQuantity', String(line.quantity), { unitCode: pieces }),
    ]),
    el('ram:SpecifiedLineTradeSettlement', [
      el('ram:ApplicableTradeTax', kindOf(line.tax)),
      el('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        el('ram:LineTotalAmount', amount(line.netMinor)),
      ]),
    ]),
  ])
}

const kindOf = (tax: ETaxKind) => [
  el('ram:TypeCode', 'VAT'),
  el('ram:CategoryCode', tax.code),
  hasRate(tax) ? el('ram:RateApplicablePercent', percentText(tax.percent)) : null,
]

const agreement = (invoice: EInvoice) =>
  el('ram:ApplicableHeaderTradeAgreement', [
    el('ram:BuyerReference', invoice.buyerReference),
    party('ram:SellerTradeParty', invoice.seller, invoice, invoice.seller.taxNumber),
    party('ram:BuyerTradeParty', invoice.buyer, invoice),
    el('ram:SellerOrderReferencedDocument', [el('ram:IssuerAssignedID', invoice.orderNumber)]),
    el('ram:BuyerOrderReferencedDocument', [el('ram:IssuerAssignedID', invoice.purchaseOrder)]),
  ])

function party(name: string, one: EParty, invoice: EInvoice, taxNumber = ''): Xml {
  const legal = registered(one.legalId, one.address.country)
  return el(name, [
    el('ram:Name', one.name),
    el('ram:SpecifiedLegalOrganization', [
      el('ram:ID', legal.id, legal.scheme === '' ? {} : { schemeID: legal.scheme }),
    ]),
    el('ram:DefinedTradeContact', [
      el('ram:PersonName', one.contact?.name ?? ''),
      el('ram:TelephoneUniversalCommunication', [
        el('ram:CompleteNumber', one.contact?.phone ?? ''),
      ]),
      el('ram:EmailURIUniversalCommunication', [el('ram:URIID', one.contact?.email ?? '')]),
    ]),
    address(one.address),
    el('ram:URIUniversalCommunication', [
      el('ram:URIID', one.endpoint?.id ?? '', { schemeID: one.endpoint?.scheme ?? '' }),
    ]),
    hasVatIds(invoice) ? registration(one.vatId, 'VA') : null,
    registration(taxNumber, 'FC'),
  ])
}

const address = (one: EAddress) =>
  el('ram:PostalTradeAddress', [
    el('ram:PostcodeCode', one.postalCode),
    el('ram:LineOne', one.line1),
    el('ram:LineTwo', one.line2),
    el('ram:CityName', one.city),
    el('ram:CountryID', one.country),
    el('ram:CountrySubDivisionName', one.region),
  ])

const registration = (id: string, scheme: 'VA' | 'FC') =>
  el('ram:SpecifiedTaxRegistration', [el('ram:ID', id, { schemeID: scheme })])

const delivery = ({ delivery: to }: EInvoice) =>
  el('ram:ApplicableHeaderTradeDelivery', [
    el('ram:ShipToTradeParty', [
      el('ram:Name', to?.name ?? ''),
      to?.address ? address(to.address) : null,
    ]),
    el('ram:ActualDeliverySupplyChainEvent', [day('ram:OccurrenceDateTime', to?.on ?? null)]),
  ])

function settlement(invoice: EInvoice): Xml {
  const amount = amountsOf(invoice)
  return el('ram:ApplicableHeaderTradeSettlement', [
    el('ram:PaymentReference', invoice.payment?.reference ?? ''),
    el('ram:InvoiceCurrencyCode', invoice.currency),
    means(invoice),
    ...invoice.taxes.map((tax) => taxOf(tax, amount)),
    ...invoice.charges.map((charge) =>
      el('ram:SpecifiedTradeAllowanceCharge', [
        el('ram:ChargeIndicator', [el('udt:Indicator', 'true')]),
        el('ram:ActualAmount', amount(charge.amountMinor)),
        el('ram:ReasonCode', freightService),
        el('ram:Reason', charge.reason),
        el('ram:CategoryTradeTax', kindOf(charge.tax)),
      ]),
    ),
    el('ram:SpecifiedTradePaymentTerms', [
      el('ram:Description', invoice.terms),
      day('ram:DueDateDateTime', invoice.dueOn),
    ]),
    totals(invoice),
    // the XSD of D16B has room for one; each line that deducts a deposit names its invoice
    ...invoice.earlier
      .slice(0, 1)
      .map(({ number, issuedOn }) =>
        el('ram:InvoiceReferencedDocument', [
          el('ram:IssuerAssignedID', number),
          day('ram:FormattedIssueDateTime', issuedOn, 'qdt:DateTimeString'),
        ]),
      ),
    el('ram:ReceivableSpecifiedTradeAccountingAccount', [el('ram:ID', invoice.costCentre)]),
  ])
}

function means(invoice: EInvoice): Xml {
  const payment = paymentOf(invoice)
  if (!payment) return null
  const { code, account } = payment
  // the bank of a Danish account stands before it: CII has no place for a number of a bank
  const named = account?.bank
    ? el('ram:ProprietaryID', account.bank + account.id)
    : el('ram:IBANID', account?.id ?? '')
  return el('ram:SpecifiedTradeSettlementPaymentMeans', [
    el('ram:TypeCode', code),
    el('ram:PayeePartyCreditorFinancialAccount', [
      account?.bank ? null : named,
      account?.id ? el('ram:AccountName', account.name) : null,
      account?.bank ? named : null,
    ]),
  ])
}

function taxOf(tax: EInvoice['taxes'][number], amount: (minor: number) => string): Xml {
  const exemption = exemptionOf(tax)
  return el('ram:ApplicableTradeTax', [
    el('ram:CalculatedAmount', amount(tax.taxMinor)),
    el('ram:TypeCode', 'VAT'),
    el('ram:ExemptionReason', exemption.reason),
    el('ram:BasisAmount', amount(tax.baseMinor)),
    el('ram:CategoryCode', tax.code),
    el('ram:ExemptionReasonCode', exemption.code),
    hasRate(tax) ? el('ram:RateApplicablePercent', percentText(tax.percent)) : null,
  ])
}

function totals(invoice: EInvoice): Xml {
  const amount = amountsOf(invoice)
  const { totals: sums, charges, currency } = invoice
  return el('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    el('ram:LineTotalAmount', amount(sums.linesMinor)),
    charges.length > 0 ? el('ram:ChargeTotalAmount', amount(sums.chargesMinor)) : null,
    el('ram:TaxBasisTotalAmount', amount(sums.netMinor)),
    el('ram:TaxTotalAmount', amount(sums.taxMinor), { currencyID: currency }),
    el('ram:GrandTotalAmount', amount(sums.grossMinor)),
    sums.paidMinor === 0 ? null : el('ram:TotalPrepaidAmount', amount(sums.paidMinor)),
    el('ram:DuePayableAmount', amount(sums.dueMinor)),
  ])
}
