import type { Verdict } from '../../../contract/builds/build.ts'
import type { PartFit } from '../../../contract/builds/part-fit.ts'

export type Found = PartFit['findings'][number]

/** One finding in a word, as its mark says it. */
export const verdictNames: Record<Verdict, string> = {
  blocker: 'Contradicts',
  unknown: 'Not recorded',
  warning: 'Take care',
  fits: 'Nothing known against it',
}

/** A value in words, and who says it. */
type Voice = { label: string; text: string; source: string }

/**
 * One fact in words: of which part, what it is, and who says so. `text` is null where it is not known. `others`: what else
 * is said of it, and not believed since it contradicts.
 */
export type ShownFact = Omit<Voice, 'text'> & {
  partId: string
  key: string
  of: string
  text: string | null
  others: Voice[]
}
export type ShownFinding = Pick<Found, 'rule' | 'verdict' | 'text'> & { facts: ShownFact[] }
