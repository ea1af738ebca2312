import type { Token } from './plain.ts'

/** A maker's words for a model, as lists write them beside part numbers: "RTX 3070", "B650M", "Ryzen 5 7600X", "i7-4770K". */
const model = new RegExp(
  `^(?:${[
    '(?:geforce|radeon|quadro)?(?:rtx|gtx|gts?|rx|hd|r[579]|arc)?[abtw]?\\d{3,4}(?:ti|super|xtx?|gre|s|x|m|d)*(?:\\d{1,2}gb?)?',
    '(?:intel)?(?:core)?i[3579]\\d{3,5}\\p{L}{0,2}',
    '(?:amd)?(?:ryzen)?[3579]?\\d{4}(?:\\p{L}{1,3}|x3d)?',
    '[abhqwxz]\\d{2,3}\\p{L}{0,2}',
  ].join('|')})$`,
  'u',
)

/** Beside others a word of fewer signs is one of other names as well. */
const least = 7
/** Nothing shorter is looked for as a number. */
const leastAlone = 5

/**
 * Whether these words may spell another number of a part. Many a list has names among these, which are no number: only a word
 * of many signs is looked for beside others, and what is a model never.
 */
export function isOtherNumber(tokens: Token[], isAll: boolean): boolean {
  const runs: string[] = []
  for (const { word, isJoined } of tokens)
    if (isJoined && runs.length > 0) runs.push(runs.pop() + word)
    else runs.push(word)
  const isNumber = (run: string, from: number) =>
    run.length >= from && /\d/.test(run) && !model.test(run)
  return runs.some((run) => isNumber(run, least)) || (isAll && isNumber(runs.join(''), leastAlone))
}
