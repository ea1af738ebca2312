import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../../../contract/refusals.ts'
import type { Limits } from '../../requests/limits/limits.ts'
import type { Shop } from '../../shop.ts'
import { requireOwnOrigin } from '../tokens/identify.ts'
import { namedAccount, noEmail, readJson, signedInAs } from './body.ts'
import { drawsOf, giveBack, isOfSession } from './budgets.ts'
import { isKnownBrowser, rememberBrowser } from './known-browser.ts'
import { logSignIn } from './log.ts'
import { methodsOf } from './paths.ts'

const isSecondStep = (path: string) => path.startsWith('/two-factor/verify-')
/** Paths that, when they go well, have seen the right password, or the second step after it. */
const isProof = (path: string) =>
  path === '/sign-in/email' || isOfSession(path) || isSecondStep(path)

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
  if (method === 'GET') {
    const response = await ask(shop, request, address)
    await logSignIn(shop, { path, requestId, email: '' }, response)
    return response
  }

  requireOwnOrigin(shop, request)
  const named = namedAccount(path, await readJson(request, path))
  const attempt = { path, requestId, email: named?.email ?? '' }
  if (!named) {
    await logSignIn(shop, attempt, 'refused')
    return noEmail()
  }
  const { url, headers } = request
  const holder = isOfSession(path) || isSecondStep(path) ? await shop.signIn.session(headers) : null
  const email = isOfSession(path) ? (holder?.email ?? '') : named.email
  const known = await isKnownBrowser(shop, headers, email)
  const draws = drawsOf(path, { address, email, known })
  try {
    for (const [budget, key] of draws) await limits.countKey(budget, key)
  } catch (error) {
    if (error instanceof Refusal) await logSignIn(shop, attempt, 'limited')
    throw error
  }
  const even = path in evenMs ? pause(evenMs[path]) : undefined
  const response = await ask(shop, new Request(url, { method, headers, body: named.text }), address)
  await even
  await logSignIn(shop, attempt, response)
  if (!response.ok) return response
  if (path === '/sign-out') return cleared(response)
  if (isProof(path)) await giveBack(limits, draws)
  // a second step within a session comes after no password
  const hadPassword = isSecondStep(path) ? !holder : isProof(path) || path === '/sign-up/email'
  if (!hadPassword) return response
  const signedIn = signedInAs(await response.clone().text())
  const cookie = signedIn && (await rememberBrowser(shop, signedIn))
  return cookie ? withHeader(response, 'Set-Cookie', cookie) : response
}

async function ask(shop: Shop, request: Request, address: string): Promise<Response> {
  const response = await shop.signIn.handle(request, address)
  if (response.status < 500) return response
  // what comes behind the call's name may be the token of a link
  const path = new URL(request.url).pathname.split('/', 4).join('/')
  shop.log.error({ path }, 'unexpected: the sign-in library failed')
  throw new Refusal('internal')
}

/** What pages stored of who signed out goes; cookies stay, or the browser would not be known any more. */
const cleared = (response: Response) =>
  withHeader(response, 'Clear-Site-Data', '"cache", "storage"')

function withHeader(response: Response, name: string, value: string): Response {
  const headers = new Headers(response.headers)
  headers.append(name, value)
  return new Response(response.body, { status: response.status, headers })
}
