import { z } from 'zod'
import { answeredMpn } from '../parts/mpn.ts'
import { category } from '../parts/parts.ts'
import { id } from '../text/text.ts'
import { maxBuildLines } from './limits.ts'

/** How GET /part-names is asked. */
export const partNamesQuery = z.object({
  ids: z
    .string()
    .max(2_000)
    .transform((text) => text.split(',').filter((one) => one !== ''))
    .pipe(z.array(id).max(maxBuildLines, `At most ${maxBuildLines} ids`))
    .describe(`up to ${maxBuildLines} ids with commas between them`),
})

/** The answer of GET /part-names. An id that no part ever had is left out. */
export const partNames = z.object({
  items: z.array(
    z.object({
      _id: id,
      name: z.string(),
      ...answeredMpn,
      partNumber: z.string(),
      category,
      isGone: z.boolean().describe('it has left the shop'),
    }),
  ),
})
