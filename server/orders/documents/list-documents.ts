import type { File, Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { type DocumentKind, documentKinds } from '../../../contract/orders/document-words.ts'
import type { OrderDocument } from '../../../contract/orders/documents.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { Sql } from '../../database/database.ts'
import { pageOf, readCursor, wrongCursor } from '../../database/paging.ts'
import type { Shop, User } from '../../shop.ts'
import { fileNameOf, timeZoneOf } from '../../shop-record/index.ts'
import { creditNoteNumber, invoiceNumber, orderNumber } from '../../words/numbers.ts'
import { type CsvColumn, maxRows, tooManyRows, writeCsv } from '../../words/write-csv.ts'
import { whoseOf } from '../whose.ts'
import {
  type DocumentEnd,
  type DocumentRow,
  selectDocuments,
  type Wanted,
} from './listing-store.ts'

type Filter = Input<Calls['exportDocuments']>

/** Invoices, deposit invoices and credit notes of the orders that somebody sees, newest first. */
export async function listDocuments(
  { database }: Shop,
  caller: User,
  { limit, cursor, ...filter }: Input<Calls['listDocuments']>,
): Promise<Output<Calls['listDocuments']>> {
  const after = readEnd(cursor)
  const rows = await selectDocuments(database.sql, wantedOf(caller, filter), {
    after,
    limit: limit + 1,
    order: 'desc',
  })
  const { items, next } = pageOf(rows, limit, ({ orderId, position, kind, number }) => ({
    id: orderId,
    key: `${position} ${kind} ${number}`,
  }))
  return { items: items.map(documentToApi), next }
}

/** The same as CSV, oldest first. */
export async function exportDocuments(shop: Shop, caller: User, filter: Filter): Promise<File> {
  return await writeCsv(
    await fileNameOf(shop, 'documents.csv'),
    await timeZoneOf(shop),
    columns,
    readAll(shop.replica.sql, wantedOf(caller, filter)),
  )
}

const wantedOf = (caller: User, filter: Filter): Wanted => ({
  ...filter,
  whose: caller.isAdmin ? null : whoseOf(caller, caller.company?.rights.includes('seeAll')),
  seesAccount: caller.isAdmin || caller.company?.rights.includes('pay') === true,
})

/** A cursor of this list: its key says the place of the last row. */
function readEnd(text: string | undefined): DocumentEnd | null {
  const cursor = readCursor(text)
  if (!cursor) return null
  const [, position, kind, number] =
    /^(\d{1,16}) ([a-z-]+) (\d{1,12})$/.exec(String(cursor.key)) ?? []
  const known = documentKinds.find((one) => one === kind)
  if (!known) throw wrongCursor()
  return { position: Number(position), kind: known, number: Number(number) }
}

const numberOf = ({ kind, number }: Pick<DocumentRow, 'kind' | 'number'>) =>
  kind === 'credit-note' ? creditNoteNumber(number) : invoiceNumber(number)

export function documentToApi(row: DocumentRow): OrderDocument {
  const { kind, issuedOn, dueOn, corrects, orderId, order, purchaseOrder, buyer, state, disputed } =
    row
  const major = (minor: number) => toMajor(minor, row.currency)
  return {
    number: numberOf(row),
    kind,
    issuedOn,
    dueOn,
    orderId,
    purchaseOrder,
    buyer,
    state,
    disputed,
    corrects: corrects === null ? null : invoiceNumber(corrects),
    orderNumber: orderNumber({ number: order }),
    net: major(row.amountMinor - row.taxMinor),
    tax: major(row.taxMinor),
    amount: major(row.amountMinor),
    deducted: major(row.deductedMinor),
    credited: major(row.creditedMinor),
    open: row.openMinor === null ? null : major(row.openMinor),
    currency: row.currency,
  }
}

const called: Record<DocumentKind, string> = {
  invoice: 'Invoice',
  deposit: 'Deposit invoice',
  'credit-note': 'Credit note',
}

/** Amounts of credit notes stand below 0, so that a column can be summed. */
const columns: CsvColumn<DocumentRow>[] = [
  ['Number', numberOf],
  ['What', ({ kind }) => called[kind]],
  ['Issued', ({ issuedOn }) => issuedOn],
  ['Due', ({ dueOn }) => dueOn],
  ['Invoice', ({ corrects }) => (corrects === null ? '' : invoiceNumber(corrects))],
  ['Order', ({ order }) => orderNumber({ number: order })],
  ['Purchase order', ({ purchaseOrder }) => purchaseOrder],
  ['Buyer', ({ buyer }) => buyer],
  ['Net', (row) => signed(row, row.amountMinor - row.taxMinor)],
  ['Tax', (row) => signed(row, row.taxMinor)],
  ['Amount', (row) => signed(row, row.amountMinor)],
  ['Open', ({ openMinor, currency }) => (openMinor === null ? null : toMajor(openMinor, currency))],
  ['Currency', ({ currency }) => currency],
  ['Disputed', ({ disputed }) => (disputed ? 'disputed' : '')],
  ['Deducted', ({ deductedMinor, currency }) => toMajor(deductedMinor, currency)],
]

const signed = ({ kind, currency }: DocumentRow, minor: number) =>
  toMajor(kind === 'credit-note' ? 0 - minor : minor, currency)

const piece = 1_000

async function* readAll(sql: Sql, wanted: Wanted): AsyncGenerator<DocumentRow[]> {
  let after: DocumentEnd | null = null
  for (let read = 0; ; ) {
    const rows: DocumentRow[] = await selectDocuments(sql, wanted, {
      after,
      limit: piece,
      order: 'asc',
    })
    read += rows.length
    if (read > maxRows) throw tooManyRows()
    yield rows
    after = rows.at(-1) ?? null
    if (!after || rows.length < piece) return
  }
}
