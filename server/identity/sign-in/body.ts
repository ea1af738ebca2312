import { z } from 'zod'
import { email as canonicalEmail } from '../../../contract/people/identity.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { isStorable } from '../../../contract/text/text.ts'
import { readText } from '../../requests/input.ts'
import { unknownNames } from '../../requests/unknown-names.ts'
import { bodyNamesOf } from './paths.ts'

/** A body's text: JSON that can be stored, with the names that the path takes, or nothing at all. */
export async function readJson(request: Request, path: string): Promise<string | null> {
  const text = await readText(request)
  if (text === '') return null
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' || request.headers.has('content-encoding'))
    throw new Refusal('unsupported_type', { type: 'application/json' })
  let storable = true
  let body: unknown
  try {
    body = JSON.parse(text, (key, value) => {
      storable &&= isStorable(key) && (typeof value !== 'string' || isStorable(value))
      return value
    })
  } catch {
    throw new Refusal('malformed_body')
  }
  if (!storable) throw new Refusal('invalid_input')
  const known = z.object(Object.fromEntries(bodyNamesOf(path).map((name) => [name, z.unknown()])))
  const errors = unknownNames(known, body, {})
  if (errors.length > 0) throw new Refusal('invalid_input', {}, { errors })
  return text
}

const naming = new Set([
  '/sign-in/email',
  '/sign-up/email',
  '/request-password-reset',
  '/send-verification-email',
])
const withEmail = z.looseObject({ email: canonicalEmail })

/**
 * The account that a body names, in the contract's one spelling, and the body with it in that spelling: what is counted
 * is then what signs in. '' where a path names none; null when it should and does not.
 */
export function namedAccount(path: string, text: string | null) {
  if (!naming.has(path)) return { email: '', text }
  const result = withEmail.safeParse(text && JSON.parse(text))
  return result.success ? { email: result.data.email, text: JSON.stringify(result.data) } : null
}

/** As the sign-in library refuses a field (library/check-input.ts). */
export const noEmail = () =>
  Response.json({ code: 'INVALID_INPUT', message: 'Please input a valid email' }, { status: 400 })

const withUser = z.object({ user: z.object({ email: z.string() }) })

/** Whose session an answer began or confirmed, or null. */
export function signedInAs(text: string): string | null {
  const result = withUser.safeParse(text.startsWith('{') ? JSON.parse(text) : null)
  return result.success ? result.data.user.email : null
}
