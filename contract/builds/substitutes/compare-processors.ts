import type { CpuFacts } from '../facts/cpu-facts.ts'
import { type ChipsetVerdict, chipsetTable, saidOf } from '../generations/chipsets.ts'
import {
  atLeast,
  atMost,
  type Compared,
  type Difference,
  hard,
  holdsAll,
  ifWanted,
  isFalse,
  same,
  soft,
} from './difference.ts'

export const compareProcessors = (a: CpuFacts, b: CpuFacts): Compared => [
  hard(a.socket, b.socket, same),
  hard(a.cores, b.cores, atLeast),
  hard(a.threads, b.threads, atLeast),
  hard(a.memoryTypes, b.memoryTypes, holdsAll),
  hard(a.maxMemoryGb, b.maxMemoryGb, atLeast),
  hard(a.integratedGraphics, b.integratedGraphics, ifWanted, isFalse),
  hard(a.ecc, b.ecc, ifWanted, isFalse),
  hard(a.maxSockets, b.maxSockets, atLeast, (sockets) => sockets === 1),
  chipsetDifference(a, b),
  soft(a.boostClockGhz, b.boostClockGhz, atLeast),
  soft(a.tdpWatts, b.tdpWatts, atMost),
  soft(a.turboWatts, b.turboWatts, atMost, { bothKnown: true }),
  soft(a.coolerIncluded, b.coolerIncluded, ifWanted),
  soft(a.packaging, b.packaging, (ours, theirs) => ours === theirs || !isBoxed(ours)),
]

const isBoxed = (packaging: string) => /box/i.test(packaging)

/** On every chipset that runs the original the candidate runs too, and wants no newer firmware than it. */
function chipsetDifference(a: CpuFacts, b: CpuFacts): Difference | null {
  const [ours, theirs] = [a.generation, b.generation]
  if (ours.value !== null && ours.value === theirs.value) return null
  const differs = (key: string, verdict: Difference['verdict']): Difference => ({
    key,
    verdict,
    original: { value: ours.value, source: ours.source },
    candidate: { value: theirs.value, source: theirs.source },
  })
  if (ours.value === null || theirs.value === null) return differs('generation', 'unknown')
  const both = chipsetTable.flatMap((entry): [ChipsetVerdict, ChipsetVerdict | null][] => {
    const own = entry.runs[ours.value!]
    return own === undefined ? [] : [[own, saidOf(entry, theirs.value!)?.verdict ?? null]]
  })
  if (both.some(([, other]) => other === 'no')) return differs('chipset', 'no')
  if (both.length === 0 || both.some(([, other]) => other === null))
    return differs('chipset', 'unknown')
  if (both.some(([own, other]) => own === 'yes' && other === 'bios'))
    return differs('firmware', 'with-consent')
  return null
}
