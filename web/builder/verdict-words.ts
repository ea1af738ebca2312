import { counted } from '../ui/words/amounts.tsx'
import type { BuildVerdict } from './load/verdict.ts'

/** What is said of the whole: never more than is known. */
export function headlineOf({ verdict, counts, missing }: BuildVerdict): string {
  if (verdict === null) return 'Nothing is chosen yet'
  const soFar = missing.length > 0 ? ' so far' : ''
  if (verdict === 'blocker') return `${counted(counts.blocker, 'contradiction')}${soFar}`
  if (verdict === 'unknown') return `Not all of it is recorded${soFar}`
  if (verdict === 'warning')
    return `Nothing known speaks against it${soFar}, with ${counted(counts.warning, 'warning')}`
  return `Nothing known speaks against it${soFar}`
}

export function countsInWords({ counts }: BuildVerdict): string {
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
