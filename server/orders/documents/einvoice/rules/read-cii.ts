import { allAt, type Element, textAt } from '../../../../xml/element.ts'
import type { Said, SaidAddress, SaidKind, SaidParty } from './said.ts'

/** What a CII says. */
export function readCii(root: Element): Said {
  const trade = one(root, 'SupplyChainTradeTransaction')
  const agreement = one(trade, 'ApplicableHeaderTradeAgreement')
  const delivery = one(trade, 'ApplicableHeaderTradeDelivery')
  const settlement = one(trade, 'ApplicableHeaderTradeSettlement')
  const sums = one(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')
  const context = one(root, 'ExchangedDocumentContext')
  return {
    syntax: 'cii',
    root,
    specification: textAt(context, 'GuidelineSpecifiedDocumentContextParameter/ID'),
    process: textAt(context, 'BusinessProcessSpecifiedDocumentContextParameter/ID'),
    number: textAt(root, 'ExchangedDocument/ID'),
    issuedOn: dayAt(root, 'ExchangedDocument/IssueDateTime/DateTimeString'),
    dueOn: dayAt(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString'),
    typeCode: textAt(root, 'ExchangedDocument/TypeCode'),
    currency: textAt(settlement, 'InvoiceCurrencyCode'),
    buyerReference: textAt(agreement, 'BuyerReference'),
    purchaseOrder: textAt(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID'),
    orderNumber: textAt(agreement, 'SellerOrderReferencedDocument/IssuerAssignedID'),
    costCentre: textAt(settlement, 'ReceivableSpecifiedTradeAccountingAccount/ID'),
    earlier: allAt(settlement, 'InvoiceReferencedDocument').map((at) => ({
      number: textAt(at, 'IssuerAssignedID'),
      issuedOn: dayAt(at, 'FormattedIssueDateTime/DateTimeString'),
    })),
    notes: allAt(root, 'ExchangedDocument/IncludedNote/Content').map(({ text }) => text),
    seller: partyAt(one(agreement, 'SellerTradeParty')),
    buyer: partyAt(one(agreement, 'BuyerTradeParty')),
    deliveredOn: dayAt(
      delivery,
      'ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString',
    ),
    deliverTo: {
      name: textAt(delivery, 'ShipToTradeParty/Name'),
      address: addressAt(allAt(delivery, 'ShipToTradeParty/PostalTradeAddress')[0]),
    },
    payments: allAt(settlement, 'SpecifiedTradeSettlementPaymentMeans').map((at) => ({
      code: textAt(at, 'TypeCode'),
      account: textAt(at, `${account}/IBANID`, `${account}/ProprietaryID`),
      name: textAt(at, `${account}/AccountName`),
      bank: '',
      reference: textAt(settlement, 'PaymentReference'),
    })),
    terms: textAt(settlement, 'SpecifiedTradePaymentTerms/Description'),
    lines: allAt(trade, 'IncludedSupplyChainTradeLineItem').map(lineAt),
    charges: allAt(settlement, 'SpecifiedTradeAllowanceCharge').map((at) => ({
      isCharge: textAt(at, 'ChargeIndicator/Indicator') === 'true',
      amount: textAt(at, 'ActualAmount'),
      reason: textAt(at, 'Reason'),
      reasonCode: textAt(at, 'ReasonCode'),
      tax: kindAt(allAt(at, 'CategoryTradeTax')[0]),
    })),
    taxes: allAt(settlement, 'ApplicableTradeTax').map((at) => ({
      ...kindAt(at),
      base: textAt(at, 'BasisAmount'),
      amount: textAt(at, 'CalculatedAmount'),
      reason: textAt(at, 'ExemptionReason'),
      reasonCode: textAt(at, 'ExemptionReasonCode'),
    })),
    totals: {
      lines: textAt(sums, 'LineTotalAmount'),
      allowances: textAt(sums, 'AllowanceTotalAmount'),
      charges: textAt(sums, 'ChargeTotalAmount'),
      net: textAt(sums, 'TaxBasisTotalAmount'),
      taxes: allAt(sums, 'TaxTotalAmount').map(({ text, attributes }) => ({
        amount: text.trim(),
        currency: attributes.get('currencyID') ?? '',
      })),
      gross: textAt(sums, 'GrandTotalAmount'),
      paid: textAt(sums, 'TotalPrepaidAmount'),
      due: textAt(sums, 'DuePayableAmount'),
    },
  }
}

const account = 'PayeePartyCreditorFinancialAccount'
const nothing: Element = { name: '', attributes: new Map(), text: '', children: [] }
const one = (at: Element, path: string) => allAt(at, path)[0] ?? nothing

/** 20261127 is 2026-11-27; what is no day in the format 102 is ''. */
function dayAt(at: Element, path: string): string {
  const { attributes, text } = one(at, path)
  if (attributes.get('format') !== '102') return ''
  const found = /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim())
  return found ? found.slice(1).join('-') : ''
}

function partyAt(at: Element): SaidParty {
  const legal = allAt(at, 'SpecifiedLegalOrganization/ID')[0]
  const uri = allAt(at, 'URIUniversalCommunication/URIID')[0]
  const contact = allAt(at, 'DefinedTradeContact')[0]
  const registered = (scheme: string) =>
    allAt(at, 'SpecifiedTaxRegistration/ID')
      .find(({ attributes }) => attributes.get('schemeID') === scheme)
      ?.text.trim() ?? ''
  return {
    name: textAt(at, 'Name'),
    address: addressAt(allAt(at, 'PostalTradeAddress')[0]),
    legalId: legal?.text.trim() ?? '',
    legalScheme: legal?.attributes.get('schemeID') ?? '',
    vatId: registered('VA'),
    taxNumber: registered('FC'),
    endpoint: uri ? { scheme: uri.attributes.get('schemeID') ?? '', id: uri.text.trim() } : null,
    contact: contact
      ? {
          name: textAt(contact, 'PersonName'),
          phone: textAt(contact, 'TelephoneUniversalCommunication/CompleteNumber'),
          email: textAt(contact, 'EmailURIUniversalCommunication/URIID'),
        }
      : null,
  }
}

const addressAt = (at: Element | undefined): SaidAddress | null =>
  at
    ? {
        line1: textAt(at, 'LineOne'),
        line2: textAt(at, 'LineTwo'),
        city: textAt(at, 'CityName'),
        postalCode: textAt(at, 'PostcodeCode'),
        region: textAt(at, 'CountrySubDivisionName'),
        country: textAt(at, 'CountryID'),
      }
    : null

const kindAt = (at: Element = nothing): SaidKind => ({
  code: textAt(at, 'TypeCode') === 'VAT' ? textAt(at, 'CategoryCode') : '',
  percent: textAt(at, 'RateApplicablePercent'),
})

function lineAt(at: Element): Said['lines'][number] {
  const price = one(at, 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice')
  const quantity = one(at, 'SpecifiedLineTradeDelivery/BilledQuantity')
  const settlement = one(at, 'SpecifiedLineTradeSettlement')
  const product = one(at, 'SpecifiedTradeProduct')
  return {
    id: textAt(at, 'AssociatedDocumentLineDocument/LineID'),
    name: textAt(product, 'Name'),
    mpn: textAt(product, 'SellerAssignedID'),
    ownNumber: textAt(product, 'BuyerAssignedID'),
    quantity: quantity.text.trim(),
    unit: quantity.attributes.get('unitCode') ?? '',
    price: textAt(price, 'ChargeAmount'),
    baseQuantity: textAt(price, 'BasisQuantity'),
    baseUnit: one(price, 'BasisQuantity').attributes.get('unitCode') ?? '',
    net: textAt(settlement, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
    tax: kindAt(allAt(settlement, 'ApplicableTradeTax')[0]),
  }
}
