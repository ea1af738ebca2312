import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { PostalAddress } from '../../../contract/addresses/address.ts'
import type { File, Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { orderReferences, referenceNames } from '../../../contract/orders/references.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop, User } from '../../shop.ts'
import { fileNameOf, timeZoneOf } from '../../shop-record/index.ts'
import { invoiceNumber, orderNumber } from '../../words/numbers.ts'
import { type CsvColumn, writeCsv } from '../../words/write-csv.ts'
import { selectOrdersById } from '../listing/store.ts'
import { partsName } from '../order-to-api.ts'
import type { OrderRow } from '../store.ts'
import { type Invoiced, selectInvoices } from './store.ts'
import { wantedOrders } from './wanted-orders.ts'

type Exported = OrderRow & Invoiced

const nothing: Invoiced = { invoices: [], enteredMinor: 0, enteredTaxMinor: 0 }

/** An address field by field; empty where the text alone is known. */
const addressColumns = (
  what: string,
  of: (row: Exported) => PostalAddress | null,
): CsvColumn<Exported>[] =>
  addressCells.map(([name, field]) => [`${what} ${name}`, (row) => of(row)?.[field] ?? ''])

const addressCells = [
  ['name', 'name'],
  ['attention', 'attention'],
  ['line 1', 'line1'],
  ['line 2', 'line2'],
  ['city', 'city'],
  ['region', 'region'],
  ['postal code', 'postalCode'],
  ['country', 'country'],
] as const

const columns: CsvColumn<Exported>[] = [
  ['Order', orderNumber],
  ['Placed at', ({ createdAt }) => createdAt],
  ['Status', ({ status }) => status],
  ...referenceNames.map(
    (name): CsvColumn<Exported> => [orderReferences[name].name, (row) => row[name]],
  ),
  ['Parts Name', partsName],
  ['Lines', ({ lineCount }) => lineCount],
  ['Quantity', ({ quantity }) => quantity],
  ['Unit price', (row) => (row.lineCount === 1 ? toMajor(row.unitPriceMinor, row.currency) : null)],
  ['Price', ({ totalMinor, currency }) => toMajor(totalMinor, currency)],
  ['Refunded', ({ refundedMinor, currency }) => toMajor(refundedMinor, currency)],
  ['Currency', ({ currency }) => currency],
  ['Buyer', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Address', ({ address }) => address],
  ...addressColumns('Ship to', ({ shipTo }) => shipTo),
  ...addressColumns('Bill to', ({ billTo }) => billTo),
  ['Phone', ({ phone }) => inGroups(phone)],
  ['Note', ({ note }) => note],
  ['Transaction', ({ transactionId }) => transactionId],
  ['Paid at', ({ paidAt }) => paidAt],
  ['Shipped at', ({ shippedAt }) => shippedAt],
  ['Invoices', ({ invoices }) => invoices.map(invoiceNumber).join(' ')],
  ['Company', ({ companyName }) => companyName],
  ['Cost centre', ({ costCentre }) => costCentre],
  ['Tax', ({ isTaxed, taxMinor, currency }) => (isTaxed ? toMajor(taxMinor, currency) : null)],
  ['Payable', ({ payableMinor, currency }) => toMajor(payableMinor, currency)],
  ['Freight', ({ shippingMinor, currency }) => toMajor(shippingMinor, currency)],
  ['Shipping', ({ shipping }) => shipping?.name ?? null],
  ['Carrier account', ({ shipping }) => shipping?.account ?? null],
  ['Freight on shipment', ({ enteredMinor, currency }) => toMajor(enteredMinor, currency)],
  ['Its tax', ({ enteredTaxMinor, currency }) => toMajor(enteredTaxMinor, currency)],
]

/** A number without gaps would be taken for one to count with: +442079460000 as 442,079,460,000. */
const inGroups = (phone: string) =>
  /^\+\d+$/.test(phone)
    ? (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone)
    : phone

/** One row an order. */
export async function exportOrders(
  shop: Shop,
  caller: User,
  input: Input<Calls['exportOrders']>,
): Promise<File> {
  const { sql } = shop.replica
  const ids = await wantedOrders(shop, caller, input)
  return await writeCsv(
    await fileNameOf(shop, 'orders.csv'),
    await timeZoneOf(shop),
    columns,
    readOrders(sql, ids),
  )
}

const piece = 1_000

async function* readOrders(sql: Sql, ids: string[]): AsyncGenerator<Exported[]> {
  for (let at = 0; at < ids.length; at += piece) {
    const some = ids.slice(at, at + piece)
    const invoiced = new Map((await selectInvoices(sql, some)).map(({ id, ...one }) => [id, one]))
    const orders = await selectOrdersById(sql, some)
    yield orders.map((order) => ({ ...order, ...(invoiced.get(order.id) ?? nothing) }))
  }
}
