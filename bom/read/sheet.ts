import { figure } from '../../contract/words/numbers.ts'
import { hasAnything, squared } from '../bom.ts'
import { ourColumns } from '../export-bom.ts'
import { limits, ReadingFault } from '../limits.ts'

/**
 * A sheet as it was read: every row of it, to the letter. `hidden`: what of it a spreadsheet does not show, in words.
 * `gone`: rows that are struck through. `values`: by "row,column" what a cell is where it shows something else.
 */
export type Sheet = {
  name: string
  rows: string[][]
  hidden: string
  gone?: number[]
  values?: Record<string, string>
  /** By row what is said of it beside its cells: that it is hidden, or a comment. */
  said?: Record<number, string>
  /** What parted the cells of a text. */
  separator?: string
}

/** What parts the cells of an order in XML: its numbers have a point before their decimals, whatever the language of its words. */
export const orderMarkup = '<'

/** Rows as a parts list takes them. Too many are refused whole: to leave some out would be a silent loss. */
export function checked(
  rows: readonly (readonly string[])[],
  most: number = limits.rows,
): string[][] {
  const kept = squared(rows)
  if (!kept.some(hasAnything)) throw new ReadingFault('There is nothing in it.')
  if (kept.length > most + 1) throw new ReadingFault(tooManyRows(kept.length, most))
  const columns = kept[0]!.length
  if (columns > widest) throw new ReadingFault(tooManyColumns(columns))
  return kept
}

/** The buyer's columns and, of an export, ours. */
export const widest = limits.columns + ourColumns.length + 1

/** What has too many: a sheet or a text, or a whole file of a `kind`. `isLeast`: more of them may come. */
type TooMany = { kind?: string; isLeast?: boolean }
const has = ({ kind, isLeast }: TooMany) =>
  `${kind ? `This ${kind}` : 'It'} has${isLeast ? ' at least' : ''}`

export const tooManyRows = (rows: number, most: number = limits.rows, of: TooMany = {}) =>
  `${has(of)} ${figure(rows)} rows; ${figure(most)} can be read at once. Nothing was read: divide it${of.kind ? ', or save the rows of the list as CSV' : ' first'}.`
export const tooManyColumns = (columns: number, of: TooMany = {}) =>
  `${has(of)} ${figure(columns)} columns; at most ${limits.columns} can be read. Nothing was read: delete those that hold no parts${of.kind ? ', or save the list as CSV' : ''}.`

/** A line that is longer than this is none of a list. */
const longestLine = 1_000_000

/**
 * Throws ReadingFault for a text with an endless line, before anything is made of it: of one that is parted so often, by its
 * columns.
 */
export function refuseEndless(text: string) {
  for (let [from, line] = [0, 1]; from < text.length; line += 1) {
    const ends = text.indexOf('\n', from)
    const end = ends < 0 ? text.length : ends
    if (end - from > longestLine && !text.slice(from, end).trimEnd().includes('\r'))
      throw new ReadingFault(endless(text.slice(from, end), line))
    from = end + 1
  }
}

function endless(line: string, at: number): string {
  const columns = Math.max(...[',', ';', '\t', '|'].map((mark) => line.split(mark).length))
  return columns > widest
    ? tooManyColumns(columns)
    : `Its line ${figure(at)} has ${figure(line.length)} letters: a quotation mark or the end of a line is missing. Nothing was read: save the list as CSV anew, or as XLSX.`
}
