import { fieldsIn, findNames } from '../../../../bom/columns/catalogue/find-names.ts'
import { isEndedHeading } from '../../../../bom/columns/catalogue/state-words.ts'
import { decimalOf } from '../../../../bom/columns/decimal.ts'
import { limits } from '../../../../bom/limits.ts'
import { shorten } from '../../../../bom/read/quantity.ts'
import type { Sheet } from '../../../../bom/read/sheet.ts'
import { readFileAside } from '../../../reading/index.ts'
import { tellAbove } from './above-table.ts'
import { openNamer } from './name-cells.ts'
import { batchRows, ImportFault, type ReadRow, type Source, type SourceRow } from './source-row.ts'

/**
 * Rows of a workbook, or of a page with a table that is called one, as they are shown, of the one sheet that names fields
 * of a part. Throws ImportFault, and ReadingFault for what cannot be read.
 */
export async function* readSheets(
  source: Source,
  content: Uint8Array<ArrayBuffer> | string,
): AsyncGenerator<ReadRow[]> {
  const { sheets, kind } = await readFileAside({
    name: source.name,
    content,
    most: limits.rowsForSale,
  })
  const sheet = oneOf(source.name, sheets)
  const { rows, gone = [], said = {} } = sheet
  const at = findNames(rows, source.columns ?? []) ?? 0
  source.onBeside?.(sheet.name)
  for (const text of othersThan(sheet, sheets)) source.onBeside?.(text)
  tellAbove(source, rows, at)
  source.onDecimal?.(decimalOf(rows[at] ?? [], rows.slice(at + 1), null))
  source.onForm?.({
    format: kind === 'HTML' ? 'html' : 'xlsx',
    header: at + 1,
    hidden: hiddenIn(sheet, sheets),
  })
  const name = openNamer(source, rows[at] ?? [])
  const read = rows.slice(at + 1).flatMap((cells, index): ReadRow[] => {
    const line = at + index + 2
    const one = name({ cells, line })
    if (!one) return []
    const isStruck = gone.includes(line - 1) || cells.some((cell) => /^~~.+~~$/s.test(cell))
    if (isStruck) return [{ line, reason: 'This row is struck through' }]
    const beside = said[line - 1]
    return beside === undefined || !('values' in one)
      ? [one]
      : [{ line, reason: told(beside, one) }]
  })
  for (let from = 0; from < read.length; from += batchRows) yield read.slice(from, from + batchRows)
}

/** Why a row is not taken of which a workbook says something beside its cells: what nobody sees may be left from before. */
const told = (said: string, { values }: SourceRow) =>
  `${said}: ${shorten(String(Object.values(values).find((value) => value !== '') ?? ''))}. Show it, or take ${/hides/.test(said) ? 'the row' : 'the comment or the row'} out of the file`

/** What a workbook hides of the sheet that is read, and the sheets with parts that it hides and that are not. */
function hiddenIn(sheet: Sheet, sheets: Sheet[]): string | null {
  const others = sheets
    .filter((one) => one !== sheet && /whole sheet/.test(one.hidden) && partsIn(one) >= 2)
    .map(({ name }) => `the hidden sheet “${name}”, which is not read`)
  return [sheet.hidden, ...others].filter((words) => words !== '').join(' and ') || null
}

/** What short sheets beside the one of parts say: conditions of its prices. A heading there is of no part. */
const othersThan = (sheet: Sheet, sheets: Sheet[]) =>
  sheets
    .filter((one) => one !== sheet && one.rows.length <= 60)
    .flatMap(({ rows }) => rows.map((row) => row.filter((cell) => cell.trim() !== '').join(': ')))
    .filter((text) => !isEndedHeading(text))

/** How many fields of parts the row of a sheet names that names the most. */
const partsIn = ({ rows }: Sheet) => Math.max(0, ...rows.slice(0, 60).map(fieldsIn))

/** The sheet that is meant: of several that hold parts nobody knows which. */
function oneOf(name: string, sheets: Sheet[]): Sheet {
  const seen = sheets.filter(({ hidden }) => !/whole sheet/.test(hidden))
  const counted = (seen.length > 0 ? seen : sheets).map((sheet) => ({
    sheet,
    count: partsIn(sheet),
  }))
  const likely = counted.filter(({ count }) => count >= 2)
  if (likely.length > 1)
    throw new ImportFault(
      `${name}: the sheets ${likely.map(({ sheet }) => `“${sheet.name}”`).join(', ')} all hold parts: save the one that is meant as a file of its own`,
    )
  return (likely[0] ?? counted[0]!).sheet
}
