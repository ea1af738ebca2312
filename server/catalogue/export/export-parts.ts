import type { File, Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { attributeNames } from '../../../contract/parts/attributes.ts'
import { partNumberOf } from '../../../contract/parts/number-key.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { neutralCsv } from '../../../contract/text/csv-manner.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop, User } from '../../shop.ts'
import { fileNameOf, timeZoneOf } from '../../shop-record/index.ts'
import { type CsvColumn, maxRows, tooManyRows, writeCsv } from '../../words/write-csv.ts'
import { writeSpec } from '../import/read/spec-cell.ts'
import type { PartRow } from '../parts/store.ts'
import type { PartFilter } from '../search/filter.ts'
import { searched } from '../search/searched.ts'
import { countUpTo, selectPartsAfter, selectSpecKeys } from './store.ts'

/**
 * The parts that match as a file that the import reads again, its columns called as the import's fields. The stock stands
 * in a column that the import does not know: what was sold since would come back. Its numbers have a point wherever the shop is.
 */
export async function exportParts(
  shop: Shop,
  _caller: User,
  input: Input<Calls['exportParts']>,
): Promise<File> {
  const { sql } = shop.replica
  const { currency } = shop.config
  const timeZone = await timeZoneOf(shop)
  const name = await fileNameOf(shop, 'parts.csv')
  const found = await searched(
    shop,
    input,
    (asked) => countUpTo(sql, asked, maxRows + 1),
    (count) => count === 0,
  )
  if (!found) return await writeCsv(name, timeZone, columnsOf([], currency), nothing(), neutralCsv)
  if (found.found > maxRows) throw tooManyRows()
  const { filter } = found
  const columns = columnsOf(await selectSpecKeys(sql, filter), currency)
  return await writeCsv(name, timeZone, columns, readParts(sql, filter), neutralCsv)
}

const columnsOf = (specKeys: string[], currency: string): CsvColumn<PartRow>[] => [
  ['mpn', ({ mpn }) => mpn],
  ['ourNumber', ({ number }) => partNumberOf(number)],
  ['name', ({ name }) => name],
  ['category', ({ category }) => category],
  ['price', ({ priceMinor }) => toMajor(priceMinor, currency)],
  ['breaks', ({ breaks }) => breaksOf(breaks, currency)],
  ['inStock', ({ quantity }) => quantity],
  ['minQuantity', ({ minQuantity }) => minQuantity],
  ['orderMultiple', ({ orderMultiple }) => orderMultiple],
  ['maxQuantity', ({ maxQuantity }) => maxQuantity],
  ['pack', ({ packName, packSize }) => (packName === null ? null : `${packName} of ${packSize}`)],
  ...attributeNames.map((name): CsvColumn<PartRow> => [name, (row) => row[name]]),
  ['img', ({ img }) => img],
  ['details', ({ details }) => details],
  ...specKeys.map(
    (key): CsvColumn<PartRow> => [
      `specs.${key}`,
      ({ specs }) => (Object.hasOwn(specs, key) ? writeSpec(specs[key]!) : null),
    ],
  ),
]

const breaksOf = (breaks: PartRow['breaks'], currency: string) =>
  breaks.map(({ from, priceMinor }) => `${from}:${toMajor(priceMinor, currency)}`).join(';')

const piece = 1_000

async function* readParts(sql: Sql, filter: PartFilter): AsyncGenerator<PartRow[]> {
  for (let after: string | null = null; ; ) {
    const rows: PartRow[] = await selectPartsAfter(sql, filter, after, piece)
    if (rows.length > 0) yield rows
    if (rows.length < piece) return
    after = rows.at(-1)!.id
  }
}

async function* nothing(): AsyncGenerator<PartRow[]> {}
