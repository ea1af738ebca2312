import {
  type Decimal,
  isAmbiguous,
  plainCell,
  readQuantity,
  shorten,
} from '../../../../bom/read/quantity.ts'
import type { Cell } from './cell.ts'

/** 1,234.50, 1234.5 or .5, and the same with a decimal comma; each may group its thousands, in India the hundreds beyond them. */
const shapes = {
  '.': /^[-+]?(\d+|\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})+,\d{3})?(\.\d*)?$/,
  ',': /^[-+]?(\d+|\d{1,3}(\.\d{3})+)?(,\d*)?$/,
} as const

/**
 * A number of JSON or of a text. What can be read in one way only is read so, unless it speaks against the file's own
 * way of writing; 1.149 and 1,149 are a thousand times more or less, and nothing is chosen where nothing says which.
 */
export function readNumber(value: unknown, decimal: Decimal): Cell<number> {
  if (typeof value === 'number') return { value }
  if (typeof value !== 'string') return { reason: 'This is not a number' }
  const text = withoutGaps(value)
  if (isShortened(text)) return { reason: `“${shorten(value)}” ${lostDigits}` }
  if (!/\d/.test(text)) return { reason: `“${shorten(value)}” is not a number` }
  if (isAmbiguous(text, decimal)) return { reason: `“${shorten(value)}” ${twoWays}` }
  const fits = (['.', ','] as const).filter((mark) => shapes[mark].test(text))
  if (fits.length === 0) return { reason: `“${shorten(value)}” is not a number` }
  const mark = fits.find((one) => one === decimal) ?? fits[0]!
  if (decimal !== null && fits.length === 1 && mark !== decimal)
    return { reason: `“${shorten(value)}” ${decimal === ',' ? 'has no decimal comma' : twoWays}` }
  const plain = text.replaceAll(mark === '.' ? ',' : '.', '').replace(',', '.')
  return finite(value, plain)
}

/** 1.00E+03 may have been 1,004: a spreadsheet shows the first digits alone. */
const isShortened = (text: string) => /^[-+]?\d+(?:[.,]\d+)?e[-+]?\d+$/i.test(text)
const lostDigits = 'may have lost its last digits: write the whole number'

const twoWays =
  'can be read in two ways: say whether numbers have a decimal point (1,234.50) or a decimal comma (1.234,50)'

function finite(text: string, plain: string): Cell<number> {
  const value = Number(plain)
  return Number.isFinite(value) ? { value } : { reason: `“${shorten(text)}” is too large` }
}

/** A number as it is read, without what only parts thousands: 1 234, 1’234. */
export const withoutGaps = (text: string) =>
  plainCell(text)
    .replace(/(?<=\d)[\s'’](?=\d{3}(?:\D|$))/gu, '')
    .replace(/^\s+|\s+$/gu, '')

/**
 * Pieces: 24, “24 pcs”, “1,000”. “>100” and “100+” are the 100 that are surely there. What is no whole number says so in
 * the words of quick order; 0 is none.
 */
export function readCount(value: unknown, decimal: Decimal): Cell<number> {
  if (typeof value !== 'string') return readNumber(value, decimal)
  const text = withoutGaps(value)
    .replace(/^[>≥]\s*=?\s*(?=\d)/, '')
    .replace(/(?<=\d)\s*\+$/, '')
  if (isShortened(text)) return { reason: `“${shorten(value)}” ${lostDigits}` }
  if (isAmbiguous(text, decimal)) return { reason: `“${shorten(value)}” ${twoWays}` }
  const read = readQuantity(text, decimal)
  if ('pieces' in read) return { value: read.pieces }
  if (read.near === 0) return { value: 0 }
  return { reason: read.reason }
}
