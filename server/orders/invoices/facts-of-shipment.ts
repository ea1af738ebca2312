import { numbersInWords, type Parcel } from '../../../contract/orders/parcel-words.ts'
import { documentedReferences } from '../../../contract/orders/references.ts'
import type { ShopRecord } from '../../../contract/shop-record/record.ts'
import type { TaxSum } from '../../../contract/tax/sum-taxes.ts'
import { findInvoiced } from '../../companies/index.ts'
import type { Sql } from '../../database/database.ts'
import type { LineRow, Some } from '../lines/store.ts'
import type { OrderRow } from '../store.ts'
import { type BuyerFacts, type InvoiceFacts, invoiceSums, type SellerFacts } from './facts.ts'

/** What the invoice of a shipment says: what left, at what it was sold for, to whom, by whom, how it was paid. */
export function invoiceFacts(
  order: OrderRow,
  orderNumber: string,
  lines: LineRow[],
  { carrier, parcels, some }: { carrier: string; parcels: Parcel[]; some: Some[] },
  {
    seller,
    place,
    buyer,
    dueOn,
    taxes = [],
    freight,
    paidMinor,
    depositMinor = 0,
  }: {
    seller: SellerFacts
    place: ShopRecord['place']
    /** Of an order for a company. */
    buyer: BuyerFacts | null
    dueOn: string | null
    taxes?: TaxSum[]
    freight?: InvoiceFacts['freight'] | undefined
    paidMinor?: number
    /** What is left of the order's deposit: the invoice takes of it what it asks for at most. */
    depositMinor?: number
  },
): InvoiceFacts {
  const { name, email, address, shipTo, billTo, transactionId, currency } = order
  const { companyName, costCentre, taxId: buyerTaxId } = order
  const byPosition = new Map(lines.map((line) => [line.position, line]))
  const facts: InvoiceFacts = {
    orderNumber,
    name,
    email,
    address,
    shipTo,
    billTo,
    transactionId,
    currency,
    companyName,
    costCentre,
    ...(buyer && { buyer }),
    ...documentedReferences(order),
    ...(dueOn && { dueOn }),
    ...(taxes.length > 0 && { taxes, buyerTaxId }),
    ...(freight && { freight }),
    ...(paidMinor !== undefined && { paidMinor }),
    seller,
    carrier,
    trackingNumber: numbersInWords(parcels),
    ...place,
    orderedAt: order.createdAt.toISOString(),
    lines: some.flatMap(({ position, quantity }) => {
      const line = byPosition.get(position)
      if (!line) return []
      const { mpn, name: part, ownNumber, unitPriceMinor } = line
      return [{ position, mpn, name: part, ownNumber, quantity, unitPriceMinor }]
    }),
  }
  if (depositMinor === 0) return facts
  return { ...facts, depositMinor: Math.min(depositMinor, invoiceSums(facts).grossMinor) }
}

/** What its company said of how it is invoiced, and where its bookkeeping gets that; both empty of an order for no company. */
export async function howInvoiced(
  sql: Sql,
  { companyId }: Pick<OrderRow, 'companyId'>,
): Promise<{ buyer: BuyerFacts | null; email: string }> {
  const invoiced = companyId ? await findInvoiced(sql, companyId) : null
  if (!invoiced) return { buyer: null, email: '' }
  const { email, ...buyer } = invoiced
  return { buyer, email }
}

/** Who sells an order, with the number under which it is taxed, and how they are reached. */
export const sellerFacts = (
  { sellerTaxId }: Pick<OrderRow, 'sellerTaxId'>,
  { contact, look, colours }: Pick<ShopRecord, 'contact' | 'look' | 'colours'>,
  seller: ShopRecord['seller'],
): SellerFacts => ({
  ...seller,
  taxId: sellerTaxId || seller.taxId,
  phone: contact.phone,
  email: contact.email,
  ...(look.logo && { logo: look.logo }),
  ...(colours.accent && { accent: colours.accent }),
})
