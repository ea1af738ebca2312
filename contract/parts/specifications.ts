import { figure } from '../words/numbers.ts'
import { compareNames } from './compare-names.ts'
import type { Specs } from './parts.ts'
import type { SpecGroup } from './spec-groups.ts'

/** How a specification is narrowed: by ticking values, by a lowest and a highest, or by yes and no. */
export type SpecKind = 'choice' | 'range' | 'flag'

export type Specification = {
  key: string
  label: string
  unit: string | null
  group: SpecGroup
  /** Within the whole table. */
  order: number
  kind: SpecKind
}

/** label, unit, group, kind: the keys of docs/catalogue.md and of what is imported, in the order of a table. */
const known = {
  manufacturer: ['Manufacturer', null, 'Identity', 'choice'],
  series: ['Series', null, 'Identity', 'choice'],
  kind: ['Kind', null, 'Identity', 'choice'],
  chipset: ['Chipset', null, 'Identity', 'choice'],
  coreFamily: ['Core family', null, 'Identity', 'choice'],
  packaging: ['Packaging', null, 'Identity', 'choice'],
  releaseYear: ['Release year', null, 'Identity', 'choice'],
  socket: ['Socket', null, 'Fit', 'choice'],
  type: ['Type', null, 'Fit', 'choice'],
  formFactor: ['Form factor', null, 'Fit', 'choice'],
  interface: ['Interface', null, 'Fit', 'choice'],
  socketCount: ['Sockets', null, 'Fit', 'choice'],
  coolerMount: ['Mount for coolers', null, 'Fit', 'choice'],
  memoryTypes: ['Memory types', null, 'Fit', 'choice'],
  memoryForm: ['Form of memory', null, 'Fit', 'choice'],
  protocol: ['Protocol', null, 'Fit', 'choice'],
  lengthMm: ['Length', 'mm', 'Fit', 'range'],
  slots: ['Width', 'slots', 'Fit', 'range'],
  cores: ['Cores', null, 'Capacity', 'range'],
  threads: ['Threads', null, 'Capacity', 'range'],
  capacityGb: ['Capacity', 'GB', 'Capacity', 'choice'],
  modules: ['Modules', null, 'Capacity', 'choice'],
  moduleCapacityGb: ['Capacity of a module', 'GB', 'Capacity', 'choice'],
  memoryGb: ['Memory', 'GB', 'Capacity', 'choice'],
  memoryType: ['Memory type', null, 'Capacity', 'choice'],
  memorySlots: ['Memory slots', null, 'Capacity', 'choice'],
  maxMemoryGb: ['Largest memory', 'GB', 'Capacity', 'range'],
  maxModuleGb: ['Largest module', 'GB', 'Capacity', 'range'],
  memoryChannels: ['Memory channels', null, 'Capacity', 'choice'],
  l3CacheMb: ['L3 cache', 'MB', 'Capacity', 'range'],
  cacheMb: ['Cache', 'MB', 'Capacity', 'range'],
  enduranceTbw: ['Endurance', 'TB written', 'Capacity', 'range'],
  nand: ['Flash', null, 'Capacity', 'choice'],
  baseClockGhz: ['Base clock', 'GHz', 'Speed', 'range'],
  boostClockGhz: ['Boost clock', 'GHz', 'Speed', 'range'],
  boostClockMhz: ['Boost clock', 'MHz', 'Speed', 'range'],
  speedMts: ['Speed', 'MT/s', 'Speed', 'range'],
  casLatency: ['CAS latency', null, 'Speed', 'range'],
  busBits: ['Memory bus', 'bit', 'Speed', 'choice'],
  rpm: ['Rotation', 'rpm', 'Speed', 'choice'],
  readMbps: ['Sequential read', 'MB/s', 'Speed', 'range'],
  writeMbps: ['Sequential write', 'MB/s', 'Speed', 'range'],
  ecc: ['Error correction', null, 'Speed', 'flag'],
  registered: ['Registered', null, 'Speed', 'flag'],
  tdpWatts: ['Power limit', 'W', 'Power', 'range'],
  turboWatts: ['Power limit in turbo', 'W', 'Power', 'range'],
  cpuPower: ['Power plugs of the processor', null, 'Power', 'choice'],
  coolerIncluded: ['Cooler in the box', null, 'Power', 'flag'],
  voltage: ['Voltage', 'V', 'Power', 'range'],
  powerConnectors: ['Power connectors', null, 'Power', 'choice'],
  integratedGraphics: ['Integrated graphics', null, 'Connections', 'choice'],
  pcieVersion: ['PCI Express', null, 'Connections', 'choice'],
  pcieLanes: ['PCIe lanes', null, 'Connections', 'choice'],
  pcie: ['PCI Express slots', null, 'Connections', 'choice'],
  pcieX16Slots: ['PCI Express slots, full length', null, 'Connections', 'choice'],
  m2Slots: ['M.2 slots', null, 'Connections', 'choice'],
  m2: ['M.2 slots in detail', null, 'Connections', 'choice'],
  sataPorts: ['SATA ports', null, 'Connections', 'choice'],
  u2Ports: ['U.2 ports', null, 'Connections', 'choice'],
  displayOutputs: ['Display outputs', null, 'Connections', 'choice'],
  biosFlashback: ['Firmware update without a processor', null, 'Connections', 'flag'],
  lan: ['Network', null, 'Connections', 'choice'],
  wifi: ['Wi-Fi', null, 'Connections', 'choice'],
} as const satisfies Record<
  string,
  readonly [label: string, unit: string | null, group: SpecGroup, kind: SpecKind]
>
type KnownKey = keyof typeof known
const order = Object.keys(known)

/** What a category says of its own specifications, in the order of its table. */
export type OwnSpecs = readonly Omit<Specification, 'order'>[]

const noneOwn: OwnSpecs = []

/**
 * What a key stands for: as its category says (`own`), else as the trade has it; a key that nobody described is read from
 * its words, a unit at its end with it.
 */
export function specificationOf(key: string, own = noneOwn): Specification {
  const at = own.findIndex((one) => one.key === key)
  if (at >= 0) return { ...own[at]!, order: at }
  const { order, ...plain } = plainSpecification(key)
  return { ...plain, order: own.length + order }
}

function plainSpecification(key: string): Specification {
  const row = Object.hasOwn(known, key) ? known[key as KnownKey] : undefined
  if (!row) return { key, ...readKey(key), group: 'Other', order: order.length, kind: 'choice' }
  const [label, unit, group, kind] = row
  return { key, label, unit, group, order: order.indexOf(key), kind }
}

const unitWords: Record<string, string> = {
  gb: 'GB',
  mb: 'MB',
  tb: 'TB',
  kb: 'kB',
  ghz: 'GHz',
  mhz: 'MHz',
  hz: 'Hz',
  mm: 'mm',
  cm: 'cm',
  w: 'W',
  watts: 'W',
  v: 'V',
  mts: 'MT/s',
  mbps: 'MB/s',
  gbps: 'Gb/s',
  tbw: 'TB written',
  rpm: 'rpm',
  bits: 'bit',
  kg: 'kg',
  grams: 'g',
  months: 'months',
  ms: 'ms',
  ns: 'ns',
  celsius: '°C',
}

/** "radiatorLengthMm" → "Radiator length", "mm". */
function readKey(key: string): { label: string; unit: string | null } {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]/)
    .filter((word) => word !== '')
    .map(wordOfKey)
  const last = words.at(-1)?.toLowerCase() ?? ''
  const unit = words.length > 1 && Object.hasOwn(unitWords, last) ? unitWords[last] : undefined
  const label = (unit ? words.slice(0, -1) : words).join(' ')
  return { label: label.charAt(0).toUpperCase() + label.slice(1) || key, unit: unit ?? null }
}

/** Words that the trade never writes in small letters. */
const tradeWords = new Map(
  'PCIe SATA NVMe SAS USB LAN BIOS CPU GPU RAM SSD ECC RGB ARGB HDMI LED'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
)

const wordOfKey = (word: string) =>
  tradeWords.get(word.toLowerCase()) ??
  (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase())

export type DescribedSpec = Specification & { text: string }

/** A specification for people: label, unit, place in a table and its value as text with the unit. */
export function describeSpec(key: string, value: Specs[string], own = noneOwn): DescribedSpec {
  const specification = specificationOf(key, own)
  return { ...specification, text: textOf(specification, value) }
}

/** All specifications of a part in the order of a table. */
export const describeSpecs = (specs: Specs, own = noneOwn): DescribedSpec[] =>
  Object.entries(specs)
    .map(([key, value]) => describeSpec(key, value, own))
    .sort((a, b) => a.order - b.order || compareNames(a.label, b.label))

function textOf({ key, unit, kind }: Specification, value: Specs[string]): string {
  if (typeof value === 'boolean') return yesOrNo(value, kind === 'choice' && key in known)
  if (Array.isArray(value)) return [...tally(value)].map(amountOf).join(', ') || 'None'
  if (typeof value === 'string') return value === 'none' ? 'None' : value
  const isLarge = key === 'capacityGb' && value >= 1_000
  const plain = key === 'pcieVersion' ? value.toFixed(1) : figure(value)
  if (isLarge) return `${figure(value / 1_000)} TB`
  if (unit === 'slots' && value === 1) return `${plain} slot`
  return unit ? `${plain} ${unit}` : plain
}

/** Of what is a text or absent, false means that there is none. */
const yesOrNo = (value: boolean, isText: boolean) => (value ? 'Yes' : isText ? 'None' : 'No')

function tally(values: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const amountOf = ([value, count]: [string, number]) => (count > 1 ? `${count} × ${value}` : value)
