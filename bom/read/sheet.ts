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
export function checked(rows: readonly (readonly string[])[]): string[][] {
  const kept = squared(rows)
  if (!kept.some(hasAnything)) throw new ReadingFault('There is nothing in it.')
  if (kept.length > limits.rows + 1) throw new ReadingFault(tooManyRows(kept.length))
  const columns = kept[0]!.length
  if (columns > widest) throw new ReadingFault(tooManyColumns(columns))
  return kept
}

/** The buyer's columns and, of an export, ours. */
export const widest = limits.columns + ourColumns.length + 1

export const tooManyRows = (rows: number) =>
  `It has ${figure(rows)} rows; ${figure(limits.rows)} can be read at once. Nothing was read: divide it first.`
export const tooManyColumns = (columns: number) =>
  `It has ${figure(columns)} columns; at most ${limits.columns} can be read. Nothing was read: delete those that hold no parts.`
