import { z } from 'zod'
import { email } from '../people/identity.ts'
import { id, instant } from '../text/text.ts'
import { companyStates } from './companies.ts'
import { companyRoles } from './rights.ts'

/** For so many days an invitation can be accepted. */
export const invitationDays = 7

const roles = z
  .array(z.enum(companyRoles, 'There is no such role'), 'Choose at least one role')
  .min(1, 'Choose at least one role')
  .max(companyRoles.length)
  .refine((all) => new Set(all).size === all.length, 'Name each role once')

export const newInvitation = z.object({ email, roles })
export const memberChange = z.object({ roles })

/** An invitation that nobody has accepted yet, as the company’s own people see it. */
export const openInvitation = z.object({
  _id: id,
  email: z.string(),
  roles: z.array(z.enum(companyRoles)),
  by: z.string().describe('who invited'),
  expiresAt: instant,
})
export type OpenInvitation = z.output<typeof openInvitation>

/** What the link of an invitation tells whoever opens it. */
export const shownInvitation = z.object({
  company: z.string(),
  by: z.string().describe('who invited'),
  roles: z.array(z.enum(companyRoles)),
  expiresAt: instant,
})

/** A company that somebody buys for, or applied for. */
export const membership = z.object({
  _id: id.describe('of the membership'),
  company: z.object({
    _id: id,
    number: z.string(),
    legalName: z.string(),
    state: z.enum(companyStates),
    stateNote: z.string(),
  }),
  roles: z.array(z.enum(companyRoles)),
  since: instant,
})
export type Membership = z.output<typeof membership>
