import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An id of the provider's form: the prefix, then `length` letters and digits, as in `pi_` + 24. */
export function randomId(prefix: string, length = 24): string {
  let text = prefix
  // 256 is not a multiple of 62: the slight bias does not matter, since nothing is guessed against these ids.
  for (const byte of randomBytes(length)) text += alphabet[byte % 62]
  return text
}

/** Seconds since 1970, the unit of every `created` in the card provider's protocol. */
export const unixNow = () => Math.floor(Date.now() / 1000)
