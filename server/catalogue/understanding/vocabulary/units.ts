import type { Category } from '../../../../contract/parts/parts.ts'
import { any, every, fact, later, named, not, type Query, said } from '../query.ts'
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
  /** A larger number is none of it, but a model or a speed: "DDR5-5600 kit", "14900 core i9". */
  most?: number
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
    phrases: listed(
      'rpm, upm, u/min, tr/min, trs/min, t/min, giri/min, giri, giri al minuto, umdrehungen, toeren, toeren per minuut, obr/min, obrotów, obrotów na minutę',
    ),
    words: (value) => [named(`${value}rpm`)],
  },
  {
    name: 'inch',
    keys: {},
    saidAs: 'in',
    phrases: listed(
      'inch, inches, in, zoll, pouce, pouces, pulgada, pulgadas, pollice, pollici, cal, cala, cali, calowy',
    ),
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
    most: 512,
    keys: { cpu: 'cores' },
    phrases:
      listed(`core, cores, c, kern, kerne, kernen, kerner, core cpu, core prozessor, kernprozessor, kerns, rdzeń, rdzenie, rdzeni, rdzeniowy, rdzeniowa, rdzeniowe, coeur, coeurs, coeurs cpu, nucleo, nucleos,
      nuclei, core processor`),
  },
  {
    name: 'thread',
    most: 1024,
    keys: { cpu: 'threads' },
    phrases: listed('thread, threads, hilos, subprocesos, fils, fils d execution, wątki, wątków'),
  },
  {
    name: 'memory slot',
    most: 96,
    keys: { motherboard: 'memorySlots' },
    phrases:
      listed(`dimm slot, dimm slots, memory slot, memory slots, ram slot, ram slots, dimm sockets, dimms, speicherbanke, speicherbanken, ram banke, ram banken, ram steckplatze, ram steckplatzen,
      speichersteckplatze, speichersteckplatzen, speicherplatze, speicherplatzen, speicherslots, dimm steckplatze, dimm steckplatzen, geheugenslots, geheugensloten, geheugenslot, dimm sloten, gniazd pamięci, gniazda pamięci, slotów pamięci, slotów ram, sloty ram, gniazd ram, emplacements memoire, slots memoire, ranuras de memoria, ranuras dimm, ranuras ram, slot di memoria,
      slot memoria, slot ram, slots ram`),
  },
  {
    name: 'dimm',
    most: 96,
    keys: { motherboard: 'memorySlots', ram: 'modules' },
    phrases: listed('dimm'),
  },
  {
    name: 'M.2 slot',
    most: 32,
    keys: { motherboard: 'm2Slots' },
    phrases: listed(
      'm.2, m.2 slot, m.2 slots, nvme slots, m.2 sockets, m.2 steckplatze, m.2 steckplatzen, m.2 sloten, slotów m.2, sloty m.2, gniazd m.2, złącza m.2, emplacements m.2, ranuras m.2, slots m.2, slot m.2',
    ),
  },
  {
    name: 'SATA port',
    most: 64,
    keys: { motherboard: 'sataPorts' },
    phrases: listed(
      'sata port, sata ports, sata connector, sata connectors, sata anschlusse, sata anschlussen, sata buchsen, sata poorten, sata aansluitingen, portów sata, porty sata, złącz sata, ports sata, puertos sata, porte sata',
    ),
  },
  {
    name: 'x16 slot',
    most: 32,
    keys: { motherboard: 'pcieX16Slots' },
    phrases: listed(
      'x16 slot, x16 slots, pcie x16 slot, pcie x16 slots, pcie slot, pcie slots, pci express slots, pcie x16, steckplatze, pcie steckplatze',
    ),
  },
  {
    name: 'slot',
    most: 96,
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
    most: 16,
    keys: { ram: 'modules' },
    phrases: listed(
      'module, modules, stick, sticks, module kit, piece kit, er kit, kit, riegel, barrettes, modulos, moduli, modułów, moduły, dimm kit',
    ),
  },
  {
    name: 'channel',
    most: 16,
    keys: { ram: 'modules', cpu: 'memoryChannels' },
    phrases: listed(
      'channel, channels, memory channel, memory channels, channel kit, channel memory kit, channel memory, channel ram, speicherkanale, kanale, canaux, canaux memoire, canales, canales de memoria, canali, canali di memoria',
    ),
  },
  {
    name: 'CL',
    most: 99,
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
    ...keys.map((one) => wholeOf(one, Number(amount))),
    // modules of that size are sold in kits as well
    ...(isOfModules ? [later(fact('moduleCapacityGb', amount))] : []),
    ...(unit.saidAs ? [fact(unit.saidAs, amount)] : []),
    ...(unit.saidAs === 'gb' ? terabytesIn(Number(amount)) : []),
    ...(unit.words?.(plain) ?? []),
  )
}

/** Terabytes with a fraction that drives are made with: lists cut it off, names have it. */
const fractions = [1.2, 1.5, 1.6, 1.8, 1.92, 2.4, 3.2, 3.84, 6.4, 7.68, 12.8, 15.36, 30.72]

/** A capacity by its name, where a specification may have lost its fraction: "1.92 TB". */
const terabytesIn = (gigabytes: number): Query[] =>
  gigabytes > 1_000 && gigabytes % 1_000 !== 0 ? [named(`${gigabytes / 1_000}tb`)] : []

/** A capacity of whole terabytes is none of a part whose name has a fraction of them. */
function wholeOf(key: string, amount: number): Query {
  const own = fact(key, amount)
  if (key !== 'capacityGb' || amount % 1_000 !== 0) return own
  const others = fractions.filter((one) => Math.floor(one) * 1_000 === amount)
  return every(own, ...others.map((one) => not(named(`${one}tb`))))
}
