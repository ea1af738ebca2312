import { z } from 'zod'
import { searchMatches } from '../call.ts'
import { categoryCountUpTo } from './categories.ts'
import { category, part } from './parts.ts'
import { searchUpTo } from './query.ts'

const counted = z.int().nonnegative()
const categoryCount = z.object({ category, count: counted })
const isSampled = z
  .boolean()
  .describe('counts are of sampleSize parts, since too many match to look at all')

const facetFields = { key: z.string(), label: z.string(), unit: z.string().nullable(), isSampled }

/** What can be chosen of one specification. `value` is what stands behind the colon of `spec=key:value`. */
export const specFacet = z.discriminatedUnion('kind', [
  z.object({
    ...facetFields,
    kind: z.enum(['choice', 'flag']),
    values: z.array(z.object({ value: z.string(), label: z.string(), count: counted })),
  }),
  z.object({ ...facetFields, kind: z.literal('range'), min: z.number(), max: z.number() }),
])
export type SpecFacet = z.output<typeof specFacet>

/**
 * What a filter can be narrowed to. The counts of a facet leave its own choice out and keep all others, so that they
 * say what choosing one more would bring.
 */
export const partFacets = z.object({
  total: counted.describe('parts that match'),
  totalIsCapped: z.boolean().describe('there are more than total'),
  sampleSize: z
    .int()
    .describe('where a facet says so, so many parts are looked at, and a count is of these'),
  categories: z
    .array(categoryCount)
    .describe(
      `counted up to ${categoryCountUpTo}, which stands for more, too; chosen specifications are left out, since each category has its own`,
    ),
  price: z
    .object({ min: z.number(), max: z.number() })
    .nullable()
    .describe('of one piece, major units; where sampled, of the whole category or shop'),
  inStock: counted,
  inStockIsSampled: isSampled,
  minQuantityIsSampled: isSampled,
  minQuantity: z.array(z.object({ upTo: z.int(), count: counted })),
  specs: z.array(specFacet).describe('of the chosen category, the most useful first'),
})
export type PartFacets = z.output<typeof partFacets>

/** A part among suggestions. `exact`: the search spells its number. */
export const suggestedPart = part.extend({ exact: z.boolean() })

export const suggestionQuery = z.object({ q: z.string().trim().max(searchUpTo).optional() })

export const partSuggestions = z.object({
  parts: z.array(suggestedPart).describe('up to 6'),
  categories: z
    .array(categoryCount)
    .describe(
      `those named outright and those of some parts that are found, the most frequent first; all parts of each are counted, up to ${categoryCountUpTo}`,
    ),
  queries: z.array(z.string()).describe('up to 4 searches that go on from what was typed'),
  near: z.array(part).describe('up to 6 parts nearly spelt so, when none match'),
  meant: z.string().nullable().describe('the search that near answers, corrected'),
})
export type PartSuggestions = z.output<typeof partSuggestions>

/** A part that comes near to a search, with what of it the part has not, in words: "1 TB instead of 2 TB". */
export const nearPart = part.extend({ lacks: z.array(z.string()) })

/** How the words of a search were understood, and what it finds where nothing has all of it. */
export const searchReading = z.object({
  match: z.enum(searchMatches).describe('as X-Search-Match of GET /parts says it of this search'),
  understood: z
    .array(z.object({ text: z.string(), as: z.string() }))
    .describe('words of the search, and what they are taken for'),
  dropped: z.array(z.string()).describe('words that say nothing of a part'),
  order: z
    .string()
    .nullable()
    .describe(
      'in which order the search asks for what it finds, such as “most cores first”, where it is followed',
    ),
  corrected: z
    .array(z.object({ from: z.string(), to: z.string() }))
    .describe('words that no part has, and those that were taken for them'),
  meant: z
    .string()
    .nullable()
    .describe('the search that is answered where words of it were corrected'),
  unsold: z.string().nullable().describe('what the search names that the shop does not sell'),
  near: z
    .array(nearPart)
    .describe('up to 24 parts that come nearest, where none has all; the nearest first'),
})
export type SearchReading = z.output<typeof searchReading>

/** What is understood where nothing is asked. */
export const nothingUnderstood: Omit<SearchReading, 'match'> = {
  understood: [],
  dropped: [],
  order: null,
  corrected: [],
  meant: null,
  unsold: null,
  near: [],
}

export const relatedParts = z.object({
  alternatives: z
    .array(part)
    .describe('up to 8 that are alike, which is not to say that they can take its place'),
  goesWith: z
    .array(part)
    .describe('up to 8 that nothing known speaks against in one machine with it'),
})
export type RelatedParts = z.output<typeof relatedParts>
