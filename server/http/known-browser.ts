import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'

const keptSeconds = 180 * 24 * 3_600
const isHttps = (config: Config) => config.publicUrl.startsWith('https:')
/** With __Host- no other host of the domain can set it in our place; browsers take that over https only. */
const nameOf = (config: Config) => `${isHttps(config) ? '__Host-' : ''}partwright.known`

/**
 * A browser keeps a signed cookie of the account that it signed in to last: 128 random bits and their HMAC-SHA-256
 * together with the e-mail. It proves nothing but that, so that whoever tries passwords elsewhere cannot use up the
 * tries of the owner. Answers the bits, or null when there is no such cookie for this e-mail.
 */
export function knownBrowser(config: Config, headers: Headers, email: string): string | null {
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? []
  const value = cookies.find((one) => one.startsWith(`${nameOf(config)}=`))
  const [, browser = '', given = ''] = /=([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? []
  if (!browser) return null
  const matches = timingSafeEqual(Buffer.from(given), Buffer.from(sign(config, browser, email)))
  return matches ? browser : null
}

/** The Set-Cookie that makes this browser known for the account; `browser` are the bits that it has already. */
export function rememberBrowser(config: Config, email: string, browser: string | null): string {
  const bits = browser ?? randomBytes(16).toString('base64url')
  const secure = isHttps(config) ? '; Secure' : ''
  const value = `${bits}.${sign(config, bits, email)}`
  return `${nameOf(config)}=${value}; Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${secure}`
}

const sign = (config: Config, browser: string, email: string) =>
  createHmac('sha256', config.identities.secret)
    .update(`known-browser\n${email}\n${browser}`)
    .digest('base64url')
