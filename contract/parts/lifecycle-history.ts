import { z } from 'zod'
import { day, instant } from '../text/text.ts'
import { lifecycles } from './lifecycle.ts'

/** The answer of GET /parts/{id}/lifecycle: the last hundred, the newest first. */
export const partLifecycle = z.object({
  items: z.array(
    z.object({
      state: z.enum(lifecycles),
      lastBuyOn: day.nullable(),
      lastShipOn: day.nullable(),
      replacedBy: z.string().nullable(),
      note: z.string().describe('why, as an admin wrote it, or the file that said it'),
      by: z.string().nullable().describe('null: the operator, or somebody whose account has gone'),
      at: instant,
    }),
  ),
})
export type PartLifecycle = z.output<typeof partLifecycle>
