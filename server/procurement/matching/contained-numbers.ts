import { numberKey } from '../../../contract/parts/number-key.ts'
import type { Slip } from './spreadsheet-slips.ts'
import type { Wanted } from './wanted.ts'

/** So many words of a text are looked at, and so many beside each other may be one number. */
const maxWords = 40
const widest = 4
/** Shorter runs stand in too many texts: 32GB, DDR5. */
const shortest = 5
/** A beginning of fewer signs begins too many labels. */
const shortestBeginning = 7

/** The numbers that stand in the text of a row or in its description, each as a part number would be compared. */
export function containedNumbers({ text, key, description }: Wanted): Slip[] {
  return [
    ...runsOf(text, 'Its number stands in the text'),
    ...runsOf(description, 'Its number stands in the description'),
  ].filter((run) => run.key !== key)
}

/** Between words, and between the parts of a number: labels put theirs behind ours with a dash. */
const gaps = [/[\s,;|/()[\]"'=:]+/, /[\s,;|/()[\]"'=:\-_.+#\u2010-\u2015]+/]

function runsOf(text: string, reason: string): Slip[] {
  const runs = new Set(gaps.flatMap((gap) => [...runsBetween(text, gap)]))
  return [...runs].map((key) => ({ key, reason }))
}

function runsBetween(text: string, gap: RegExp): Set<string> {
  const words = text.split(gap, maxWords).map(numberKey)
  const runs = new Set<string>()
  for (const at of words.keys())
    for (let width = 1; width <= widest; width += 1) {
      const run = words.slice(at, at + width).join('')
      if (run.length >= shortest && run.length <= 60 && /\d/.test(run)) runs.add(run)
    }
  return runs
}

const maxLabels = 6
const longestLabel = 40

/** What the words of a text begin with: a label goes on where our number ends. Each with what is left over. */
export const beginningsOf = (text: string): { key: string; rest: string }[] =>
  text
    .split(/[\s,;|/()[\]"'=:]+/, maxWords)
    .map(numberKey)
    .filter((word) => word.length <= longestLabel && /\d/.test(word))
    .slice(0, maxLabels)
    .flatMap((word) =>
      Array.from({ length: Math.max(0, word.length - shortestBeginning) }, (_, at) => {
        const key = word.slice(0, word.length - at - 1)
        return { key, rest: word.slice(key.length) }
      }),
    )
    .filter(({ key }) => /\d/.test(key) && /[A-Z]/.test(key))
