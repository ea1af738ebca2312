import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { tokensUpTo } from './issue-token.ts'

let shop: TestShop
let buyer: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  buyer = await shop.buyer()
})
afterAll(() => shop?.close())

type Issued = { insertedId: string; key: string }
type Told = {
  status: number
  access_token: string
  expires_in: number
  scope: string
  error?: string
  error_description?: string
}

const make = async (scopes: string[], more: object = {}) =>
  (await (await buyer.call('POST', '/keys', { name: 'ERP', scopes, ...more })).json()) as Issued

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})

const ask = (body: string, headers: Record<string, string> = {}) =>
  shop.request('/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  })
const told = async (asked: Promise<Response>) => {
  const answer = await asked
  return { status: answer.status, ...((await answer.json()) as object) } as Told
}
const grant = 'grant_type=client_credentials'
const tokenOf = async ({ insertedId, key }: Issued, more = '') =>
  await told(ask(grant + more, basic(insertedId, key)))

const by = async (token: string, path: string) =>
  await shop.request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })

test('T83 a program that speaks OAuth exchanges a key for a token, in either way', async () => {
  const made = await make(['orders:read', 'lists:read'])
  const answer = await ask(grant, basic(made.insertedId, made.key))
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const first = (await answer.json()) as Told
  expect(first).toMatchObject({ token_type: 'Bearer', scope: 'orders:read lists:read' })
  expect(first.expires_in).toBeGreaterThan(3_500)
  expect(first.expires_in).toBeLessThanOrEqual(3_600)
  expect((await by(first.access_token, '/basket')).status).toBe(200)
  const form = new URLSearchParams({ client_id: made.insertedId, client_secret: made.key })
  const second = await told(ask(`${grant}&scope=orders%3Aread&${form}`))
  expect(second).toMatchObject({ status: 200, scope: 'orders:read' })
  const refused = await by(second.access_token, '/basket')
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'scope_missing' }])
  const [event] = await shop.sql<{ prefixes: string }[]>`
    select count(*)::text as prefixes from api_key_secret where key_id = ${made.insertedId}`
  expect(event?.prefixes).toBe('3')
  const listed = (await (await buyer.call('GET', '/keys')).json()) as { prefixes: string[] }[]
  expect(listed.map(({ prefixes }) => prefixes.length)).toEqual([1])
})

test('what a program’s library reads first names the address', async () => {
  const answer = await shop.request('/.well-known/oauth-authorization-server')
  expect(await answer.json()).toMatchObject({
    issuer: shop.publicUrl,
    token_endpoint: `${shop.publicUrl}/oauth/token`,
    grant_types_supported: ['client_credentials'],
  })
  const got = await shop.request('/oauth/token')
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST'])
})

test('T83 what is wrong with a wish is named in OAuth’s words, and opens nothing', async () => {
  const made = await make(['orders:read'])
  const { insertedId: id, key } = made
  const other = await make(['orders:read'])
  const token = (await tokenOf(made)).access_token
  const form = `&client_id=${id}&client_secret=${key}`
  for (const [body, headers, status, error] of [
    ['', basic(id, key), 400, 'invalid_request'],
    [grant, { ...basic(id, key), 'content-type': 'application/json' }, 400, 'invalid_request'],
    [`${grant}&${grant}`, basic(id, key), 400, 'invalid_request'],
    [grant + form, basic(id, key), 400, 'invalid_request'],
    [`${grant}&client_id=${other.insertedId}`, basic(id, key), 400, 'invalid_request'],
    ['grant_type=password', basic(id, key), 400, 'unsupported_grant_type'],
    [grant, {}, 401, 'invalid_client'],
    [grant, { authorization: `Bearer ${key}` }, 401, 'invalid_client'],
    [grant, basic(other.insertedId, key), 401, 'invalid_client'],
    [grant, basic('no id', key), 401, 'invalid_client'],
    [grant, basic(id, 'apikey_nothing'), 401, 'invalid_client'],
    [grant, basic(id, token), 401, 'invalid_client'],
    [`${grant}&scope=orders:read%20orders:write`, basic(id, key), 400, 'invalid_scope'],
    [`${grant}&scope=all`, basic(id, key), 400, 'invalid_scope'],
  ] as const) {
    const answer = await told(ask(body, headers))
    expect(answer, `${body} ${JSON.stringify(headers)}`).toMatchObject({ status, error })
    expect(answer.error_description).toMatch(/^[A-Z].+\.$/)
    expect(answer.access_token).toBeUndefined()
  }
  const unknown = await ask(grant, basic(id, other.key))
  expect(unknown.headers.get('www-authenticate')).toMatch(/^Basic /)
  const away = await make(['orders:read'], { addresses: ['203.0.113.7'] })
  expect(await tokenOf(away)).toMatchObject({ status: 400, error: 'unauthorized_client' })
})

test('T83 a token ends with its key, and with the secret that asked for it', async () => {
  const made = await make(['lists:read'])
  const { access_token: token } = await tokenOf(made)
  const rotated = await buyer.call('POST', `/keys/${made.insertedId}/rotations`, {
    overlapHours: 0,
  })
  expect(rotated.status).toBe(200)
  const next = { ...made, key: ((await rotated.json()) as Issued).key }
  expect((await by(token, '/basket')).status).toBe(401)
  expect(await tokenOf(made)).toMatchObject({ status: 401 })
  const { access_token: renewed } = await tokenOf(next)
  expect((await by(renewed, '/basket')).status).toBe(200)
  await shop.sql`
    update api_key_secret set ends_at = now() - interval '1 second' where scopes is not null`
  expect((await by(renewed, '/basket')).status).toBe(401)
  await shop.sql`update api_key set expires_at = now() + interval '90 s' where id = ${made.insertedId}`
  const last = await tokenOf(next)
  expect(last.expires_in).toBeLessThanOrEqual(90)
  await buyer.call('DELETE', `/keys/${made.insertedId}`)
  expect((await by(last.access_token, '/basket')).status).toBe(401)
  expect(await tokenOf(next)).toMatchObject({ status: 401, error: 'invalid_client' })
})

test('a key that asks for a token at each call is told to keep one, until they end', async () => {
  const made = await make(['orders:read'])
  const all = await Promise.all([...Array(tokensUpTo + 5)].map(() => tokenOf(made)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(tokensUpTo)
  const refused = all.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({ error: 'temporarily_unavailable' })
  await shop.sql`
    update api_key_secret set ends_at = now() where key_id = ${made.insertedId} and scopes is not null`
  expect((await tokenOf(made)).status).toBe(200)
  const [left] = await shop.sql<{ count: number }[]>`
    select count(*)::int as count from api_key_secret where key_id = ${made.insertedId}`
  expect(left?.count).toBe(2)
})
