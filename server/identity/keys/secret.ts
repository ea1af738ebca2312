import { hash, randomBytes } from 'node:crypto'
import { keyMark } from '../../../contract/people/keys.ts'

const shown = keyMark.length + 6

/** A key's secret. */
export const secretPattern = new RegExp(`^${keyMark}[A-Za-z0-9_-]{43}$`)

/** The secret of a key that a request brings, or null when it brings something else, or nothing. */
export function secretIn(authorization: string | null | undefined): string | null {
  const secret = /^[Bb]earer (.+)$/.exec(authorization ?? '')?.[1]
  return secret && secretPattern.test(secret) ? secret : null
}

export const hashOf = (secret: string) => hash('sha256', secret, 'buffer')

/** A new secret: 256 random bits behind the mark. Only its hash is stored, and how it begins. */
export function newSecret() {
  const secret = `${keyMark}${randomBytes(32).toString('base64url')}`
  return { secret, hash: hashOf(secret), prefix: secret.slice(0, shown) }
}
