import { createHash, type Hash } from 'node:crypto'
import type { Decimal } from '../../../bom/read/quantity.ts'
import type { TextEncodingName } from '../../../contract/parts/text-encodings.ts'
import type { Config } from '../../config/config.ts'
import { writeAudit } from '../../database/audit.ts'
import { type Sql, violates } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { type ImportOptions, type ImportProgress, importRows } from './import-rows.ts'
import { checkBeside } from './read/beside-table.ts'
import { readRows } from './read/rows.ts'
import { ImportBusy, type Source } from './read/source-row.ts'
import { type ImportReport, type OpenReport, openReport, type RefusedRow } from './report.ts'
import * as store from './store.ts'

/** What an import needs of the shop. */
export type ImportShop = Pick<Shop, 'database'> & { config: Pick<Config, 'currency'> }

export type FileOptions = ImportOptions & {
  /** Does everything and takes it back. */
  dry: boolean
  /** How its text is written; undefined: as it seems. */
  encoding?: TextEncodingName | undefined
  onRefused?: (row: RefusedRow) => void
}

/** So many new parts bring words that PostgreSQL would know a minute later by itself. */
const manyParts = 1_000

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
  options: FileOptions,
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

/** After all files of one import, once: words that came with many parts are known to searches from then on. */
export async function countWordsOf({ database }: ImportShop, reports: readonly ImportReport[]) {
  const added = reports
    .filter(({ outcome }) => outcome === 'written')
    .reduce((total, { inserted }) => total + inserted, 0)
  if (added >= manyParts) await database.longTransaction(store.analyzeParts)
}

async function importInto(
  sql: Sql,
  currency: string,
  source: Source,
  options: FileOptions,
  open: OpenReport,
) {
  if (!(await store.beginImport(sql)))
    throw new ImportBusy('Another import is running: try again when it has ended')
  const hash = createHash('sha256')
  const onEncoding = (encoding: TextEncodingName) => {
    open.report.encoding = encoding
  }
  let decimal: Decimal = null
  const onDecimal = (found: Decimal) => {
    decimal = found
  }
  let taken = 0
  const bytes = hashing(source.bytes, hash, (length) => {
    taken += length
  })
  // reading a row takes about as long as writing it
  const onProgress = (progress: ImportProgress) => {
    const { read, written, refused } = progress
    const ofWritten = written / Math.max(1, read - refused)
    const share = (Math.min(1, taken / (source.size ?? 1)) + ofWritten) / 2
    options.onProgress?.(source.size ? { ...progress, share } : progress)
  }
  const { encoding, columns } = options
  const rows = readRows({
    ...source,
    bytes,
    encoding,
    onEncoding,
    onDecimal,
    onForm: ({ hidden }) => {
      open.report.hidden = hidden
    },
    onBeside: (text) => checkBeside(source.name, text, currency),
    columns: Object.values(columns.fields),
  })
  const from = { name: source.name, rows, decimal: () => decimal }
  await importRows(sql, currency, from, { ...options, onProgress }, open)
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
async function* hashing(
  bytes: AsyncIterable<Uint8Array>,
  hash: Hash,
  onTaken: (length: number) => void,
) {
  for await (const some of bytes) {
    hash.update(some)
    onTaken(some.byteLength)
    yield some
  }
}
