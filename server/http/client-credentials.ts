import { scopeNames } from '../../contract/people/scopes.ts'
import { Refusal } from '../../contract/refusals.ts'
import { issueToken, type TokenError } from '../identity/keys/issue-token.ts'
import { readText } from '../requests/input.ts'
import type { Limits } from '../requests/limits/limits.ts'
import type { Shop } from '../shop.ts'
import type { App } from './app.ts'

const tokenPath = '/oauth/token'
const ways = ['client_secret_basic', 'client_secret_post'] as const

/** The errors of RFC 6749 §5.2, with the status of each. */
const statuses = {
  invalid_request: 400,
  unsupported_grant_type: 400,
  invalid_scope: 400,
  unauthorized_client: 400,
  invalid_client: 401,
  temporarily_unavailable: 429,
} as const satisfies Record<TokenError | 'invalid_request' | 'unsupported_grant_type', number>

/**
 * `/oauth/token`, where a program that speaks OAuth exchanges a key for a token of an hour (RFC 6749 §4.4), and what its library
 * reads first (RFC 8414). Their form is that of these specifications, not the API's. What stands before the shop or in it
 * (too many requests, too large, no database) is refused as everywhere.
 */
export function clientCredentials(app: App, shop: Shop, limits: Limits): void {
  const { publicUrl } = shop.config
  app.get('/.well-known/oauth-authorization-server', (c) =>
    c.json({
      issuer: publicUrl,
      token_endpoint: `${publicUrl}${tokenPath}`,
      token_endpoint_auth_methods_supported: ways,
      grant_types_supported: ['client_credentials'],
      response_types_supported: [],
      scopes_supported: scopeNames,
      service_documentation: `${publicUrl}/api/docs`,
    }),
  )
  app.all(tokenPath, async (c) => {
    c.set('call', 'token')
    const { method, raw } = c.req
    if (method !== 'POST') throw new Refusal('method_not_allowed', { method }, { allow: ['POST'] })
    c.header('Cache-Control', 'no-store')
    const wish = await readWish(raw)
    if ('error' in wish) return c.json(told(wish), statuses[wish.error])
    const answer = await issueToken(shop, { ...wish, address: c.get('address') })
    if ('error' in answer) {
      // who showed a header is told which
      if (answer.error === 'invalid_client' && wish.way === 'client_secret_basic')
        c.header('WWW-Authenticate', 'Basic realm="token", charset="UTF-8"')
      if (answer.error === 'temporarily_unavailable') c.header('Retry-After', '60')
      return c.json(told(answer), statuses[answer.error])
    }
    c.set('keyId', answer.keyId)
    limits.countProgram(answer.keyId, (standing) => c.get('standings').push(standing))
    const { token, seconds, scopes } = answer
    const held = { access_token: token, token_type: 'Bearer', expires_in: seconds }
    return c.json({ ...held, scope: scopes.join(' ') })
  })
}

type Fault = { error: keyof typeof statuses; says: string }
const told = ({ error, says }: Fault) => ({ error, error_description: says })

type Wish = {
  way: (typeof ways)[number]
  clientId: string
  clientSecret: string
  scopes: string[] | null
}

const wrong = (says: string): Fault => ({ error: 'invalid_request', says })

/** What a request asks for and as whom, in either of the two ways. */
async function readWish(request: Request): Promise<Wish | Fault> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded')
    return wrong('Send a form: Content-Type: application/x-www-form-urlencoded.')
  const form = new URLSearchParams(await readText(request, 8))
  const twice = [...form.keys()].find((name, at, all) => all.indexOf(name) !== at)
  if (twice !== undefined) return wrong(`Send ${twice} once.`)
  // RFC 6749 §3.2: what stands there without a value is not there
  const given = (name: string) => form.get(name) || null
  const grant = given('grant_type')
  if (grant === null) return wrong('Send grant_type=client_credentials.')
  if (grant !== 'client_credentials')
    return { error: 'unsupported_grant_type', says: 'The only grant is client_credentials.' }
  const scopes = given('scope')?.match(/[^ ]+/g) ?? null
  const header = request.headers.get('authorization')
  if (header === null) {
    const [clientId, clientSecret] = [given('client_id'), given('client_secret')]
    if (clientId === null || clientSecret === null)
      return {
        error: 'invalid_client',
        says: 'Send client_id and client_secret, as a header or in the form.',
      }
    return { way: 'client_secret_post', clientId, clientSecret, scopes }
  }
  if (given('client_secret') !== null)
    return wrong('Send the secret once: in the header, or in the form.')
  const basic = basicOf(header)
  if (!basic)
    return { error: 'invalid_client', says: 'Authorization has to be Basic, of id and secret.' }
  const named = given('client_id')
  if (named !== null && named !== basic.clientId)
    return wrong('The form names another client_id than the header.')
  return { way: 'client_secret_basic', ...basic, scopes }
}

/** The two of a Basic header, each as in a form (RFC 6749 §2.3.1), or null. */
function basicOf(header: string): { clientId: string; clientSecret: string } | null {
  const coded = /^basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1]
  if (!coded) return null
  const text = Buffer.from(coded, 'base64').toString()
  const at = text.indexOf(':')
  if (at < 0) return null
  const [clientId, clientSecret] = [fromForm(text.slice(0, at)), fromForm(text.slice(at + 1))]
  return clientId && clientSecret ? { clientId, clientSecret } : null
}

const fromForm = (text: string) => new URLSearchParams(`of=${text}`).get('of')
