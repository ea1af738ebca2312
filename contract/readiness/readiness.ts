import { z } from 'zod'
import { type CheckName, checkNames, checkStates } from './checks.ts'

const name = z.enum(Object.keys(checkNames) as [CheckName, ...CheckName[]])

/** One thing that a shop is looked at for, as it is now. */
export const readinessCheck = z.object({
  name,
  state: z.enum(checkStates).describe('missing: nobody should sell before that'),
  says: z.string().describe('in a sentence or two'),
  where: z.string().nullable().describe('the page on which it is mended; null: on none'),
  settings: z
    .array(z.string())
    .describe('the settings by which the operator mends it; they hold from the next start'),
})
export type ReadinessCheck = z.output<typeof readinessCheck>

export const shopReadiness = z.object({
  isDemo: z.boolean().describe('the demo’s accounts and parts are there: nobody sells from it'),
  checks: z.array(readinessCheck).describe('every one, in the order of setting up'),
})
export type ShopReadiness = z.output<typeof shopReadiness>

/** What an outside service answered, as the doctor asks it. */
export const serviceAnswer = z.object({
  check: name.describe('what it is about'),
  name: z.string(),
  result: z.enum(['ok', 'fault', 'warning', 'skipped']),
  says: z.string(),
  mend: z.string().nullable(),
})
export type ServiceAnswer = z.output<typeof serviceAnswer>

export const examinedServices = z.object({ answers: z.array(serviceAnswer) })
