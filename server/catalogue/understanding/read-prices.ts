import { phraseAt, prices, unitPhrases } from './lexicon.ts'
import { withoutPoints } from './plain.ts'
import { isLeading } from './quantity-at.ts'
import type { Scan } from './scan.ts'

export type Priced = { min: number | null; max: number | null }

const currencySign = /[$€£]/
type Amount = { value: number; from: number; until: number; hasCurrency: boolean }

/** "bis 12.12.: 20 Stück": a point behind makes it a day. */
const isDay = (scan: Scan, at: number) =>
  /^\d{1,2}\.\d{1,2}$/.test(scan.words[at]!) && scan.behind(at).startsWith('.')

/** An amount at this place: "200", "$1,299.00", "150 €", "usd 200", "1.5k". */
function amountAt(scan: Scan, at: number): Amount | null {
  const isBefore = Boolean(prices.currencies.get(scan.words[at] ?? ''))
  const place = isBefore ? at + 1 : at
  const token = scan.tokens[place]
  if (!token || !scan.isOpen(place) || isDay(scan, place)) return null
  const [, digits, thousands, letters = ''] =
    /^(\d+(?:\.\d+)?)(k)?(\p{L}*)$/u.exec(withoutPoints(token.word)) ?? []
  if (digits === undefined || (letters !== '' && !prices.currencies.get(letters))) return null
  const next = prices.currencies.at(scan.words, place + 1)
  const hasSign = currencySign.test(token.before) || /^\s?[$€£]/.test(scan.behind(place))
  return {
    value: Number(digits) * (thousands ? 1_000 : 1),
    from: at,
    until: next?.until ?? place + 1,
    hasCurrency: isBefore || hasSign || letters !== '' || next !== null,
  }
}

/** Whether the number is one of something else: "up to 8 drives", "under 65 W". */
function isOfOther(scan: Scan, { until, hasCurrency }: Amount): boolean {
  if (hasCurrency || until >= scan.words.length) return false
  if (unitPhrases.at(scan.words, until) || /^"/.test(scan.behind(until - 1))) return true
  return (
    !phraseAt(scan.words, until, scan.own.phrases) &&
    /^\p{L}+$/u.test(scan.words[until]!) &&
    scan.behind(until - 1) === ' '
  )
}

/** Behind a word that is measured a number is no price: "CL under 32", but "12 cores under 200". */
const isMeasured = ({ words }: Scan, at: number) =>
  isLeading(words[at - 1] ?? '') && !/^\d/.test(words[at - 2] ?? '')

/** The signs before a word that say the same as "under" and "over". */
const signed = (before: string) =>
  /[<≤]/.test(before) ? 'most' : /[>≥]/.test(before) ? 'least' : null

/** Price words, which narrow by price: "under 200", "between 200 and 300", "max 150€", "< 100 usd", "200-300 €". */
export function readPrices(scan: Scan, priced: Priced) {
  for (let at = 0; at < scan.words.length; at += 1) {
    if (!scan.isOpen(at)) continue
    if (readBetween(scan, at, priced) || readAround(scan, at, priced)) continue
    readBound(scan, at, priced)
  }
}

function readBetween(scan: Scan, at: number, priced: Priced): boolean {
  const opening = prices.between.at(scan.words, at)
  const from = opening?.until ?? at
  const low = amountAt(scan, from)
  if (!low) return false
  const joining = prices.and.at(scan.words, low.until)
  const isDash = /^\s?[-–—]\s?$/.test(scan.behind(low.until - 1).replace(currencySign, ''))
  const high = joining || isDash ? amountAt(scan, joining?.until ?? low.until) : null
  if (!high || (high.value < low.value && !opening)) return false
  const closing = prices.ranges.at(scan.words, high.until)
  if (!closing && isOfOther(scan, high)) return false
  if (!opening && !closing && !low.hasCurrency && !high.hasCurrency) return false
  const until = closing?.until ?? high.until
  if (!scan.isOpen(at, until)) return false
  const [min, max] = [Math.min(low.value, high.value), Math.max(low.value, high.value)]
  take(scan, at, until, priced, { min, max })
  return true
}

/** So much dearer or cheaper is still "around 200". */
const nearly = 0.15

/** "around 200", where it is an amount for certain: with its currency, or as the last word of what names a category. */
function readAround(scan: Scan, at: number, priced: Priced): boolean {
  const start = /~/.test(scan.tokens[at]!.before) ? at : prices.around.at(scan.words, at)?.until
  const amount = start === undefined ? null : amountAt(scan, start)
  if (!amount || isOfOther(scan, amount) || !scan.isOpen(at, amount.until)) return false
  const isLast = amount.until === scan.words.length && namesCategory(scan)
  if (!amount.hasCurrency && (amount.value < 10 || !isLast)) return false
  const [min, max] = [1 - nearly, 1 + nearly].map((times) => Math.round(amount.value * times))
  take(scan, at, amount.until, priced, { min: min!, max: max! })
  return true
}

const namesCategory = ({ words, own }: Scan) =>
  words.some((_, at) => phraseAt(words, at, own.phrases)?.sense.kind === 'category')

function readBound(scan: Scan, at: number, priced: Priced) {
  const sign = signed(scan.tokens[at]!.before)
  const bound = prices.bounds.at(scan.words, at) ?? boundOfMoney(scan, at)
  const name = prices.names.at(scan.words, at)
  const start = bound?.until ?? name?.until ?? at
  const isLeast = sign ? sign === 'least' : bound?.sense === 'from' || bound?.sense === 'over'
  const amount =
    amountAt(scan, start) ?? amountAt(scan, prices.names.at(scan.words, start)?.until ?? start)
  if (!amount || isOfOther(scan, amount) || !scan.isOpen(at, amount.until)) return
  if (!amount.hasCurrency && (isMeasured(scan, at) || prices.measured.at(scan.words, at))) return
  if (bound || sign) {
    if (!amount.hasCurrency && amount.value < 10) return
    return take(
      scan,
      at,
      amount.until,
      priced,
      isLeast ? { min: amount.value, max: null } : { min: null, max: amount.value },
    )
  }
  if (!amount.hasCurrency) return
  const behind = prices.boundsBehind.at(scan.words, amount.until)
  const isMore = /^\s?\+/.test(scan.behind(amount.until - 1))
  if ((behind || isMore) && scan.words.length > amount.until - at) {
    const isAtLeast = isMore || behind?.sense === 'from'
    const { value: min } = amount
    return take(
      scan,
      ...([at, behind?.until ?? amount.until] as const),
      priced,
      isAtLeast ? { min, max: null } : { min: null, max: min },
    )
  }
  if (name && start > at && scan.words.length > amount.until - at && !namesNumber(scan))
    return take(scan, at, amount.until, priced, { min: null, max: amount.value })
  // what a list says that it cost elsewhere
  if (scan.words.length > amount.until - amount.from)
    scan.ignore(amount.from, amount.until, 'price, ignored')
}

/** "do 200 zł": a word that is another one where no currency stands behind. */
function boundOfMoney(scan: Scan, at: number) {
  const found = prices.boundsOfMoney.at(scan.words, at)
  return found && amountAt(scan, found.until)?.hasCurrency ? found : null
}

/** Whether a word looks like a part number: a line that has one says what the part cost elsewhere. */
const namesNumber = (scan: Scan) =>
  scan.tokens.some(
    ({ text }) =>
      text.length >= 7 &&
      /\d.*\d/.test(text) &&
      /\p{L}/u.test(text) &&
      !/^\d+(\.\d+)?\p{L}+$/u.test(text),
  )

function take(scan: Scan, from: number, until: number, priced: Priced, { min, max }: Priced) {
  priced.min = min ?? priced.min
  priced.max = max ?? priced.max
  scan.take(from, until, { kind: 'price', as: 'price', query: null, weight: 3 })
}
