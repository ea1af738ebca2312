import type { Category } from '../../../contract/parts/parts.ts'
import { describeSpec } from '../../../contract/parts/specifications.ts'
import { prices, unitPhrases } from './lexicon.ts'
import { withoutPoints } from './plain.ts'
import { any, every, fact, named } from './query.ts'
import type { Quantity, Range } from './reading.ts'
import type { Scan } from './scan.ts'
import type { Bound } from './vocabulary/price-words.ts'
import { numerals, quantityQuery, type Unit, units } from './vocabulary/units.ts'

type At = Omit<Quantity, 'bound'> & { until: number; bound?: Bound }

const inch = units.find(({ name }) => name === 'inch')!

/** A number with its unit, in one word or several: "2TB", "3,84 TB", "8-core", "quad core", 2.5". */
export function quantityAt(scan: Scan, at: number): At | null {
  const own = scan.words[at]!
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(\p{L}+)$/u.exec(own) ?? []
  if (digits && unit) {
    // "16core cpu", "12dimm slots"
    const longer = unitPhrases.at([unit, ...scan.words.slice(at + 1)], 0)
    if (longer?.until === 1 && !isSize(Number(digits), unit)) return null
    return longer
      ? { unit: longer.sense, value: numberOf(digits, longer.sense), until: at + longer.until }
      : null
  }
  const isNumber = /^\d+(\.\d+)?$/.test(own)
  if (isNumber && /^\s?("|'')/.test(scan.behind(at)))
    return { unit: inch, value: Number(own), until: at + 1 }
  const value = isNumber ? Number(own) : numerals[own]
  if (value === undefined) return null
  const found = unitPhrases.at(scan.words, at + 1)
  if (!found) return null
  // a word for a number is said of what is counted alone, and a letter alone is a unit only directly behind its number
  const isCounted = [
    'core',
    'thread',
    'memory slot',
    'M.2 slot',
    'SATA port',
    'x16 slot',
    'module',
  ].includes(found.sense.name)
  if (!isNumber && !isCounted) return null
  const isLetter = found.until === at + 2 && scan.words[at + 1]!.length === 1
  if (isLetter && !('wgtv'.includes(scan.words[at + 1]!) && isSize(value, scan.words[at + 1]!)))
    return null
  const read = isNumber ? numberOf(own, found.sense) : value
  return { unit: found.sense, value: read, until: found.until }
}

/** Of these nobody writes thousandths: "7.200 U/min", "20.000 GB"; of terabytes and gigahertz they are written. */
const whole = new Set(['gb', 'mb', 'mb/s', 'mt/s', 'rpm', 'w'])

const numberOf = (digits: string, { name }: Unit): number =>
  Number(whole.has(name) ? withoutPoints(digits) : digits)

/**
 * Whether so many gigabytes or terabytes are made, where a letter alone is the unit: 3840G is a drive's size, and 5600G and
 * 14100T are processors.
 */
function isSize(value: number, letter: string): boolean {
  if (letter === 't') return value <= 200
  return letter !== 'g' || value < 1_000 || [960, 1_000, 1_024].some((step) => value % step === 0)
}

/** What may stand before its number, which has no unit then: "TDP 120", "rpm 7200", "CL under 32". */
const leading: Record<string, string> = {
  tdp: 'w',
  rpm: 'rpm',
  upm: 'rpm',
  cores: 'core',
  kerne: 'core',
  threads: 'thread',
  cl: 'CL',
  latency: 'CL',
}

export const isLeading = (word: string) => Object.hasOwn(leading, word)

function leadingAt(scan: Scan, at: number): At | null {
  const unit = units.find(({ name }) => name === leading[scan.words[at]!])
  const bound = prices.bounds.at(scan.words, at + 1)
  const place = bound?.until ?? at + 1
  const number = scan.words[place] ?? ''
  if (!unit || !/^\d+$/.test(number) || /\d$/.test(scan.words[at - 1] ?? '')) return null
  // a number that has a unit of its own is read by that
  const isOther = unitPhrases.at(scan.words, place + 1) !== null
  const bounded = bound ? { bound: bound.sense } : {}
  return isOther ? null : { unit, value: Number(number), until: place + 1, ...bounded }
}

const moduleSizes = new Set([1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 256])
const moduleCounts = new Set([1, 2, 3, 4, 6, 8, 12])

/** Modules and the size of each, as memory kits are written: "2x16", "2 x 16 GB", "16GB x2". */
export function kitAt(
  scan: Scan,
  at: number,
): { modules: number; size: number; until: number } | null {
  for (let until = Math.min(at + 4, scan.words.length); until > at; until -= 1) {
    if (!scan.isOpen(at, until)) continue
    const own = scan.words.slice(at, until).join('')
    const [, count, each, unit] = /^(\d{1,2})x(\d{1,3})(gb|g|go|gig)?$/.exec(own) ?? []
    const [, first, itsUnit, last] = /^(\d{1,3})(gb|g|go|gig)x(\d{1,2})$/.exec(own) ?? []
    const [modules, size] = [Number(count ?? last), Number(each ?? first)]
    if (!moduleCounts.has(modules) || !moduleSizes.has(size)) continue
    const next = (unit ?? itsUnit) ? null : unitPhrases.at(scan.words, until)
    if (!next) return { modules, size, until }
  }
  return null
}

export function readKit(scan: Scan, at: number): boolean {
  const kit = kitAt(scan, at)
  if (!kit) return false
  const { modules, size, until } = kit
  const own = `${modules}x${size}`
  scan.take(at, until, {
    kind: 'fact',
    as: `${modules} × ${size} GB`,
    query: any(
      every(fact('modules', modules), fact('moduleCapacityGb', size)),
      ...[`${own}gb`, own, `${own}g`].map(named),
    ),
    weight: 6,
    kit: { modules, size },
  })
  return true
}

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
  const isDash = (low.unit ? /^\s?[-–—]\s?$/ : /^[-–—]$/).test(scan.behind(low.until - 1))
  const next = isSpan ? joining!.until : low.until
  if (!(isSpan || isDash) || next >= scan.words.length || scan.tokens[at]!.isJoined) return false
  const high = quantityAt(scan, next)
  if (!high || (low.unit && low.unit.saidAs !== high.unit.saidAs) || !scan.isOpen(at, high.until))
    return false
  const times = low.unit ? (low.unit.times ?? 1) / (high.unit.times ?? 1) : 1
  const value = low.value * times
  if (value >= high.value) return false
  const quantity = { unit: high.unit, value, bound: 'from' as const, most: high.value }
  scan.take(at, high.until, { kind: 'fact', as: '', query: null, weight: 5, quantity })
  return true
}

/** What stands between two ends though nothing says before that it will. */
const toWords = new Set(['to', 'bis', 'a', 'hasta'])

/** A quantity, or what it is to reach or not to pass. What it states is said when the category is known. */
export function readQuantity(scan: Scan, at: number): boolean {
  if (readSpan(scan, at)) return true
  const found = quantityAt(scan, at) ?? leadingAt(scan, at)
  if (!found || !scan.isOpen(at, found.until)) return false
  const { unit, value } = found
  const bound =
    found.bound === undefined ? boundOf(scan, at, found.until) : { from: at, ...found }
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

/** Says what quantities state of this category; those with a bound become ranges. */
export function settleQuantities(scan: Scan, category: Category | null, ranges: Range[]) {
  for (const reading of scan.readings) {
    const { quantity } = reading
    if (!quantity) continue
    if (category) quantity.unit = scan.own.fitted(quantity.unit, category)
    const key = category ? quantity.unit.keys[category] : onlyKey(quantity.unit)
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
  ...{ below: 'below', upTo: 'up to', over: 'over', from: 'from' },
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
