import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createFaults } from '../control/faults.ts'
import { identities } from './identities.ts'

export const client = {
  clientId: 'partwright-test',
  clientSecret: 'secret-for-tests-only-0123456789',
}
export const shopUrl = 'http://localhost:3999'
export const callback = `${shopUrl}/api/auth/callback/google`

/** The issuer alone on a free port. `dataDir` is kept when it is given, and removed when it is not. */
export async function startIssuer(dataDir?: string, port = 0) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'identities-')))
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const faults = createFaults()
  const options = {
    port: 0,
    smtpPort: 0,
    dataDir: folder,
    shopUrl,
    cards: { secretKey: '', publishableKey: '', webhookSecret: '' },
    identities: client,
    images: { key: '' },
  }
  const provider = await identities(options, () => url, faults)
  const listener = getRequestListener(provider.routes.fetch, { overrideGlobalObjects: false })
  server.on('request', (incoming, outgoing) => {
    if (!provider.handle(incoming, outgoing)) void listener(incoming, outgoing)
  })
  return {
    url,
    faults,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await provider.stop()
      if (!dataDir) await rm(folder, { recursive: true })
    },
  }
}

/** A browser without a screen: keeps cookies, follows redirects one by one, and stops where the shop would take over. */
export function createVisitor() {
  const jar = new Map<string, { value: string; path: string }>()
  const visit = async (address: string, form?: Record<string, string>): Promise<Visit> => {
    const { pathname } = new URL(address)
    const cookie = [...jar]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/'
      if (value) jar.set(name, { value, path })
      else jar.delete(name)
    }
    const location = response.headers.get('location')
    const next = location ? new URL(location, address).href : undefined
    if (next && !next.startsWith(`${shopUrl}/`)) return visit(next)
    return { address: next ?? address, status: response.status, text: await response.text() }
  }
  return visit
}

type Visit = { address: string; status: number; text: string }

/** One authorization request with everything a careful client sends. */
export function authorizationRequest(url: string, extra: Record<string, string> = {}) {
  const verifier = randomBytes(48).toString('base64url')
  const nonce = randomBytes(16).toString('hex')
  const state = randomBytes(16).toString('hex')
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: callback,
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    nonce,
    state,
    ...extra,
  })
  return { address: `${url}/oidc/auth?${query}`, verifier, nonce, state }
}

/** The value of the chooser's button for an e-mail address. */
export function subjectOn(chooser: string, email: string): string {
  const found = [...chooser.matchAll(/name="sub" value="(\d+)"[\s\S]*?small soft">([^<]+)</g)]
  const sub = found.find(([, , address]) => address === email)?.[1]
  if (!sub) throw new Error(`${email} is not offered on ${chooser.replace(/<[^>]+>|\s+/g, ' ')}`)
  return sub
}

/** Trades a code for tokens, the secret in the body. */
export async function tradeCode(url: string, code: string, verifier: string) {
  const response = await fetch(`${url}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: callback,
      client_id: client.clientId,
      client_secret: client.clientSecret,
    }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

/** An ID token's claims, after its signature was checked by the published keys as a client must. */
export async function verifiedClaims(url: string, token: string): Promise<Record<string, unknown>> {
  const found = await fetch(`${url}/oidc/.well-known/openid-configuration`)
  const { jwks_uri } = await found.json()
  const { keys } = await (await fetch(jwks_uri)).json()
  const [head = '', body = '', signature = ''] = token.split('.')
  const header = JSON.parse(Buffer.from(head, 'base64url').toString())
  const key = keys.find(({ kid }: { kid: string }) => kid === header.kid)
  const genuine = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    createPublicKey({ key, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  )
  if (header.alg !== 'RS256' || !genuine) throw new Error('The ID token is not genuine')
  return JSON.parse(Buffer.from(body, 'base64url').toString())
}
