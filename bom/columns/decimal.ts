import { type Decimal, plainCell } from '../read/quantity.ts'
import { isContinental, meaningOfHeader } from './headers.ts'

/** Numbers that can be read in one way only. */
const withComma =
  /^-?(?:\d+,(?:\d{1,2}|\d{4,})|0,\d+|\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,})$/
const withPoint =
  /^-?(?:\d+\.(?:\d{1,2}|\d{4,})|0\.\d+|\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,})$/
/** What stands beside an amount: signs, and codes of currencies. */
const beside = /^[\p{Sc}\s]*(?:[A-Z]{3}\s+)?|[\p{Sc}%\s]+$|\s*(?:[A-Z]{3}|eur|usd|chf|gbp)\.?$/gu

/** How the numbers are written that can be read in one way only; null when they contradict one another, or there are none. */
export function toldDecimal(rows: readonly (readonly string[])[]): Decimal {
  const { commas, points } = countMarks(rows)
  return commas > 0 && points === 0 ? ',' : points > 0 && commas === 0 ? '.' : null
}

/**
 * How a list writes its numbers: as those do that can be read in one way only, else as its separator and the language of
 * its `names` of columns have it. Null when they contradict one another, or nothing says. `separator`: what parted its
 * cells; '' and null where nothing did.
 */
export function decimalOf(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  separator: string | null,
): Decimal {
  const { commas, points, grouped } = countMarks(rows)
  if (commas > 0 || points > 0) return points === 0 ? ',' : commas === 0 ? '.' : null
  if (grouped.size > 1) return null
  const isForeign = names.some(isContinental)
  const likely = likelyOf(names, separator, isForeign)
  // that all of its numbers have three decimals is for the language and the separator to say
  const isSure = likely === ',' ? isForeign : separator === ','
  return likely !== null && grouped.has(likely) && !isSure ? null : likely
}

/** Whether numbers of a list may be a thousand times more or less, as 1.149 may. */
export const hasOpenNumbers = (rows: readonly (readonly string[])[]) =>
  countMarks(rows).grouped.size > 0

const price =
  /(?:\p{Sc}\s?|(?<!\p{L})(?:EUR|USD|CHF|GBP)\s)\d[\d.,]*\d|\d[\d.,]*\d\s?(?:\p{Sc}|(?:EUR|USD|CHF|GBP)(?!\p{L}))/giu

/** What of a cell may be a number with a mark: the whole of it, or prices in a line. */
function numbersOf(cell: string): string[] {
  if (!/[.,]\d/.test(cell) || cell.length > 300) return []
  const prices = cell.match(price) ?? []
  return cell.length > 30 || prices.length > 0 ? prices : [cell]
}

/** How many numbers say a mark, and by which signs others may have parted their thousands. */
function countMarks(rows: readonly (readonly string[])[]) {
  let [commas, points] = [0, 0]
  const grouped = new Set<string>()
  for (const cell of rows.flat().flatMap(numbersOf)) {
    const text = plainCell(cell)
      .replace(beside, '')
      .replace(/(?<=\d)[\s'’](?=\d{3}(?:\D|$))/gu, '')
    const [, group] = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(text) ?? []
    if (withComma.test(text)) commas += 1
    else if (withPoint.test(text)) points += 1
    else if (group !== undefined) grouped.add(group)
  }
  return { commas, points, grouped }
}

/**
 * The mark of the language and of what parts the cells, where these agree: lists whose decimals have commas are parted by
 * semicolons. English names of columns stand in lists of all languages, and tell only where nothing else does.
 */
function likelyOf(names: readonly string[], separator: string | null, isForeign: boolean): Decimal {
  if (separator === ',') return isForeign ? null : '.'
  if (separator === ';' || isForeign) return ','
  return names.some((name) => meaningOfHeader(name) !== null) ? '.' : null
}
