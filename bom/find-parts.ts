import type { PartFacts } from '../contract/orders/lines.ts'
import type { OtherRow, WantedRow } from './read/rows.ts'

/** A part that may be meant, and why. */
export type Candidate = { part: PartFacts; reason: string }

/** What was found for a row. */
export type Answer = {
  part: PartFacts | null
  /** How it was found, or why nothing is chosen. */
  reason: string
  candidates: Candidate[]
  /** Every part whose number stands in the row. */
  named?: Candidate[]
}

/** What is known of the rows' parts: undefined where nothing was asked yet. */
export type Found = {
  answerFor: (row: WantedRow, chosen: string | undefined) => Answer | undefined
  /** The parts that a row names which seems to be no line. */
  partsIn: (row: OtherRow) => Candidate[]
}

/** What is asked for a row; rows that ask the same are asked for once. */
export type Question = {
  number: string
  own: string
  manufacturer: string
  description: string
  /** Other numbers of the row: of columns that are named as such, and what looks like one. */
  named: string[]
  others: string[]
}

export const questionOf = ({
  number,
  own,
  manufacturer,
  description,
  ...row
}: WantedRow): Question => ({
  number: number.slice(0, 100),
  own: own.slice(0, 100),
  manufacturer: manufacturer.slice(0, 100),
  description: description.slice(0, 300),
  named: row.named.map((text) => text.slice(0, 100)),
  others: row.others.map((text) => text.slice(0, 100)),
})

/** What is asked for a row that seems to be no line, but has what may be a part's number. */
export const questionOfOther = ({ numbers: [number = '', ...others] }: OtherRow): Question => ({
  number,
  own: '',
  manufacturer: '',
  description: '',
  named: [],
  others,
})

export const keyOf = ({ number, own, manufacturer, description, named, others }: Question) =>
  [number, own, manufacturer, description, ...named, '\u0001', ...others].join('\u0000')

const keys = new WeakMap<WantedRow | OtherRow, string>()

/** The key of what is asked for a row, made once: a list is resolved anew with every answer that comes. */
function keyOfRow(row: WantedRow | OtherRow): string {
  const key = keys.get(row) ?? keyOf(row.kind === 'other' ? questionOfOther(row) : questionOf(row))
  keys.set(row, key)
  return key
}

/** Answers by question, and parts by our number: what a chosen part is. `parts` has null for one that is gone. */
export type Answers = {
  byQuestion: ReadonlyMap<string, Answer>
  parts: ReadonlyMap<string, PartFacts | null>
}

export const foundIn = ({ byQuestion, parts }: Answers): Found => ({
  answerFor: (row, chosen) => {
    const answer = byQuestion.get(keyOfRow(row))
    if (chosen === undefined) return answer
    const part = parts.get(chosen)
    if (part) return { part, reason: 'Chosen by you', candidates: answer?.candidates ?? [] }
    return part === undefined
      ? undefined
      : { part: null, reason: `${chosen} is not in the shop any more`, candidates: [] }
  },
  partsIn: (row) => (row.numbers.length === 0 ? [] : (byQuestion.get(keyOfRow(row))?.named ?? [])),
})
