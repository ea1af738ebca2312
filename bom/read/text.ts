import { hasAnything, squared } from '../bom.ts'
import { headersIn } from '../columns/words.ts'
import { ourColumns } from '../export-bom.ts'
import { limits, ReadingFault } from '../limits.ts'
import { type Separator, separatorOf, splitCells } from './split-cells.ts'

/** A sheet as it was read: every row of it, to the letter. `hidden`: what of it a spreadsheet does not show, in words. */
export type Sheet = { name: string; rows: string[][]; hidden: string }

/**
 * The rows of a text that was dropped, pasted or typed. A first line that only says what parts the cells is none of
 * them (`isSaid`). Throws ReadingFault for what is too much, or nothing.
 */
export function readText(text: string): {
  rows: string[][]
  separator: Separator
  isSaid: boolean
} {
  const [line, said] = /^"?sep=([,;\t|])"?(?:\r\n?|\n|$)/i.exec(text) ?? []
  if (line !== undefined)
    return {
      rows: checked(splitCells(text.slice(line.length), said as Separator)),
      ...{ separator: said as Separator, isSaid: true },
    }
  const separator = text.includes(ours)
    ? ','
    : separatorOf(text, (cells) => headersIn(cells).any >= 2 && headersIn(cells).outright >= 1)
  return { rows: checked(splitCells(text, separator)), separator, isSaid: false }
}

/** An export of ours has commas, whatever the buyer's own cells are full of. */
const ours = ourColumns.join(',')

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
const figure = (count: number) => count.toLocaleString('en-US')
