// An OpenID Connect provider for people whom a system of yours knows already: whoever `whoIs` lets in is signed in at the shop.
//   CLIENT_SECRET=… SHOP_URL=http://localhost:3000 PEOPLE=people.json node identity-provider/issuer.ts
//   node identity-provider/issuer.ts hash 'a password'     what stands in PEOPLE for a password
import * as crypto from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const { PORT = '5556', CLIENT_ID = 'shop', CLIENT_SECRET, PEOPLE = 'people.json' } = process.env
const { ISSUER = `http://localhost:${PORT}`, SHOP_URL = 'http://localhost:3000' } = process.env
const wayBack = `${SHOP_URL}/api/auth/callback/oidc`

type Person = { sub: string; email: string; name: string; password: string }
type Signed = { person: Person; nonce: string | null; challenge: string; until: number }

const hashed = (password: string, salt = crypto.randomBytes(16).toString('hex')) =>
  `${salt}:${crypto.scryptSync(password, salt, 32).toString('hex')}`
const isSame = (one: string, other: string) => crypto.timingSafeEqual(sha256(one), sha256(other))
const sha256 = (text: string) => crypto.createHash('sha256').update(text).digest()

/** Whom an e-mail and a password are of: the place where your directory is asked. Only who owns an address may come by it. */
function whoIs(email: string, password: string): Person | undefined {
  const people = JSON.parse(readFileSync(PEOPLE, 'utf8')) as Person[]
  const person = people.find((one) => one.email === email.trim().toLowerCase())
  const stored = person?.password ?? hashed('')
  return isSame(hashed(password, stored.split(':')[0]), stored) ? person : undefined
}

const { privateKey, publicKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 })
const kid = crypto.randomUUID()
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
function jwt(claims: object) {
  const input = `${encoded({ alg: 'RS256', kid })}.${encoded(claims)}`
  return `${input}.${crypto.sign('sha256', Buffer.from(input), privateKey).toString('base64url')}`
}

/** By code and by access token; each code is taken once, each of both within a minute. */
const signed = new Map<string, Signed>()
function keep(one: Omit<Signed, 'until'>) {
  const secret = crypto.randomBytes(32).toString('base64url')
  for (const [old, { until }] of signed) if (until < Date.now()) signed.delete(old)
  signed.set(secret, { ...one, until: Date.now() + 60_000 })
  return secret
}
function take(secret: string) {
  const found = signed.get(secret)
  signed.delete(secret)
  return found && found.until > Date.now() ? found : undefined
}
const claimsOf = ({ sub, email, name }: Person) => ({ sub, email, email_verified: true, name })

type Answer = { status?: number; json?: object; html?: string; to?: string }
const refused = (error: string, status = 400): Answer => ({ status, json: { error } })

/** Where the person says who they are. Nobody is sent back to anywhere but the shop. */
async function authorize(query: URLSearchParams, form: URLSearchParams | null): Promise<Answer> {
  const asks = (name: string, value: string) => query.get(name) === value
  const isOurs = asks('client_id', CLIENT_ID) && asks('redirect_uri', wayBack)
  if (!isOurs || !asks('response_type', 'code') || !asks('code_challenge_method', 'S256'))
    return refused('invalid_request')
  const person = form && whoIs(form.get('email') ?? '', form.get('password') ?? '')
  if (person) {
    const challenge = query.get('code_challenge') ?? ''
    const code = keep({ person, nonce: query.get('nonce'), challenge })
    const told = { code, state: query.get('state') ?? '', iss: ISSUER }
    return { status: 303, to: `${wayBack}?${new URLSearchParams(told)}` }
  }
  if (form) await pause(1_000)
  const says = form ? '<p role="alert">That is not right. Please try again.</p>' : ''
  const action = `/authorize?${query}`.replaceAll('&', '&amp;')
  const html = `<!doctype html><html lang="en"><title>Log in</title><h1>Log in</h1>${says}<form method="post" action="${action}">
<p><label>E-mail <input name="email" type="email" autocomplete="username" required></label>
<p><label>Password <input name="password" type="password" autocomplete="current-password" required></label>
<p><button>Log in</button></form></html>`
  return { status: form ? 401 : 200, html }
}

function token(form: URLSearchParams, basic: string): Answer {
  const [id, secret] = basic
    ? Buffer.from(basic.slice(6), 'base64').toString().split(':').map(decodeURIComponent)
    : [form.get('client_id'), form.get('client_secret')]
  if (id !== CLIENT_ID || !isSame(secret ?? '', CLIENT_SECRET!))
    return refused('invalid_client', 401)
  const found = take(form.get('code') ?? '')
  const verifier = sha256(form.get('code_verifier') ?? '').toString('base64url')
  if (!found || found.challenge !== verifier || form.get('redirect_uri') !== wayBack)
    return refused('invalid_grant')
  const iat = Math.floor(Date.now() / 1_000)
  const id_token = jwt({
    ...claimsOf(found.person),
    iss: ISSUER,
    aud: CLIENT_ID,
    nonce: found.nonce ?? undefined,
    iat,
    exp: iat + 300,
  })
  const access_token = keep(found)
  return { json: { access_token, token_type: 'Bearer', expires_in: 60, id_token } }
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', ISSUER)
  const { authorization = '' } = request.headers
  let body = ''
  for await (const piece of request) {
    body += piece
    if (body.length > 10_000) return refused('too_long')
  }
  const form = request.method === 'POST' ? new URLSearchParams(body) : null
  if (pathname === '/authorize') return await authorize(searchParams, form)
  if (pathname === '/token' && form) return token(form, authorization)
  if (pathname === '/userinfo') {
    const found = take(authorization.replace('Bearer ', ''))
    return found ? { json: claimsOf(found.person) } : refused('invalid_token', 401)
  }
  if (pathname === '/jwks')
    return {
      json: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },
    }
  if (pathname !== '/.well-known/openid-configuration') return refused('not_found', 404)
  return {
    json: {
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/authorize`,
      token_endpoint: `${ISSUER}/token`,
      userinfo_endpoint: `${ISSUER}/userinfo`,
      jwks_uri: `${ISSUER}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    },
  }
}

function send(response: ServerResponse, { status = 200, json, html, to }: Answer) {
  response.writeHead(status, {
    'Content-Type': html ? 'text/html; charset=utf-8' : 'application/json',
    'Content-Security-Policy': `default-src 'none'; form-action 'self' ${new URL(SHOP_URL).origin}; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    ...(to && { Location: to }),
  })
  response.end(html ?? JSON.stringify(json ?? {}))
}

if (process.argv[2] === 'hash') process.stdout.write(`${hashed(process.argv[3] ?? '')}\n`)
else if (!CLIENT_SECRET)
  throw new Error('Set CLIENT_SECRET: the shop has the same as OIDC_CLIENT_SECRET')
else
  createServer((request, response) => {
    void answer(request)
      .catch(() => refused('server_error', 500))
      .then((one) => send(response, one))
  }).listen(Number(PORT), '127.0.0.1', () => process.stdout.write(`${ISSUER}\n`))
