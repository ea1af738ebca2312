import { type FactPart, isKnownPart, type KnownPart } from '../facts/fact.ts'
import { type FactsOf, factsOf } from '../facts/facts-of.ts'
import { compareBoards } from './compare-boards.ts'
import { compareProcessors } from './compare-processors.ts'
import {
  atLeast,
  atMost,
  type Compared,
  type Difference,
  hard,
  holdsAll,
  ifWanted,
  isFalse,
  type SubstituteVerdict,
  same,
  soft,
  substituteVerdicts,
} from './difference.ts'

/** Whether one part may stand for another, and in what it differs to its disadvantage. */
export type Substitution = { verdict: SubstituteVerdict; differs: Difference[] }

/**
 * Whether the candidate may replace the original: no where a hard fact is worse, unknown where a hard fact is missing,
 * with consent where a soft one is worse or missing on the candidate alone, else direct. Parts of different categories
 * never do; of categories that rules do not know nothing is known. What the builds say that it would enter is asked besides.
 */
export function comparePart(original: FactPart, candidate: FactPart): Substitution {
  if (original.category !== candidate.category) return { verdict: 'no', differs: [] }
  if (!isKnownPart(original)) return { verdict: 'unknown', differs: [] }
  const differs = compared(original, candidate).filter((one) => one !== null)
  const gravest = Math.min(
    substituteVerdicts.indexOf('direct'),
    ...differs.map(({ verdict }) => substituteVerdicts.indexOf(verdict)),
  )
  return { verdict: substituteVerdicts[gravest]!, differs }
}

function compared(original: KnownPart, candidate: FactPart): Compared {
  switch (original.category) {
    case 'cpu':
      return compareProcessors(factsOf('cpu', original), factsOf('cpu', candidate))
    case 'motherboard':
      return compareBoards(factsOf('motherboard', original), factsOf('motherboard', candidate))
    case 'ram':
      return compareKits(factsOf('ram', original), factsOf('ram', candidate))
    case 'hdd':
      return compareDrives(factsOf('hdd', original), factsOf('hdd', candidate))
    case 'gpu':
      return compareCards(factsOf('gpu', original), factsOf('gpu', candidate))
  }
}

const compareKits = (a: FactsOf['ram'], b: FactsOf['ram']): Compared => [
  hard(a.type, b.type, same),
  hard(a.form, b.form, same),
  hard(a.registered, b.registered, same),
  hard(a.ecc, b.ecc, ifWanted, isFalse),
  hard(a.modules, b.modules, same),
  hard(a.moduleCapacityGb, b.moduleCapacityGb, same),
  hard(a.speedMts, b.speedMts, atLeast),
  toThePicosecond(soft(latencyOf(a), latencyOf(b), atMost)),
]

/** Cycles by speed: what a reader of one word waits for, in nanoseconds. It is compared as it is and rounded to be read. */
function latencyOf({ casLatency, speedMts }: FactsOf['ram']) {
  const [cycles, speed] = [casLatency.value, speedMts.value]
  const value = cycles === null || speed === null ? null : (cycles * 2_000) / speed
  return { ...casLatency, key: 'latency', value }
}

const toThePicosecond = (latency: Difference | null): Difference | null =>
  latency && {
    ...latency,
    original: roundedSide(latency.original),
    candidate: roundedSide(latency.candidate),
  }

const roundedSide = (side: Difference['original']) =>
  typeof side.value === 'number' ? { ...side, value: Math.round(side.value * 1_000) / 1_000 } : side

const compareDrives = (a: FactsOf['hdd'], b: FactsOf['hdd']): Compared => [
  hard(a.kind, b.kind, same),
  hard(a.form, b.form, same),
  hard(a.protocol, b.protocol, same),
  hard(a.capacityGb, b.capacityGb, atLeast),
  ...(a.protocol.value === 'NVMe' ? [hard(a.pcieVersion, b.pcieVersion, atLeast)] : []),
  soft(a.rpm, b.rpm, atLeast),
  soft(a.heatsink, b.heatsink, same),
]

const compareCards = (a: FactsOf['gpu'], b: FactsOf['gpu']): Compared => [
  hard(a.chipset, b.chipset, same),
  hard(a.memoryGb, b.memoryGb, atLeast),
  soft(a.tdpWatts, b.tdpWatts, atMost),
  soft(a.widthSlots, b.widthSlots, atMost),
  soft(a.lengthMm, b.lengthMm, atMost),
  soft(a.powerConnectors, b.powerConnectors, same),
  soft(a.displayOutputs, b.displayOutputs, hasOutputs),
]

/** At least as many of each output. */
function hasOutputs(ours: string[], theirs: string[]): boolean {
  const count = (all: string[], one: string) => all.filter((other) => other === one).length
  return holdsAll(ours, theirs) && ours.every((one) => count(theirs, one) >= count(ours, one))
}
