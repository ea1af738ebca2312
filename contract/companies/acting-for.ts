import { z } from 'zod'
import { id } from '../text/text.ts'
import { companyStates } from './companies.ts'
import { creditStates, overLimit, whenOverdue } from './credit-words.ts'
import { companyRights, companyRoles } from './rights.ts'

/** For whom a token acts. */
export const actingFor = z.object({
  _id: id,
  memberId: id,
  name: z.string(),
  state: z.enum(companyStates),
  roles: z.array(z.enum(companyRoles)),
  rights: z.array(z.enum(companyRights)).describe('what these roles may'),
  poRequired: z.boolean(),
  credit: z
    .object({
      state: z.enum(creditStates),
      days: z.int(),
      deposit: z
        .number()
        .describe('percent of an order that is paid before it is confirmed; 0: nothing'),
      overLimit: z.enum(overLimit),
      overdue: z
        .enum(whenOverdue)
        .nullable()
        .describe('what becomes of orders on account since an invoice is overdue; null: none is'),
    })
    .nullable()
    .describe('whether it orders on account, and how long after an invoice that is due'),
  costCentreId: id
    .nullable()
    .describe('where the orders of this member are booked to when nothing else is said'),
})
export type ActingFor = z.output<typeof actingFor>
