import { z } from 'zod'
import { id, pathId } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { factKey } from './person-facts.ts'

/** The most facts that are asked for at once. */
export const maxFactsAsked = 20

/** The body of POST /fact-requests. */
export const newFactRequests = z.object({
  facts: z
    .array(z.object({ partId: id, key: factKey }))
    .min(1, 'Please name a fact')
    .max(maxFactsAsked, `At most ${maxFactsAsked} facts`),
  build: z
    .string()
    .max(2_000, { error: () => `At most ${figure(2_000)} characters` })
    .regex(/^[\w.*-]+$/, 'This is no build as the address of the builder has it')
    .optional()
    .describe('the build that they are asked for, as `b` of the address of the builder'),
})

/** What became of what was asked for. */
export const askedFacts = z.object({
  asked: z.int().describe('facts that somebody looks up now; the caller is told by mail'),
  known: z.int().describe('facts that are known by now'),
})

export const requestedFact = z.object({ id: pathId, key: factKey })
