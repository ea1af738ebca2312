import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { TestShop } from '../../tests/open-test-shop.ts'
import { cookieOf } from '../../tests/test-user.ts'

/** Asks the sign-in library below /api/auth, as one of the shop's pages does: POST with a body, else GET. */
export const auth = (shop: TestShop, path: string, body?: unknown, cookie = '') =>
  shop.request(`/api/auth${path}`, {
    redirect: 'manual',
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json', origin: shop.publicUrl }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })

/** Asks for a bearer token with a session's cookie. */
export const askToken = (
  shop: TestShop,
  email: string,
  cookie: string,
  body: unknown = {},
  headers: Record<string, string> = { origin: shop.publicUrl },
) =>
  shop.request(`/api/user/${encodeURIComponent(email)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie, ...headers },
    body: JSON.stringify(body),
  })

/** Whether a bearer token opens its holder's profile. */
export const opens = async (shop: TestShop, email: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await shop.request(`/api/user/${email}`, { headers })).status
}

/** Whose session the cookie is, or null. */
export async function sessionOf(shop: TestShop, cookie: string) {
  const session = (await (await auth(shop, '/get-session', undefined, cookie)).json()) as {
    user: { email: string; name: string; emailVerified: boolean; image: string | null }
  } | null
  return session?.user ?? null
}

export const signInCookie = async (shop: TestShop, email: string, password: string, cookie = '') =>
  cookieOf(await auth(shop, '/sign-in/email', { email, password }, cookie))

type Mail = { subject: string; text: string }

/** The newest mail with this subject that arrived for somebody, waited for. */
export async function mailTo(
  shop: { sandbox: { url: string } },
  to: string,
  subject: string,
): Promise<Mail> {
  const query = new URLSearchParams({ to, subject, wait: '60000' })
  const found = (await (
    await fetch(`${shop.sandbox.url}/mail/api/messages?${query}`)
  ).json()) as Mail[]
  if (!found[0]) throw new Error(`no mail "${subject}" came for ${to}`)
  return found[0]
}

/** The first address in a mail's text, as a path of the shop. */
export function linkIn(shop: Pick<TestShop, 'publicUrl'>, { text }: Pick<Mail, 'text'>): string {
  const link = /https?:\S+/.exec(text)?.[0] ?? ''
  if (!link.startsWith(`${shop.publicUrl}/`)) throw new Error(`the mail leads to ${link}`)
  return link.slice(shop.publicUrl.length)
}

/** Follows the confirmation mail of somebody as its page's button does, in the session of `cookie`. */
export async function confirm(shop: TestShop, email: string, cookie: string) {
  const link = linkIn(shop, await mailTo(shop, email, 'Confirm your e-mail address'))
  const token = new URL(link, shop.publicUrl).searchParams.get('token')
  return await auth(shop, '/confirm-email', { token }, cookie)
}

/** Asks for a new password by mail; answers the token of the link. */
export async function askReset(shop: TestShop, email: string): Promise<string> {
  const asked = await auth(shop, '/request-password-reset', { email })
  if (!asked.ok) throw new Error(`asking for a reset answered ${asked.status}`)
  const mail = await mailTo(shop, email, 'Set a new password')
  return new URL(linkIn(shop, mail), shop.publicUrl).searchParams.get('token') ?? ''
}

/**
 * The code that an authenticator app shows for a secret in base32, or showed or will show so many milliseconds from
 * now. A code counts in its own half minute only, so when that is about to end, the next one is waited for.
 */
export async function appCode(secret: string, ms = 0): Promise<string> {
  const left = 30_000 - (Date.now() % 30_000)
  // a timer may end a millisecond early, which is the last one of the half minute before
  if (left < 15_000) await setTimeout(left + 10)
  return totp(secret, Date.now() + ms)
}

/** RFC 6238 with SHA-1, 30 seconds and 6 digits. */
function totp(secret: string, at: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret.replace(/=+$/, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
