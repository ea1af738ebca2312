import { currenciesOf, currencyIn } from '../../read/currencies.ts'
import { plain } from '../plain.ts'
import { mayBe, rankOf } from './amount-headers.ts'
import { costs, dealers, lists } from './amount-words.ts'
import { toldBeside } from './beside-headers.ts'
import { guessBreakTarget } from './break-targets.ts'
import { withoutTaxes } from './price-taxes.ts'
import { isOfSeveral, isPriceUnit } from './price-unit.ts'
import { bare, isReduced } from './reduced-prices.ts'

/** With taxes on it, or about a price and none itself: from when it is so, in what, for whom. */
const noPrice =
  /brutto|gross|(?<![\p{L}])(incl|inkl|ttc|iva|vat|mwst|tax|date|datum|fecha|starts?|ends?|from|until|to|valid|effective|currency|wahrung|unit|type|group|code|qty|quantity)(?![\p{L}])/iu

const isNamed = (words: ReadonlySet<string>, name: string) =>
  words.has(plain(name)) || words.has(bare(name))

/** Whom a price is for, or how it is bounded, without the word: “Dealer” beside “MSRP” and “MAP”. */
const ofOthers = new RegExp(
  `^(?:${[
    'dealer reseller partner wholesale wholesaler trade distributor distribution distri retailer map imap umap net nett netto your special',
    'händler haendler fachhandel fachhändler wiederverkäufer großhandel revendeur partenaire grossiste mayorista distribuidor revendedor',
    'rivenditore grossista wederverkoper groothandel dealer partner odsprzedawca hurt hurtowa prodejce velkoobchod återförsäljare forhandler',
    'jälleenmyyjä viszonteladó bayi дилер дилерская опт оптовая партнер партнерская дилерська оптова 代理 经销 批发 渠道 卸 仕切 도매 딜러 대리점',
  ]
    .join(' ')
    .split(' ')
    .map(plain)
    .join('|')})(?:net|nett|netto|price|\\d)?$`,
  'u',
)
/** Whether a header may name a price by those whom it is for, beside others that are prices. */
export const isForOthers = (name: string) => ofOthers.test(plain(name)) || ofOthers.test(bare(name))

/** Three letters alone may be a currency, and are so in capitals: “mpn” is none. */
const maySay = (name: string) => !/^\s*\p{L}{3}\s*$/u.test(name) && mayBe('price', name)

/** Whether a column beside what the maker advises may be what the shop asks. */
const isRival = (name: string, names: readonly string[]) =>
  isNamed(costs, name) ||
  (!isNamed(lists, name) &&
    !isReduced(name) &&
    (rankOf('price', name) !== null ||
      isForOthers(name) ||
      (maySay(name) &&
        !noPrice.test(name.replace(/_|(?<=\p{Ll})(?=\p{Lu})/gu, ' ')) &&
        !isPriceUnit(name) &&
        toldBeside(name) === null &&
        !isOfSeveral(name) &&
        guessBreakTarget(name, [...names]) === null)))

/** Prices in another currency than the shop’s are passed over where one stands beside them that names the shop’s. */
function inOurs<T extends { name: string }>(ranked: T[], currency: string | undefined): T[] {
  const codes = ({ name }: T) => currenciesOf(currencyIn(name) ?? '')
  const ours = currency?.toUpperCase() ?? ''
  if (!ranked.some((one) => codes(one).includes(ours))) return ranked
  return ranked.filter((one) => codes(one).length === 0 || codes(one).includes(ours))
}

/**
 * The column that is the price, by its header alone; undefined where none is, or where nobody knows which: beside what the
 * maker advises stands what the shop or a dealer pays, or another price.
 */
export function priceAmong(names: readonly string[], currency?: string): string | undefined {
  const ranked = names.flatMap((name) => {
    const rank = rankOf('price', name)
    return rank === null ? [] : [{ name, rank }]
  })
  const [found] = inOurs(ranked, currency).toSorted((a, b) => a.rank - b.rank)
  if (found === undefined) return newPriceIn(names)
  if (isNamed(dealers, found.name) && names.some((name) => isNamed(lists, name))) return undefined
  const isAdvised = isNamed(lists, found.name)
  return isAdvised && names.some((name) => isRival(name, names)) ? undefined : found.name
}

const news =
  /(?<!\p{L})(?:new|neue?[rns]?|nouveaux?|nouvel|nuevos?|nuov[oi]|nieuwe?|now[ae]|nov[ýaéo]|ny[at]?|nytt|uusi|új|yeni|новая|новые|нова)(?!\p{L})|^新(?=[价價単])/iu

/** A new price, where no other column may be a price: beside an old one nobody knows from when it holds. */
function newPriceIn(names: readonly string[]): string | undefined {
  const [only, another] = names.filter(maySay)
  if (only === undefined || another !== undefined) return undefined
  const spelt = only.replace(/_|(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  return news.test(spelt) && rankOf('price', spelt.replace(news, ' ').trim()) !== null
    ? only
    : undefined
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
