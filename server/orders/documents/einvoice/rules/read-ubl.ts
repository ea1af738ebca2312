import { allAt, type Element, textAt } from '../../../../xml/element.ts'
import type { Said, SaidAddress, SaidKind, SaidParty } from './said.ts'

/** What a UBL Invoice or CreditNote says. */
export function readUbl(root: Element): Said {
  const delivery = one(root, 'Delivery')
  const sums = one(root, 'LegalMonetaryTotal')
  const order = textAt(root, 'OrderReference/ID')
  return {
    syntax: 'ubl',
    root,
    specification: textAt(root, 'CustomizationID'),
    process: textAt(root, 'ProfileID'),
    number: textAt(root, 'ID'),
    issuedOn: textAt(root, 'IssueDate'),
    dueOn: textAt(root, 'DueDate', 'PaymentMeans/PaymentDueDate'),
    typeCode: textAt(root, 'InvoiceTypeCode', 'CreditNoteTypeCode'),
    currency: textAt(root, 'DocumentCurrencyCode'),
    buyerReference: textAt(root, 'BuyerReference'),
    purchaseOrder: order === 'NA' ? '' : order,
    orderNumber: textAt(root, 'OrderReference/SalesOrderID'),
    costCentre: textAt(root, 'AccountingCost'),
    earlier: allAt(root, 'BillingReference/InvoiceDocumentReference').map((at) => ({
      number: textAt(at, 'ID'),
      issuedOn: textAt(at, 'IssueDate'),
    })),
    notes: allAt(root, 'Note').map(({ text }) => text),
    seller: partyAt(one(root, 'AccountingSupplierParty/Party')),
    buyer: partyAt(one(root, 'AccountingCustomerParty/Party')),
    deliveredOn: textAt(delivery, 'ActualDeliveryDate'),
    deliverTo: {
      name: textAt(delivery, 'DeliveryParty/PartyName/Name'),
      address: addressAt(allAt(delivery, 'DeliveryLocation/Address')[0]),
    },
    payments: allAt(root, 'PaymentMeans').map((at) => ({
      code: textAt(at, 'PaymentMeansCode'),
      account: textAt(at, 'PayeeFinancialAccount/ID'),
      name: textAt(at, 'PayeeFinancialAccount/Name'),
      bank: textAt(at, 'PayeeFinancialAccount/FinancialInstitutionBranch/ID'),
      reference: textAt(at, 'PaymentID'),
    })),
    terms: textAt(root, 'PaymentTerms/Note'),
    lines: root.children
      .filter(({ name }) => name === 'InvoiceLine' || name === 'CreditNoteLine')
      .map(lineAt),
    charges: allAt(root, 'AllowanceCharge').map((at) => ({
      isCharge: textAt(at, 'ChargeIndicator') === 'true',
      amount: textAt(at, 'Amount'),
      reason: textAt(at, 'AllowanceChargeReason'),
      reasonCode: textAt(at, 'AllowanceChargeReasonCode'),
      tax: kindAt(allAt(at, 'TaxCategory')[0]),
    })),
    taxes: allAt(root, 'TaxTotal/TaxSubtotal').map((at) => ({
      ...kindAt(allAt(at, 'TaxCategory')[0]),
      base: textAt(at, 'TaxableAmount'),
      amount: textAt(at, 'TaxAmount'),
      reason: textAt(at, 'TaxCategory/TaxExemptionReason'),
      reasonCode: textAt(at, 'TaxCategory/TaxExemptionReasonCode'),
    })),
    totals: {
      lines: textAt(sums, 'LineExtensionAmount'),
      allowances: textAt(sums, 'AllowanceTotalAmount'),
      charges: textAt(sums, 'ChargeTotalAmount'),
      net: textAt(sums, 'TaxExclusiveAmount'),
      taxes: allAt(root, 'TaxTotal/TaxAmount').map(({ text, attributes }) => ({
        amount: text.trim(),
        currency: attributes.get('currencyID') ?? '',
      })),
      gross: textAt(sums, 'TaxInclusiveAmount'),
      paid: textAt(sums, 'PrepaidAmount'),
      due: textAt(sums, 'PayableAmount'),
    },
  }
}

const nothing: Element = { name: '', attributes: new Map(), text: '', children: [] }
const one = (at: Element, path: string) => allAt(at, path)[0] ?? nothing

function partyAt(at: Element): SaidParty {
  const legal = allAt(at, 'PartyLegalEntity/CompanyID')[0]
  const endpoint = allAt(at, 'EndpointID')[0]
  const contact = allAt(at, 'Contact')[0]
  const registered = (isVat: boolean) =>
    textAt(
      allAt(at, 'PartyTaxScheme').find(
        (scheme) => (textAt(scheme, 'TaxScheme/ID') === 'VAT') === isVat,
      ) ?? nothing,
      'CompanyID',
    )
  return {
    name: textAt(at, 'PartyLegalEntity/RegistrationName'),
    address: addressAt(allAt(at, 'PostalAddress')[0]),
    legalId: legal?.text.trim() ?? '',
    legalScheme: legal?.attributes.get('schemeID') ?? '',
    vatId: registered(true),
    taxNumber: registered(false),
    endpoint: endpoint
      ? { scheme: endpoint.attributes.get('schemeID') ?? '', id: endpoint.text.trim() }
      : null,
    contact: contact
      ? {
          name: textAt(contact, 'Name'),
          phone: textAt(contact, 'Telephone'),
          email: textAt(contact, 'ElectronicMail'),
        }
      : null,
  }
}

const addressAt = (at: Element | undefined): SaidAddress | null =>
  at
    ? {
        line1: textAt(at, 'StreetName'),
        line2: textAt(at, 'AdditionalStreetName'),
        city: textAt(at, 'CityName'),
        postalCode: textAt(at, 'PostalZone'),
        region: textAt(at, 'CountrySubentity'),
        country: textAt(at, 'Country/IdentificationCode'),
      }
    : null

const kindAt = (at: Element = nothing): SaidKind => ({
  code: textAt(at, 'TaxScheme/ID') === 'VAT' ? textAt(at, 'ID') : '',
  percent: textAt(at, 'Percent'),
})

function lineAt(at: Element): Said['lines'][number] {
  const quantity = one(at, at.name === 'InvoiceLine' ? 'InvoicedQuantity' : 'CreditedQuantity')
  const item = one(at, 'Item')
  return {
    id: textAt(at, 'ID'),
    name: textAt(item, 'Name'),
    mpn: textAt(item, 'SellersItemIdentification/ID'),
    ownNumber: textAt(item, 'BuyersItemIdentification/ID'),
    quantity: quantity.text.trim(),
    unit: quantity.attributes.get('unitCode') ?? '',
    price: textAt(at, 'Price/PriceAmount'),
    baseQuantity: textAt(at, 'Price/BaseQuantity'),
    baseUnit: one(at, 'Price/BaseQuantity').attributes.get('unitCode') ?? '',
    net: textAt(at, 'LineExtensionAmount'),
    tax: kindAt(allAt(item, 'ClassifiedTaxCategory')[0]),
  }
}
