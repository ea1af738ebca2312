import { verifyPassword as matchesOlder } from 'better-auth/crypto'
import { hashPassword, isCurrent, matchesHash } from './hash-password.ts'

/**
 * Hashing for the sign-in library. A hash that was made with other parameters, or by the library itself as older
 * versions of the shop did, still opens its account, and is renewed when it does. N is 2^log2N.
 */
export const createPasswords = (
  log2N: number,
  renew: (old: string, anew: string) => Promise<void>,
) => ({
  hash: (password: string) => hashPassword(password, log2N),
  verify: async ({ hash, password }: { hash: string; password: string }): Promise<boolean> => {
    const own = await matchesHash(hash, password)
    const matches = own ?? (await matchesOlder({ hash, password }))
    if (isCurrent(hash, log2N)) return matches
    // made either way: an old hash shall not show by answering sooner
    const anew = await hashPassword(password, log2N)
    if (matches) await renew(hash, anew)
    return matches
  },
})
