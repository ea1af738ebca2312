import { amdChipsets } from './amd-chipsets.ts'
import { intelChipsets } from './intel-chipsets.ts'

/**
 * Whether a processor of a generation runs on a chipset: 'yes' from the first firmware, 'bios' with a newer one than the
 * board may have, 'no' where the maker says so. What is not listed is unknown.
 */
export type ChipsetVerdict = 'yes' | 'bios' | 'no'

/** `source`: where each 'no' of the entry is published by the maker. */
export type ChipsetEntry = {
  chipsets: readonly string[]
  source: string | null
  runs: Readonly<Record<string, ChipsetVerdict>>
}

/** The day of the last change of these tables. */
export const tableVersion = '2026-11-26'

export const chipsetTable: readonly ChipsetEntry[] = [...intelChipsets, ...amdChipsets]

const byChipset = new Map(
  chipsetTable.flatMap((entry) => entry.chipsets.map((chipset) => [chipset, entry] as const)),
)

/** What the table says of a generation on a chipset; null when it says nothing. */
export function runsOn(
  chipset: string,
  generation: string,
): { verdict: ChipsetVerdict; source: string | null } | null {
  const entry = byChipset.get(chipset)
  const verdict = entry?.runs[generation]
  return entry && verdict ? { verdict, source: entry.source } : null
}
