import type { Call } from '../../../contract/call.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { requireRight } from '../../companies/index.ts'
import type { Anyone, Shop, User } from '../../shop.ts'
import { findKeyHolder } from '../keys/find-key-holder.ts'
import { secretIn } from '../keys/secret.ts'
import { findTokenHolder } from './find-token-holder.ts'

/**
 * Who makes this call, before anything of its body is read. Bearer tokens are the only proof that API calls take; the
 * session's cookie counts for `session` calls alone, and only from the shop's own pages. A program's key stands in the
 * place of a token, where the call is open to keys; `keyId` says which it was.
 */
export async function identify(
  shop: Shop,
  call: Call,
  request: Request,
  address: string,
): Promise<Identified> {
  const secret = secretIn(request.headers.get('authorization'))
  if (secret === null)
    return { caller: await identifyPerson(shop, call, request, address), keyId: null }
  const { user, keyId } = await findKeyHolder(shop, call, secret, address)
  if (isOpen(call)) return { caller: { address }, keyId }
  requireRole(call, user)
  return { caller: user, keyId }
}

export type Identified = { caller: User | Anyone; keyId: string | null }

const isOpen = ({ who }: Call) => who === 'anyone' || who === 'provider'

async function identifyPerson(
  shop: Shop,
  call: Call,
  request: Request,
  address: string,
): Promise<User | Anyone> {
  if (isOpen(call)) return { address }
  if (call.who === 'session') {
    requireOwnOrigin(shop, request)
    const user = await shop.signIn.session(request.headers)
    if (!user) throw new Refusal('not_signed_in')
    return user
  }
  const token = /^[Bb]earer ([A-Za-z0-9_-]{43})$/.exec(
    request.headers.get('authorization') ?? '',
  )?.[1]
  const user = token && (await findTokenHolder(shop, token))
  if (!user) throw new Refusal('not_signed_in')
  requireRole(call, user)
  if (!user.hasFactor && needsFactor(shop, call)) throw new Refusal('second_factor_needed')
  return user
}

function requireRole({ who, right }: Call, { isAdmin, company }: User) {
  if (who === 'admin' && !isAdmin) throw new Refusal('not_allowed')
  if ((who === 'buyer' || who === 'member') && isAdmin) throw new Refusal('not_allowed')
  if (who === 'member' && !company) throw new Refusal('company_needed')
  if (right && company) requireRight(company, right)
}

/** Whoever has none is led to set one up, for which they ask who they are. */
function needsFactor({ config }: Shop, call: Call): boolean {
  if (config.secondFactor === 'off' || call.path === '/admin/{email}') return false
  return config.secondFactor === 'everybody' || call.who === 'admin'
}

/** A cookie is sent by browsers on their own: what it allows must have been asked by one of our pages. */
export function requireOwnOrigin(shop: Shop, request: Request) {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return
  const { origin } = new URL(shop.config.publicUrl)
  if (!site && request.headers.get('origin') === origin) return
  throw new Refusal('wrong_origin', { origin })
}
