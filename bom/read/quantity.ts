import { halfWidth } from '../../contract/text/half-width.ts'
import { limits } from '../limits.ts'

/** How a sheet writes numbers: 1.000,00 has a decimal comma; null when nothing in it says. */
export type Decimal = ',' | '.' | null

/** Pieces, or why there are none. `near`: the number that stands there all the same, or null. */
export type ReadQuantity = { pieces: number } | { reason: string; near: number | null }

const units =
  /\s*(?:pcs?|pieces?|pces?|ea|each|units?|stk|stck|st|stuck|stück|pz|pzs|pzas?|pezz[io]|pièces?|pi?eces?|uds?|unidades?|szt|sztuk|ks|adet|stuks?|шт|個|个|개|qty)\.?$/iu

/**
 * The pieces of a cell: "24", "12 pcs", "24x", "1 000", "1'000", "1.000,00", "1,000.00". What is not a whole number of
 * pieces says why; packs are never taken for pieces.
 */
export function readQuantity(cell: string, decimal: Decimal): ReadQuantity {
  const text = halfWidth(cell).trim()
  if (text === '') return { reason: 'There is no quantity', near: null }
  const fault = (why: string, near: number | null = null): ReadQuantity => ({
    reason: `“${shorten(text)}” ${why}`,
    near,
  })
  const bare = text
    .replace(units, '')
    .replace(/^[x×]\s*(?=\d)|(?<=\d)\s*[x×]$/giu, '')
    .replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?:\D|$))/gu, '')
    .trim()
  const value = numberOf(bare, decimal)
  if (value === null && /^\d[\d.,]*\s*\p{L}/u.test(text))
    return fault('may mean packs: type how many pieces')
  if (value === null) return fault('is no quantity')
  if (value <= 0) return fault('is nothing to order', value)
  if (!Number.isInteger(value)) return fault('is not a whole number of pieces', value)
  if (value > limits.pieces) return fault('is more than can be ordered', value)
  return { pieces: value }
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
  // grouped as nothing else in the sheet is
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text) && decimal === null)
    return Number(text.replaceAll(/[.,]/g, ''))
  return null
}

/** The decimal mark that a number alone gives away; thousands of pieces are likelier than thousandths of one. */
function markOf(text: string): Decimal {
  if (/^[-+]?\d{1,3}(\.\d{3})+(,\d*)?$/.test(text)) return ','
  if (/^[-+]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)) return '.'
  if (/^[-+]?\d+,\d*$/.test(text)) return ','
  return /^[-+]?\d+\.\d*$/.test(text) ? '.' : null
}

/** The decimal mark of a sheet, by every number in it that can be read in one way only; null when none says. */
export function decimalOf(rows: readonly (readonly string[])[]): Decimal {
  let [commas, points] = [0, 0]
  for (const cell of rows.flat()) {
    const text = cell.replace(/^[$€£\s]+|[$€£%\s]+$/g, '')
    if (/^-?(\d+|\d{1,3}(\.\d{3})+),(\d{1,2}|\d{4,})$|^-?\d{1,3}(\.\d{3})+,\d+$/.test(text))
      commas += 1
    if (/^-?(\d+|\d{1,3}(,\d{3})+)\.(\d{1,2}|\d{4,})$|^-?\d{1,3}(,\d{3})+\.\d+$/.test(text))
      points += 1
  }
  return commas > points ? ',' : points > commas ? '.' : null
}

/** Whether a quantity could be read a thousand times larger or smaller, and nothing says which. */
export const isAmbiguous = (cell: string, decimal: Decimal) =>
  decimal === null && /^\d{1,3}[.,]\d{3}$/.test(halfWidth(cell).trim())

export const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text)
