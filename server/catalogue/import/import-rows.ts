import type { Columns } from '../../../bom/columns/catalogue/guess-columns.ts'
import { ownColumns } from '../../../bom/columns/catalogue/own-columns.ts'
import type { Decimal } from '../../../bom/read/quantity.ts'
import { minorPerMajor } from '../../../contract/pricing/money.ts'
import type { Sql } from '../../database/database.ts'
import { categoriesIn } from '../categories/read-categories.ts'
import { holdAllCategories } from '../categories/store.ts'
import { readImportedKinds } from '../kinds/read-kinds.ts'
import { insertKinds } from '../kinds/store.ts'
import { sayWhoChanges } from '../parts/lifecycle-store.ts'
import { rememberFirst, selectFirst } from './first-rows.ts'
import { readCategory } from './read/attribute-cell.ts'
import { type CategoryWords, categoryWords } from './read/category-words.ts'
import { ImportFault, type ReadRow } from './read/source-row.ts'
import { refuseByShop, refuseOlder } from './refusing/refuse-by-shop.ts'
import type { ImportReport, OpenReport } from './report.ts'
import { checkDraft } from './row-to-part/check-draft.ts'
import type { CheckRules, Defaults } from './row-to-part/checked-part.ts'
import { openMapper, type RowMapper } from './row-to-part/map-row.ts'
import { isDatabaseEntry, mapDatabaseEntry } from './row-to-part/part-database/entry.ts'
import { type PriceList, priceOf } from './row-to-part/price-list.ts'
import { openRowStage, type PictureOf, type Stage } from './stage-rows.ts'
import * as stamped from './stamped/store.ts'
import * as store from './store.ts'

export type ImportOptions = {
  columns: Columns
  /** Whether columns that are not given are found by their names: unless false. */
  guess?: boolean
  keepUnknown: boolean
  /** Whether null in a row takes away what a part may have none of. */
  nullClears?: boolean
  leftOut?: readonly string[]
  /** How numbers are written; null: as the file shows. */
  decimal: Decimal
  prices: PriceList
  defaults: Defaults
  /** Writes the good rows of a file that has refused ones, too. */
  allowRefused: boolean
  /** Leaves out rows of parts that the shop does not have. */
  onlyKnown: boolean
  /** What the rows say of stock: pieces that can be ordered, or pieces in the house, promised ones included. */
  quantityIs: 'available' | 'onHand'
  /** When it was so; null for a file that does not say, which is never older than another. */
  asOf: Date | null
  /** Whether what does not say it is as of when its transaction began; pieces in the house always are. */
  isStamped?: boolean
  /** Whether others are written meanwhile: price and stock of known parts is all that they change, as this does. */
  isBeside?: boolean
  /** Who imports; null for the operator at the command line. */
  actorId: string | null
  /** The picture of a part without one. By default that of its category. */
  pictureOf?: PictureOf
  onProgress?: (progress: ImportProgress) => void
  /** Learn of the lines whose part was added, was changed, is not in the shop, or is short of what was promised. */
  onAdded?: (lines: number[]) => void
  onChanged?: (lines: number[]) => void
  onUnknown?: (line: number) => void
  onShort?: (rows: { line: number; missing: number }[]) => void
}

/** Rows so far; `share` of all that there is to do, from 0 to 1, where the size of the file is known. */
export type ImportProgress = { read: number; written: number; refused: number; share?: number }

export const importDefaults: Defaults = { minQuantity: 10 }

/** Rows that one statement writes: enough to be fast, few enough to say how far it is. */
const writtenAtOnce = 10_000

/** Rows in their order, and what they came from. */
export type Rows = {
  name: string
  rows: AsyncIterable<ReadRow[]>
  /** How its numbers are written, known with its first rows. */
  decimal?: () => Decimal
}

/**
 * Brings rows into the shop within the caller's transaction, which has begun the import: all are staged, those that the
 * shop cannot take are refused, and unless that forbids it the others are written.
 */
export async function importRows(
  sql: Sql,
  currency: string,
  source: Rows,
  options: ImportOptions,
  open: OpenReport,
) {
  await sayWhoChanges(sql, options.actorId, source.name)
  // none of them is removed while its parts come in
  await holdAllCategories(sql)
  const categories = await categoriesIn(sql)
  const pictures = await store.selectCategoryPictures(sql)
  const pictureOf =
    options.pictureOf ?? ((category) => pictures.get(category) ?? { imageId: null, img: '' })
  const isStamped = options.isStamped || options.quantityIs === 'onHand'
  const asOf = options.asOf ?? (isStamped ? await store.selectNow(sql) : null)
  await store.createStage(sql)
  const stage = await openRowStage(sql, minorPerMajor(currency), pictureOf)
  const namesImages = await stageRows(
    source,
    currency,
    { stage, categories: categoryWords(categories) },
    options,
    open,
  ).finally(() => stage.end())
  const known = await refuseByShop(sql, open, { namesImages, options })
  if (open.report.refused > 0 && !options.allowRefused) return
  await store.indexStage(sql)
  const given = known > 0 ? await store.selectGiven(sql) : 0
  if (known > 0) {
    const stamp = asOf && { quantityIs: options.quantityIs, asOf }
    await stamped.markSame(sql, given, stamp)
    await store.lockChanging(sql)
    if (options.asOf && options.isBeside) await refuseOlder(sql, options.asOf, open.refuse)
    if (stamp) await stamped.settleStock(sql, stamp)
  }
  await rememberFirst(sql)
  await writeRows(
    sql,
    { rows: stage.count(), given, known, file: source.name },
    options,
    open.report,
  )
  // last, since whoever writes a part of a kind that is new waits for it
  await insertKinds(sql, stage.kinds())
  if (known > 0 && !options.isBeside) await readImportedKinds(sql)
  if (hasWritten(open.report)) await store.tellChange(sql)
  if (asOf) await stamped.keepStamps(sql, asOf)
  else if (known > 0) await stamped.forgetMissing(sql)
  open.report.first = await selectFirst(sql, currency)
  const short = asOf ? await stamped.selectShort(sql) : []
  open.report.short = short.length
  options.onShort?.(short)
}

/** Reads, maps, checks and stages every row. Answers whether any of them names an image. */
async function stageRows(
  { name, rows: batches, decimal }: Rows,
  currency: string,
  { stage, categories }: { stage: Stage; categories: CategoryWords },
  options: ImportOptions,
  open: OpenReport,
) {
  const { report, refuse } = open
  const mapRow = openMapper(options.columns, {
    ...options,
    own: ownColumns(categories.categories),
    currency,
  })
  const defaults = { ...options.defaults, category: usualCategory(options.defaults, categories) }
  const rules: CheckRules = {
    defaults,
    get decimal() {
      return options.decimal ?? decimal?.() ?? null
    },
    currency,
    categories,
    priceOf: (name) => priceOf(options.prices, name),
  }
  let namesImages = false
  for await (const rows of batches) {
    for (const row of rows) {
      report.read++
      const checked = checkRow(row, name, mapRow, rules)
      if ('faults' in checked) {
        refuse(row.line, checked.faults)
        continue
      }
      if (checked.priceFrom) report.prices[checked.priceFrom]++
      namesImages ||= checked.part.img !== ''
      if (stage.isTooNarrow(checked.part)) await stage.widen()
      stage.add(row.line, checked.part)
    }
    await stage.flush()
    options.onProgress?.({ read: report.read, written: 0, refused: report.refused })
  }
  return namesImages
}

/** The category of rows that say none. */
function usualCategory({ category: name }: Defaults, words: CategoryWords): string | undefined {
  if (name === undefined) return undefined
  const cell = readCategory(name, words)
  if ('reason' in cell) throw new ImportFault(`The default category: ${cell.reason}`)
  return cell.value
}

function checkRow(row: ReadRow, file: string, mapRow: RowMapper, rules: CheckRules) {
  if (!('values' in row)) return { faults: [{ field: row.field ?? '', reason: row.reason }] }
  const entry = isDatabaseEntry(row.values)
  return checkDraft(entry ? mapDatabaseEntry(row.values, file) : mapRow(row.values), rules)
}

/** Whether any part is another now, in what it is or in its stock. */
const hasWritten = ({ inserted, updated, stockCorrected }: ImportReport) =>
  inserted + updated + stockCorrected > 0

async function writeRows(
  sql: Sql,
  { rows, given, known, file }: { rows: number; given: number; known: number; file: string },
  { actorId, onProgress, onAdded, onChanged }: ImportOptions,
  report: ImportReport,
) {
  for (let from = 0; from < rows; from += writtenAtOnce) {
    const to = from + writtenAtOnce
    if (known > 0) {
      const { found, changedLines, moved } = await store.changeParts(sql, from, to, {
        actorId,
        file,
        given,
      })
      report.updated += changedLines.length
      report.unchanged += found - changedLines.length
      report.stockCorrected += moved
      onChanged?.(changedLines)
    }
    const added = await store.insertParts(sql, from, to, actorId)
    report.inserted += added.length
    onAdded?.(added)
    const written = report.inserted + report.updated + report.unchanged
    onProgress?.({ read: report.read, written, refused: report.refused })
  }
}
