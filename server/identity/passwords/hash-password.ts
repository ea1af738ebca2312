import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { limitConcurrency } from '../../requests/limits/concurrency.ts'

/** scrypt's parameters; N is 2^log2N. OWASP's first choice is N = 2^17, r = 8, p = 1: 128 MiB for as long as it runs. */
type Cost = { log2N: number; r: number; p: number }
const costOf = (log2N: number): Cost => ({ log2N, r: 8, p: 1 })
const saltBytes = 16
const keyBytes = 32

/** Two hashes at once are 256 MiB and both cores of a small machine; who would wait for a minute is sent away. */
const limit = limitConcurrency({ atOnce: 2, weight: 2, waiting: 64 })

/** A password as it is stored: "scrypt$log2N$r$p$salt$key", the last two in base64url. The password is taken as typed. */
export async function hashPassword(password: string, log2N: number): Promise<string> {
  const cost = costOf(log2N)
  const salt = randomBytes(saltBytes)
  const key = await derive(password, salt, cost)
  return [
    'scrypt',
    ...[cost.log2N, cost.r, cost.p],
    ...[salt.toString('base64url'), key.toString('base64url')],
  ].join('$')
}

/** Whether this is the password of a stored hash, whatever its parameters; null when it is no hash of this kind. */
export async function matchesHash(stored: string, password: string): Promise<boolean | null> {
  const parts = /^scrypt\$(1\d|20)\$(\d{1,2})\$(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/.exec(stored)
  if (!parts) return null
  const [, log2N, r, p, salt = '', key = ''] = parts
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    log2N: Number(log2N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(given, Buffer.from(key, 'base64url'))
}

/** Whether a stored hash was made with the parameters of today. */
export const isCurrent = (stored: string, log2N: number) => {
  const { r, p } = costOf(log2N)
  return stored.startsWith(`scrypt$${log2N}$${r}$${p}$`)
}

function derive(password: string, salt: Buffer, { log2N, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** log2N, r, p, maxmem: 2 * 128 * 2 ** log2N * r }
  return limit(
    1,
    () =>
      new Promise((resolve, reject) => {
        scrypt(password, salt, keyBytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}
