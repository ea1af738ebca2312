import type { KnownCategory } from '../parts/known-categories.ts'
import type { Specs } from '../parts/parts.ts'
import type { BuildLine } from './build.ts'
import { checkBuild } from './check-build.ts'
import type { PersonFacts } from './facts/fact.ts'

type Given = Specs & { name?: string; mpn?: string }

/** A part with what is asked of it and nothing more: what is undefined is not recorded. */
const partOf =
  (category: KnownCategory, usual: Given) =>
  (
    other: Record<string, Specs[string] | undefined> = {},
    quantity = 1,
    personFacts?: PersonFacts,
  ) => {
    const { name = category, mpn = '', ...specs } = { ...usual, ...other } as Given
    const known = Object.entries(specs).filter(([, value]) => value !== undefined)
    const part = { category, name, mpn, specs: Object.fromEntries(known) as Specs }
    const partId = `${category} ${JSON.stringify([name, mpn, known])}`
    return {
      partId,
      quantity,
      part: personFacts ? { ...part, personFacts } : part,
    } satisfies BuildLine
  }

/** A machine of parts that fit: each test changes what it is about. */
export const cpu = partOf('cpu', {
  name: 'AMD Ryzen 7 7700',
  socket: 'AM5',
  coreFamily: 'Raphael',
  cores: 8,
  threads: 16,
  boostClockGhz: 5.3,
  tdpWatts: 65,
  memoryTypes: ['DDR5'],
  maxMemoryGb: 128,
  memoryChannels: 2,
  ecc: true,
  integratedGraphics: 'Radeon Graphics',
  coolerIncluded: true,
  packaging: 'Boxed',
})
export const board = partOf('motherboard', {
  name: 'B650 board',
  socket: 'AM5',
  socketCount: 1,
  chipset: 'AMD B650',
  formFactor: 'ATX',
  memoryType: 'DDR5',
  memorySlots: 4,
  maxMemoryGb: 192,
  ecc: true,
  sataPorts: 4,
  u2Ports: 0,
  m2: ['M 2242/2260/2280 PCIe4x4', 'M 2280 PCIe4x4 SATA'],
  pcie: ['x16 PCIe4', 'x4 PCIe3', 'x1 PCIe3'],
  biosFlashback: true,
  checkedOn: '2026-01-01',
  wifi: 'Wi-Fi 6E',
  lan: '2.5 GbE',
})
export const kit = partOf('ram', {
  name: 'Kit of 32 GB (2x16GB)',
  type: 'DDR5',
  formFactor: 'DIMM',
  modules: 2,
  moduleCapacityGb: 16,
  capacityGb: 32,
  speedMts: 5_200,
  casLatency: 40,
  voltage: 1.1,
  ecc: false,
  registered: false,
})
export const drive = partOf('hdd', {
  name: 'Drive 2 TB',
  kind: 'SSD',
  capacityGb: 2_000,
  formFactor: 'M.2 2280',
  interface: 'PCIe 4.0 x4 NVMe',
})
export const disk = partOf('hdd', {
  name: 'Disk 4 TB 7200 RPM',
  kind: 'HDD',
  capacityGb: 4_000,
  formFactor: '3.5"',
  interface: 'SATA 6 Gb/s',
})
export const card = partOf('gpu', {
  name: 'Card',
  chipset: 'GeForce RTX 4060',
  memoryGb: 8,
  pcieVersion: 4,
  pcieLanes: 8,
  slots: 2,
  tdpWatts: 115,
  lengthMm: 200,
  powerConnectors: '1 × 8-pin',
  displayOutputs: ['HDMI 2.1'],
})

/** A platform of two sockets with server memory. */
export const xeon = (other = {}, quantity = 2) =>
  cpu(
    {
      name: 'Intel Xeon E5-2650 v3',
      socket: 'LGA2011-3',
      coreFamily: 'Haswell-EP',
      memoryTypes: ['DDR4'],
      maxMemoryGb: 768,
      integratedGraphics: false,
      ...other,
    },
    quantity,
  )
export const twin = (other = {}) =>
  board({
    name: 'Board of two sockets',
    socket: 'LGA2011-3',
    socketCount: 2,
    chipset: 'Intel C612',
    formFactor: 'EEB',
    memoryType: 'DDR4',
    memorySlots: 8,
    maxMemoryGb: 256,
    ...other,
  })
export const dimm = (other = {}, quantity = 1) =>
  kit(
    {
      name: 'Module of 16 GB',
      mpn: 'M393A2K40',
      type: 'DDR4',
      modules: 1,
      capacityGb: 16,
      speedMts: 2_133,
      ...other,
    },
    quantity,
  )

/** What a build is found to be, rule by rule, as "cpu-socket blocker". */
export const found = (...lines: BuildLine[]) =>
  checkBuild(lines)
    .findings.map(({ rule, verdict }) => `${rule} ${verdict}`)
    .sort()

/** A sentence, the lines of one machine, and every finding. */
export type Row = [sentence: string, lines: BuildLine[], findings: string[]]
