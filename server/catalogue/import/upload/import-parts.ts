import { type Columns, noColumns } from '../../../../bom/columns/catalogue/guess-columns.ts'
import { ownColumns } from '../../../../bom/columns/catalogue/own-columns.ts'
import type { Input, Output } from '../../../../contract/call.ts'
import type { Calls } from '../../../../contract/calls.ts'
import { importFieldLabels, importFields } from '../../../../contract/parts/import.ts'
import { specificationOf } from '../../../../contract/parts/specifications.ts'
import { breakLabel } from '../../../../contract/pricing/break-label.ts'
import { newId } from '../../../database/new-id.ts'
import type { Shop, User } from '../../../shop.ts'
import { readCategories } from '../../categories/read-categories.ts'
import { requireKnown } from '../../categories/require-category.ts'
import { countWordsOf, type FileOptions, importFile } from '../import-file.ts'
import { importDefaults } from '../import-rows.ts'
import type { RefusedRow } from '../report.ts'
import { emptyPriceList } from '../row-to-part/price-list.ts'
import { fieldsOf, guessesOf, lookInto } from './look-into.ts'
import { linesOf, openProblems } from './problems.ts'
import { readMapping } from './read-mapping.ts'
import { deleteOldReports, insertReport } from './store.ts'
import { checkRows, refusing, uploadSource } from './upload-source.ts'

type Given = Input<Calls['importParts']> & { file: Uint8Array; fileName: string }

/**
 * Brings the parts of an uploaded file into the shop as `npm run import` does, in one transaction: every row is
 * written, unchanged, or told with its line and reason. A dry run does the same and takes it back.
 */
export async function importParts(
  shop: Shop,
  caller: User,
  given: Given,
): Promise<Output<Calls['importParts']>> {
  const { file, fileName, dryRun } = given
  const columns = readMapping(given.mapping)
  await requireKnown(shop.database, given.defaultCategory, 'defaultCategory')
  const problems = openProblems()
  const open = () => uploadSource(fileName, file)
  const { name } = open()
  return await refusing(async () => {
    const report = await importFile(shop, open(), {
      ...optionsOf(given, columns),
      actorId: caller.id,
      onRefused: problems.add,
      onProgress: ({ read }) => checkRows(name, read),
    })
    await countWordsOf(shop, [report])
    const { outcome, inserted, updated } = report
    return {
      outcome,
      dryRun,
      encoding: report.encoding,
      hidden: report.hidden,
      read: report.read,
      written: outcome === 'written' ? inserted + updated : 0,
      added: inserted,
      changed: updated,
      unchanged: report.unchanged,
      unknown: report.unknown,
      skipped: report.refused,
      byEntry: report.byEntry,
      stockCorrected: report.stockCorrected,
      short: report.short,
      first: report.first,
      problems: await toldOf(problems.first(), open, { columns, shop }),
      problemCount: problems.count(),
      reportUrl: problems.count() > 0 ? await keepReport(shop, caller, name, problems.csv()) : null,
      seconds: report.seconds,
    }
  })
}

function optionsOf(given: Given, columns: Columns | null): FileOptions {
  return {
    columns: columns ?? noColumns,
    guess: columns === null,
    keepUnknown: given.keepUnknown,
    decimal: given.decimalComma,
    encoding: given.encoding,
    onlyKnown: given.onlyKnown,
    quantityIs: given.quantityIs,
    asOf: given.asOf ? new Date(given.asOf) : null,
    prices: emptyPriceList(),
    defaults: {
      category: given.defaultCategory,
      price: given.defaultPrice,
      quantity: given.defaultQuantity,
      minQuantity: given.defaultMinQuantity ?? importDefaults.minQuantity,
    },
    allowRefused: given.skipRefused,
    dry: given.dryRun,
    actorId: null,
  }
}

/** Problems with the column that they come from and the line as it stands in the file. */
async function toldOf(
  rows: RefusedRow[],
  open: () => ReturnType<typeof uploadSource>,
  { columns, shop }: { columns: Columns | null; shop: Shop },
) {
  if (rows.length === 0) return []
  const lines = await linesOf(open(), new Set(rows.map(({ line }) => line)))
  const fields = columns
    ? fieldsOf(columns)
    : guessesOf(
        (await lookInto(open(), shop.config.currency)).columns.map(({ name }) => name),
        ownColumns(await readCategories(shop.database)),
        shop.config.currency,
      )
  const columnOf = new Map([...fields].map(([column, field]) => [field, column]))
  return rows.map(({ line, field, reason }) => ({
    line,
    column: field === '' ? null : (columnOf.get(field) ?? labelOf(field)),
    message: reason,
    row: lines.get(line) ?? '',
  }))
}

/** A field, or specs.NAME, as people read it. */
function labelOf(field: string): string {
  const known = importFields.find((one) => one === field)
  if (known) return importFieldLabels[known]
  return breakLabel(field) ?? specificationOf(field.replace('specs.', '')).label
}

/** Keeps all problems as CSV, and lets those go that are older than they are promised for. */
async function keepReport(shop: Shop, caller: User, file: string, csv: string): Promise<string> {
  const id = newId()
  await shop.database.transaction(async (sql) => {
    await deleteOldReports(sql)
    await insertReport(sql, { id, actorId: caller.id, file, csv })
  })
  return `/api/imports/${id}/report`
}
