import type { File, Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { orderReferences, referenceNames } from '../../../contract/orders/references.ts'
import { partNumberOf } from '../../../contract/parts/number-key.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop, User } from '../../shop.ts'
import { fileNameOf, timeZoneOf } from '../../shop-record/index.ts'
import { invoiceNumber, orderNumber } from '../../words/numbers.ts'
import { type CsvColumn, maxRows, tooManyRows, writeCsv } from '../../words/write-csv.ts'
import { type ExportedLine, selectExportedLines, selectLineCounts } from './store.ts'
import { wantedOrders } from './wanted-orders.ts'

const columns: CsvColumn<ExportedLine>[] = [
  ['Order', orderNumber],
  ['Placed at', ({ createdAt }) => createdAt],
  ['Status', ({ status }) => status],
  ...referenceNames.map(
    (name): CsvColumn<ExportedLine> => [orderReferences[name].name, (row) => row[name]],
  ),
  ['Line', ({ position }) => position],
  ['Part', ({ name }) => name],
  ['Our number', ({ partNumber }) => partNumberOf(partNumber)],
  ['Part number', ({ mpn }) => mpn],
  ['Own number', ({ ownNumber }) => ownNumber],
  ['Quantity', ({ quantity }) => quantity],
  ['Shipped', ({ shipped }) => shipped],
  ['Cancelled', ({ cancelled }) => cancelled],
  ['Unit price', ({ unitPriceMinor, currency }) => toMajor(unitPriceMinor, currency)],
  [
    'Price',
    ({ unitPriceMinor, quantity, currency }) => toMajor(unitPriceMinor * quantity, currency),
  ],
  [
    'Price of cancelled',
    ({ unitPriceMinor, cancelled, currency }) => toMajor(unitPriceMinor * cancelled, currency),
  ],
  ['Currency', ({ currency }) => currency],
  ['Note', ({ note }) => note],
  ['Buyer', ({ buyer }) => buyer],
  ['Email', ({ email }) => email],
  ['Transaction', ({ transactionId }) => transactionId],
  ['Invoices', ({ invoices }) => invoices.map(invoiceNumber).join(' ')],
  ['Company', ({ companyName }) => companyName],
  ['Cost centre', ({ costCentre }) => costCentre],
  ['Tax code', ({ taxCode }) => taxCode],
  ['Tax percent', ({ taxPercent }) => taxPercent],
]

/** One row a line of an order. */
export async function exportOrderLines(
  shop: Shop,
  caller: User,
  input: Input<Calls['exportOrderLines']>,
): Promise<File> {
  const { sql } = shop.replica
  const ids = await wantedOrders(shop, caller, input)
  const counts = await selectLineCounts(sql, ids)
  if (counts.reduce((sum, { lines }) => sum + lines, 0) > maxRows) throw tooManyRows()
  return await writeCsv(
    await fileNameOf(shop, 'order-lines.csv'),
    await timeZoneOf(shop),
    columns,
    readLines(sql, counts),
  )
}

const piece = 4_000

/** Orders together as long as they have few lines, so that no piece is much larger than the largest order. */
async function* readLines(
  sql: Sql,
  counts: { id: string; lines: number }[],
): AsyncGenerator<ExportedLine[]> {
  let ids: string[] = []
  let open = 0
  for (const { id, lines } of counts) {
    ids.push(id)
    open += lines
    if (open < piece) continue
    yield await selectExportedLines(sql, ids)
    ids = []
    open = 0
  }
  if (ids.length > 0) yield await selectExportedLines(sql, ids)
}
