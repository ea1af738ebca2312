import { readPartNumber } from '../read/part-number-cell.ts'
import { type Decimal, isGrouped, plainCell, readQuantity } from '../read/quantity.ts'
import { meaningOfHeader } from './headers.ts'
import { beginsWithMaker } from './makers.ts'
import { isPartLike } from './part-like.ts'
import type { Meaning } from './terms.ts'

/** A column as it is judged: what its header says, and which share of its cells looks like what. */
export type Column = {
  at: number
  name: string
  meaning: Meaning | null
  sure: 0 | 1 | 2 | 3
  cells: string[]
  filled: number
  /** Of the filled cells. */
  distinct: number
  partLike: number
  /** A part's number between other words that say that it is one. */
  labelled: number
  /** Whole numbers of pieces, with or without a unit; plain numbers of any kind. */
  whole: number
  numeric: number
  /** With decimals, or a currency's sign. */
  priced: number
  counting: boolean
  designators: number
  makers: number
  wordy: number
}

const sample = 300

export const columnsOf = (
  names: readonly string[],
  body: readonly (readonly string[])[],
  width: number,
  decimal: Decimal,
): Column[] =>
  Array.from({ length: width }, (_, at) =>
    columnOf(
      at,
      names[at] ?? '',
      body.slice(0, sample).map((row) => (row[at] ?? '').trim().slice(0, 200)),
      decimal,
    ),
  )

function columnOf(at: number, name: string, cells: string[], decimal: Decimal): Column {
  const named = meaningOfHeader(name)
  const filled = cells.filter((cell) => cell !== '')
  const share = (test: (cell: string) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(test).length / filled.length
  return {
    at,
    name,
    cells,
    meaning: named?.meaning ?? null,
    sure: named?.sure ?? 0,
    filled: filled.length,
    distinct: filled.length === 0 ? 0 : new Set(filled).size / filled.length,
    partLike: share((cell) => isPartLike(cell) || isPartLike(cell.split(/\s+/).at(-1) ?? '')),
    labelled: share((cell) => {
      const { number, spoilt } = readPartNumber(cell)
      return spoilt === null && number !== cell && /\s/.test(cell) && isPartLike(number)
    }),
    whole: share((cell) => 'pieces' in readQuantity(cell, decimal) || isGrouped(cell)),
    numeric: share((cell) => /^[\p{Sc}\s]*-?\d[\d.,'\s]*[\p{Sc}%\s]*$/u.test(plainCell(cell))),
    priced: share((cell) => /\p{Sc}|\d[.,]\d{1,2}$|\d[.,]\d{4,}$/u.test(cell)),
    counting: isCounting(filled),
    designators: share((cell) => /^[A-Z]{1,3}\d{1,4}(\s*[,;-]\s*[A-Z]{0,3}\d{1,4})*$/.test(cell)),
    makers: share((cell) => beginsWithMaker(cell) && cell.length <= 24),
    wordy: share((cell) => cell.split(/\s+/).length > 2 && /\p{L}/u.test(cell)),
  }
}

/** By so many the positions of an order rise. */
const steps = new Set([5, 10, 100, 1_000])

/** A position column: 1, 2, 3 or 10, 20, 30. */
function isCounting(cells: string[]): boolean {
  const values = cells.map(Number)
  const first = values[0] ?? Number.NaN
  const step = (values[1] ?? Number.NaN) - first
  const isStart =
    first === 0 || first === 1 || (first === step && steps.has(step)) || cells.length > 2
  return (
    cells.length > 1 &&
    step > 0 &&
    isStart &&
    values.every((value, at) => at === 0 || value - values[at - 1]! === step)
  )
}
