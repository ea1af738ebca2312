import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { Refusal } from '../../contract/refusals.ts'
import { isStorable } from '../../contract/text.ts'
import type { Shop } from '../shop.ts'
import { requireOwnOrigin } from './identify.ts'
import { readText } from './input.ts'
import { knownBrowser, rememberBrowser } from './known-browser.ts'
import type { Budget, Limits } from './limits.ts'
import { logSignIn } from './log-sign-in.ts'
import { methodsOf } from './sign-in-paths.ts'

type From = { address: string; email: string; browser: string | null }
type Draw = readonly [budget: Budget, key: string]

const fromAddress = ({ address }: From): Draw[] => [['signInAddress', address]]
const mailTo = ({ address, email }: From): Draw[] => [
  ['signInAddress', address],
  ['mailRequest', email],
]

/** Paths that check a password or send a mail → the budgets that they draw on. */
const guarded: Record<string, (from: From) => Draw[]> = {
  '/sign-in/email': ({ address, email, browser }) =>
    browser
      ? [['signInBrowser', browser]]
      : [
          ['signInAddress', address],
          ['signInAccount', email],
        ],
  '/sign-up/email': ({ address }) => [['register', address]],
  '/request-password-reset': mailTo,
  '/send-verification-email': mailTo,
  '/change-password': fromAddress,
  '/two-factor/enable': fromAddress,
  '/two-factor/disable': fromAddress,
  '/two-factor/generate-backup-codes': fromAddress,
  '/two-factor/verify-totp': fromAddress,
  '/two-factor/verify-backup-code': fromAddress,
}

/** Answers that come after so many milliseconds: a mail is written before, or none, and the time would tell which. */
const evenMs: Record<string, number> = {
  '/request-password-reset': 250,
  '/send-verification-email': 250,
}

/** Everything below /api/auth: let in, counted and read here, answered by the sign-in library. */
export async function handleSignIn(
  shop: Shop,
  limits: Limits,
  request: Request,
  address: string,
  requestId: string,
): Promise<Response> {
  const { method } = request
  const path = new URL(request.url).pathname.slice('/api/auth'.length)
  const allow = methodsOf(path)
  if (allow.length === 0) throw new Refusal('not_found')
  if (!allow.includes(method)) throw new Refusal('method_not_allowed', { method }, { allow })
  limits.countRequest(address)
  if (method === 'GET') {
    const response = await ask(shop, request, address)
    await logSignIn(shop, { path, requestId, email: '' }, response)
    return response
  }

  requireOwnOrigin(shop, request)
  const text = await readJson(request)
  const email = emailIn(text)
  const browser = knownBrowser(shop.config, request.headers, email)
  const draws = guarded[path]?.({ address, email, browser }) ?? []
  const attempt = { path, requestId, email }
  try {
    for (const [budget, key] of draws) await limits.countKey(budget, key)
  } catch (error) {
    if (error instanceof Refusal) await logSignIn(shop, attempt, 'limited')
    throw error
  }
  const { url, headers } = request
  const even = path in evenMs ? pause(evenMs[path]) : undefined
  const response = await ask(shop, new Request(url, { method, headers, body: text }), address)
  await even
  await logSignIn(shop, attempt, response)
  if (path === '/sign-out' && response.ok) return cleared(response)
  const signedIn = signedInAs(await response.clone().text())
  if (!response.ok || !signedIn) return response
  const known = browser ?? knownBrowser(shop.config, request.headers, signedIn)
  await giveBack(limits, [...draws, known ? ['signInBrowser', known] : ['signInAccount', signedIn]])
  return withCookie(response, rememberBrowser(shop.config, signedIn, known))
}

async function ask(shop: Shop, request: Request, address: string): Promise<Response> {
  const response = await shop.signIn.handle(request, address)
  if (response.status < 500) return response
  // what comes behind the call's name may be the token of a link
  const path = new URL(request.url).pathname.split('/', 4).join('/')
  shop.log.error({ path }, 'unexpected: the sign-in library failed')
  throw new Refusal('internal')
}

/** The body's text: JSON that can be stored, or nothing at all. */
async function readJson(request: Request): Promise<string | null> {
  const text = await readText(request)
  if (text === '') return null
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json' || request.headers.has('content-encoding'))
    throw new Refusal('unsupported_type', { type: 'application/json' })
  let storable = true
  try {
    JSON.parse(text, (key, value) => {
      storable &&= isStorable(key) && (typeof value !== 'string' || isStorable(value))
      return value
    })
  } catch {
    throw new Refusal('malformed_body')
  }
  if (!storable) throw new Refusal('invalid_input')
  return text
}

const withEmail = z.object({ email: z.string().max(1_000) })
const withUser = z.object({ user: withEmail })

function emailIn(text: string | null): string {
  const result = withEmail.safeParse(text && JSON.parse(text))
  return result.success ? result.data.email.trim().toLowerCase().slice(0, 254) : ''
}

/** Whose session an answer began, or null. */
function signedInAs(text: string): string | null {
  const result = withUser.safeParse(text.startsWith('{') ? JSON.parse(text) : null)
  return result.success ? result.data.user.email : null
}

/** Who signed in has shown to be no guesser: their tries begin anew, and their address gets this one back. */
async function giveBack(limits: Limits, draws: Draw[]) {
  for (const [budget, key] of draws)
    if (budget === 'signInAddress') await limits.giveBack(budget, key)
    else if (budget !== 'register') await limits.forget(budget, key)
}

const withCookie = (response: Response, cookie: string) =>
  withHeader(response, 'Set-Cookie', cookie)

/** What pages kept of who signed out goes; cookies stay, or the browser would not be known any more. */
const cleared = (response: Response) =>
  withHeader(response, 'Clear-Site-Data', '"cache", "storage"')

function withHeader(response: Response, name: string, value: string): Response {
  const headers = new Headers(response.headers)
  headers.append(name, value)
  return new Response(response.body, { status: response.status, headers })
}
