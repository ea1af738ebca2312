import { prices, unitPhrases } from './lexicon.ts'
import { withoutPoints } from './plain.ts'
import type { Quantity } from './reading.ts'
import type { Scan } from './scan.ts'
import { numerals } from './vocabulary/numerals.ts'
import type { Bound } from './vocabulary/price-words.ts'
import { type Unit, units } from './vocabulary/units.ts'

export type At = Omit<Quantity, 'bound'> & { until: number; bound?: Bound }

const inch = units.find(({ name }) => name === 'inch')!

/** A number with its unit, in one word or several: "2TB", "3,84 TB", "8-core", "quad core", 2.5". */
export function quantityAt(scan: Scan, at: number): At | null {
  const found = numberAt(scan, at)
  return found && found.value <= (found.unit.most ?? found.value) ? found : null
}

function numberAt(scan: Scan, at: number): At | null {
  const own = scan.words[at]!
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(\p{L}+)$/u.exec(own) ?? []
  if (digits && unit) {
    // "16core cpu", "12dimm slots"
    const longer = unitPhrases.at([unit, ...scan.words.slice(at + 1)], 0)
    if (longer?.until === 1 && !isSize(Number(digits), unit)) return null
    if (!longer) return null
    const value = numberOf(digits, longer.sense)
    return inGigabytes(scan, { unit: longer.sense, value, until: at + longer.until })
  }
  const inOne = countInOneWord(own)
  if (inOne) return { ...inOne, until: at + 1 }
  const isNumber = /^\d+(\.\d+)?$/.test(own)
  if (isNumber && /^\s?("|'')/.test(scan.behind(at)))
    return { unit: inch, value: Number(own), until: at + 1 }
  const value = isNumber ? Number(own) : numerals[own]
  if (value === undefined) return null
  const found = unitPhrases.at(scan.words, at + 1)
  if (!found || isBetween(scan.words, at + 1)) return null
  // a word for a number is said of what is counted alone, and a letter alone is a unit only directly behind its number
  const isCounted = counted.has(found.sense.name)
  if (!isNumber && !isCounted) return null
  const isLetter = found.until === at + 2 && scan.words[at + 1]!.length === 1
  if (isLetter && !('wgtv'.includes(scan.words[at + 1]!) && isSize(value, scan.words[at + 1]!)))
    return null
  const read = isNumber ? numberOf(own, found.sense) : value
  return inGigabytes(scan, { unit: found.sense, value: read, until: found.until })
}

const gigabyte = units.find(({ name }) => name === 'gb')!

/** "16384 MB" is 16 GB, but of a cache. */
function inGigabytes({ words }: Scan, found: At): At {
  const { unit, value, until } = found
  const isOfCache = /^cache$/.test(words[until] ?? '')
  if (unit.name !== 'mb' || value < 4_096 || value % 1_024 !== 0 || isOfCache) return found
  return { ...found, unit: gigabyte, value: value / 1_024 }
}

const counted = new Set([
  ...['core', 'thread', 'memory slot', 'M.2 slot', 'SATA port', 'x16 slot'],
  ...['module', 'channel', 'gbe'],
])

/** "16 to 32 cores": "to" is a terabyte where nothing is counted behind it. */
const isBetween = (words: string[], at: number) =>
  words[at] === 'to' && /^\d/.test(words[at + 1] ?? '')

/** "sechskern", "quadcore", "hexacore": a number and what is counted in one word. */
function countInOneWord(word: string): Omit<At, 'until'> | null {
  for (const [numeral, value] of Object.entries(numerals)) {
    if (numeral.length < 3 || !word.startsWith(numeral)) continue
    const unit = unitPhrases.get(word.slice(numeral.length))
    if (unit && ['core', 'thread', 'channel'].includes(unit.name)) return { unit, value }
  }
  return null
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

export function leadingAt(scan: Scan, at: number): At | null {
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
