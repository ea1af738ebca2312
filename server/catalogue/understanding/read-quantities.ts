import type { Category } from '../../../contract/parts/parts.ts'
import { describeSpec } from '../../../contract/parts/specifications.ts'
import { prices } from './lexicon.ts'
import { leadingAt, quantityAt } from './quantity-at.ts'
import type { Quantity, Range } from './reading.ts'
import type { Scan } from './scan.ts'
import type { Bound } from './vocabulary/price-words.ts'
import { quantityQuery, type Unit } from './vocabulary/units.ts'

/** A label within a sentence: an abbreviation stays as it is. */
const lowered = (label: string) => (/^\p{Lu}[\p{Lu}\d]/u.test(label) ? label : label.toLowerCase())

/** How a quantity is said: "capacity 2 TB". */
function quantityInWords({ unit, value }: Quantity, category: Category | null): string {
  const key = category ? unit.keys[category] : Object.values(unit.keys)[0]
  const amount = amountOf({ unit, value, bound: null })
  if (unit.saidAs === 'gb') {
    const { text } = describeSpec('capacityGb', amount)
    return key ? `${lowered(describeSpec(key, amount).label)} ${text}` : `capacity ${text}`
  }
  if (!key)
    return unit.name === 'inch'
      ? `${value}"`
      : unit.name === 'gbe'
        ? `network ${value} GbE`
        : `${value} ${unit.name}`
  const { label, text } = describeSpec(key, amount)
  return `${lowered(label)} ${text}`
}

type Bounded = { from: number; until: number; bound: Bound; most?: number }

/** What a quantity is narrowed to when it is said with "at least", "or more", "up to". Null: it is meant as it stands. */
function boundOf(scan: Scan, at: number, until: number): Bounded | null {
  const sign = /[<>]=?|[≤≥]/.exec(at > 0 ? scan.tokens[at]!.before : '')?.[0]
  if (sign) return { from: at, until, bound: signs[sign]! }
  for (let from = Math.max(0, at - 4); from < at; from += 1) {
    const before = scan.isOpen(from, at) && prices.bounds.at(scan.words.slice(0, at), from)
    if (before && before.until === at) return { from, until, bound: before.sense }
  }
  const behind = prices.boundsBehind.at(scan.words, until)
  if (behind && scan.isOpen(until, behind.until))
    return { from: at, until: behind.until, bound: behind.sense }
  return /^\s?\+/.test(scan.behind(at)) || /^\s?\+/.test(scan.behind(until - 1))
    ? { from: at, until, bound: 'from' }
    : null
}

const signs: Record<string, Bound> = {
  '<': 'below',
  '<=': 'upTo',
  '≤': 'upTo',
  '>': 'over',
  '>=': 'from',
  '≥': 'from',
}

/** Two quantities of one unit, or a number before a quantity: "8 to 14 TB", "between 10 TB and 16 TB", "16-32 cores". */
function readSpan(scan: Scan, at: number): boolean {
  const opening = prices.between.at(scan.words, at)
  const from = opening?.until ?? at
  const number = /^\d+(\.\d+)?$/.test(scan.words[from] ?? '')
  const own = number || scan.words[from] ? quantityAt(scan, from) : null
  if (!number && !own) return false
  const low = own ?? { value: Number(scan.words[from]), until: from + 1, unit: null }
  const joining = prices.and.at(scan.words, low.until)
  const isSpan = opening ? joining !== null : toWords.has(scan.words[low.until] ?? '')
  // "Ryzen 5 - 6 cores" is no span
  const isApart = low.unit !== null || at === 0 || scan.isTaken(at - 1)
  const isDash = (isApart ? /^\s?[-–—]\s?$/ : /^[-–—]$/).test(scan.behind(low.until - 1))
  const next = isSpan ? joining!.until : low.until
  if (!(isSpan || isDash) || next >= scan.words.length || scan.tokens[at]!.isJoined) return false
  const high = quantityAt(scan, next)
  if (!high || (low.unit && low.unit.saidAs !== high.unit.saidAs) || !scan.isOpen(at, high.until))
    return false
  const times = low.unit ? (low.unit.times ?? 1) / (high.unit.times ?? 1) : 1
  const value = low.value * times
  if (value === high.value || (value > high.value && !opening)) return false
  const [least, most] = [Math.min(value, high.value), Math.max(value, high.value)]
  const quantity = { unit: high.unit, value: least, bound: 'from' as const, most }
  scan.take(opening ? at : openedFrom(scan, at), high.until, {
    kind: 'fact',
    as: '',
    query: null,
    weight: 5,
    quantity,
  })
  return true
}

/** Where the words directly before begin that say that two ends follow: "from". */
function openedFrom(scan: Scan, at: number): number {
  for (let from = Math.max(0, at - 2); from < at; from += 1) {
    const before = scan.words.slice(0, at)
    const found = prices.between.at(before, from) ?? prices.bounds.at(before, from)
    if (found?.until === at && scan.isOpen(from, at)) return from
  }
  return at
}

/** What stands between two ends though nothing says before that it will. */
const toWords = new Set(['to', 'bis', 'a', 'hasta'])

/** A quantity, or what it is to reach or not to pass. What it states is said when the category is known. */
export function readQuantity(scan: Scan, at: number): boolean {
  if (readSpan(scan, at)) return true
  const found = quantityAt(scan, at) ?? leadingAt(scan, at)
  if (!found || !scan.isOpen(at, found.until)) return false
  const { unit, value } = found
  const bound = found.bound === undefined ? boundOf(scan, at, found.until) : { from: at, ...found }
  scan.take(bound?.from ?? at, bound?.until ?? found.until, {
    kind: 'fact',
    as: '',
    query: null,
    weight: unit.saidAs === 'gb' ? 6 : 5,
    quantity: { unit, value, bound: bound?.bound ?? null },
  })
  return true
}

/** What a unit states where it is a unit of one category alone. */
const onlyKey = ({ keys }: Unit): string | undefined => {
  const all = Object.values(keys)
  return all.length === 1 ? all[0] : undefined
}

/** Of "DDR5" a bound of megatransfers is one of memory. */
const keyOfMemory = ({ words }: Scan, { unit, bound }: Quantity) =>
  unit.saidAs === 'mts' && bound && words.some((one) => /^ddr\d$/.test(one))
    ? unit.keys.ram
    : undefined

/** Says what quantities state of this category; those with a bound become ranges. */
export function settleQuantities(scan: Scan, category: Category | null, ranges: Range[]) {
  for (const reading of scan.readings) {
    const { quantity } = reading
    if (!quantity) continue
    if (category) quantity.unit = scan.own.fitted(quantity.unit, category)
    const key = category
      ? quantity.unit.keys[category]
      : (onlyKey(quantity.unit) ?? keyOfMemory(scan, quantity))
    if (quantity.bound === null || !key) {
      reading.as = quantityInWords(quantity, category)
      reading.query = quantityQuery(quantity.unit, quantity.value, category)
      continue
    }
    ranges.push(rangeOf(key, quantity))
    reading.kind = 'range'
    reading.as = rangeInWords(key, quantity)
  }
}

/** So much less or more than a bound that does not belong to what is asked for: no figure has more places. */
const next = 0.0001

function rangeOf(key: string, quantity: Quantity): Range {
  const amount = amountOf(quantity)
  switch (quantity.bound) {
    case 'below':
      return { key, min: null, max: amount - next }
    case 'upTo':
      return { key, min: null, max: amount }
    case 'over':
      return { key, min: amount + next, max: null }
    default:
      return { key, min: amount, max: mostOf(quantity) }
  }
}

const mostOf = ({ most, ...quantity }: Quantity) =>
  most === undefined ? null : amountOf({ ...quantity, value: most })

const boundsInWords: Record<Bound, string> = {
  below: 'below',
  upTo: 'up to',
  over: 'over',
  from: 'from',
}

function rangeInWords(key: string, quantity: Quantity): string {
  const { label, text } = describeSpec(key, amountOf(quantity))
  const most = mostOf(quantity)
  const end = most === null ? '' : ` to ${describeSpec(key, most).text}`
  return `${lowered(label)} ${boundsInWords[quantity.bound!]} ${text}${end}`
}

/** In the unit of its specifications. */
export const amountOf = ({ unit, value }: Quantity) =>
  Number((value * (unit.times ?? 1)).toFixed(3))
