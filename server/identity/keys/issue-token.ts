import type { Shop } from '../../shop.ts'
import { hashOf, newSecret, secretPattern } from './secret.ts'
import { countTokens, deleteEndedTokens, insertToken, lockKey, selectKeyHolder } from './store.ts'

/** So many living tokens a key has at most: a program that keeps its token needs one for each of its processes. */
export const tokensUpTo = 100

/** For so long a token opens, in seconds, unless its key or the secret that asked for it ends before. */
const tokenSeconds = 3_600

export type TokenWish = {
  /** The key's id, and one of its secrets. */
  clientId: string
  clientSecret: string
  /** What the token is for; all that the key may where this is null. */
  scopes: readonly string[] | null
  address: string
}

/** Why there is no token: errors of RFC 6749 §5.2, and that there are too many. */
export type TokenFault = { error: TokenError; says: string }
export type TokenError =
  | 'invalid_client'
  | 'invalid_scope'
  | 'unauthorized_client'
  | 'temporarily_unavailable'

export type IssuedToken = { token: string; seconds: number; scopes: string[]; keyId: string }

/**
 * A token for who knows a key's id and secret: the client credentials of OAuth 2.0 (RFC 6749 §4.4). It may no more than the key, and
 * ends with it, with the secret that asked for it, or after an hour. A token is exchanged for no other.
 */
export async function issueToken(
  { database }: Pick<Shop, 'database'>,
  { clientId, clientSecret, scopes, address }: TokenWish,
): Promise<IssuedToken | TokenFault> {
  if (!secretPattern.test(clientSecret)) return unknownClient
  const asked = hashOf(clientSecret)
  return await database.transaction(async (sql) => {
    const found = await selectKeyHolder(sql, asked, address)
    if (!found || found.keyId !== clientId || found.isToken) return unknownClient
    // a rotation waits, or has ended the secret: it is looked at again
    await lockKey(sql, clientId)
    const key = await selectKeyHolder(sql, asked, address)
    if (!key) return unknownClient
    if (!key.mayFrom)
      return fault('unauthorized_client', `This key may not be used from ${address}.`)
    const over = scopes?.find((scope) => !key.scopes.includes(scope))
    if (over !== undefined)
      return fault(
        'invalid_scope',
        `This key lacks the scope ${over}. It has ${key.scopes.join(' ')}.`,
      )
    await deleteEndedTokens(sql, clientId)
    if ((await countTokens(sql, clientId)) >= tokensUpTo)
      return fault(
        'temporarily_unavailable',
        `This key has ${tokensUpTo} living tokens. Use a token until it ends.`,
      )
    const { secret, hash, prefix } = newSecret()
    const granted = scopes ? [...new Set(scopes)] : key.scopes
    const token = {
      hash,
      keyId: clientId,
      prefix,
      scopes: granted,
      of: asked,
      seconds: tokenSeconds,
    }
    return {
      token: secret,
      scopes: granted,
      keyId: clientId,
      seconds: await insertToken(sql, token),
    }
  })
}

const fault = (error: TokenError, says: string): TokenFault => ({ error, says })
const unknownClient = fault(
  'invalid_client',
  'No living key has this id and secret: the client’s id is the id of the key, its secret the key itself.',
)
