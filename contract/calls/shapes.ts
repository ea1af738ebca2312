import { z } from 'zod'
import { json } from '../call.ts'
import { email } from '../people/identity.ts'
import { id, pathId } from '../text/text.ts'

export const byId = z.object({ id: pathId })
export const byEmail = z.object({ email })
export const inserted = json(z.object({ insertedId: id }))
export const modified = json(z.object({ modifiedCount: z.int() }))
export const deleted = json(z.object({ deletedCount: z.int() }))

/** How long lists are asked: the cursor comes from the `Link` header of the page before. */
export const pages = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(100),
  cursor: z.string().max(500).optional(),
})

/** A list that can also be asked by number: pages from 1, within the first 1,000 rows. Beyond, the cursor leads on. */
export const numberedPages = pages.extend({
  page: z.coerce.number().int().min(1).max(1_000).optional(),
})
