import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { figure } from '../../../contract/words/numbers.ts'
import { countWordsOf, type ImportShop, importFile } from './import-file.ts'
import { fileSource } from './read/rows.ts'
import { ImportFault } from './read/source-row.ts'
import type { ImportArguments } from './read-arguments.ts'
import type { ImportReport, RefusedRow } from './report.ts'
import {
  emptyPriceList,
  isPriceFile,
  type PriceList,
  type PriceRules,
  readPriceFile,
} from './row-to-part/price-list.ts'
import { showProgress } from './show-progress.ts'
import { refusedCsvHeader, refusedCsvRow, refusedLine, summaryTable } from './write-report.ts'

export type Screens = { out: Writable; err: Writable & { isTTY?: boolean } }

/**
 * The import as the command line asks for it: each file by itself, the report on `out`, progress and faults on `err`.
 * Answers the exit code: 0 when all was written, else 1.
 */
export async function importFiles(
  shop: ImportShop,
  given: ImportArguments,
  { out, err }: Screens,
): Promise<number> {
  const { partFiles, priceFiles } = await sortFiles(given)
  const prices = await readPrices(
    priceFiles,
    { decimal: given.decimal, currency: shop.config.currency },
    out,
  )
  const csv = given.reportFile === undefined ? undefined : await openCsv(given.reportFile)
  const reports: ImportReport[] = []
  let failed = false
  const onRefused = (row: RefusedRow) => {
    out.write(refusedLine(row))
    csv?.write(refusedCsvRow(row))
  }
  for (const file of partFiles) {
    const progress = showProgress(err, file)
    const options = { ...given, prices, actorId: null, onRefused, onProgress: progress.onProgress }
    try {
      const size = await stat(file).then(
        (found) => found.size,
        () => 0,
      )
      reports.push(await importFile(shop, { ...fileSource(file), size }, options))
      progress.end()
    } catch (error) {
      progress.end()
      if (!(error instanceof ImportFault)) throw error
      failed = true
      err.write(`${error.message}\n`)
    }
  }
  await countWordsOf(shop, reports)
  if (reports.length > 0) out.write(summaryTable(reports))
  if (csv) await finished(csv.end())
  return failed || reports.some((report) => report.refused > 0) ? 1 : 0
}

/** A price list among several files is one, even when it was not said: a shell expands --prices *.csv to that. */
async function sortFiles({ files, priceFiles, columns }: ImportArguments) {
  const mapped = columns.fields.mpn !== undefined
  const partFiles: string[] = []
  const found: string[] = []
  for (const file of files) {
    const listed = !mapped && (await isPriceFile(fileSource(file)).catch(() => false))
    if (listed) found.push(file)
    else partFiles.push(file)
  }
  if (partFiles.length === 0)
    throw new ImportFault(
      `${found[0]} has names and prices, but no part numbers: say which column holds them with --column mpn=COLUMN, or give it with --prices`,
    )
  return { partFiles, priceFiles: [...priceFiles, ...found] }
}

async function readPrices(files: string[], rules: PriceRules, out: Writable): Promise<PriceList> {
  const list = emptyPriceList()
  for (const file of files) await readPriceFile(fileSource(file), list, rules)
  if (files.length > 0) {
    const say = (count: number) => figure(count)
    out.write(
      `price files: ${files.length}, with ${say(list.listings)} listings, ${say(list.withoutPrice)} without a price; the first counts where ${say(list.ambiguous)} repeat a name with another price\n`,
    )
  }
  return list
}

async function openCsv(file: string): Promise<Writable> {
  const csv = createWriteStream(file)
  await new Promise<void>((resolve, reject) => {
    csv.once('open', () => resolve())
    csv.once('error', (error) => reject(new ImportFault(`--report ${file}: ${error.message}`)))
  })
  csv.write(refusedCsvHeader)
  return csv
}
