import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isHttps } from '../../requests/headers.ts'
import type { Shop } from '../../shop.ts'
import { findPasswordHash } from './find-password-hash.ts'

const rememberedSeconds = 180 * 24 * 3_600
/** With __Host- no other host of the domain can set it in our place; browsers take that over https only. */
const nameOf = ({ config, record }: Shop) =>
  `${isHttps(config) ? '__Host-' : ''}${record.cookiePrefix}.known`

/**
 * A browser stores a signed cookie of the account that it gave the right password of last: 128 random bits and their
 * HMAC-SHA-256 together with the e-mail and the password's hash. It proves nothing but that, so that whoever tries
 * passwords elsewhere cannot use up the tries of the owner; it ends with the password. Answers whether there is such a
 * cookie for this account.
 */
export async function isKnownBrowser(shop: Shop, headers: Headers, email: string) {
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? []
  const value = cookies.find((one) => one.startsWith(`${nameOf(shop)}=`))
  const [, bits, given = ''] = /=([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? []
  if (!bits || !email) return false
  const expected = await sign(shop, bits, email)
  return expected !== null && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}

/** The Set-Cookie that makes this browser known for the account; null when that has no password. */
export async function rememberBrowser(shop: Shop, email: string): Promise<string | null> {
  const bits = randomBytes(16).toString('base64url')
  const mac = await sign(shop, bits, email)
  if (!mac) return null
  const secure = isHttps(shop.config) ? '; Secure' : ''
  const value = `${bits}.${mac}`
  return `${nameOf(shop)}=${value}; Path=/; Max-Age=${rememberedSeconds}; HttpOnly; SameSite=Lax${secure}`
}

async function sign(shop: Shop, bits: string, email: string): Promise<string | null> {
  const hash = await findPasswordHash(shop, email)
  if (!hash) return null
  return createHmac('sha256', shop.config.identities.secret)
    .update(`known-browser\n${email}\n${hash}\n${bits}`)
    .digest('base64url')
}
