import { z } from 'zod'
import { id } from '../text/text.ts'
import { companyStates } from './companies.ts'
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
  costCentreId: id
    .nullable()
    .describe('where the orders of this member are booked to when nothing else is said'),
})
export type ActingFor = z.output<typeof actingFor>
