import { amdChipsets } from './amd-chipsets.ts'
import { intelChipsets } from './intel-chipsets.ts'
import type { Source } from './sources.ts'

/**
 * Whether a processor of a generation runs on a chipset: 'yes' from the first firmware, 'bios' with a newer one than the
 * board may have, 'no' where the maker says so. What is not listed is unknown.
 */
export type ChipsetVerdict = 'yes' | 'bios' | 'no'

/** `refuses`: generations that the maker says the chipsets do not run, each with where that is published. */
export type ChipsetEntry = {
  chipsets: readonly string[]
  runs: Readonly<Record<string, Exclude<ChipsetVerdict, 'no'>>>
  refuses?: readonly { source: Source; generations: readonly string[] }[]
}

/** The day of the last change of these tables. */
export const tableVersion = '2026-11-29'

export const chipsetTable: readonly ChipsetEntry[] = [...intelChipsets, ...amdChipsets]

const byChipset = new Map(
  chipsetTable.flatMap((entry) => entry.chipsets.map((chipset) => [chipset, entry] as const)),
)

/** What an entry says of a generation, and where a "no" is published; null when it says nothing. */
export function saidOf({ runs, refuses = [] }: ChipsetEntry, generation: string) {
  const refusal = refuses.find(({ generations }) => generations.includes(generation))
  if (refusal) return { verdict: 'no', source: refusal.source } as const
  const verdict = runs[generation]
  return verdict ? ({ verdict, source: null } as const) : null
}

/** What the table says of a generation on a chipset; null when it says nothing. */
export function runsOn(chipset: string, generation: string) {
  const entry = byChipset.get(chipset)
  return entry ? saidOf(entry, generation) : null
}
