import { halfWidth } from '../../../contract/text/half-width.ts'
import { currenciesOf } from '../../read/currencies.ts'
import { shorten } from '../../read/quantity.ts'
import { isPieces } from '../../read/units.ts'
import { plain } from '../plain.ts'
import { wordsOf } from '../terms.ts'

/** Headers of columns that say for how many pieces a price is, as `plain` writes them. */
const headers = new Set(wordsOf('price basis', 'price unit'))

const known = new Map<string, boolean>()
/** Whether a column says for how many pieces a price is. */
export const isPriceUnit = (name: string) => {
  const before = known.get(name)
  if (before !== undefined) return before
  const found = headers.has(plain(name))
  if (known.size > 1_000) known.clear()
  known.set(name, found)
  return found
}

/** In the trade C stands for a hundred and M for a thousand. */
const letters: Record<string, number> = { c: 100, m: 1_000, hundred: 100, thousand: 1_000 }

/** A price per pack, and one in hundredths of money: “Price per box”, “Preis/Karton”, “Price (cents)”. */
const packs =
  /(?:\b(?:per|pro|je|par|por|za|a)|\/)\s?(?:pack(?:age|ung)?s?|box(?:es)?|cartons?|kartons?|cases?|trays?|reels?|pallets?|palette|dozen|dutzend|ve|vpe|gebinde|boîte|caja|scatola|doos|opakowanie|lot|set|kit)\b/iu
const hundredths =
  /\b(?:cents?|ct|cts|centimes?|céntimos?|centesimi|grosz[ey]?|øre|öre|haléř\p{L}*|kopeks?|pence|minor units?)\b|копе[ей]к|(?:^|_)(?:cents|minor)$/iu

/** “Price (k$)”, “Preis in T€”, “TEUR”, “Price in thousands”. */
const thousands = /(?<!\p{L})[kt]\s?(?:\p{Sc}|eur|usd|gbp|chf)(?!\p{L})|\bthousands\b|\btsd\b/iu

/** A number of pieces in a header, and of one as well: “Price per 1”, “Preis/100”. */
const numbered = /(?:\b(?:per|pro|je|par|por|za)|(?<=[\p{L}\p{Sc}])\s?\/)\s?(\d[\d.,]*)/iu

const remarks = [packs, hundredths, thousands, numbered].map((one) => new RegExp(one, 'giu'))

/** A header without what it says of a price of several pieces, or in other units of money: that is asked of its rows. */
export const withoutPriceUnit = (header: string) =>
  remarks.reduce((rest, remark) => rest.replace(remark, ' '), header)

/** Whether a text says that prices are of several pieces, or in other units of money; in words, or null. */
export function priceUnitOf(said: string): string | null {
  const text = halfWidth(said)
  if (packs.test(text)) return 'for a pack'
  if (hundredths.test(text)) return 'in hundredths'
  if (thousands.test(text)) return 'in thousands'
  const pieces = several(numbered.exec(text)?.[1] ?? '')
  return pieces === null ? null : `for ${pieces} pieces`
}

export const isOfSeveral = (header: string) => priceUnitOf(header) !== null

/** What a column that says for how many pieces a price is says in a row: several, in words; null for one, or for money. */
export function priceUnitIn(value: string): string | null {
  const said = value.trim()
  if (said === '' || currenciesOf(said).length > 0 || /^nett?o?$/i.test(said)) return null
  const digits = /\d[\d.,]*/.exec(said)?.[0] ?? ''
  const pieces = letters[said.toLowerCase()] ?? several(digits)
  if (pieces !== null) return `for ${pieces} pieces`
  const isOne = digits === '' ? isPieces(said) : isPieces(said.replace(digits, ''))
  return isOne ? null : `for “${shorten(said)}”`
}

/** 100, 1.000 and 1,000 are several; 1 and 1,00 are one. */
function several(digits: string): number | null {
  const pieces = Number(digits.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
  return pieces > 1 ? pieces : null
}
