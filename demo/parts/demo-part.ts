import { z } from 'zod'
import { pack, priceBreak } from '../../contract/parts/parts.ts'

const count = z.int().positive()
const measure = z.number().positive()
const colour = z.string().regex(/^#[0-9a-f]{6}$/)
const memoryType = z.enum(['DDR4', 'DDR5'])
const words = z.string().min(1)

const cpuSpecs = z.strictObject({
  manufacturer: words,
  socket: words,
  cores: count,
  threads: count,
  baseClockGhz: measure,
  boostClockGhz: measure,
  l3CacheMb: measure,
  tdpWatts: count,
  integratedGraphics: z.union([words, z.literal(false)]),
  memoryTypes: z.array(memoryType).min(1),
  pcieVersion: measure,
})

const ramSpecs = z.strictObject({
  manufacturer: words,
  type: memoryType,
  formFactor: z.enum(['DIMM', 'SO-DIMM']),
  modules: count,
  moduleCapacityGb: count,
  capacityGb: count,
  speedMts: count,
  casLatency: count,
  voltage: measure,
  ecc: z.boolean(),
  registered: z.boolean(),
})

const hddSpecs = z.strictObject({
  manufacturer: words,
  kind: z.enum(['HDD', 'SSD']),
  capacityGb: count,
  formFactor: words,
  interface: words,
  rpm: count.optional(),
  cacheMb: count.optional(),
  readMbps: count.optional(),
  writeMbps: count.optional(),
  nand: words.optional(),
  enduranceTbw: count.optional(),
})

const gpuSpecs = z.strictObject({
  manufacturer: words,
  chipset: words,
  memoryGb: count,
  memoryType: words,
  busBits: count,
  boostClockMhz: count,
  tdpWatts: count,
  lengthMm: count,
  slots: measure,
  powerConnectors: words,
  displayOutputs: z.array(words),
})

const motherboardSpecs = z.strictObject({
  manufacturer: words,
  socket: words,
  chipset: words,
  formFactor: z.enum(['ATX', 'Micro ATX', 'Mini ITX', 'E-ATX', 'EEB', 'CEB']),
  memoryType,
  memorySlots: count,
  maxMemoryGb: count,
  m2Slots: z.int().nonnegative(),
  pcieX16Slots: z.int().nonnegative(),
  lan: words,
  wifi: z.union([words, z.literal(false)]),
})

const common = {
  /** The manufacturer's part number. */
  mpn: words,
  name: words,
  details: z.string().min(90).max(220),
  minQuantity: z.int().min(5).max(100),
  orderMultiple: count,
  maxQuantity: count.optional(),
  pack: pack.optional(),
  /** In US dollars, which may have cents. */
  priceBreaks: z.array(priceBreak).default([]),
  /** Units available. */
  quantity: z.int().nonnegative(),
  /** Whole US dollars a unit. */
  price: count,
  warrantyMonths: z.union([z.literal(12), z.literal(24), z.literal(36)]),
}

export const cpuPart = z.strictObject({
  ...common,
  category: z.literal('cpu'),
  specs: cpuSpecs,
  picture: z.strictObject({
    family: z.enum([
      'am4',
      'am5',
      'str5',
      'sp3',
      'sp5',
      'lga1700',
      'lga1851',
      'lga4189',
      'lga4677',
    ]),
    label: words,
  }),
})

export const ramPart = z.strictObject({
  ...common,
  category: z.literal('ram'),
  specs: ramSpecs,
  picture: z.strictObject({
    family: z.enum(['low', 'fins', 'wedge', 'lightbar', 'bare', 'registered', 'sodimm']),
    colour,
    accent: colour,
    label: words,
  }),
})

export const hddPart = z.strictObject({
  ...common,
  category: z.literal('hdd'),
  specs: hddSpecs,
  picture: z.strictObject({
    family: z.enum(['disk', 'helium', 'slim', 'u2', 'm2', 'm2-heatsink']),
    colour,
    accent: colour,
    label: words,
  }),
})

export const gpuPart = z.strictObject({
  ...common,
  category: z.literal('gpu'),
  specs: gpuSpecs,
  picture: z.strictObject({
    family: z.enum(['triple', 'dual', 'single', 'founders', 'blower', 'passive']),
    colour,
    accent: colour,
    label: words,
  }),
})

export const motherboardPart = z.strictObject({
  ...common,
  category: z.literal('motherboard'),
  specs: motherboardSpecs,
  picture: z.strictObject({
    family: z.enum(['plain', 'armoured', 'server', 'workstation']),
    board: colour,
    metal: colour,
    accent: colour,
    label: words,
  }),
})

/** One part of the demo catalogue, checked; `specs` are described in docs/catalogue.md. */
export const demoPart = z.discriminatedUnion('category', [
  cpuPart,
  ramPart,
  hddPart,
  gpuPart,
  motherboardPart,
])

export type DemoPart = z.infer<typeof demoPart>
export type CpuPart = z.infer<typeof cpuPart>
export type RamPart = z.infer<typeof ramPart>
export type HddPart = z.infer<typeof hddPart>
export type GpuPart = z.infer<typeof gpuPart>
export type MotherboardPart = z.infer<typeof motherboardPart>
