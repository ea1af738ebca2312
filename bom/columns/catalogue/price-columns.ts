import { currencyIn } from '../../read/currencies.ts'
import { plain } from '../plain.ts'
import { rankOf } from './amount-headers.ts'
import { costs, dealers, lists } from './amount-words.ts'
import { guessBreakTarget } from './break-targets.ts'
import { withoutTaxes } from './price-taxes.ts'
import { isOfSeveral } from './price-unit.ts'
import { bare, isReduced } from './reduced-prices.ts'

/** With taxes on it, or about a price and none itself: from when it is so, in what, for whom. */
const noPrice =
  /brutto|gross|(?<![\p{L}])(incl|inkl|ttc|iva|vat|mwst|tax|date|datum|fecha|starts?|ends?|from|until|to|valid|effective|currency|wahrung|unit|type|group|code|qty|quantity)(?![\p{L}])/iu

const isNamed = (words: ReadonlySet<string>, name: string) =>
  words.has(plain(name)) || words.has(bare(name))

/**
 * The column that is the price, by its header alone; undefined where none is, or where nobody knows which: beside what the
 * maker advises stands what the shop or a dealer pays, or another price.
 */
export function priceAmong(names: readonly string[]): string | undefined {
  const ranked = names.flatMap((name) => {
    const rank = rankOf('price', name)
    return rank === null ? [] : [{ name, rank }]
  })
  const [found] = ranked.toSorted((a, b) => a.rank - b.rank)
  if (found === undefined) return undefined
  if (isNamed(dealers, found.name) && names.some((name) => isNamed(lists, name))) return undefined
  const isRival = (name: string) =>
    isNamed(costs, name) ||
    (!isNamed(lists, name) && rankOf('price', name) !== null && !isReduced(name))
  return isNamed(lists, found.name) && names.some(isRival) ? undefined : found.name
}

const isOfOne = (name: string, names: string[]) =>
  (rankOf('price', name) !== null ||
    (isReduced(name) && (withoutTaxes.test(name) || !noPrice.test(name.replace(/_/g, ' '))))) &&
  guessBreakTarget(name, names) === null

/**
 * The columns that may be the price as well as the one that was found: a second one that says price and no more, reduced
 * ones beside a regular one, and the other way round. Which is meant is no question where a row has one of them, or the
 * same in all. What the maker advises stands beside a price to compare, and so does a price in another currency beside one
 * that names its own.
 */
export function pricesBeside(found: string | undefined, names: string[]): string[] {
  if (found === undefined) return []
  const isFoundReduced = isReduced(found)
  const money = currencyIn(found)
  return names.filter((name) => {
    if (name === found || !isOfOne(name, names) || isOfSeveral(name)) return false
    const other = currencyIn(name)
    if (money !== null && other !== null && money.toLowerCase() !== other.toLowerCase())
      return false
    return isFoundReduced || isReduced(name) || !isNamed(lists, name)
  })
}
