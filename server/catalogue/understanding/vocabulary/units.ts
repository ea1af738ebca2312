import type { Category } from '../../../../contract/parts/parts.ts'
import { any, every, fact, later, named, type Query, said } from '../query.ts'
import { listed } from './listed.ts'

/** What a number with a unit states. Keys are those of specifications, the likeliest first. */
export type Unit = {
  name: string
  phrases: string[]
  /** What the number is times, for the keys: a terabyte is 1,000 gigabytes. */
  times?: number
  keys: Readonly<Record<Category, string>>
  /** The quantity that a name may say, where no specification does. */
  saidAs?: string
  /** What else has it, in words. */
  words?: (value: string) => Query[]
}

const gigabytes: Unit['keys'] = {
  ram: 'capacityGb',
  hdd: 'capacityGb',
  gpu: 'memoryGb',
  motherboard: 'maxMemoryGb',
}

const graphicsMemory = listed(
  'vram, of vram, video memory, graphics memory, grafikspeicher, videospeicher, memoire video, memoria video, memoria grafica',
)

/** Letters alone directly behind a number, or a phrase behind it. */
export const units: Unit[] = [
  {
    name: 'gb',
    keys: gigabytes,
    saidAs: 'gb',
    phrases: listed(
      'gb, g, gig, gigs, gbyte, gigabyte, gigabytes, go, gigaoctet, gigaoctets, gib, гб',
    ),
  },
  {
    name: 'gb of graphics memory',
    keys: { gpu: 'memoryGb' },
    phrases: ['gb', 'g', 'go', 'gig'].flatMap((unit) =>
      graphicsMemory.map((memory) => `${unit} ${memory}`),
    ),
    words: (value) => [every(fact('category', 'gpu'), fact('gb', value))],
  },
  {
    name: 'tb',
    keys: { hdd: 'capacityGb', motherboard: 'maxMemoryGb' },
    saidAs: 'gb',
    times: 1_000,
    phrases: listed(
      'tb, t, to, tera, teras, terra, terras, tbyte, terabyte, terabytes, teraoctet, teraoctets, tib, тб',
    ),
  },
  {
    name: 'mb',
    keys: { cpu: 'l3CacheMb', hdd: 'cacheMb' },
    phrases: listed('mb, mbyte, megabyte, megabytes, mo, megaoctets'),
    words: (value) => [said(`${value}mb`)],
  },
  {
    name: 'mb/s',
    keys: { hdd: 'readMbps' },
    phrases: listed('mb/s, mbps, mb/sec, mbyte/s, mb per second, megabytes per second, mo/s'),
  },
  {
    name: 'mt/s',
    keys: { ram: 'speedMts', gpu: 'boostClockMhz' },
    saidAs: 'mts',
    phrases: listed('mhz, mt, mts, mt/s, megahertz'),
  },
  {
    name: 'ghz',
    keys: { cpu: 'boostClockGhz' },
    phrases: listed('ghz, gigahertz'),
    words: (value) => [fact('baseClockGhz', value), said(`${value}ghz`)],
  },
  {
    name: 'w',
    keys: { cpu: 'tdpWatts', gpu: 'tdpWatts' },
    saidAs: 'w',
    phrases: listed('w, watt, watts, vatios, w tdp, watt tdp, watts tdp'),
  },
  {
    name: 'rpm',
    keys: { hdd: 'rpm' },
    saidAs: 'rpm',
    phrases: listed('rpm, upm, u/min, tr/min, trs/min, t/min, giri/min, giri, umdrehungen'),
    words: (value) => [named(`${value}rpm`)],
  },
  {
    name: 'inch',
    keys: {},
    saidAs: 'in',
    phrases: listed('inch, inches, in, zoll, pouce, pouces, pulgada, pulgadas, pollice, pollici'),
  },
  {
    name: 'gbe',
    keys: {},
    phrases:
      listed(`gbe, gigabit, gigabits, gbit, gbits, gbps, gbit/s, gb/s, gigabit ethernet, gigabit lan, gb lan, gb ethernet,
      gbit lan, gbe lan, g lan, g ethernet, gig lan, gig ethernet, gigabit netzwerk, gigabit reseau, gigabit network`),
    words: (value) => [
      said(`${value}gbe`),
      ...['gigabit', 'gbps', 'g'].map((unit) => named(`${value}${unit}`)),
    ],
  },
  {
    name: 'core',
    keys: { cpu: 'cores' },
    phrases:
      listed(`core, cores, c, kern, kerne, kernen, kerner, core cpu, core prozessor, kernprozessor, coeur, coeurs, coeurs cpu, nucleo, nucleos,
      nuclei, core processor`),
  },
  {
    name: 'thread',
    keys: { cpu: 'threads' },
    phrases: listed('thread, threads, hilos, subprocesos, fils, fils d execution'),
  },
  {
    name: 'memory slot',
    keys: { motherboard: 'memorySlots' },
    phrases:
      listed(`dimm slot, dimm slots, memory slot, memory slots, ram slot, ram slots, dimm sockets, dimms, speicherbanke, ram banke, ram steckplatze,
      speichersteckplatze, dimm steckplatze, emplacements memoire, slots memoire, ranuras de memoria, ranuras dimm, ranuras ram, slot di memoria,
      slot memoria, slot ram, slots ram`),
  },
  {
    name: 'dimm',
    keys: { motherboard: 'memorySlots', ram: 'modules' },
    phrases: listed('dimm'),
  },
  {
    name: 'M.2 slot',
    keys: { motherboard: 'm2Slots' },
    phrases: listed(
      'm.2, m.2 slot, m.2 slots, nvme slots, m.2 sockets, m.2 steckplatze, emplacements m.2, ranuras m.2, slots m.2, slot m.2',
    ),
  },
  {
    name: 'SATA port',
    keys: { motherboard: 'sataPorts' },
    phrases: listed(
      'sata port, sata ports, sata connector, sata connectors, sata anschlusse, sata buchsen, ports sata, puertos sata, porte sata',
    ),
  },
  {
    name: 'x16 slot',
    keys: { motherboard: 'pcieX16Slots' },
    phrases: listed(
      'x16 slot, x16 slots, pcie x16 slot, pcie x16 slots, pcie slot, pcie slots, pci express slots, pcie x16, steckplatze, pcie steckplatze',
    ),
  },
  {
    name: 'slot',
    keys: { gpu: 'slots', motherboard: 'memorySlots' },
    phrases: listed('slot, slots'),
    words: (value) => [said(`${value}slot`)],
  },
  {
    name: 'bit',
    keys: { gpu: 'busBits' },
    phrases: listed('bit, bits, bit bus'),
  },
  {
    name: 'module',
    keys: { ram: 'modules' },
    phrases: listed(
      'module, modules, stick, sticks, module kit, piece kit, er kit, kit, riegel, barrettes, modulos, moduli, dimm kit',
    ),
  },
  {
    name: 'channel',
    keys: { ram: 'modules', cpu: 'memoryChannels' },
    phrases: listed(
      'channel, channels, memory channel, memory channels, channel kit, channel memory kit, channel memory, channel ram, speicherkanale, kanale, canaux, canaux memoire, canales, canales de memoria, canali, canali di memoria',
    ),
  },
  {
    name: 'CL',
    keys: { ram: 'casLatency' },
    phrases: [],
    words: (value) => ['cl', 'c'].map((sign) => named(`${sign}${value}`)),
  },
  {
    name: 'mm',
    keys: { gpu: 'lengthMm' },
    phrases: listed('mm, millimeter, millimetre'),
  },
  {
    name: 'v',
    keys: { ram: 'voltage' },
    phrases: listed('v, volt, volts'),
    words: (value) => [named(`${value}v`)],
  },
]

/** A whole number in words, or how a part with so many is called. */
export const numerals: Record<string, number> = Object.fromEntries(
  (
    [
      [1, 'one, single, ein, eine, einen, un, une, uno, una'],
      [2, 'two, dual, double, zwei, deux, dos, due'],
      [3, 'three, triple, drei, trois, tres, tre'],
      [4, 'four, quad, vier, quatre, cuatro, quattro'],
      [5, 'five, funf, cinq, cinco, cinque'],
      [6, 'six, hexa, sechs, seis, sei'],
      [7, 'seven, sieben, sept, siete, sette'],
      [8, 'eight, octa, octo, acht, huit, ocho, otto'],
      [10, 'ten, zehn, dix, diez, dieci'],
      [12, 'twelve, zwolf, douze, doce, dodici'],
      [14, 'fourteen, vierzehn, quatorze, catorce'],
      [16, 'sixteen, sechzehn, seize, dieciseis, sedici'],
      [20, 'twenty, zwanzig, vingt, veinte, venti'],
      [24, 'twenty-four, twentyfour, vierundzwanzig, vingt-quatre, veinticuatro'],
      [32, 'thirty-two, thirtytwo, zweiunddreissig, trente-deux'],
      [64, 'sixty-four, sixtyfour, vierundsechzig, soixante-quatre'],
      [96, 'ninety-six, ninetysix, sechsundneunzig'],
    ] as const
  ).flatMap(([value, phrases]) =>
    listed(phrases).map((phrase) => [phrase.replace(/[ -]/g, ''), value] as const),
  ),
)

/** Numbers in words that say how many of a part are wanted where nothing that is counted stands behind. */
export const cardinals: ReadonlySet<string> = new Set(
  Object.keys(numerals).filter(
    (word) => word.length > 2 && !/^(?:single|dual|double|triple|quad|hexa|oct[ao])$/.test(word),
  ),
)

/** What a quantity may be where no category says which. */
export function quantityQuery(unit: Unit, value: number, category: Category | null): Query {
  const amount = String(Number((value * (unit.times ?? 1)).toFixed(3)))
  const plain = String(value)
  const key = category && unit.keys[category]
  const keys = key
    ? [key]
    : [
        ...new Set(
          Object.entries(unit.keys).flatMap(([of, one]) =>
            of === 'motherboard' && Object.keys(unit.keys).length > 1 ? [] : [one],
          ),
        ),
      ]
  const isOfModules = unit.name === 'gb' && (category === null || category === 'ram')
  return any(
    ...keys.map((one) => fact(one, amount)),
    // modules of that size are sold in kits as well
    ...(isOfModules ? [later(fact('moduleCapacityGb', amount))] : []),
    ...(unit.saidAs ? [fact(unit.saidAs, amount)] : []),
    ...(unit.words?.(plain) ?? []),
  )
}
