import { expect, test } from 'vitest'
import type { Element } from '../../../xml/element.ts'
import { writeCii } from './cii.ts'
import { readEInvoice } from './rules/find-failed.ts'
import { within } from './rules/said.ts'
import { samples } from './samples.ts'
import { writeUbl } from './ubl.ts'

/**
 * In which order the XSDs want what the writers write. Sources: UBL 2.1 of OASIS (Invoice, CreditNote,
 * CommonAggregateComponents); Factur-X 1.07, profile EN 16931.
 */
const ubl = `
Invoice: CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode Note DocumentCurrencyCode AccountingCost BuyerReference OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal InvoiceLine
CreditNote: CustomizationID ProfileID ID IssueDate CreditNoteTypeCode Note DocumentCurrencyCode AccountingCost BuyerReference OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty Delivery PaymentMeans PaymentTerms AllowanceCharge TaxTotal LegalMonetaryTotal CreditNoteLine
OrderReference: ID SalesOrderID
BillingReference: InvoiceDocumentReference
InvoiceDocumentReference: ID IssueDate
AccountingSupplierParty: Party
AccountingCustomerParty: Party
Party: EndpointID PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact
PartyName: Name
PostalAddress: StreetName AdditionalStreetName CityName PostalZone CountrySubentity Country
Address: StreetName AdditionalStreetName CityName PostalZone CountrySubentity Country
Country: IdentificationCode
PartyTaxScheme: CompanyID TaxScheme
TaxScheme: ID
PartyLegalEntity: RegistrationName CompanyID
Contact: Name Telephone ElectronicMail
Delivery: ActualDeliveryDate DeliveryLocation DeliveryParty
DeliveryLocation: Address
DeliveryParty: PartyName
PaymentMeans: PaymentMeansCode PaymentDueDate PaymentID PayeeFinancialAccount
PayeeFinancialAccount: ID Name FinancialInstitutionBranch
FinancialInstitutionBranch: ID
PaymentTerms: Note
AllowanceCharge: ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason Amount TaxCategory
TaxCategory: ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme
ClassifiedTaxCategory: ID Percent TaxScheme
TaxTotal: TaxAmount TaxSubtotal
TaxSubtotal: TaxableAmount TaxAmount TaxCategory
LegalMonetaryTotal: LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount ChargeTotalAmount PrepaidAmount PayableAmount
InvoiceLine: ID InvoicedQuantity LineExtensionAmount Item Price
CreditNoteLine: ID CreditedQuantity LineExtensionAmount Item Price
Item: Name BuyersItemIdentification SellersItemIdentification ClassifiedTaxCategory
BuyersItemIdentification: ID
SellersItemIdentification: ID
Price: PriceAmount BaseQuantity`

const cii = `
CrossIndustryInvoice: ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction
ExchangedDocumentContext: GuidelineSpecifiedDocumentContextParameter
GuidelineSpecifiedDocumentContextParameter: ID
ExchangedDocument: ID TypeCode IssueDateTime IncludedNote
IssueDateTime: DateTimeString
IncludedNote: Content
SupplyChainTradeTransaction: IncludedSupplyChainTradeLineItem ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement
IncludedSupplyChainTradeLineItem: AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement SpecifiedLineTradeDelivery SpecifiedLineTradeSettlement
AssociatedDocumentLineDocument: LineID
SpecifiedTradeProduct: SellerAssignedID BuyerAssignedID Name
SpecifiedLineTradeAgreement: NetPriceProductTradePrice
NetPriceProductTradePrice: ChargeAmount BasisQuantity
SpecifiedLineTradeDelivery: BilledQuantity
SpecifiedLineTradeSettlement: ApplicableTradeTax SpecifiedTradeSettlementLineMonetarySummation
SpecifiedTradeSettlementLineMonetarySummation: LineTotalAmount
ApplicableTradeTax: CalculatedAmount TypeCode ExemptionReason BasisAmount CategoryCode ExemptionReasonCode RateApplicablePercent
CategoryTradeTax: TypeCode CategoryCode RateApplicablePercent
ApplicableHeaderTradeAgreement: BuyerReference SellerTradeParty BuyerTradeParty SellerOrderReferencedDocument BuyerOrderReferencedDocument
SellerTradeParty: Name SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration
BuyerTradeParty: Name SpecifiedLegalOrganization DefinedTradeContact PostalTradeAddress URIUniversalCommunication SpecifiedTaxRegistration
ShipToTradeParty: Name PostalTradeAddress
SpecifiedLegalOrganization: ID
DefinedTradeContact: PersonName TelephoneUniversalCommunication EmailURIUniversalCommunication
TelephoneUniversalCommunication: CompleteNumber
EmailURIUniversalCommunication: URIID
PostalTradeAddress: PostcodeCode LineOne LineTwo CityName CountryID CountrySubDivisionName
URIUniversalCommunication: URIID
SpecifiedTaxRegistration: ID
SellerOrderReferencedDocument: IssuerAssignedID
BuyerOrderReferencedDocument: IssuerAssignedID
ApplicableHeaderTradeDelivery: ShipToTradeParty ActualDeliverySupplyChainEvent
ActualDeliverySupplyChainEvent: OccurrenceDateTime
OccurrenceDateTime: DateTimeString
ApplicableHeaderTradeSettlement: PaymentReference InvoiceCurrencyCode SpecifiedTradeSettlementPaymentMeans ApplicableTradeTax SpecifiedTradeAllowanceCharge SpecifiedTradePaymentTerms SpecifiedTradeSettlementHeaderMonetarySummation InvoiceReferencedDocument ReceivableSpecifiedTradeAccountingAccount
SpecifiedTradeSettlementPaymentMeans: TypeCode PayeePartyCreditorFinancialAccount
PayeePartyCreditorFinancialAccount: IBANID AccountName ProprietaryID
SpecifiedTradeAllowanceCharge: ChargeIndicator ActualAmount ReasonCode Reason CategoryTradeTax
ChargeIndicator: Indicator
SpecifiedTradePaymentTerms: Description DueDateDateTime
DueDateDateTime: DateTimeString
SpecifiedTradeSettlementHeaderMonetarySummation: LineTotalAmount ChargeTotalAmount TaxBasisTotalAmount TaxTotalAmount GrandTotalAmount TotalPrepaidAmount DuePayableAmount
InvoiceReferencedDocument: IssuerAssignedID FormattedIssueDateTime
FormattedIssueDateTime: DateTimeString
ReceivableSpecifiedTradeAccountingAccount: ID`

const orderOf = (table: string) =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((row) => [row.split(':')[0]!, row.split(':')[1]!.trim().split(' ')]),
  )

/** Elements whose children stand otherwise, or have no place. */
const astray = (root: Element, orders: Map<string, string[]>) =>
  within(root)
    .filter(({ children }) => children.length > 0)
    .filter(({ name, children }) => {
      const places = children.map((child) => (orders.get(name) ?? []).indexOf(child.name))
      return places.some((place, at) => place < 0 || place < (places[at - 1] ?? 0))
    })
    .map(({ name, children }) => `${name}: ${children.map((child) => child.name).join(' ')}`)

const full = samples.map(({ invoice }) => ({
  ...invoice,
  costCentre: '4711',
  notes: ['A', 'B'],
  seller: {
    ...invoice.seller,
    address: { ...invoice.seller.address, line2: 'Hall 2', region: 'X' },
  },
}))

test.each([
  { format: 'UBL', table: ubl, write: writeUbl },
  { format: 'CII', table: cii, write: writeCii },
])('elements of $format stand in the order of its XSD', ({ table, write }) => {
  const orders = orderOf(table)
  const seen = new Set<string>()
  for (const invoice of full) {
    const { root } = readEInvoice(write(invoice))
    expect(astray(root, orders)).toEqual([])
    for (const { name } of within(root)) seen.add(name)
  }
  const known = new Set([...orders.keys(), ...[...orders.values()].flat()])
  expect([...known].filter((name) => !seen.has(name))).toEqual([])
})
