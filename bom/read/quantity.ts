import { halfWidth } from '../../contract/text/half-width.ts'
import { figure } from '../../contract/words/numbers.ts'
import { limits } from '../limits.ts'
import { writtenCount } from './number-words.ts'
import { pieceWord } from './units.ts'

/** How a sheet writes numbers: 1.000,00 has a decimal comma; null when nothing in it says. */
export type Decimal = ',' | '.' | null

/**
 * Pieces, or why there are none. `near`: the number that stands there all the same, or null. `isDoubted`: whether the row
 * may not be meant to be ordered at all, so that no number is offered but `near`.
 */
export type ReadQuantity =
  | { pieces: number }
  | { reason: string; near: number | null; isDoubted?: true }

const unit = new RegExp(`\\s*(?:${pieceWord})\\.?$`, 'iu')
const about =
  /^[~≈<>≤≥]|^(?:ca|approx|about|etwa|circa|env|min|max|up to|bis)\b|\d\s*\+$|\d\s*[-–—]\s*\d|±/iu

/** Digits of any script as those that programs read: ٢٠ is 20. */
const westernDigits = (text: string) =>
  text.replace(/(?![0-9])\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0)!
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1
    return String(code - zero)
  })

/** A cell as its number is read: half-width signs, digits of one script, nothing that nobody sees. */
export const plainCell = (cell: string) =>
  /^\p{ASCII}*$/u.test(cell)
    ? cell.trim()
    : westernDigits(halfWidth(cell))
        .replace(/[\u200b-\u200f\u2060\ufeff\u061c]/g, '')
        .replaceAll('٬', ',')
        .replaceAll('٫', '.')
        .trim()

/**
 * The pieces of a cell: "24", "12 pcs", "24x", "1 000", "1'000", "1.000,00", "1,000.00", "2.5k". What is not one whole
 * number of pieces says why; packs are never taken for pieces, and what can be read in two ways is not read.
 */
export function readQuantity(cell: string, decimal: Decimal): ReadQuantity {
  // no quantity is longer, and patterns would take their time
  if (cell.length > 100) return { reason: `“${shorten(cell.trim())}” is no quantity`, near: null }
  const text = plainCell(cell)
    .replace(/^['’](?=\d)/, '')
    .replace(/^(?:qty|quantity|menge|anzahl|qté|cant)\.?\s*[:=]?\s*(?=\d)/i, '')
  if (text === '') return { reason: 'There is no quantity', near: null }
  // most cells are
  if (/^[1-9]\d{0,5}$/.test(text)) return { pieces: Number(text) }
  const fault = (why: string, near: number | null = null): ReadQuantity => ({
    reason: `“${shorten(text)}” ${why}`,
    near,
  })
  if (text.startsWith('=')) return fault('is a formula, whose result is not here')
  if (/^[\d ]+ \?$/.test(text))
    return {
      reason: `“${text.slice(0, -2)}” may be one number or several: type how many pieces`,
      near: null,
    }
  if (text.startsWith('@'))
    return { reason: `“${text.slice(1)}” may be a price: type how many pieces`, near: null }
  const written = /^\p{L}/u.test(text) ? writtenCount(text) : null
  if (written !== null) return { pieces: written }
  if (about.test(text)) return fault('is no exact number of pieces')
  if (/^\(\s*[\d.,]+\s*\)$/.test(text)) return fault('is nothing to order, or a remark')
  const bare = text
    .replace(/(?<=\d.*)\s*\([^\d()]*\)$/u, '')
    .replace(unit, '')
    .replace(/^[x×]\s*(?=\d)|(?<=\d)\s*[x×]$/giu, '')
    .replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?:\D|$))/gu, '')
    .trim()
  if (isAmbiguous(bare, decimal)) return fault(twoWays(bare))
  const thousands = /^(\d+(?:[.,]\d+)?)\s?k$/i.exec(bare)?.[1]
  const value = thousands
    ? Number((Number(thousands.replace(',', '.')) * 1_000).toFixed(6))
    : numberOf(bare, decimal)
  if (value === null && /^\d[\d.,]*\s*[\p{L}/]/u.test(text))
    return fault('may mean packs: type how many pieces')
  if (value === null) return fault('is no quantity')
  if (value <= 0) return fault('is nothing to order', value)
  if (!Number.isInteger(value)) return fault('is not a whole number of pieces', value)
  if (value > limits.pieces) return fault('is more than can be ordered', value)
  return { pieces: value }
}

const twoWays = (text: string) => {
  const digits = text.replace(/[.,]/g, '')
  return `may be ${figure(Number(digits))} pieces or ${text.replace(',', '.')} of one: say which decimal mark the list has`
}

function numberOf(text: string, decimal: Decimal): number | null {
  if (/^[-+]?\d+$/.test(text)) return Number(text)
  if (/^\d+(?:[.,]\d+)?e\+?\d{1,2}$/i.test(text)) return Number(text.replace(',', '.'))
  const mark = decimal ?? markOf(text) ?? '.'
  const group = mark === ',' ? '\\.' : ','
  const point = mark === ',' ? ',' : '\\.'
  const shape = new RegExp(`^[-+]?(?:\\d+|\\d{1,3}(?:${group}\\d{3})+)(?:${point}\\d*)?$`)
  if (shape.test(text))
    return Number(text.replaceAll(mark === ',' ? '.' : ',', '').replace(',', '.'))
  return null
}

/** An amount of money; null for what is none, or could be a thousand times larger. */
export function moneyIn(cell: string, decimal: Decimal): number | null {
  if (cell.length > 30) return null
  const text = plainCell(cell)
    .replace(/\p{Sc}|(?:us\$|eur|usd|gbp|chf|pln|czk|kr|zł)(?!\p{L})/giu, '')
    .replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?:\D|$))/gu, '')
    .trim()
  return text === '' || isAmbiguous(text, decimal) ? null : numberOf(text, decimal)
}

/** The decimal mark that a number alone gives away. */
function markOf(text: string): Decimal {
  if (/^[-+]?\d{1,3}(\.\d{3})+,\d*$|^[-+]?\d{1,3}(\.\d{3}){2,}$/.test(text)) return ','
  if (/^[-+]?\d{1,3}(,\d{3})+\.\d*$|^[-+]?\d{1,3}(,\d{3}){2,}$/.test(text)) return '.'
  if (/^[-+]?\d+,\d*$/.test(text)) return ','
  return /^[-+]?\d+\.\d*$/.test(text) ? '.' : null
}

/** Whether a cell is a number, with or without a unit of pieces, that may have thousands or decimals: "1.200 pcs". */
export const isGrouped = (cell: string) =>
  cell.length <= 30 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(plainCell(cell).replace(unit, ''))

/** Whether a quantity could be read a thousand times larger or smaller, and nothing says which. */
export const isAmbiguous = (cell: string, decimal: Decimal) =>
  decimal === null && /^[1-9]\d{0,2}[.,]\d{3}$/.test(cell)

export const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text)
