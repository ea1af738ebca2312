import type { Verdict } from '../../../contract/builds/build.ts'
import { counted } from '../../ui/words/amounts.tsx'

/**
 * What is said of a build, or of a part in one. `missing`: what a whole machine has besides. `isCompared`: whether any rule
 * held parts against each other.
 */
type Said = {
  verdict: Verdict | null
  counts: Record<'blocker' | 'unknown' | 'warning', number>
  missing: readonly string[]
  isCompared?: boolean
}

/** How many findings there are of each gravity. */
export function countsOf(findings: readonly { verdict: Verdict }[]): Said['counts'] {
  const count = (verdict: Verdict) => findings.filter((one) => one.verdict === verdict).length
  return { blocker: count('blocker'), unknown: count('unknown'), warning: count('warning') }
}

/** What is said of the whole: never more than is known. */
export function headlineOf({ verdict, counts, missing, isCompared = true }: Said): string {
  if (verdict === null) return 'Nothing is chosen yet'
  if (!isCompared) return 'Nothing is compared yet'
  const soFar = missing.length > 0 ? ' so far' : ''
  if (verdict === 'blocker') return `${counted(counts.blocker, 'contradiction')}${soFar}`
  if (verdict === 'unknown') return `Not all of it is recorded${soFar}`
  if (verdict === 'warning')
    return `Nothing known speaks against it${soFar}, with ${counted(counts.warning, 'warning')}`
  return `Nothing known speaks against it${soFar}`
}

export function countsInWords({ counts }: Pick<Said, 'counts'>): string {
  return [
    counts.blocker > 0 && counted(counts.blocker, 'contradiction'),
    counts.unknown > 0 && `${counts.unknown} not recorded`,
    counts.warning > 0 && counted(counts.warning, 'warning'),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** "a, b and c" */
export const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
