import type { JsonSchema } from './schemas.ts'

/** An endpoint of the sign-in library that people and programs need. */
export type SignInCall = {
  method: 'GET' | 'POST'
  path: `/auth/${string}`
  /** Unique, and the name of its anchor in the readable description. */
  name: string
  says: string
  who: 'anyone' | 'session'
  body?: JsonSchema
  query?: Record<string, JsonSchema>
  answer: JsonSchema
  /** What else than the general faults the library answers, in its own words. */
  faults?: readonly (404 | 422)[]
  /** It answers by sending the browser on. */
  redirects?: true
}

export const text = (example: string, description?: string): JsonSchema => ({
  type: 'string',
  ...(description && { description }),
  examples: [example],
})
export const email: JsonSchema = { type: 'string', format: 'email' }
export const flag = (description: string): JsonSchema => ({ type: 'boolean', description })
export const fields = (
  properties: Record<string, JsonSchema>,
  optional: string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
})
/** The secret of a link in a mail. */
export const mailed = text('mFqEX0sBNrV1x4wVb5l2yQ8gq0Tn7c9Z', 'of the link in the mail')
export const currentPassword = text('the passphrase of today')
export const done = fields({ status: { const: true } })
export const user = fields({
  id: { type: 'string', format: 'uuid' },
  name: text('Purchasing'),
  email,
  emailVerified: flag('whether it is proven to be this account’s'),
})
export const session = fields({
  id: { type: 'string', format: 'uuid' },
  token: text(
    '0198c0de-0000-7000-8000-000000000004',
    'names the session when it is revoked: its id',
  ),
  expiresAt: { type: 'string', format: 'date-time' },
})
