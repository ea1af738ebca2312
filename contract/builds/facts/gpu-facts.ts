import { type FactPart, readerOf } from './fact.ts'

export type GpuFacts = ReturnType<typeof gpuFacts>

/** What rules read of a graphics card. `widthSlots`: how many places of slots it covers, as it is listed. */
export function gpuFacts(part: FactPart) {
  const read = readerOf(part)
  return {
    chipset: read.text('chipset'),
    pcieVersion: read.amount('pcieVersion'),
    pcieLanes: read.amount('pcieLanes'),
    widthSlots: read.amount('slots'),
    tdpWatts: read.amount('tdpWatts'),
    memoryGb: read.amount('memoryGb'),
    lengthMm: read.amount('lengthMm'),
    powerConnectors: read.text('powerConnectors'),
    displayOutputs: read.list('displayOutputs'),
  }
}

/** From the middle of one slot to that of the next, in millimetres. Source: PCI-SIG, Card Electromechanical Specification. */
const placeMm = 20.32

/** A width that no card has in slots is one in millimetres. */
export const isInMillimetres = (width: number) => width > 6

/** How many whole places of slots a card takes up. */
export const placesOf = (width: number) =>
  Math.ceil(isInMillimetres(width) ? width / placeMm : width)
