import { numbersInBrackets } from '../read/looks-like-part.ts'
import { readTypedLine } from '../read/typed-line.ts'
import { headersIn, meaningOfHeader } from './headers.ts'
import { isPartLike } from './part-like.ts'
import { findUnknownHeader } from './unknown-header.ts'

/** How far down a header is looked for: title rows stand above it. */
export const deepest = 60

/**
 * The row of which most cells are headers, before rows that hold parts; with but one header it has to be one outright,
 * and nothing but words beside it. Where no row is, words over numbers.
 */
export function findHeader(rows: readonly (readonly string[])[]): number | null {
  let best: { at: number; any: number; outright: number } | null = null
  let hasLines = false
  for (const [at, row] of rows.slice(0, deepest).entries()) {
    const { any, outright } = headersIn(row)
    const filled = row.filter((cell) => cell.trim() !== '')
    const words = filled.filter((cell) => !isYear(cell))
    // years may name columns beside others that are named
    const isPlain = isWorded(words.length === any ? words : filled) && !filled.some(isNumber)
    // what comes below the first rows of parts is the header of another table
    if (best && best.outright > 1 && !isPlain && filled.length > 1) break
    // a line behind one that was ordered is a heading: "To order:"
    if (row.length === 1 && readTypedLine(row[0]!).quantity !== '') hasLines = true
    const isNamed =
      row.length > 1 ? isPlain : !hasLines && !/\d/.test(row[0]!) && !isSentence(row[0]!)
    const counts = (any >= 2 && outright >= 1) || (outright === 1 && isNamed)
    const isRow = filled.length > 1 || row.length === 1
    if (counts && isPlain && isRow && !hasLines && any > (best?.any ?? 0))
      best = { at, any, outright }
  }
  return best?.at ?? findUnknownHeader(rows.slice(0, deepest))
}

/** A long number of a part that names nothing else, or one in brackets behind a name: "AB-100, qty 24" is a row, though "qty 24" may name a column. */
const isNumber = (cell: string) =>
  (numbersInBrackets([cell]).length > 0 && meaningOfHeader(cell) === null) ||
  (/^\s*\S{8,}\s*$/.test(cell) &&
    /\d.*\d.*\d/.test(cell) &&
    isPartLike(cell.trim()) &&
    meaningOfHeader(cell) === null)

/** "Prices include shipping and taxes, when known" names no column of lines. */
const isSentence = (line: string) => line.includes(',') || line.trim().split(/\s+/).length > 6

const isYear = (cell: string) => /^(?:19|20)\d\d$/.test(cell.trim())

/** A header's cells are words: what is a number, with or without a unit, is none. */
export const isWorded = (filled: readonly string[]) =>
  !filled.some(
    (cell) => cell.length < 60 && /^[\p{Sc}\s]*\d[\p{Sc}\d.,\s]*(\p{L}{1,7}\.?\s*)?$/u.test(cell),
  )
