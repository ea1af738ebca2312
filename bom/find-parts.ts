import type { PartFacts } from '../contract/orders/lines.ts'
import type { WantedRow } from './read/rows.ts'

/** A part that may be meant, and why. */
export type Candidate = { part: PartFacts; reason: string }

/** What was found for a row. */
export type Answer = {
  part: PartFacts | null
  /** How it was found, or why nothing is chosen. */
  reason: string
  candidates: Candidate[]
}

/** What is known of the rows' parts: undefined where nothing was asked yet. */
export type Found = {
  answerFor: (row: WantedRow, chosen: string | undefined) => Answer | undefined
}

/** What is asked for a row; rows that ask the same are asked for once. */
export type Question = { number: string; own: string; manufacturer: string; description: string }

export const questionOf = ({ number, own, manufacturer, description }: WantedRow): Question => ({
  ...{ number: number.slice(0, 100), own: own.slice(0, 100) },
  ...{ manufacturer: manufacturer.slice(0, 100), description: description.slice(0, 300) },
})

export const keyOf = ({ number, own, manufacturer, description }: Question) =>
  [number, own, manufacturer, description].join('\u0000')

/** Answers by question, and parts by our number: what a chosen part is. `parts` has null for one that is gone. */
export type Answers = {
  byQuestion: ReadonlyMap<string, Answer>
  parts: ReadonlyMap<string, PartFacts | null>
}

export const foundIn = ({ byQuestion, parts }: Answers): Found => ({
  answerFor: (row, chosen) => {
    const answer = byQuestion.get(keyOf(questionOf(row)))
    if (chosen === undefined) return answer
    const part = parts.get(chosen)
    if (part) return { part, reason: 'Chosen by you', candidates: answer?.candidates ?? [] }
    return part === undefined
      ? undefined
      : { part: null, reason: `${chosen} is not in the shop any more`, candidates: [] }
  },
})
