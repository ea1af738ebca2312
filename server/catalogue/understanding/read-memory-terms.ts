import { phraseAt, prices, unitPhrases } from './lexicon.ts'
import { any, every, fact, named, said, word } from './query.ts'
import type { Scan } from './scan.ts'
import { type Unit, units } from './vocabulary/units.ts'

const latency = /^(?:cl|c)(\d{2})$/
const buses: Record<number, number> = { 17000: 2133, 21300: 2666, 23400: 2933 }

/** What memory has in its own ways: "CL30", "CL 30", "PC4-25600". */
export function readMemoryTerms(scan: Scan, at: number): boolean {
  const pair = scan.words.slice(at, at + 2)
  const joined = latency.exec(scan.words[at]!)
  const apart = pair[0] === 'cl' && /^\d{2}$/.test(pair[1] ?? '') ? pair[1] : undefined
  const cycles = joined && scan.words[at]!.startsWith('cl') ? joined[1] : apart
  if (cycles) {
    const until = at + (apart && !joined ? 2 : 1)
    if (!scan.isOpen(at, until)) return false
    const query = any(
      fact('casLatency', Number(cycles)),
      ...[`cl${cycles}`, `c${cycles}`].map(named),
    )
    scan.take(at, until, { kind: 'fact', as: `CAS latency ${Number(cycles)}`, query, weight: 4 })
    return true
  }
  if (readSpeed(scan, at) || readBareSpeed(scan, at)) return true
  const bus = /^pc[345]l?$/.test(pair[0]!) && /^\d{5}$/.test(pair[1] ?? '') ? Number(pair[1]) : null
  if (!bus || !scan.isOpen(at, at + 2)) return false
  const speed = buses[bus] ?? Math.round(bus / 8)
  const query = any(fact('speedMts', speed), every(word(pair[0]!), said(String(bus))))
  scan.take(at, at + 2, { kind: 'fact', as: `speed ${speed} MT/s`, query, weight: 4 })
  return true
}

const speed = units.find(({ name }) => name === 'mt/s')!

/** "DDR5 faster than 5600", "DDR5 6000 or faster": of memory a number with such words is its speed. */
function readSpeed(scan: Scan, at: number): boolean {
  const before = prices.measured.at(scan.words, at) && prices.bounds.at(scan.words, at)
  const behind = prices.boundsBehind.at(scan.words, at + 1)
  const bound = before ?? behind
  const place = before ? before.until : at
  const until = before ? place + 1 : (behind?.until ?? 0)
  if (!bound || !/^\d{4}$/.test(scan.words[place] ?? '') || !scan.isOpen(at, until)) return false
  if (before && unitPhrases.at(scan.words, until)) return false
  if (!scan.words.some((one) => /^ddr\d$/.test(one))) return false
  const quantity = { unit: speed, value: Number(scan.words[place]), bound: bound.sense }
  scan.take(at, until, { kind: 'fact', as: '', query: null, weight: 5, quantity })
  return true
}

/** The speed of a module alone, or a number of its name. */
const bare: Unit = {
  ...speed,
  keys: { ram: 'speedMts' },
  words: (value) => [every(fact('category', 'ram'), named(value))],
}

/** "DDR5-6000", "DDR4 3200": directly behind the kind of memory a number is its speed, but where boards or others are asked for. */
function readBareSpeed(scan: Scan, at: number): boolean {
  const { words, own } = scan
  const [before2 = '', before = '', number = ''] = [-2, -1, 0].map((by) => words[at + by])
  const isBehind = /^ddr[345]$/.test(before) || (before2 === 'ddr' && /^[345]$/.test(before))
  const value = Number(number)
  if (!isBehind || !/^\d{3,5}$/.test(number) || value < 800 || value > 12_000) return false
  const isOfOther = words.some((_, place) => {
    const sense = phraseAt(words, place, own.phrases)?.sense
    return sense?.kind === 'category' && sense.category !== 'ram'
  })
  if (isOfOther || !scan.isOpen(at)) return false
  const quantity = { unit: bare, value, bound: null }
  scan.take(at, at + 1, { kind: 'fact', as: '', query: null, weight: 5, quantity })
  return true
}
