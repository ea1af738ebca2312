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
/** The basket of a member that has something in it. */
export const memberBasket = z.object({
  memberId: id,
  displayName: z.string(),
  email: z.string(),
  lines: z
    .array(
      z.object({
        partsId: id,
        partsName: z.string(),
        quantity: z.int(),
        ownNumber: z.string(),
        note: z.string(),
      }),
    )
    .describe('in the order in which they were added'),
})
export type MemberBasket = z.output<typeof memberBasket>

/** What becomes of a member: roles, and where their orders are booked to when nothing else is said. */
export const memberChange = z
  .object({ roles, costCentreId: id.nullable().describe('null: to none') })
  .partial()
  .refine(
    ({ roles, costCentreId }) => roles !== undefined || costCentreId !== undefined,
    'Name what changes: roles, or costCentreId',
  )

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
