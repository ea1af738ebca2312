import { Refusal } from '../../contract/refusals.ts'
import type { Shop } from '../shop.ts'
import type { Limits } from './limits.ts'

const bodyLimit = 64 * 1024

/** Paths below /api/auth that check a password or send a mail, and the budgets that they draw on. */
const guarded: Record<string, (limits: Limits, address: string, email: string) => Promise<void>> = {
  '/sign-in/email': async (limits, address, email) => {
    await limits.countKey('signInAddress', address)
    await limits.countKey('signInAccount', email)
  },
  '/sign-up/email': (limits, address) => limits.countKey('register', address),
  '/request-password-reset': async (limits, address, email) => {
    await limits.countKey('signInAddress', address)
    await limits.countKey('mailRequest', email)
  },
  '/send-verification-email': async (limits, address, email) => {
    await limits.countKey('signInAddress', address)
    await limits.countKey('mailRequest', email)
  },
  '/two-factor/verify-totp': (limits, address) => limits.countKey('signInAddress', address),
  '/two-factor/verify-backup-code': (limits, address) => limits.countKey('signInAddress', address),
}

/** Everything below /api/auth: counted here, answered by the sign-in library. */
export async function handleSignIn(
  shop: Shop,
  limits: Limits,
  request: Request,
  address: string,
): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit)
    throw new Refusal('too_large', { limit: '64 kB' })
  const path = new URL(request.url).pathname.slice('/api/auth'.length)
  const guard = guarded[path]
  if (guard && request.method === 'POST')
    await guard(limits, address, await emailIn(request.clone()))
  return await shop.signIn.handle(request, address)
}

async function emailIn(request: Request): Promise<string> {
  const body: unknown = await request.json().catch(() => null)
  const email = (body as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : ''
}
