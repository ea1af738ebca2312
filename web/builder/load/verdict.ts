import type { Verdict } from '../../../contract/builds/build.ts'
import { rules } from '../../../contract/builds/rules/rules.ts'
import type { BuildCheckAnswer } from '../../../contract/builds/schemas.ts'
import { countsOf } from '../../trade/builds/verdict-words.ts'
import { slotOrder, slotWords } from '../slot-names.ts'
import type { Shown } from './slots.ts'

/** What is said of a whole build. `compared`: the conditions that hold, as far as is known. */
export type BuildVerdict = {
  verdict: Verdict | null
  counts: Record<'blocker' | 'unknown' | 'warning', number>
  missing: string[]
  compared: string[]
  notCompared: string[]
  factsKnown: number
  isCompared: boolean
}

export function verdictOf(check: BuildCheckAnswer | null, lines: readonly Shown[]): BuildVerdict {
  const found = check?.findings ?? []
  const spoken = new Set(found.map(({ rule }) => rule))
  const conditions = (names: readonly string[]) =>
    rules.filter(({ name }) => names.includes(name) && !spoken.has(name)).map(({ when }) => when)
  return {
    verdict: check?.verdict ?? null,
    counts: countsOf(found),
    missing: slotOrder
      .filter((one) => !lines.some(({ part }) => part.category === one))
      .map((one) => slotWords[one].missing)
      .filter(Boolean),
    compared: conditions(check?.checked ?? []),
    notCompared: conditions(check?.notChecked ?? []),
    factsKnown: check?.factsKnown ?? 0,
    isCompared: found.length + (check?.checked.length ?? 0) > 0,
  }
}
