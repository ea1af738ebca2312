import { createHash, type Hash } from 'node:crypto'
import { newPart } from '../../../contract/parts/parts.ts'
import { minorPerMajor } from '../../../contract/pricing/money.ts'
import type { Config } from '../../config/config.ts'
import { writeAudit } from '../../database/audit.ts'
import { type Sql, violates } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import type { Encoding } from './read/decode-bytes.ts'
import { readRows } from './read/rows.ts'
import { ImportBusy, type ReadRow, type Source } from './read/source-row.ts'
import * as refusing from './refusing/store.ts'
import { type ImportReport, type OpenReport, openReport, type RefusedRow } from './report.ts'
import { type CheckRules, checkDraft, type Defaults } from './row-to-part/check-draft.ts'
import type { Columns } from './row-to-part/columns.ts'
import { openMapper, type RowMapper } from './row-to-part/map-row.ts'
import { isDatabaseEntry, mapDatabaseEntry } from './row-to-part/part-database.ts'
import { type PriceList, priceOf } from './row-to-part/price-list.ts'
import { openRowStage, type PictureOf, type Stage } from './stage-rows.ts'
import * as store from './store.ts'

/** What an import needs of the shop. */
export type ImportShop = Pick<Shop, 'database'> & { config: Pick<Config, 'currency'> }

export type ImportOptions = {
  columns: Columns
  /** Whether columns that are not given are found by their names: unless false. */
  guess?: boolean
  keepUnknown: boolean
  decimalComma: boolean
  prices: PriceList
  defaults: Defaults
  /** Writes the good rows of a file that has refused ones, too. */
  allowRefused: boolean
  /** Does everything and takes it back. */
  dry: boolean
  /** Who imports; null for the operator at the command line. */
  actorId: string | null
  /** The picture of a part without one. By default that of its category. */
  pictureOf?: PictureOf
  onRefused?: (row: RefusedRow) => void
  onProgress?: (progress: ImportProgress) => void
}

export type ImportProgress = { read: number; written: number; refused: number }

export const importDefaults: Defaults = { quantity: 1_000, minQuantity: 10 }

/** Rows that one statement writes: enough to be fast, few enough to say how far it is. */
const writtenAtOnce = 10_000

/** Ends the transaction without writing. */
class TakenBack extends Error {}

/**
 * Brings the parts of one file into the shop, in one transaction: new part numbers are inserted, known ones changed to
 * what their rows give. Memory does not grow with the file. Throws ImportFault for a file that cannot be read and when
 * another import runs; rows that are refused are in the report.
 */
export async function importFile(
  shop: ImportShop,
  source: Source,
  options: ImportOptions,
): Promise<ImportReport> {
  const started = performance.now()
  const open = openReport(source.name, options.onRefused ?? (() => {}))
  const { report } = open
  try {
    await shop.database.longTransaction(async (sql) => {
      await importInto(sql, shop.config.currency, source, options, open)
      if (report.refused > 0 && !options.allowRefused) report.outcome = 'refused'
      else if (options.dry) report.outcome = 'dry'
      else if (report.inserted + report.updated === 0) report.outcome = 'nothing'
      if (report.outcome === 'refused' || report.outcome === 'dry') throw new TakenBack()
    })
  } catch (error) {
    if (violates(error, 'part_mpn'))
      throw new ImportBusy(`${source.name}: the catalogue was changed meanwhile: import it again`)
    if (!(error instanceof TakenBack)) throw error
  }
  report.seconds = (performance.now() - started) / 1_000
  return report
}

async function importInto(
  sql: Sql,
  currency: string,
  source: Source,
  options: ImportOptions,
  open: OpenReport,
) {
  if (!(await store.beginImport(sql)))
    throw new ImportBusy('Another import is running: try again when it has ended')
  const pictures = await store.selectCategoryPictures(sql)
  const pictureOf =
    options.pictureOf ?? ((category) => pictures.get(category) ?? { imageId: null, img: '' })
  await store.createStage(sql)
  const hash = createHash('sha256')
  const hashed = { ...source, bytes: hashing(source.bytes, hash) }
  const stage = await openRowStage(sql, minorPerMajor(currency), pictureOf)
  const namesImages = await stageRows(hashed, stage, options, open).finally(() => stage.end())
  const known = await refuseByShop(sql, open, namesImages)
  if (open.report.refused > 0 && !options.allowRefused) return
  await store.indexStage(sql)
  await writeRows(sql, { rows: stage.count(), known, file: source.name }, options, open.report)
  const { inserted, updated, refused } = open.report
  if (inserted + updated > 0)
    await writeAudit(sql, options.actorId, 'parts-imported', source.name, {
      inserted,
      updated,
      refused,
      sha256: hash.digest('hex'),
    })
}

/** The same bytes; what has been read of them is in the hash. */
async function* hashing(bytes: AsyncIterable<Uint8Array>, hash: Hash) {
  for await (const some of bytes) {
    hash.update(some)
    yield some
  }
}

/** Reads, maps, checks and stages every row. Answers whether any of them names an image. */
async function stageRows(source: Source, stage: Stage, options: ImportOptions, open: OpenReport) {
  const { report, refuse } = open
  const mapRow = openMapper(options.columns, options.keepUnknown, options.guess)
  const rules: CheckRules = {
    defaults: options.defaults,
    decimalComma: options.decimalComma,
    priceOf: (name) => priceOf(options.prices, name),
  }
  let namesImages = false
  const onEncoding = (encoding: Encoding) => {
    report.encoding = encoding
  }
  for await (const rows of readRows({ ...source, onEncoding })) {
    for (const row of rows) {
      report.read++
      const checked = checkRow(row, source.name, mapRow, rules)
      if ('faults' in checked) {
        refuse(row.line, checked.faults)
        continue
      }
      report.prices[checked.priceFrom]++
      if (checked.roundedUp) report.roundedUp++
      namesImages ||= checked.part.img !== ''
      stage.add(row.line, checked.part)
    }
    await stage.flush()
    options.onProgress?.({ read: report.read, written: 0, refused: report.refused })
  }
  return namesImages
}

function checkRow(row: ReadRow, file: string, mapRow: RowMapper, rules: CheckRules) {
  if (!('values' in row)) return { faults: [{ field: '', reason: row.reason }] }
  const entry = isDatabaseEntry(row.values)
  return checkDraft(entry ? mapDatabaseEntry(row.values, file) : mapRow(row.values), rules)
}

/**
 * What only the shop can tell: part numbers that stand twice, pictures that are not ours, new parts without stock.
 * Answers how many of the rows are parts that are there already.
 */
async function refuseByShop(sql: Sql, { refuse }: OpenReport, namesImages: boolean) {
  await refusing.refuseDuplicates(sql, ({ line, mpn, firstLine }) =>
    refuse(line, [{ field: 'mpn', reason: `${mpn} stands in line ${firstLine} already` }]),
  )
  if (namesImages)
    await refusing.matchImages(sql, ({ line, img }) =>
      refuse(line, [{ field: 'img', reason: `${img} is none of the shop’s images` }]),
    )
  const known = await store.matchParts(sql)
  await refusing.refuseUnsaleable(sql, ({ line, quantity }) => refuse(line, [unsaleable(quantity)]))
  if (known > 0)
    await refusing.refuseUnpriced(sql, ({ line, field }) =>
      refuse(line, [{ field, reason: unpriced[field] }]),
    )
  return known
}

const unpriced = {
  price: 'The part’s price breaks would be above this price: give the breaks as well',
  maxQuantity: 'The part’s maximum would be less than the least that can be ordered',
}

const unsaleable = (quantity: number) =>
  quantity < 1
    ? {
        field: 'quantity',
        reason: newPart.shape.quantity.safeParse(0).error?.issues[0]?.message ?? '',
      }
    : { field: 'minQuantity', reason: 'The minimum quantity cannot be more than the quantity' }

async function writeRows(
  sql: Sql,
  { rows, known, file }: { rows: number; known: number; file: string },
  { actorId, onProgress }: ImportOptions,
  report: ImportReport,
) {
  for (let from = 0; from < rows; from += writtenAtOnce) {
    const to = from + writtenAtOnce
    if (known > 0) {
      const { found, changed, moved } = await store.changeParts(sql, from, to, { actorId, file })
      report.updated += changed
      report.unchanged += found - changed
      report.stockCorrected += moved
    }
    report.inserted += await store.insertParts(sql, from, to, actorId)
    const written = report.inserted + report.updated + report.unchanged
    onProgress?.({ read: report.read, written, refused: report.refused })
  }
}
