import type { Call } from '../../../contract/call.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Anyone, Shop, User } from '../../shop.ts'
import { findTokenHolder } from './find-token-holder.ts'

/**
 * Who makes this call, before anything of its body is read. Bearer tokens are the only proof that API calls take; the
 * session's cookie counts for `session` calls alone, and only from the shop's own pages.
 */
export async function identify(
  shop: Shop,
  call: Call,
  request: Request,
  address: string,
): Promise<User | Anyone> {
  if (call.who === 'anyone' || call.who === 'provider') return { address }
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
  if (call.who === 'admin' && !user.isAdmin) throw new Refusal('not_allowed')
  if (call.who === 'buyer' && user.isAdmin) throw new Refusal('not_allowed')
  if (!user.hasFactor && needsFactor(shop, call)) throw new Refusal('second_factor_needed')
  return user
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
