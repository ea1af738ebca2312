import type { Category } from '../../../contract/parts/parts.ts'
import { describeSpec } from '../../../contract/parts/specifications.ts'
import { prices, unitPhrases } from './lexicon.ts'
import { withoutPoints } from './plain.ts'
import { any, every, fact, named } from './query.ts'
import type { Quantity, Range } from './reading.ts'
import type { Scan } from './scan.ts'
import { numerals, quantityQuery, type Unit, units } from './vocabulary/units.ts'

type At = Omit<Quantity, 'isLeast'> & { until: number; isLeast?: boolean }

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
  const most = prices.atMost.at(scan.words, at + 1)
  const bound = most ?? prices.atLeast.at(scan.words, at + 1)
  const place = bound?.until ?? at + 1
  const number = scan.words[place] ?? ''
  if (!unit || !/^\d+$/.test(number) || /\d$/.test(scan.words[at - 1] ?? '')) return null
  // a number that has a unit of its own is read by that
  const isOther = unitPhrases.at(scan.words, place + 1) !== null
  const isLeast = bound ? { isLeast: bound !== most } : {}
  return isOther ? null : { unit, value: Number(number), until: place + 1, ...isLeast }
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
  const amount = amountOf({ unit, value, isLeast: null })
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

/** What a quantity is narrowed to when it is said with "at least", "or more", "up to". Null: it is meant as it stands. */
function boundOf(
  scan: Scan,
  at: number,
  until: number,
): { from: number; until: number; isLeast: boolean } | null {
  const before = at > 0 ? scan.tokens[at]!.before : ''
  if (/[<≤>≥]/.test(before)) return { from: at, until, isLeast: /[>≥]/.test(before) }
  for (let from = Math.max(0, at - 4); from < at; from += 1) {
    if (!scan.isOpen(from, at)) continue
    if (prices.atMost.at(scan.words.slice(0, at), from)?.until === at)
      return { from, until, isLeast: false }
    if (prices.atLeast.at(scan.words.slice(0, at), from)?.until === at)
      return { from, until, isLeast: true }
  }
  const more = prices.orMore.at(scan.words, until)
  if (more && scan.isOpen(until, more.until)) return { from: at, until: more.until, isLeast: true }
  const less = prices.orLess.at(scan.words, until)
  if (less && scan.isOpen(until, less.until)) return { from: at, until: less.until, isLeast: false }
  return /^\s?\+/.test(scan.behind(at)) || /^\s?\+/.test(scan.behind(until - 1))
    ? { from: at, until, isLeast: true }
    : null
}

/** A quantity, or what it is to reach or not to pass. What it states is said when the category is known. */
export function readQuantity(scan: Scan, at: number): boolean {
  const found = quantityAt(scan, at) ?? leadingAt(scan, at)
  if (!found || !scan.isOpen(at, found.until)) return false
  const { unit, value } = found
  const bound =
    found.isLeast === undefined ? boundOf(scan, at, found.until) : { from: at, ...found }
  scan.take(bound?.from ?? at, bound?.until ?? found.until, {
    kind: 'fact',
    as: '',
    query: null,
    weight: unit.saidAs === 'gb' ? 6 : 5,
    quantity: { unit, value, isLeast: bound?.isLeast ?? null },
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
    if (quantity.isLeast === null || !key) {
      reading.as = quantityInWords(quantity, category)
      reading.query = quantityQuery(quantity.unit, quantity.value, category)
      continue
    }
    const amount = amountOf(quantity)
    ranges.push({
      key,
      min: quantity.isLeast ? amount : null,
      max: quantity.isLeast ? null : amount,
    })
    const { label, text } = describeSpec(key, amount)
    reading.kind = 'range'
    reading.as = `${lowered(label)} ${quantity.isLeast ? 'from' : 'up to'} ${text}`
  }
}

/** In the unit of its specifications. */
export const amountOf = ({ unit, value }: Quantity) =>
  Number((value * (unit.times ?? 1)).toFixed(3))
