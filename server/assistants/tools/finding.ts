import { z } from 'zod'
import type { Output } from '../../../contract/call.ts'
import { type SearchMatch, searchMatches } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { category, type Part } from '../../../contract/parts/parts.ts'
import { searchUpTo } from '../../../contract/parts/query.ts'
import {
  nothingUnderstood,
  type SearchReading,
  searchReading,
} from '../../../contract/parts/search.ts'
import { id } from '../../../contract/text/text.ts'
import type { Answer } from '../ask-calls.ts'
import { named, partHead, wholePart } from '../shapes.ts'
import { tool } from '../tool.ts'

const amount = z.number('This must be an amount').min(0)

export const searchParts = tool({
  name: 'search_parts',
  title: 'Search parts',
  says: 'Search the catalogue by words, part numbers and specifications. Says how the words were understood, and which parts come near where none has all of it. A part that comes near is not what was asked for: say what it lacks.',
  calls: ['listParts', 'searchParts'],
  input: z.object({
    query: z
      .string()
      .max(searchUpTo, `At most ${searchUpTo} characters, please`)
      .optional()
      .describe('what a buyer would type: “DDR5 ECC 64 GB”, a part number, a line of a list'),
    category: category.optional(),
    inStock: z.boolean().optional().describe('true: only what can be ordered now'),
    minPrice: amount.optional().describe('of one piece'),
    maxPrice: amount.optional().describe('of one piece'),
    specs: z
      .array(z.string())
      .max(30)
      .optional()
      .describe('specifications that must hold: socket:AM5, cores:8..16, ecc:true'),
    limit: z.int().min(1).max(50).optional().describe('10 unless said'),
    cursor: z.string().optional().describe('`next` of the answer before, with all else as it was'),
  }),
  output: {
    match: z
      .enum(searchMatches)
      .nullable()
      .describe(
        'all: they have all of it; corrected: of another spelling; near, none: no part has',
      ),
    total: z.int().nullable().describe('how many match, where that is known'),
    parts: z.array(partHead),
    next: z.string().nullable(),
    ...searchReading.pick({
      understood: true,
      dropped: true,
      corrected: true,
      meant: true,
      unsold: true,
    }).shape,
    near: z.array(partHead.extend({ lacks: z.array(z.string()) })).describe('the nearest first'),
  },
  run: async ({ ask }, { query, specs, limit = 10, cursor, ...narrowed }) => {
    const filter = { ...narrowed, q: query, spec: specs }
    const list = await ask('listParts', { ...filter, limit, cursor })
    const reading = query?.trim()
      ? ((await ask('searchParts', filter)).body as SearchReading)
      : nothingUnderstood
    return {
      match: list.headers.get('x-search-match') as SearchMatch | null,
      total: totalOf(list),
      parts: (list.body as Part[]).map(named),
      next: nextOf(list),
      ...reading,
      near: reading.near.slice(0, 10).map(named),
    }
  },
})

const totalOf = ({ headers }: Answer) => {
  const total = headers.get('x-total-count')
  return total === null ? null : Number(total)
}

/** The cursor of the next page, as `Link` has it. */
function nextOf({ headers }: Answer): string | null {
  const [, address] = /^<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? []
  return address ? new URLSearchParams(address.split('?')[1]).get('cursor') : null
}

export const getPart = tool({
  name: 'get_part',
  title: 'Read a part',
  says: 'Read all that is known of a part: description, specifications, minimum, multiple, stock, price breaks. What is not there is not known: do not guess it.',
  calls: ['getPart'],
  input: z.object({ partsId: id }),
  output: { part: wholePart },
  run: async ({ ask }, { partsId }) => {
    const { body } = await ask('getPart', { id: partsId })
    return { part: named(body as Part) }
  },
})

const candidate = partHead.pick({ partsId: true, mpn: true, partNumber: true, name: true })
type Matches = Output<Calls['matchParts']>

export const checkStock = tool({
  name: 'check_stock',
  title: 'Stock by part number',
  says: 'Look parts up by exact part numbers, with how many are there now, minimum and multiple. Only `exact` names a part; of `likely` a person chooses.',
  calls: ['matchParts'],
  input: z.object({
    numbers: z
      .array(z.string().min(1).max(200))
      .min(1, 'Name at least one number')
      .max(100, 'At most 100 numbers at once')
      .describe('the manufacturer’s part numbers, or the shop’s own'),
  }),
  output: {
    rows: z
      .array(
        z.object({
          number: z.string(),
          match: z.enum(['exact', 'likely', 'none']),
          reason: z.string().nullable(),
          part: partHead.nullable().describe('`quantity` is how many are there now'),
          candidates: z.array(candidate.extend({ reason: z.string() })),
        }),
      )
      .describe('one for each number, in the same order'),
  },
  run: async ({ ask }, { numbers }) => {
    const { body } = await ask('matchParts', { rows: numbers.map((number) => ({ number })) })
    const { rows } = body as Matches
    return {
      rows: rows.map(({ match, reason, part, candidates }, at) => ({
        number: numbers[at]!,
        match,
        reason,
        part: part && named(part),
        candidates: candidates.map((one) => ({ ...named(one.part), reason: one.reason })),
      })),
    }
  },
})
