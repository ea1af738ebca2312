import type { KnownCategory } from '../../parts/known-categories.ts'
import { type BoardFacts, boardFacts } from './board-facts.ts'
import { type CpuFacts, cpuFacts } from './cpu-facts.ts'
import { type DriveFacts, driveFacts } from './drive-facts.ts'
import type { FactPart } from './fact.ts'
import { type GpuFacts, gpuFacts } from './gpu-facts.ts'
import { type RamFacts, ramFacts } from './ram-facts.ts'

export type FactsOf = {
  cpu: CpuFacts
  motherboard: BoardFacts
  ram: RamFacts
  hdd: DriveFacts
  gpu: GpuFacts
}

const readers: { [C in KnownCategory]: (part: FactPart) => FactsOf[C] } = {
  cpu: cpuFacts,
  motherboard: boardFacts,
  ram: ramFacts,
  hdd: driveFacts,
  gpu: gpuFacts,
}

/** What is known of a part, typed, each fact with its source; null is unknown. Other keys of its specifications are ignored. */
export const factsOf = <C extends KnownCategory>(category: C, part: FactPart): FactsOf[C] =>
  readers[category](part) as FactsOf[C]
