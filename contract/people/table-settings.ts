import { z } from 'zod'
import { isStorable } from '../text/text.ts'

/** Tables that one person may have settings of, and views of one table. */
export const maxTables = 50
export const maxViews = 20

/** The name of a table, as its page calls it. */
export const tableName = z
  .string()
  .regex(/^[a-z][a-z-]{0,59}$/)
  .describe('a table, such as manage-orders')

const look = z.strictObject({
  density: z.enum(['dense', 'roomy']).describe('rows of 36 or of 40 pixels'),
  columns: z
    .array(z.string().min(1).max(60).refine(isStorable))
    .max(100)
    .optional()
    .describe('the columns that are shown, in their order; without it as the table has them'),
  rows: z.int().min(1).max(1_000).optional().describe('rows of a page'),
})

const view = z.strictObject({
  name: z.string().trim().min(1).max(60).refine(isStorable),
  query: z.string().max(2_000).refine(isStorable).describe('what the address narrows and sorts by'),
})

/** How somebody wants to see a table, and its views under names of their own. */
export const tableSettings = z.strictObject({
  look: look.nullable().describe('null: as the table has it'),
  views: z.array(view).max(maxViews),
})
export type TableSettings = z.output<typeof tableSettings>

export const allTableSettings = z.object({
  tables: z
    .array(tableSettings.extend({ table: tableName }))
    .describe('in the order of their names'),
})
