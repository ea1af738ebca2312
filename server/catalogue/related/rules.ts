import { checkBuild } from '../../../contract/builds/check-build.ts'
import { factsOf } from '../../../contract/builds/facts/facts-of.ts'
import { takesOf } from '../../../contract/builds/rules/buffering.ts'
import { comparePart } from '../../../contract/builds/substitutes/compare-parts.ts'
import { substituteVerdicts } from '../../../contract/builds/substitutes/difference.ts'
import { isKnownCategory, type KnownCategory } from '../../../contract/parts/known-categories.ts'
import type { Category, Specs } from '../../../contract/parts/parts.ts'
import { leastOf } from '../../../contract/pricing/price.ts'
import { buildLineOf } from '../parts/build-line.ts'
import type { PartRow } from '../parts/store.ts'

/** Parts of a category that have all of these specifications, and those of `preferred` rather than not. */
export type Wanted = {
  category: Category
  specs: Specs
  /** What else they may be told apart by; each counts once. */
  preferred: Specs
  /** One of these as well; empty: nothing more. */
  oneOf: Specs[]
  /** Those with any of these specifications are left out. */
  without: Specs[]
  limit: number
}

/** What a part must share with one that is called similar, and what it had better share. */
const likeness: Record<KnownCategory, { same: string[]; rather: string[] }> = {
  cpu: { same: ['socket'], rather: ['cores', 'tdpWatts', 'memoryTypes', 'manufacturer'] },
  ram: {
    same: ['type', 'formFactor', 'registered'],
    rather: ['capacityGb', 'modules', 'speedMts', 'ecc'],
  },
  hdd: { same: ['kind'], rather: ['capacityGb', 'interface', 'formFactor', 'rpm'] },
  gpu: { same: ['memoryGb'], rather: ['chipset', 'memoryType', 'slots', 'busBits'] },
  motherboard: {
    same: ['socket', 'memoryType'],
    rather: ['formFactor', 'chipset', 'memorySlots', 'm2Slots'],
  },
}

/** Sockets of boards that may take registered modules: which of them do, the rules of builds say. */
const onServers = [
  ...['SP3', 'SP5', 'SP6', 'sTR5', 'sWRX8', 'G34'],
  ...['LGA2011', 'LGA2011-3', 'LGA3647', 'LGA4189', 'LGA4677', 'LGA4710'],
].map((socket) => ({ socket }))

/**
 * What is like a part: of its category, alike in what decides where it can be; of a shop's own category alike in what narrows its
 * list, the more of it the better.
 */
export function alternativesOf(part: PartRow, facets: readonly string[]): Wanted {
  const { same, rather } = isKnownCategory(part.category)
    ? likeness[part.category]
    : { same: [], rather: [...facets] }
  return wanted(part.category, pick(part.specs, same), {
    preferred: pick(part.specs, rather),
    limit: 8,
  })
}

/**
 * The likest of parts that are alike, in their order but for this: of those that can be ordered, and of those that cannot, what
 * may take the part's place by its facts stands before what may not. A drive of another form or protocol is none.
 */
export function likestOf(part: PartRow, alike: PartRow[], limit: number): PartRow[] {
  const rankOf = (other: PartRow) =>
    (other.quantity >= leastOf(other) ? substituteVerdicts.length : 0) +
    substituteVerdicts.indexOf(comparePart(part, other).verdict)
  return alike
    .filter((other) => part.category !== 'hdd' || isSameDrive(part, other))
    .map((other) => ({ other, rank: rankOf(other) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ other }) => other)
}

/** Whether a drive goes where the other does, as far as that is known. */
function isSameDrive(one: PartRow, other: PartRow): boolean {
  const [a, b] = [factsOf('hdd', one), factsOf('hdd', other)]
  const differ = (x: { value: unknown }, y: { value: unknown }) =>
    x.value !== null && y.value !== null && x.value !== y.value
  return !differ(a.form, b.form) && !differ(a.protocol, b.protocol)
}

/** What a part is built together with: processors and boards by socket, boards and memory by its type. */
export function companionsOf(part: PartRow): Wanted[] {
  const { category, specs } = part
  const socket = pick(specs, ['socket'])
  if (category === 'cpu') return hasAll(socket) ? [wanted('motherboard', socket, { limit: 8 })] : []
  if (category === 'motherboard') return forBoard(part, socket)
  return category === 'ram' && typeof specs.type === 'string' ? boardsFor(specs, specs.type) : []
}

/** Memory is offered where it is known which modules the board takes: nothing is offered on a guess. */
function forBoard(part: PartRow, socket: Specs): Wanted[] {
  const { specs } = part
  const processors = hasAll(socket) ? [wanted('cpu', socket, { limit: 4 })] : []
  const takes = takesOf({ facts: factsOf('motherboard', part) }, [])
  if (typeof specs.memoryType !== 'string') return processors
  const modules = { type: specs.memoryType, formFactor: 'DIMM' }
  if (takes.registered === true)
    return [...processors, wanted('ram', { ...modules, registered: true }, { limit: 4 })]
  if (takes.unbuffered !== true) return processors
  const memory = wanted('ram', modules, { without: [{ registered: true }], limit: 4 })
  return [...processors, memory]
}

/** Small modules go into notebooks, which nobody sells here. */
function boardsFor(specs: Specs, memoryType: string): Wanted[] {
  if (specs.formFactor === 'SO-DIMM') return []
  if (specs.registered !== true) return [wanted('motherboard', { memoryType }, { limit: 8 })]
  return [wanted('motherboard', { memoryType }, { oneOf: onServers, limit: 8 })]
}

/** Whether nothing known speaks against two parts in one machine, and it is known that a board takes a module. */
export function goTogether(one: PartRow, other: PartRow): boolean {
  const { findings } = checkBuild([one, other].map((row) => buildLineOf(row, 1)))
  return !findings.some(
    ({ rule, verdict }) => verdict === 'blocker' || (verdict === 'unknown' && !guessed.has(rule)),
  )
}

/** What is open between parts of one socket: the makers' lists that we have are short. */
const guessed = new Set([
  'cpu-chipset',
  'memory-capacity-board',
  'memory-slots',
  'memory-ecc',
  'cpu-count',
])

const wanted = (
  category: Category,
  specs: Specs,
  more: Partial<Wanted> & { limit: number },
): Wanted => ({ category, specs, preferred: {}, oneOf: [], without: [], ...more })

const pick = (specs: Specs, keys: string[]): Specs =>
  Object.fromEntries(keys.flatMap((key) => (specs[key] === undefined ? [] : [[key, specs[key]]])))

const hasAll = (specs: Specs) => Object.keys(specs).length > 0
