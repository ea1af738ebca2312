import { any, every, exact, fact, factOf, named, not, type Query, said, word } from '../query.ts'
import { graphicsMemories, zenCores } from './families.ts'
import { listed } from './listed.ts'

/** What several words say together of a part. */
export type Feature = {
  as: string
  query: Query
  phrases: string[]
  /** The specifications that state it, where the query asks for words. */
  keys?: string[]
  /** What a part has that is without it, where that is more than not to have it. */
  without?: Query
}

const saidAs = (...words: string[]) => any(...words.map(said))
const form = (value: string, ...names: string[]) =>
  any(fact('formFactor', value), ...names.map(named))

/** What is called small may be so for a case, and of full height: as GeForce cards are "SFF". */
const lowProfile = any(
  saidAs('lowprofile', 'halfheight', 'lp'),
  every(said('sff'), not(said('geforce'))),
)

const memoryKeys = ['type', 'memoryType']

const withoutSlots = any(
  fact('m2Slots', 0),
  every(not(factOf('m2Slots')), not(any(said('m2'), named('nvme')))),
)

const fastUnits = ['gb/s', 'gb', 'g', 'gbps', 'gbit/s', 'gbit', 'gigabit', 'gigabits']
/** An interface by its speed, which is none of a network: "SAS 12 Gb/s", "12 gigabit SAS". */
const bySpeed = (name: string, speeds: number[]) =>
  speeds.flatMap((speed) =>
    fastUnits.flatMap((unit) => [`${name} ${speed}${unit}`, `${speed}${unit} ${name}`]),
  )

const fixed: Feature[] = [
  {
    as: 'kit of modules',
    query: any(...[2, 3, 4, 6, 8].map((modules) => fact('modules', modules)), named('kit')),
    phrases: listed(
      'kit, memory kit, ram kit, module kit, dimm kit, dual channel kit, dualchannel kit, speicherkit, kit de memoria, kit memoire, matched set, matched pair',
    ),
  },
  {
    as: 'low profile',
    query: lowProfile,
    phrases: listed(
      'low profile, low-profile, half height, half-height, lp bracket, halbe bauhohe, halbhoch, halbhohe, flache bauform, demi-hauteur, profil bas, bajo perfil, perfil bajo, media altura, basso profilo, profilo basso',
    ),
  },
  {
    as: 'small form factor',
    query: any(lowProfile, said('sff')),
    phrases: listed('sff, small form factor, kleine bauform'),
  },
  {
    as: 'single slot',
    query: any(fact('slots', 1), saidAs('singleslot', '1slot')),
    phrases: listed('single slot, singleslot, one slot, 1 slot, ein slot, monoslot'),
  },
  {
    as: 'two slots',
    query: any(fact('slots', 2), saidAs('dualslot', 'twoslot', '2slot')),
    phrases: listed('dual slot, double slot, two slot, dualslot, zwei slot'),
  },
  {
    as: 'three slots',
    query: any(fact('slots', 3), saidAs('tripleslot', 'threeslot', '3slot')),
    phrases: listed('triple slot, three slot, tripleslot, drei slot'),
  },
  {
    as: 'passive cooling',
    query: saidAs('passive', 'fanless'),
    phrases: listed(
      'passive, passively cooled, passive cooling, fanless, silent cooling, passiv, lufterlos, passif, sans ventilateur, pasiva, sin ventilador, passivo',
    ),
  },
  {
    as: 'Micro ATX',
    query: form('microatx', 'microatx', 'matx'),
    phrases: listed('micro atx, matx, m-atx, uatx, µatx, micro-atx, microatx'),
  },
  {
    as: 'Mini ITX',
    query: form('miniitx', 'miniitx', 'itx'),
    phrases: listed('mini itx, mitx, m-itx, itx, mini-itx'),
  },
  { as: 'E-ATX', query: form('eatx', 'eatx'), phrases: listed('e-atx, eatx, extended atx') },
  {
    as: 'ATX',
    query: any(fact('formFactor', 'atx')),
    phrases: listed('atx, full atx, standard atx'),
  },
  {
    as: '3D V-Cache',
    query: saidAs('x3d', 'vcache'),
    phrases: listed('3d v-cache, v-cache, 3d vcache, 3d cache'),
  },
  {
    as: 'boxed',
    query: any(fact('packaging', 'boxed'), exact('box'), exact('wof'), said('boxed')),
    phrases: listed('boxed, retail box, boxed version, box version, en boite, in scatola, en caja'),
  },
  {
    as: 'tray',
    query: any(fact('packaging', 'oemtray'), said('tray')),
    phrases: listed('tray, tray version, oem version'),
  },
  { as: 'M.2', query: saidAs('m2'), without: withoutSlots, phrases: listed('m.2, m2, ngff') },
  { as: 'U.2', query: saidAs('u2'), phrases: listed('u.2, u2, sff-8639') },
  { as: 'U.3', query: saidAs('u3'), phrases: listed('u.3, u3') },
  {
    as: 'NVMe',
    query: any(said('nvme')),
    keys: ['interface'],
    phrases: listed('nvme, nvm express, nvme m.2 pcie'),
  },
  {
    as: 'SATA',
    query: any(said('sata')),
    keys: ['interface'],
    phrases: [
      ...listed('sata, serial ata, s-ata, sata 3, sata iii, sata3'),
      ...bySpeed('sata', [3, 6]),
    ],
  },
  {
    as: 'SAS',
    query: any(said('sas')),
    keys: ['interface'],
    phrases: [
      ...listed('sas, serial attached scsi, sas3'),
      ...bySpeed('sas', [3, 6, 12, 22.5, 24]),
    ],
  },
  {
    as: 'two processors',
    query: saidAs('dual', 'twosocket', 'dualsocket', 'dualcpu'),
    phrases: listed('dual socket, dual cpu, two socket, dual processor, two processors, 2 cpu'),
  },
  {
    as: 'remote management',
    query: saidAs('ipmi', 'bmc', 'management', 'idrac', 'kvm'),
    phrases: listed('ipmi, remote management, bmc, out of band management, fernwartung'),
  },
  {
    as: 'Thunderbolt',
    query: saidAs('thunderbolt'),
    phrases: listed('thunderbolt, tbt'),
  },
  ...[3, 4, 5].map((version) => ({
    as: `Thunderbolt ${version}`,
    query: any(
      saidAs(`thunderbolt${version}`, `tb${version}`),
      every(said('thunderbolt'), said(String(version))),
    ),
    phrases: listed(`thunderbolt ${version}, thunderbolt${version}, tb${version}`),
  })),
  {
    as: 'Founders Edition',
    query: saidAs('founders'),
    phrases: listed('founders edition, founder edition, founders, fe'),
  },
  { as: 'USB4', query: saidAs('usb4'), phrases: listed('usb4, usb 4') },
  { as: 'DDR3', query: exact('ddr3'), keys: memoryKeys, phrases: listed('ddr 3') },
  { as: 'DDR4', query: exact('ddr4'), keys: memoryKeys, phrases: listed('ddr 4, d4') },
  { as: 'DDR5', query: exact('ddr5'), keys: memoryKeys, phrases: listed('ddr 5, d5') },
  {
    as: 'white',
    query: saidAs('white', 'weiss', 'ice', 'snow'),
    phrases: listed(
      'white, wit, witte, biały, biała, białe, weiss, weisse, weisser, weisses, weissen, blanc, blanche, blanco, blanca, bianco, bianca',
    ),
  },
]

/** Generations of PCI Express, which specifications and names write as versions. */
const generations: Feature[] = [3, 4, 5, 6].map((version) => ({
  as: `PCIe ${version}.0`,
  query: any(
    fact('pcieVersion', version),
    every(said('pcie'), any(said(`${version}.0`), said(`pcie${version}`))),
    saidAs(`gen${version}`, `pcie${version}`, `pcie${version}.0`, `gen${version}x4`),
  ),
  phrases:
    listed(`gen ${version}, pcie gen ${version}, pcie ${version}, pcie ${version}.0, pci express ${version}, pci express ${version}.0, pci-e ${version}, pci-e ${version}.0,
    generation ${version}, pcie gen ${version} x4, pcie gen ${version}x4, gen ${version} x4, gen ${version}x4, pcie ${version}.0 x4, pcie ${version}.0 x16, pcie ${version} x4`),
}))

const wifiGenerations: Feature[] = ['5', '6', '6e', '7'].map((version) => ({
  as: `Wi-Fi ${version.toUpperCase()}`,
  query: saidAs(`wifi${version}`, `fi${version}`),
  phrases: listed(`wifi ${version}, wi-fi ${version}, wlan ${version}`),
}))

/** Sockets whose letters and digit are written apart: "AM 5". */
const splitSockets: Feature[] = listed(
  'am 3, am 4, am 5, sp 3, sp 5, sp 6, tr 4, str 5, strx 4',
).map((written) => {
  const socket = written.replace(' ', '')
  return {
    as: `socket ${socket.toUpperCase()}`,
    query: any(fact('socket', socket), word(socket)),
    phrases: [written],
  }
})

export const features: Feature[] = [
  ...zenCores,
  ...splitSockets,
  ...fixed,
  ...generations,
  ...graphicsMemories,
  ...wifiGenerations,
]

/** What is said of memory alone. */
export const kit = features.find(({ as }) => as === 'kit of modules')!

/** Sockets by their number alone, behind the word socket. */
export const socketWords = listed('socket, sockel, socle, zocalo, presa, fclga, lga')
