import { z } from 'zod'
import { part } from '../../parts/parts.ts'
import { factSources } from '../facts/fact.ts'
import { buildSuggestionQuery } from '../suggestions.ts'

/** How GET /parts/{id}/substitutes is asked. */
export const substituteQuery = z.object({
  lines: buildSuggestionQuery.shape.lines.describe(
    'the parts of a machine that has the part: what would make anything worse there is not offered. Written as for GET /builds/suggestions',
  ),
  limit: z.coerce.number().int().min(1).max(24).default(8),
})

const side = z.object({
  value: z.union([z.string(), z.number(), z.boolean()]).nullable().describe('null: not recorded'),
  source: z.enum(factSources),
})

const difference = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  verdict: z.enum(['unknown', 'with-consent']),
  original: side,
  candidate: side,
})

/** The answer of GET /parts/{id}/substitutes. */
export const substitutes = z.object({
  items: z.array(
    z.object({
      part,
      verdict: z
        .enum(['direct', 'with-consent', 'unknown'])
        .describe(
          'direct: nothing that counts is worse; with-consent: what differs is shown and the buyer decides; unknown: a fact that decides is missing',
        ),
      differences: z.array(difference),
    }),
  ),
  replacement: z
    .object({
      number: z.string().describe('as the part says it'),
      part: part.nullable().describe('null: no part of this shop has the number'),
      verdict: z
        .enum(['direct', 'with-consent', 'unknown', 'no'])
        .nullable()
        .describe('what the rules say of it, whoever named it; null without a part'),
      differences: z.array(
        difference.extend({ verdict: z.enum(['unknown', 'with-consent', 'no']) }),
      ),
    })
    .nullable()
    .describe('what its maker names in its place, in stock or not; null when nothing is named'),
  worse: z
    .int()
    .describe('candidates that are not offered, since they make something worse in the build'),
  rulesVersion: z.string(),
})
export type Substitutes = z.output<typeof substitutes>
export type Replacement = NonNullable<Substitutes['replacement']>
