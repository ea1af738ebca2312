import { isKnownCategory, type KnownCategory } from '../../../../contract/parts/known-categories.ts'
import type { Category, Specs } from '../../../../contract/parts/parts.ts'
import type { ShopCategory } from '../../../../contract/parts/shop-categories.ts'
import { describeSpec, type OwnSpecs } from '../../../../contract/parts/specifications.ts'

type Fact = (specs: Specs) => string | false

/** A fact that is said only when all of its specifications are there. */
const fact =
  (keys: string[], say: (...values: string[]) => string): Fact =>
  (specs) => {
    const values = keys.map((key) => specs[key])
    if (values.some((value) => value === undefined || typeof value === 'boolean')) return false
    return say(...values.map((value) => (Array.isArray(value) ? value.join(', ') : String(value))))
  }

const said = (key: string, before = '', after = '') =>
  fact([key], (value) => `${before}${value}${after}`)
const yes =
  (key: string, words: string): Fact =>
  (specs) =>
    specs[key] === true && words

const nouns: Record<KnownCategory, string> = {
  cpu: 'processor',
  ram: 'memory',
  hdd: 'drive',
  gpu: 'graphics card',
  motherboard: 'motherboard',
}

const facts: Record<KnownCategory, Fact[]> = {
  cpu: [
    said('socket', 'socket '),
    fact(['cores', 'threads'], (cores, threads) => `${cores} cores and ${threads} threads`),
    said('baseClockGhz', '', ' GHz base clock'),
    said('boostClockGhz', '', ' GHz boost clock'),
    said('l3CacheMb', '', ' MB of L3 cache'),
    said('tdpWatts', '', ' W'),
    said('memoryTypes', 'for '),
    said('integratedGraphics', 'with '),
  ],
  ram: [
    fact(
      ['capacityGb', 'modules', 'moduleCapacityGb'],
      (all, n, each) => `${all} GB (${n} × ${each} GB)`,
    ),
    fact(['type', 'speedMts'], (type, speed) => `${type} at ${speed} MT/s`),
    said('formFactor'),
    said('casLatency', 'CL'),
    said('voltage', '', ' V'),
    yes('ecc', 'with error correction'),
    yes('registered', 'registered'),
  ],
  hdd: [
    said('kind'),
    said('capacityGb', '', ' GB'),
    said('formFactor'),
    said('interface'),
    said('rpm', '', ' turns a minute'),
    said('cacheMb', '', ' MB of cache'),
  ],
  gpu: [
    said('chipset'),
    fact(['memoryGb', 'memoryType'], (size, type) => `${size} GB of ${type}`),
    said('busBits', '', '-bit bus'),
    said('boostClockMhz', '', ' MHz boost clock'),
    said('tdpWatts', '', ' W'),
    said('lengthMm', '', ' mm long'),
    said('slots', '', ' slots wide'),
  ],
  motherboard: [
    said('socket', 'socket '),
    said('chipset'),
    said('formFactor'),
    fact(['memorySlots', 'memoryType'], (slots, type) => `${slots} slots for ${type}`),
    said('maxMemoryGb', 'up to ', ' GB'),
    said('m2Slots', 'M.2 slots: '),
    said('lan', 'network '),
    said('wifi'),
  ],
}

/** So many of the facts of a shop's own category make a sentence. */
const saidUpTo = 8

/** A plain sentence of facts, for a part that comes without details. */
export function writeDetails(
  name: string,
  category: Category,
  specs: Specs,
  categories: readonly ShopCategory[],
): string {
  const ours = categories.find(({ key }) => key === category)
  const list = isKnownCategory(category)
    ? facts[category].flatMap((tell) => tell(specs) || [])
    : ownFacts(specs, ours?.specs ?? [])
  if (list.length === 0) return `${ours?.name ?? category}: ${name}.`
  const maker = typeof specs.manufacturer === 'string' ? `${specs.manufacturer} ` : ''
  const noun = isKnownCategory(category) ? nouns[category] : (ours?.name ?? category).toLowerCase()
  const subject = maker + noun
  return `${subject[0]?.toUpperCase()}${subject.slice(1)}: ${list.join(', ')}.`
}

/** Of a shop's own category, what it specifies, in its order: “output 850 W”. */
const ownFacts = (specs: Specs, own: OwnSpecs): string[] =>
  own
    .filter(({ key }) => key !== 'manufacturer' && specs[key] !== undefined)
    .slice(0, saidUpTo)
    .map(({ key }) => {
      const { label, text } = describeSpec(key, specs[key]!, own)
      return `${label.toLowerCase()} ${text}`
    })
