import { createHash, timingSafeEqual } from 'node:crypto'
import { ApiError } from './api-error.ts'
import { type Params, text } from './params.ts'

export type Keys = { secretKey: string; publishableKey: string }

/** Who calls, by `Authorization: Bearer` or Basic, or by the `key` field that browsers may send. Else 401 or 403. */
export function callerOf(
  keys: Keys,
  authorization: string | undefined,
  params: Params,
  browserMay: boolean,
): 'secret' | 'publishable' {
  const key = keyOf(authorization) ?? text(params, 'key')
  if (!key)
    throw refused(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  if (same(key, keys.secretKey)) return 'secret'
  if (!same(key, keys.publishableKey))
    throw refused(401, `Invalid API Key provided: ${masked(key)}`)
  if (browserMay) return 'publishable'
  throw refused(
    403,
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  )
}

function keyOf(authorization: string | undefined): string | undefined {
  const [scheme, value] = authorization?.split(' ') ?? []
  if (!value) return undefined
  if (scheme?.toLowerCase() !== 'basic') return value
  return Buffer.from(value, 'base64').toString().split(':')[0]
}

const digest = (value: string) => createHash('sha256').update(value).digest()
const same = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
const masked = (key: string) =>
  key.length > 16 ? `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}` : '********'

const refused = (status: number, message: string, code?: string) =>
  new ApiError(status, { type: 'invalid_request_error', message, ...(code ? { code } : {}) })
