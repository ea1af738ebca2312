import type { File, Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { ReportName } from '../../../contract/figures.ts'
import { categoryName } from '../../../contract/parts/categories.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { readCategories } from '../../catalogue/index.ts'
import type { Shop, User } from '../../shop.ts'
import { fileNameOf, timeZoneOf } from '../../shop-record/index.ts'
import { orderNumber } from '../../words/numbers.ts'
import { type CsvColumn, maxRows, tooManyRows, writeCsv } from '../../words/write-csv.ts'
import * as breakdown from '../breakdown/store.ts'
import { selectDeclines, selectRefunds } from '../figures/declines-and-refunds.ts'
import { everyDay } from '../figures/get-figures.ts'
import { selectDays } from '../figures/store.ts'
import { type Period, selectPeriod } from '../period.ts'

/** A table of its columns and all of its rows: one more than fit tells that there are too many. */
type Table<Row> = { columns: CsvColumn<Row>[]; read: () => Promise<Row[]> }

const most = maxRows + 1

/** One of the figures with all its rows, as they stand on the Overview: the period beside the one before. */
export async function exportFigures(
  shop: Shop,
  _caller: User,
  { of, days }: Input<Calls['exportFigures']>,
): Promise<File> {
  const timeZone = await timeZoneOf(shop)
  const period = await selectPeriod(shop.replica.sql, days, timeZone)
  const name = await fileNameOf(shop, `${of}-${period.days[0]}-${period.days.at(-1)}.csv`)
  const write = async <Row>({ columns, read }: Table<Row>) => {
    const rows = await read()
    if (rows.length > maxRows) throw tooManyRows()
    return await writeCsv(name, timeZone, columns, inOnePiece(rows))
  }
  const categories = await readCategories(shop.database)
  const nameOf = (key: string) => categoryName(categories, key)
  return await writers(shop, period, nameOf)[of](write)
}

async function* inOnePiece<Row>(rows: Row[]) {
  yield rows
}

type Write = <Row>(table: Table<Row>) => Promise<File>

/** Each report's table. */
function writers(
  shop: Shop,
  period: Period,
  nameOf: (category: string) => string,
): Record<ReportName, (write: Write) => Promise<File>> {
  const { sql } = shop.replica
  const { currency } = shop.config
  const money = (minor: number) => toMajor(minor, currency)
  const sold: CsvColumn<breakdown.SoldRow>[] = [
    [`Revenue ${currency.toUpperCase()}`, ({ revenueMinor }) => money(revenueMinor)],
    ['Revenue before', ({ previousMinor }) => money(previousMinor)],
    ['Pieces', ({ pieces }) => pieces],
    ['Pieces before', ({ previousPieces }) => previousPieces],
    ['Orders', ({ orders }) => orders],
    ['Orders before', ({ previousOrders }) => previousOrders],
  ]
  return {
    days: (write) =>
      write({
        columns: [
          ['Day', ({ date }) => date],
          [`Revenue ${currency.toUpperCase()}`, ({ revenue }) => revenue],
          ['Orders placed', ({ orders }) => orders],
          ['Pieces', ({ pieces }) => pieces],
          ['Day before', ({ previous }) => previous.date],
          ['Revenue before', ({ previous }) => previous.revenue],
          ['Orders placed before', ({ previous }) => previous.orders],
          ['Pieces before', ({ previous }) => previous.pieces],
        ],
        read: async () => everyDay(period, await selectDays(sql, period), money),
      }),
    categories: (write) =>
      write({
        columns: [['Category', ({ category }) => nameOf(category)], ...sold],
        read: () => breakdown.selectCategories(sql, period),
      }),
    customers: (write) =>
      write({
        columns: [['Buyer', ({ name }) => name], ['Email', ({ email }) => email], ...sold],
        read: () => breakdown.selectCustomers(sql, period, most),
      }),
    parts: (write) =>
      write({
        columns: [
          ['Part', ({ name }) => name],
          ['Part number', ({ mpn }) => mpn],
          ['Category', ({ category }) => nameOf(category)],
          ...sold,
        ],
        read: () => breakdown.selectParts(sql, period, most),
      }),
    'stock-cover': (write) =>
      write({
        columns: [
          ['Part', ({ name }) => name],
          ['Part number', ({ mpn }) => mpn],
          ['Available', ({ quantity }) => quantity],
          ['Sold', (row) => row.sold],
          ['Days', ({ coverDays }) => coverDays],
        ],
        read: () => breakdown.selectCover(sql, period, {}, { limit: most }),
      }),
    refunds: (write) =>
      write({
        columns: [
          ['Order', orderNumber],
          ['Email', ({ email }) => email],
          ['Decided at', ({ at }) => at],
          [`Amount ${currency.toUpperCase()}`, ({ amountMinor }) => money(amountMinor)],
          ['Reason', ({ reason }) => reason],
          ['State', ({ state }) => state],
        ],
        read: () => selectRefunds(sql, period, most),
      }),
    declines: (write) =>
      write({
        columns: [
          ['Order', orderNumber],
          ['Email', ({ email }) => email],
          ['Declined at', ({ at }) => at],
          [`Amount ${currency.toUpperCase()}`, ({ totalMinor }) => money(totalMinor)],
          ['Reason', ({ reason }) => reason],
        ],
        read: () => selectDeclines(sql, period, most),
      }),
  }
}
