import { hash, randomBytes } from 'node:crypto'
import { type SecretConfig, symmetricDecrypt } from 'better-auth/crypto'
import { z } from 'zod'

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const list = z.array(z.string())

/** Ten backup codes of 120 random bits each, in base32 (RFC 4648), four groups of six. */
export const makeBackupCodes = () =>
  Array.from({ length: 10 }, () => {
    const letters = [...randomBytes(24)].map((byte) => alphabet[byte % 32]).join('')
    return letters.match(/.{6}/g)?.join('-') ?? ''
  })

/**
 * How backup codes are stored, for the library, which compares what is stored with what it is given: SHA-256 of each, enough
 * for more than 112 random bits. What it stores again after one was used are hashes already. Codes of older versions, 59
 * bits, are stored encrypted by the key until they are made anew.
 */
export const storedBackupCodes = (key: SecretConfig) => ({
  encrypt: async (codes: string) =>
    JSON.stringify(
      list.parse(JSON.parse(codes)).map((code) => (code.startsWith(mark) ? code : hashOf(code))),
    ),
  decrypt: async (stored: string) => {
    if (stored.startsWith('[')) return stored
    const codes = list.parse(JSON.parse(await symmetricDecrypt({ key, data: stored })))
    return JSON.stringify(codes.map(hashOf))
  },
})

const mark = 'sha256:'

/** A backup code as it is stored, from what somebody typed: gaps and capitals do not matter in one of ours. */
export function hashOf(typed: string): string {
  const bare = typed.replace(/[\s-]/g, '').toLowerCase()
  const code = /^[a-z2-7]{24}$/.test(bare) ? bare : typed.trim()
  return mark + hash('sha256', code, 'base64url')
}
