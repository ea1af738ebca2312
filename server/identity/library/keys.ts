import type { SecretConfig } from 'better-auth/crypto'
import type { Config } from '../../config/config.ts'

/**
 * The generations of the identity secret, for the library: the newest signs and encrypts, the former ones only decrypt
 * what they encrypted. What names no generation was encrypted by the first.
 */
export function keysOf({ secret, formerSecrets }: Config['identities']) {
  const all = [secret, ...formerSecrets].map((value, at, { length }) => ({
    version: length - at,
    value,
  }))
  const first = all.at(-1)?.value ?? secret
  const secretConfig: SecretConfig = {
    keys: new Map(all.map(({ version, value }) => [version, value])),
    currentVersion: all.length,
    legacySecret: first,
  }
  return { options: { secrets: all, secret: first }, secretConfig }
}
