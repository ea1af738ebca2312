import { z } from 'zod'
import { partFacts } from '../orders/lines.ts'
import { category, specValue } from '../parts/parts.ts'
import { id, isStorable } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { verdicts } from './build.ts'
import { factSources } from './facts/fact.ts'
import { maxBuildLines, maxMachines, maxPerMachine } from './limits.ts'
import { rules } from './rules/rules.ts'

const wholePieces = 'A whole number of pieces in one machine, from 1'
const perMachine = z
  .int(wholePieces)
  .min(1, wholePieces)
  .max(maxPerMachine, {
    error: () => `At most ${figure(maxPerMachine)} pieces of one part in a machine`,
  })

/** A part by its id, or by the id that its entry has in the open part database that it was imported from. */
const buildLine = z.union(
  [
    z.object({ partId: id, quantity: perMachine }),
    z.object({
      source: z.literal('opendb'),
      id: z
        .string()
        .min(1)
        .max(100)
        .refine(isStorable, 'Some characters in this text cannot be stored')
        .describe('`opendb_id` of the entry'),
      quantity: perMachine,
    }),
  ],
  {
    error: ({ input }) =>
      namesPart.safeParse(input).success
        ? `The quantity: ${wholePieces.toLowerCase()}`
        : 'A part: its partId, or the source “opendb” with the id there; and its quantity in one machine',
  },
)
/** What is wrong with such a line is its quantity. */
const namesPart = z.union([
  z.object({ partId: id }),
  z.object({ source: z.literal('opendb'), id: z.string() }),
])
export type BuildRequestLine = z.output<typeof buildLine>

const percent = z.number().min(0, 'From 0 to 100 percent').max(100, 'From 0 to 100 percent')

/** The body of POST /builds/check. */
export const buildRequest = z.object({
  machines: z
    .int('A whole number of machines, from 1')
    .min(1, 'A whole number of machines, from 1')
    .max(maxMachines, { error: () => `At most ${figure(maxMachines)} machines` })
    .default(1),
  spares: z
    .record(category, percent)
    .optional()
    .describe(
      'pieces that are wanted beside those in machines, in percent of these, by category of the shop',
    ),
  lines: z
    .array(buildLine)
    .min(1, 'Name at least one part')
    .max(maxBuildLines, `At most ${maxBuildLines} lines`)
    .describe('the parts of one machine'),
})
export type BuildRequest = z.output<typeof buildRequest>

const ruleNames = rules.map(({ name }) => name) as [string, ...string[]]
const ruleName = z.enum(ruleNames)

const factSource = z
  .enum(factSources)
  .describe(
    'person: somebody named a source; table: the table of generations; name: the part’s name or number; feed: what was imported',
  )

const findingFact = z.object({
  partId: id,
  key: z.string().describe('as among the part’s specifications'),
  value: specValue.nullable().describe('null: not recorded, or contradictory'),
  unit: z.string().nullable(),
  source: factSource,
  others: z
    .array(
      z.object({
        key: z.string(),
        value: specValue,
        unit: z.string().nullable(),
        source: factSource,
      }),
    )
    .optional()
    .describe('what is said otherwise and not believed; of an unknown fact all that contradicts'),
})

const finding = z.object({
  rule: ruleName,
  verdict: z.enum(['blocker', 'unknown', 'warning']),
  text: z.string(),
  facts: z.array(findingFact),
})

/** A part of the whole fleet: what has to be ordered of it, and what that costs now. Money in major units. */
const fleetLine = z.object({
  partId: id,
  part: partFacts,
  wanted: z.int().describe('in all machines, with spares'),
  quantity: z.int().describe('raised to minimum and multiple: what has to be ordered'),
  leftOver: z.int().describe('quantity − wanted'),
  available: z.int(),
  unitPrice: z.number(),
  total: z.number(),
  cheaper: z
    .object({ quantity: z.int(), total: z.number() })
    .nullable()
    .describe('a larger quantity that costs less in total'),
})

/** The answer of POST /builds/check. */
export const buildCheck = z.object({
  verdict: z
    .enum(verdicts)
    .describe('the gravest of the findings: blocker, unknown, warning, else fits'),
  isComplete: z
    .boolean()
    .describe(
      'processor, memory, drive and one motherboard are there; else the verdict is so far, and of several boards each is held against the rest',
    ),
  findings: z.array(finding),
  checked: z.array(ruleName).describe('the rules that compared something'),
  notChecked: z.array(ruleName).describe('the rules that had too little to compare'),
  factsKnown: z.int().describe('facts of these parts that are recorded'),
  information: z.array(z.object({ about: z.string(), text: z.string() })),
  fleet: z.object({
    machines: z.int(),
    buildable: z.int().describe('of the machines, with what can be ordered now'),
    limiting: z.array(id).describe('the parts that do not allow for one machine more'),
    lines: z.array(fleetLine),
    currency: z.string(),
    total: z.number(),
  }),
  rulesVersion: z.string(),
})
export type BuildCheckAnswer = z.output<typeof buildCheck>
