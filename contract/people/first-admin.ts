import { z } from 'zod'

/** What makes the first admin: the code that the start of a shop without one tells, however it is typed. */
export const firstAdminCode = z.object({
  code: z
    .string('Type the code that the start of the shop told')
    .trim()
    .min(1, 'Type the code that the start of the shop told')
    .max(100, 'At most 100 characters, please'),
})
