import { createHmac, timingSafeEqual } from 'node:crypto'

/** Crockford's base 32: no letter looks like a figure. https://www.crockford.com/base32.html */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 24

/**
 * The code of a salt: 120 bits of an HMAC-SHA-256 under the identity secret, in groups of four, so that it can be typed. Every
 * instance of a shop has that secret, and the database has it not.
 */
export function codeOf(identitySecret: string, salt: Buffer): string {
  const bytes = createHmac('sha256', identitySecret)
    .update('first admin')
    .update(salt)
    .digest()
    .subarray(0, length)
  const text = [...bytes].map((byte) => letters[byte % letters.length]).join('')
  return text.match(/.{4}/g)!.join('-')
}

/** Whether this is the code, however it was typed. */
export function isCode(given: string, code: string): boolean {
  const [one, other] = [bytesOf(given), bytesOf(code)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const bytesOf = (text: string) =>
  Buffer.from(
    text
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replace(/O/g, '0')
      .replace(/[IL]/g, '1'),
  )
