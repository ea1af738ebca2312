import { type FactPart, readAs, readerOf } from './fact.ts'

export type GpuFacts = ReturnType<typeof gpuFacts>

/** What rules read of a graphics card. `widthSlots`: how many places of slots it covers. */
export function gpuFacts(part: FactPart) {
  const read = readerOf(part)
  return {
    chipset: read.text('chipset'),
    pcieVersion: read.amount('pcieVersion'),
    pcieLanes: read.amount('pcieLanes'),
    // wider ones are millimetres
    widthSlots: readAs(read.amount('slots'), (width) => (width <= 6 ? width : null)),
    tdpWatts: read.amount('tdpWatts'),
    memoryGb: read.amount('memoryGb'),
    lengthMm: read.amount('lengthMm'),
    powerConnectors: read.text('powerConnectors'),
    displayOutputs: read.list('displayOutputs'),
  }
}
