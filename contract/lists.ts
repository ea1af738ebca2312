import { z } from 'zod'
import { line, partFacts } from './orders/lines.ts'
import { answeredMpn } from './parts/mpn.ts'
import { maxLines } from './parts/same-part.ts'
import { id, instant, optionalText, requiredText } from './text/text.ts'
import { figure } from './words/numbers.ts'

/** The most lists of one buyer. */
export const maxLists = 500

/** What a list is called. Two may be called the same. */
export const listName = requiredText('Please input the name of the list', 100)

/** Lines of a list, which may have none yet. A part that is named more than once becomes one line, quantities summed. */
export const listLines = z
  .array(line)
  .max(maxLines, { error: () => `At most ${figure(maxLines)} lines` })

/** Whether all who buy for the company that the token acts for have it together. Lists of one’s own company alone. */
const forCompany = z
  .boolean()
  .default(false)
  .describe('whether all who buy for the company have it together')

/** The body of POST /lists. */
export const newList = z.object({
  name: listName,
  lines: listLines.default([]),
  forCompany,
})

/** The body of PUT /lists/{id}. `updatedAt` is that of the list as it was before the change: another is refused. */
export const listChange = z.object({
  name: listName,
  lines: listLines,
  updatedAt: instant,
  forCompany: z
    .boolean()
    .optional()
    .describe('whether all who buy for the company have it together; left out: as it was'),
})

/** The body of POST /shared-lists/{token}/copy: without a name, that of the shared list. */
export const listCopy = z.object({ name: listName.optional() })

export const listSort = z.enum(['changed', 'name', '-name', 'lines', '-lines'])

/** What narrows and sorts the lists of a buyer. `q` finds a name, or the name or a number of a part in it. */
export const listsQuery = z.object({
  q: optionalText(100),
  sort: listSort.default('changed').describe('changed: the last changed first'),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  page: z.coerce.number().int().min(1).max(maxLists).optional(),
})

/** There where all who buy for a company have a list together. */
const ofCompany = z
  .object({
    owner: z.string().describe('who made it'),
    isOwn: z.boolean().describe('whether that is the caller'),
  })
  .optional()
  .describe('of a list that all who buy for the company have together')

/** A list among others. */
export const listHead = z.object({
  _id: id,
  name: z.string(),
  lineCount: z.int(),
  isShared: z.boolean(),
  ofCompany,
  createdAt: instant,
  updatedAt: instant,
})
export type ListHead = z.output<typeof listHead>

/** A line of a list with its part as it is today. */
export const listedLine = z.object({
  partsId: id,
  partsName: z.string().describe('of the part, which may have left the shop'),
  ...answeredMpn,
  quantity: z.int(),
  ownNumber: z.string(),
  note: z.string(),
  part: partFacts.nullable().describe('null when the part is not in the shop any more'),
})
export type ListedLine = z.output<typeof listedLine>

const content = z.object({
  name: z.string(),
  currency: z.string(),
  updatedAt: instant,
  lines: z.array(listedLine).describe('in the order of the list'),
})

/** A list as its owner sees it. */
export const savedList = content.extend({
  _id: id,
  ofCompany,
  createdAt: instant,
  shareToken: z
    .string()
    .nullable()
    .describe('what the link to it ends with; null while it is not shared'),
})
export type SavedList = z.output<typeof savedList>

/** A list as whoever has its link sees it. */
export const sharedList = content.extend({
  owner: z.string().describe('the name of whose list it is'),
  ownId: id.nullable().describe('its id when it is the caller’s own'),
})
export type SharedList = z.output<typeof sharedList>

/** The secret in the path of a shared list. What cannot be one answers exactly as one that nothing has. */
export const shareToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{32}$/)
  .catch('-')
