import { z } from 'zod'
import { knownCategory, part } from '../parts/parts.ts'
import { id } from '../text/text.ts'
import { maxBuildLines, maxPerMachine } from './limits.ts'

const wrongLines = `Up to ${maxBuildLines} parts with commas between them, each its id and, behind a colon, how many one machine has`

const askedLine = z
  .string()
  .transform((text) => text.split(':'))
  .pipe(z.array(z.string()).min(1).max(2, wrongLines))
  .transform(([partId, quantity = '1']) => ({ partId, quantity: Number(quantity) }))
  .pipe(z.object({ partId: id, quantity: z.int(wrongLines).min(1).max(maxPerMachine) }))

/** How GET /builds/suggestions is asked. */
export const buildSuggestionQuery = z.object({
  category: knownCategory,
  lines: z
    .string()
    .max(2_000)
    .transform((text) => text.split(',').filter((line) => line !== ''))
    .pipe(z.array(askedLine).max(maxBuildLines, wrongLines))
    .default([])
    .describe(
      `the parts that one machine has already, without the one to be replaced: partId or partId:quantity, up to ${maxBuildLines} with commas between them`,
    ),
  quantity: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxPerMachine)
    .default(1)
    .describe('how many of the suggested part one machine will have'),
  sort: z
    .enum(['price', '-price'])
    .default('price')
    .describe('by the price of one piece, the cheapest first; “-price” the dearest first'),
  unknown: z
    .enum(['hide', 'show'])
    .default('hide')
    .describe('whether parts of which it is not known stand behind those that fit'),
  blocked: z
    .enum(['hide', 'show'])
    .default('hide')
    .describe(
      'whether parts that something speaks against stand behind all others, with what it is',
    ),
  about: z
    .enum(['build', 'part'])
    .default('build')
    .describe(
      'what is judged: the whole build with the part, or of that only what the rules find which read the part, whatever else is wrong in the build',
    ),
  limit: z.coerce.number().int().min(1).max(100).default(24),
  cursor: z.string().max(500).optional().describe('`next` of the page before'),
})

const suggestion = z.object({
  part,
  verdict: z
    .enum(['fits', 'warning', 'unknown', 'blocker'])
    .describe('of the build with it, or of the part in it; blocker where “blocked” says so'),
  finding: z.string().nullable().describe('the gravest of what is found, in words'),
  findings: z
    .array(
      z.object({
        rule: z.string(),
        verdict: z.enum(['blocker', 'unknown', 'warning']),
        text: z.string(),
      }),
    )
    .describe('all that is found, the gravest first'),
})

/** The answer of GET /builds/suggestions. Counts are of parts that can be ordered now. */
export const buildSuggestions = z.object({
  items: z.array(suggestion),
  next: z.string().nullable().describe('the cursor of the page after this; null at the end'),
  counts: z.object({
    fits: z.int().describe('nothing known speaks against them, or a warning alone'),
    unknown: z.int().describe('a fact is missing: shown where “unknown” says so'),
    hidden: z.int().describe('a blocker speaks against them: shown where “blocked” says so'),
    unread: z.int().describe('new here, and not compared yet: never shown'),
  }),
  rulesVersion: z.string(),
})
export type BuildSuggestions = z.output<typeof buildSuggestions>
