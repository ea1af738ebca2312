import type { KnownCategory } from '../../../../../contract/parts/known-categories.ts'
import { wordsOf } from '../../read/cell.ts'
import { type Draft, isRecord, valueAt } from '../map-row.ts'
import { cutName } from './cut-name.ts'
import { databaseSpecs } from './specs.ts'
import type { Values } from './values.ts'

/**
 * Whether a row is an entry of the open part database: a `metadata` object with a name and part numbers, and nested
 * specifications. Source: BuildCores OpenDB, https://github.com/buildcores/buildcores-open-db.
 */
export const isDatabaseEntry = (values: Values): boolean =>
  isRecord(values.metadata) &&
  Array.isArray(values.metadata.part_numbers) &&
  'name' in values.metadata

/**
 * An entry of `file` as a draft. Its first usable part number is the part's; the others stay findable. An entry without one
 * is numbered by its id in the database, which names it and nothing else.
 */
export function mapDatabaseEntry(values: Values, file: string): Draft {
  const category = categoryOf(values) ?? categoryOfFile(file)
  const metadata = values.metadata as Values
  const numbers = (metadata.part_numbers as unknown[])
    .map((number) => wordsOf(number).trim())
    .filter((number) => /[A-Za-z0-9]/.test(number))
  const { name, wholeName } = cutName(metadata.name)
  const mpn = mpnOf(numbers, capacityOf(values)) ?? idOf(values) ?? numbers[0]
  const pieces = mpn?.includes('/') ? mpn.split('/') : []
  const others = [...new Set(numbers)].filter(
    (number) => number !== mpn && number.length <= 100 && !pieces.includes(number),
  )
  const specs = category ? databaseSpecs(category, values, numbers) : {}
  if (others.length > 0) specs.otherPartNumbers = others.slice(0, 40)
  return {
    fields: { mpn, name, category },
    wholeName,
    specs,
    breaks: {},
    pricedFor: null,
    beside: null,
    prices: [],
    sourceId: sourceIdOf(values),
  }
}

function sourceIdOf(values: Values): string | undefined {
  const id = idOf(values)
  return id && `opendb:${id}`
}

function idOf({ opendb_id: id }: Values): string | undefined {
  const text = typeof id === 'string' ? id.trim().toLowerCase() : ''
  return /^[\w-]{1,100}$/.test(text) ? text : undefined
}

/**
 * The number by which the part is ordered. Some entries have the pieces of one before and beside it, which nobody sells:
 * `KSM32ED8`, `16HD`, `KSM32ED8/16HD`. Others have the pieces alone: they are joined where the second is the capacity
 * (`HX426C16FB3K2`, `16`, of a kit of 16 GB).
 */
function mpnOf(numbers: readonly string[], capacityGb: number): string | undefined {
  const usable = numbers.filter((number) => number.length <= 80)
  const whole = usable.find((number) => {
    const pieces = number.split('/')
    return pieces.length > 1 && pieces.every((piece) => usable.includes(piece))
  })
  const [first, second] = usable
  if (whole || !first || !second || first.includes('/')) return whole ?? first
  return isCapacity(second, capacityGb) ? `${first}/${second}` : first
}

const capacityOf = ({ capacity }: Values) => (typeof capacity === 'number' ? capacity : 0)

/** "16", "16G", "1T" of as much. */
function isCapacity(piece: string, capacityGb: number): boolean {
  const [, amount, unit = 'G'] = /^(\d{1,4})([GT])?B?$/i.exec(piece) ?? []
  const gb = Number(amount) * (unit.toUpperCase() === 'T' ? 1_000 : 1)
  return capacityGb > 0 && gb === capacityGb
}

const signs: [KnownCategory, string[]][] = [
  ['cpu', ['cores.total', 'cores.threads']],
  ['gpu', ['chipset_manufacturer', 'core_base_clock', 'video_outputs']],
  ['ram', ['ram_type', 'cas_latency']],
  ['motherboard', ['memory.ram_type', 'm2_slots', 'pcie_slots']],
  ['hdd', ['storage_type', 'nvme']],
]

/** By what only that kind of part has. */
const categoryOf = (values: Values) =>
  signs.find(([, paths]) => paths.some((path) => valueAt(values, path) !== undefined))?.[0]

const fileWords: [KnownCategory, RegExp][] = [
  ['cpu', /\bcpu/i],
  ['gpu', /\bgpu|video-?card/i],
  ['ram', /\bram|memory/i],
  ['motherboard', /motherboard/i],
  ['hdd', /storage|\bhdd|drive/i],
]

/** The files of the database are named after what is in them. */
const categoryOfFile = (file: string) =>
  fileWords.find(([, words]) => words.test(file.replace(/^.*[/\\]/, '')))?.[0]
