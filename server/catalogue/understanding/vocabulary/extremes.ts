import type { Category } from '../../../../contract/parts/parts.ts'
import { listed } from './listed.ts'

/** What parts are put in order by where the most or the least of it is asked for. Keys are those of specifications. */
export type Measure = {
  keys: Readonly<Partial<Record<Category, string>>>
  /** How a page says that these stand first. */
  most: string
  least: string
  /** What it is called behind "most" or "lowest". */
  phrases: string[]
}

export const capacity: Measure = {
  keys: { hdd: 'capacityGb', ram: 'capacityGb', gpu: 'memoryGb', motherboard: 'maxMemoryGb' },
  most: 'largest capacity',
  least: 'smallest capacity',
  phrases: listed(
    'capacity, storage, storage capacity, storage space, space, memory, memory capacity, vram, video memory, graphics memory, ram, terabytes, gigabytes, tb, gb, kapazitat, speicher, grafikspeicher, speicherkapazitat, speicherplatz, capacite, memoire, espace, capacidad, memoria, espacio, capacita, spazio',
  ),
}
export const size: Measure = {
  keys: { ...capacity.keys, motherboard: undefined, cpu: 'cores' },
  most: 'largest',
  least: 'smallest',
  phrases: [],
}
export const smallness: Measure = {
  keys: { hdd: 'capacityGb', ram: 'capacityGb', gpu: 'lengthMm' },
  most: 'largest',
  least: 'smallest',
  phrases: [],
}
const speed: Measure = {
  keys: { hdd: 'readMbps', ram: 'speedMts', cpu: 'boostClockGhz' },
  most: 'fastest',
  least: 'slowest',
  phrases: listed(
    'speed, transfer rate, transfer speed, data rate, throughput, geschwindigkeit, vitesse, velocidad, velocita',
  ),
}
const length: Measure = {
  keys: { gpu: 'lengthMm' },
  most: 'longest',
  least: 'shortest',
  phrases: listed('length, lange, longueur, longitud, lunghezza'),
}
const power: Measure = {
  keys: { cpu: 'tdpWatts', gpu: 'tdpWatts' },
  most: 'highest power limit',
  least: 'lowest power limit',
  phrases: listed(
    'power, tdp, wattage, watts, power consumption, power draw, power usage, energy consumption, stromverbrauch, leistungsaufnahme, verbrauch, consommation, consumo',
  ),
}

const endurance: Measure = {
  keys: { hdd: 'enduranceTbw' },
  most: 'highest endurance',
  least: 'lowest endurance',
  phrases: listed('endurance, tbw, haltbarkeit, resistencia, resistenza'),
}

export const measures: Measure[] = [
  capacity,
  speed,
  length,
  power,
  {
    keys: { cpu: 'cores' },
    most: 'most cores',
    least: 'fewest cores',
    phrases: listed('core, cores, core count, kerne, kernen, coeurs, nucleos, nuclei'),
  },
  {
    keys: { cpu: 'threads' },
    most: 'most threads',
    least: 'fewest threads',
    phrases: listed('thread, threads, thread count, hilos'),
  },
  {
    keys: { cpu: 'boostClockGhz', gpu: 'boostClockMhz', ram: 'speedMts' },
    most: 'highest clock',
    least: 'lowest clock',
    phrases: listed(
      'clock, clock speed, clock rate, clocked, clocks, boost, boost clock, turbo, turbo clock, frequency, ghz, mhz, takt, taktrate, frequence, frecuencia, frequenza',
    ),
  },
  {
    keys: { ram: 'casLatency' },
    most: 'highest latency',
    least: 'lowest latency',
    phrases: listed('latency, cas latency, cl, latenz, latence, latencia, latenza'),
  },
  {
    keys: { cpu: 'l3CacheMb', hdd: 'cacheMb' },
    most: 'largest cache',
    least: 'smallest cache',
    phrases: ['cache'],
  },
  {
    keys: { cpu: 'l3CacheMb' },
    most: 'largest L3 cache',
    least: 'smallest L3 cache',
    phrases: listed('l3 cache, l3'),
  },
  endurance,
  {
    keys: { hdd: 'readMbps' },
    most: 'fastest to read',
    least: 'slowest to read',
    phrases: listed('read speed, read, sequential read, lesegeschwindigkeit'),
  },
  {
    keys: { hdd: 'writeMbps' },
    most: 'fastest to write',
    least: 'slowest to write',
    phrases: listed('write speed, write, sequential write, schreibgeschwindigkeit'),
  },
  {
    keys: { hdd: 'rpm' },
    most: 'highest rotation',
    least: 'lowest rotation',
    phrases: listed('rpm, rotation, rotation speed, drehzahl'),
  },
  {
    keys: { gpu: 'busBits' },
    most: 'widest memory bus',
    least: 'narrowest memory bus',
    phrases: listed('memory bus, bus width, bus'),
  },
  {
    keys: { motherboard: 'm2Slots' },
    most: 'most M.2 slots',
    least: 'fewest M.2 slots',
    phrases: listed('m.2 slots, m.2 sockets, nvme slots, m.2 steckplatze'),
  },
  {
    keys: { motherboard: 'memorySlots' },
    most: 'most memory slots',
    least: 'fewest memory slots',
    phrases: listed('memory slots, ram slots, dimm slots, dimms, ram steckplatze'),
  },
  {
    keys: { motherboard: 'sataPorts' },
    most: 'most SATA ports',
    least: 'fewest SATA ports',
    phrases: listed('sata ports, sata connectors, sata anschlusse'),
  },
  {
    keys: { motherboard: 'pcieX16Slots' },
    most: 'most full-length slots',
    least: 'fewest full-length slots',
    phrases: listed('pcie slots, pci express slots, x16 slots, pcie x16 slots, expansion slots'),
  },
  {
    keys: { cpu: 'memoryChannels' },
    most: 'most memory channels',
    least: 'fewest memory channels',
    phrases: listed('memory channels, channels'),
  },
]

/** Words that ask for the most or the least. `alone`: what is meant where nothing measured stands behind. */
export type Extreme = { isMost: boolean; alone: Measure | null }

export const extremes: (Extreme & { phrases: string[] })[] = [
  {
    isMost: true,
    alone: size,
    phrases:
      listed(`biggest, largest, greatest, grosste, grosster, grosstes, grossten, plus gros, plus grosse, plus grand, plus grande, plus grands, plus grandes,
    mas grande, mas grandes, mayor, piu grande, piu grandi, maggiore`),
  },
  {
    isMost: false,
    alone: smallness,
    phrases: listed(
      'smallest, tiniest, kleinste, kleinster, kleinstes, kleinsten, plus petit, plus petite, plus petits, mas pequeno, mas pequena, menor, piu piccolo, piu piccola, minore',
    ),
  },
  {
    isMost: true,
    alone: speed,
    phrases: listed(
      'fastest, quickest, schnellste, schnellster, schnellstes, schnellsten, plus rapide, plus rapides, mas rapido, mas rapida, mas rapidos, piu veloce, piu veloci',
    ),
  },
  {
    isMost: false,
    alone: speed,
    phrases: listed('slowest, langsamste, plus lent, mas lento, piu lento'),
  },
  {
    isMost: false,
    alone: length,
    phrases: listed(
      'shortest, most compact, kurzeste, kurzester, plus court, plus courte, mas corto, mas corta, piu corto, piu corta',
    ),
  },
  { isMost: true, alone: length, phrases: listed('longest, langste, plus long, plus longue') },
  {
    isMost: false,
    alone: power,
    phrases: listed(
      'most efficient, most power efficient, most energy efficient, sparsamste, sparsamster, stromsparendste',
    ),
  },
  {
    isMost: true,
    alone: endurance,
    phrases: listed('longest lasting, most durable, most endurance, langlebigste, haltbarste'),
  },
  {
    isMost: true,
    alone: null,
    phrases: listed(
      'most, highest, maximal number of, meiste, meisten, hochste, hochster, hochstes, hochsten, le plus de, plus eleve, plus elevee, plus haut, plus haute, mas alto, mas alta, piu alto, piu alta, il maggior numero di, el mayor numero de',
    ),
  },
  {
    isMost: false,
    alone: null,
    phrases: listed(
      'lowest, least, fewest, wenigste, wenigsten, niedrigste, niedrigster, niedrigsten, geringste, geringster, geringsten, le moins de, plus bas, plus basse, plus faible, mas bajo, mas baja, piu basso, piu bassa',
    ),
  },
]

/** What may stand between: "highest number of cores". */
export const countWords = listed(
  'number of, amount of, count of, of, total, possible, available, anzahl an, anzahl, nombre de, numero de, numero di, de, di',
)
