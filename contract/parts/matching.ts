import { z } from 'zod'
import { partFacts } from '../orders/lines.ts'

/** As many rows as one POST /part-matches takes. */
export const maxMatchedPerCall = 500
/** The most parts that are offered for a row. */
export const maxCandidates = 5

/** Text of a file, whatever stands there: no row is refused for its length, and what no database keeps is left out. */
const cellText = (looksAt: number) =>
  z
    .string('This must be text')
    .nullish()
    .transform((text) =>
      (text ?? '').slice(0, looksAt).replaceAll('\u0000', '').toWellFormed().trim(),
    )
    .describe(`the first ${looksAt} characters count`)

/** A row of a bill of materials. */
const matchRow = z.object({
  number: cellText(200).describe('the part number as the row has it'),
  manufacturer: cellText(100),
  description: cellText(500),
  others: z
    .array(cellText(200))
    .max(16, 'At most 16 other numbers of a row')
    .default([])
    .describe(
      'what else in the row may be a part number: looked for exactly, and answered in `also`',
    ),
})
export type MatchRow = z.output<typeof matchRow>

/** The body of POST /part-matches. */
export const matchRequest = z.object({
  rows: z
    .array(matchRow)
    .min(1, 'Name at least one row')
    .max(maxMatchedPerCall, `At most ${maxMatchedPerCall} rows at once`),
})

/** What a row means. Nothing is ever chosen for the buyer: only `exact` names a part. */
const matchedRow = z.object({
  match: z
    .enum(['exact', 'likely', 'none'])
    .describe('exact: `part` is it; likely: one of `candidates` may be; none: see `reason`'),
  by: z.enum(['mpn', 'partNumber', 'name']).nullable().describe('what of the part was compared'),
  reason: z.string().nullable().describe('in words; null when its number is all that the row says'),
  part: partFacts.nullable(),
  candidates: z
    .array(z.object({ part: partFacts, reason: z.string() }))
    .max(maxCandidates)
    .describe('the nearest first'),
  also: z
    .array(z.object({ number: z.string(), part: partFacts }))
    .describe('those of `others` that are the number of a part'),
})
export type MatchedRow = z.output<typeof matchedRow>

export const partMatches = z.object({
  currency: z.string(),
  rows: z.array(matchedRow).describe('in the order of the rows'),
})
