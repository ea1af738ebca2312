import { figure } from '../../../contract/words/numbers.ts'
import { limits, ReadingFault } from '../../limits.ts'
import { tooManyColumns, tooManyRows, widest } from '../sheet.ts'

const tags =
  /<(\/?)(?:[\w-]+:)?(table|table-row|(?:covered-)?table-cell|p)(?=[\s/>])((?:[^<>"]|"[^"<]*")*)>(?=(<?))/g
const repeated = (attributes: string) =>
  Math.max(1, Number(/\bnumber-(?:rows|columns)-repeated="(\d{1,9})"/.exec(attributes)?.[1] ?? 1))

/**
 * Throws ReadingFault where the sheets of an ODS hold too much once the cells and rows are written out that say how often
 * they stand there (OpenDocument 1.3 part 3, 19.675 and 19.677): a few hundred bytes may be a thousand million cells.
 * `content` is the file of that name.
 */
export function refuseExpanding(content: string, most: number, kind: string) {
  const sheets = sheetsIn(content)
  const why = ({ rows, columns }: Size) =>
    rows > most + 1
      ? tooManyRows(rows, most, { kind })
      : columns > widest
        ? tooManyColumns(columns, { kind })
        : null
  const filled = sheets.filter(({ rows }) => rows > 0)
  const first = filled[0] && why(filled[0])
  if (first && filled.every((sheet) => why(sheet) !== null)) throw new ReadingFault(first)
  const cells = sheets.reduce((sum, sheet) => sum + sheet.cells, 0)
  if (cells <= limits.cells) return
  throw new ReadingFault(
    filled.map(why).find((one) => one !== null) ??
      `The sheets of this ${kind} have ${figure(cells)} cells; at most ${figure(limits.cells)} can be read. Nothing was read: copy the list into a workbook of its own, or save it as CSV.`,
  )
}

/** The last row and column of a sheet that say something, and the cells that the library would make of it. */
type Size = { rows: number; columns: number; cells: number }

function sheetsIn(content: string): Size[] {
  const sheets: Size[] = []
  let [row, column, rowTimes, cellTimes] = [0, 0, 1, 1]
  for (const [tag, end, name, attributes = '', next] of content.matchAll(tags)) {
    const sheet = sheets.at(-1)
    if (name === 'table') {
      if (!end) sheets.push({ rows: 0, columns: 0, cells: 0 })
      row = 0
    } else if (name === 'table-row') {
      if (end) row += rowTimes
      rowTimes = end ? 1 : repeated(attributes)
      column = 0
      if (!end && tag.endsWith('/>')) row += rowTimes
    } else if (name !== 'p') {
      if (end) continue
      cellTimes = repeated(attributes)
      column += cellTimes
    } else if (!end && sheet) {
      sheet.cells += rowTimes * cellTimes
      if (tag.endsWith('/>') || next === '<') continue
      sheet.rows = Math.max(sheet.rows, row + rowTimes)
      sheet.columns = Math.max(sheet.columns, column)
    }
  }
  return sheets
}
