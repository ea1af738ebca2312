import { z } from 'zod'
import { actingFor } from '../companies/acting-for.ts'
import { id, instant, notLookedAt, optionalText, requiredName } from '../text/text.ts'

const isAscii = (value: string) => !/[^ -~]/.test(value)

/** An e-mail address in its one canonical spelling: trimmed and in lower case; ASCII only. */
export const email = z
  .string('Please input a valid email')
  .trim()
  // before the lower case, which makes an ASCII letter of the Kelvin sign
  .refine(isAscii, 'Please input a valid email')
  .toLowerCase()
  .max(254, 'Please input a valid email')
  .pipe(z.email('Please input a valid email'))

/** What a person signs in with. */
export const credentials = z.object({
  email,
  password: z.string('Please input the password').min(1, 'Please input the password').max(128),
})

export const passwordLength = { min: 8, max: 128 } as const

/** What a form says when the password was not retyped as it was typed: only forms ask for it twice. */
export const passwordsDiffer = 'Both passwords did not match'

/** A new password. The server also refuses the commonest ones. */
export const newPassword = z
  .string('Please input the password')
  .min(passwordLength.min, 'Password must be 8 character or longer')
  .max(passwordLength.max, `Password must be at most ${passwordLength.max} characters`)

/** What the register form sends. Retyping is checked by the form: it is not sent. */
export const registration = z.object({
  name: requiredName('Please input the name', 100),
  email,
  password: newPassword,
})

export const role = z.enum(['admin']).nullable()

/** A user as admins see it. */
export const user = z.object({
  _id: id,
  displayName: z.string(),
  email: z.string(),
  role,
  createdAt: instant,
  emailVerified: z.boolean(),
  orders: z.int().describe('how many they placed, cancelled ones left out'),
})

/** What narrows and sorts the list of users. `q` finds part of a name or e-mail. */
export const usersQuery = z.object({
  q: optionalText(100),
  role: z.enum(['admin', 'buyer']).optional(),
  sort: z.enum(['newest', 'name', 'email']).default('newest'),
})

/** The body of PUT /user/{email}. */
export const tokenRequest = z.object({
  email: email.optional(),
  displayName: notLookedAt('it is the account’s'),
  companyId: id
    .nullish()
    .describe('for which company it acts; null: for oneself; left out: for whom the last one did'),
})
export const tokenAnswer = z.object({
  token: z.string().describe('256 random bits; send it as "Authorization: Bearer"'),
  expiresAt: instant,
  company: actingFor.nullable().describe('for which company it acts; null: for oneself'),
})

export const subscription = z.object({ email })
export const linkToken = z.object({ token: z.string().min(20).max(200) })
