import type { CpuPart, DemoPart, GpuPart, HddPart, MotherboardPart } from './demo-part.ts'

/** What one piece weighs as the demo packs it, in grams: by its kind and size, since no maker says it of a packed piece. */
export function packedWeight(part: DemoPart): number {
  if (part.category === 'cpu') return isOfServer(part) ? 220 : 120
  if (part.category === 'ram')
    return 30 + part.specs.modules * (part.specs.formFactor === 'DIMM' ? 45 : 15)
  if (part.category === 'hdd') return ofDrive(part)
  return part.category === 'gpu' ? ofGraphics(part) : boards[part.specs.formFactor]
}

/** Their sockets are some four times as large. */
const isOfServer = ({ picture: { family } }: CpuPart) => /^(s|lga4)/.test(family)

const ofDrive = ({ picture: { family } }: HddPart) => drives[family]

const drives: Record<HddPart['picture']['family'], number> = {
  disk: 740,
  helium: 760,
  slim: 110,
  u2: 190,
  m2: 40,
  'm2-heatsink': 70,
}

/** By the room that a card takes, and its box. */
const ofGraphics = ({ specs: { lengthMm, slots } }: GpuPart) =>
  300 + Math.round((lengthMm * slots * 1.6) / 10) * 10

const boards: Record<MotherboardPart['specs']['formFactor'], number> = {
  'Mini ITX': 850,
  'Micro ATX': 1_150,
  ATX: 1_600,
  CEB: 1_700,
  EEB: 2_100,
  'E-ATX': 2_100,
}
