import { z } from 'zod'
import { partFacts } from '../orders/lines.ts'
import { id, instant, requiredText } from '../text/text.ts'
import { numberKey } from './number-key.ts'
import { numberText } from './number-text.ts'

/** As many own numbers as one call takes. */
export const maxOwnNumbersPerCall = 500
/** As many as a buyer may have. */
export const maxOwnNumbers = 20_000

const upTo = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .min(1, 'Name at least one number')
    .max(maxOwnNumbersPerCall, `At most ${maxOwnNumbersPerCall} numbers at once`)

const given = 'Please input your number for the part'

/** One number of the buyer's own books and the part it means. */
export const ownPartNumber = z.object({
  partsId: id,
  number: numberText(requiredText(given, 100)),
})

/**
 * The body of POST /own-part-numbers. A number that meant another part means this one from then on. Lines whose numbers
 * are compared as the same are refused at each: only one of them could be saved.
 */
export const ownPartNumbers = z
  .object({ lines: upTo(ownPartNumber) })
  .superRefine(({ lines }, context) => {
    const same = Map.groupBy(lines.keys(), (at) => numberKey(lines[at]?.number ?? ''))
    for (const places of same.values())
      if (places.length > 1)
        for (const at of places)
          context.addIssue({
            code: 'custom',
            path: ['lines', at, 'number'],
            message: sameWords(places.map((place) => [place, lines[place]?.number ?? ''])),
          })
  })

/** The first of them by name: there may be as many as one call takes. */
const sameWords = (numbers: [place: number, number: string][]) => {
  const named = numbers.slice(0, 3).map(([place, number]) => `“${number}” in line ${place + 1}`)
  const rest = numbers.length > named.length ? ' and more' : ''
  return `${named.join(', ')}${rest} are one number: case, spaces and dashes do not count. Send it once`
}

/** A saved number; `part` is null when it has left the shop. */
export const savedOwnNumber = z.object({
  _id: id,
  partsId: id,
  number: z.string(),
  part: partFacts.nullable().describe('null: the part has left the shop'),
  at: instant.describe('since when the number means this part'),
})
export type SavedOwnNumber = z.output<typeof savedOwnNumber>

export const ownNumbersQuery = z.object({
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('found in the own number, the part’s numbers or its name'),
  sort: z
    .enum(['newest', 'number', '-number', 'name', '-name'])
    .default('newest')
    .describe('name: the part’s; all but newest come by numbered pages'),
})

/** The body of POST /own-part-matches: texts of a buyer's file, compared without case, spaces and dashes. */
export const ownMatchRequest = z.object({
  numbers: upTo(z.string('This must be text').transform((text) => text.slice(0, 200))),
})

export const ownMatches = z.object({
  rows: z
    .array(z.object({ number: z.string(), part: partFacts.nullable() }))
    .describe('in the order of the numbers'),
})
