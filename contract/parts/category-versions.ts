import { z } from 'zod'
import { category } from './parts.ts'

const version = z.int().min(1).max(2_147_483_647)

/** One version in the history of a category. */
export const categoryVersion = z.object({
  key: category,
  name: z.string().describe('what the category was called then'),
  version,
  isNow: z.boolean().describe('whether the category is as this version made it'),
  isRemoval: z
    .boolean()
    .describe('the category was taken out of the shop: this cannot be brought back'),
  at: z.iso.datetime(),
  by: z.string().nullable().describe('e-mail; null: the start of the shop'),
  fields: z.array(z.string()).describe('what changed by it; none where the category began by it'),
  restored: version.nullable().describe('which version was brought back by it'),
})
export type CategoryVersion = z.output<typeof categoryVersion>

export const categoryVersionQuery = z.object({
  key: z.string().max(60).optional().describe('of this category alone'),
})
export const categoryVersions = z.object({ versions: z.array(categoryVersion) })

export const categoryRestoration = z.object({
  version: version.describe('which one was seen: another one by then is refused'),
  from: version.describe('which one is brought back'),
})
export const restoredCategory = z.object({ version })
