import type { PartFacts } from '../contract/orders/lines.ts'
import type { MatchedRow } from '../contract/parts/matching.ts'
import type { Answer, Candidate, Question } from './find-parts.ts'

const foundWords = { mpn: 'Part number', partNumber: 'Our number', name: 'Name' } as const

/**
 * What the shop's answer means for a row, all of its numbers taken together: the part of its number, else that of another
 * number that is named as one. A row with the numbers of two parts is asked about, and so is one whose only known number
 * stands where none was looked for.
 */
export function settled(
  question: Question,
  { part, by, reason, candidates, also }: MatchedRow,
): Answer {
  const others = distinct(also)
  const found = reason ?? foundWords[by ?? 'mpn']
  const named = [...(part ? [{ part, reason: found }] : []), ...others]
  if (part) {
    const rivals = others.filter((one) => one.part._id !== part._id)
    if (rivals.length === 0) return { part, reason: found, candidates, named }
    const words = [part, ...rivals.map((one) => one.part)].map(({ mpn }) => mpn).join(' and ')
    return {
      part: null,
      reason: `Its row names several parts: ${words}`,
      candidates: [{ part, reason: found }, ...rivals],
      named,
    }
  }
  const [other] = others
  if (!other) return { part: null, reason: reason ?? 'No such part in the shop', candidates, named }
  const isNamed = also.some(
    ({ number, part: one }) => one._id === other.part._id && question.named.includes(number),
  )
  if (others.length === 1 && isNamed) return { ...other, candidates, named }
  return { part: null, reason: other.reason, candidates: [...others, ...candidates], named }
}

/** Each part once, with the number that names it. */
function distinct(also: { number: string; part: PartFacts }[]): Candidate[] {
  const parts = new Map<string, Candidate>()
  for (const { number, part } of also)
    if (!parts.has(part._id))
      parts.set(part._id, { part, reason: `By another number of its row, ${number}` })
  return [...parts.values()]
}
