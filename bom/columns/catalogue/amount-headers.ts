import { halfWidth } from '../../../contract/text/half-width.ts'
import { currenciesOf, currencyIn } from '../../read/currencies.ts'
import { meaningOfHeader } from '../headers.ts'
import { plain } from '../plain.ts'
import { alike, harmless, harmlessWithin, outright } from './amount-words.ts'
import { isWithTaxes, withoutTaxRemark } from './price-taxes.ts'
import { isPriceUnit, withoutPriceUnit } from './price-unit.ts'
import { isReducedOutright } from './reduced-prices.ts'

export type Amount = 'price' | 'quantity'

/** A header's words as they are compared: “stockOnHand” has three, “Bestand (VE)” two; a sign is one, and a letter that is a name. */
const wordsIn = (header: string) =>
  header
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/(\p{Sc}|%)|[^\p{L}\p{N}\p{M}\p{Sc}%]+/u)
    .map((word = '') => (/^(?:\p{Sc}|%|[A-Z])$/u.test(word) ? word : plain(word)))
    .filter((word) => word !== '')

const remembered = new Map<string, number | null>()

/**
 * How surely a header says that its column is the price or the stock: the place of its name among those that are known, the
 * least first; null for one that has a word more than what is known to change nothing. What is unknown is asked about:
 * “Price delta”, “Stock value” and “Bestand (VE)” are neither.
 */
export function rankOf(kind: Amount, header: string): number | null {
  const key = `${kind} ${header}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const spelt = halfWidth(header)
  const rank = kind === 'price' ? priceRank(spelt) : stockRank(spelt)
  if (remembered.size > 5_000) remembered.clear()
  remembered.set(key, rank)
  return rank
}

function priceRank(header: string): number | null {
  if (isWithTaxes(header) || isPriceUnit(header)) return null
  const spelt = withoutPriceUnit(header)
  const money = currencyIn(spelt)
  const at = money === null ? -1 : spelt.lastIndexOf(money)
  const bare = at < 0 ? spelt : `${spelt.slice(0, at)} ${spelt.slice(at + money!.length)}`
  const named = withoutTaxRemark(bare)
  const rank = rankIn('price', named) ?? (isReducedOutright(named) ? unlisted : null)
  // what is read as it stands goes before what its rows are refused for
  return rank === null || spelt === header ? rank : rank + unlisted
}

/** “In stock?” is a question, and answered with yes or no. */
const stockRank = (header: string) => (/\?\s*$/.test(header) ? null : rankIn('quantity', header))

const unlisted = 10_000
const places = Object.fromEntries(
  Object.entries(outright).map(([kind, all]) => [
    kind,
    new Map([...all].map((word, at) => [word, at])),
  ]),
) as Record<Amount, Map<string, number>>

/** “P.U. HT” is written without dots as well. */
const small = (word: string) => (/^[A-Z]$/.test(word) ? word.toLowerCase() : word)

function rankIn(kind: Amount, header: string): number | null {
  const all = wordsIn(header)
  const whole = places[kind].get(all.join('')) ?? places[kind].get(all.map(small).join(''))
  if (whole !== undefined) return whole
  const isKnown = (word: string) => outright[kind].has(word)
  const rest = all
    .map((word) => word.replace(harmlessWithin[kind], ''))
    .filter((word) => word !== '' && (isKnown(word) || !harmless[kind].has(word)))
  const named = places[kind].get(rest.join(''))
  if (named !== undefined) return named
  return rest.length > 0 && rest.every(isKnown) ? unlisted : null
}

/** Whether a column may be the price or the stock, by what its header says or has a word of. */
export function mayBe(kind: Amount, header: string): boolean {
  if (isSetting(header)) return false
  const meaning = meaningOfHeader(header)?.meaning
  if (kind === 'quantity' ? meaning === 'stock' || meaning === 'quantity' : meaning === 'price')
    return true
  const isCode = /^\s*(?:[A-Z]{3}|\p{Sc})\s*$/u.test(header)
  return alike[kind].test(header) && (!isCode || currenciesOf(header).length > 0)
}

/** How a shop's program handles stock, or books it, and no pieces: “trackInventory”, “Stock status”, “InventoryAssetAccount”. */
const isSetting = (name: string) =>
  /^(?:track|manage|use|allow|is|has|notify)[_ ]|status|policy|tracker|message|location/i.test(
    name,
  ) ||
  /(?<=\p{L}[ _]?)(?:account|acct|konto|compte|cuenta|conto|rekening|счёт|счет)(?:$|[^\p{L}])/iu.test(
    name,
  ) ||
  /^(?:track|manage|use|allow|is|has|notify)\p{Lu}/u.test(name)
