import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  authorizationRequest,
  createVisitor,
  startIssuer,
  subjectOn,
  tradeCode,
} from './sign-in.fixture.ts'

let issuer: Awaited<ReturnType<typeof startIssuer>>

beforeAll(async () => {
  issuer = await startIssuer()
})
afterAll(() => issuer.stop())

describe('faults', () => {
  const discovery = () => fetch(`${issuer.url}/oidc/.well-known/openid-configuration`)

  it('fail as told, only what they match, and as often as told', async () => {
    issuer.faults.set('identities', {
      kind: 'error',
      status: 503,
      match: 'POST /oidc/token',
      remaining: 1,
    })
    expect((await discovery()).status).toBe(200)
    expect((await tradeCode(issuer.url, 'x', 'y')).status).toBe(503)
    expect((await tradeCode(issuer.url, 'x', 'y')).status).toBe(400)
  })

  it('cut and hang', async () => {
    issuer.faults.set('identities', { kind: 'cut', remaining: 1 })
    await expect(discovery()).rejects.toThrow('fetch failed')
    issuer.faults.set('identities', { kind: 'hang', remaining: 1 })
    const hung = fetch(`${issuer.url}/oidc/jwks`, { signal: AbortSignal.timeout(150) })
    await expect(hung).rejects.toThrow(/timeout/)
    expect((await discovery()).status).toBe(200)
  })

  it('have the effect and lose the answer: the code is spent', async () => {
    const visitor = createVisitor()
    const request = authorizationRequest(issuer.url)
    const chooser = await visitor(request.address)
    const sub = subjectOn(chooser.text, 'buyer@example.test')
    const back = new URL((await visitor(chooser.address, { sub })).address)
    const code = back.searchParams.get('code') ?? ''
    issuer.faults.set('identities', { kind: 'error-after', status: 502, remaining: 1 })
    expect((await tradeCode(issuer.url, code, request.verifier)).status).toBe(502)
    const again = await tradeCode(issuer.url, code, request.verifier)
    expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })
})
