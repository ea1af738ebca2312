import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from './secrets.ts'

type Keys = Pick<Secrets, 'identitySecret' | 'formerIdentitySecrets'>

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed', 32))
const nonceBytes = 12
const tagBytes = 16

/** Encrypts what the database stores and has to be read again (AES-256-GCM): who has a copy of it alone cannot. */
export function seal({ identitySecret }: Keys, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(identitySecret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Reads what was sealed by this secret of the shop, or by one before it. Throws when it was by another. */
export function unseal({ identitySecret, formerIdentitySecrets }: Keys, text: string): string {
  const bytes = Buffer.from(text, 'base64')
  for (const secret of [identitySecret, ...formerIdentitySecrets]) {
    const nonce = bytes.subarray(0, nonceBytes)
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce)
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    try {
      const open = decipher.update(bytes.subarray(nonceBytes + tagBytes))
      return Buffer.concat([open, decipher.final()]).toString('utf8')
    } catch {
      // by another secret
    }
  }
  throw new Error('what is sealed was sealed by a secret that this shop does not have')
}
