import { z } from 'zod'
import { newPassword, passwordsDiffer, registration } from '../../../contract/people/identity.ts'

const matching = { path: ['again'], error: passwordsDiffer, when: () => true }

/** What the register form holds: what is sent, and the password once more. */
export const registerValues = registration
  .extend({ again: z.string() })
  .refine(({ password, again }) => password === again, matching)

/** What a form for a new password alone holds. */
export const newPasswordValues = z
  .object({ newPassword, again: z.string(), keepPasskeys: z.string().optional() })
  .refine((values) => values.newPassword === values.again, matching)

/** The same for somebody who is signed in and shows who they are. */
export const changePasswordValues = z
  .object({
    currentPassword: z.string().min(1, 'Please input the password').max(128),
    newPassword,
    again: z.string(),
  })
  .refine((values) => values.newPassword === values.again, matching)
