import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { budgets } from '../requests/limits/limits.ts'
import { assistantOf, keyOf, say } from './assistant.fixture.ts'

let shop: TestShop
let buyer: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { LIMITS: 'on' } })
  buyer = await shop.buyer()
})
afterAll(() => shop?.close())

const message = (method: string, params: object = {}, id: unknown = 1) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })
const list = message('tools/list')
const told = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { code?: string; error?: { code: number } }),
})

test('T88 there is nothing to listen to and nothing to end', async () => {
  for (const method of ['GET', 'DELETE', 'PUT', 'OPTIONS']) {
    const response = await shop.request('/mcp', {
      method,
      headers: { accept: 'text/event-stream' },
    })
    expect(response.status, method).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  }
})

test('T88 a key that is over opens nothing, as a visitor neither', async () => {
  const { key, insertedId } = await keyOf(buyer, ['catalogue:read'])
  const assistant = await assistantOf(shop, key)
  await buyer.call('DELETE', `/keys/${insertedId}`)
  await expect(assistant.use('search_parts', { query: 'fan' })).rejects.toThrow()
  await expect(assistantOf(shop, key)).rejects.toThrow()
  for (const authorization of [`Bearer ${key}`, 'Bearer nothing', 'Basic YTpi'])
    expect(await told(await say(shop, list, { authorization }))).toMatchObject({
      status: 401,
      code: 'key_not_valid',
    })
  const away = await keyOf(buyer, ['catalogue:read'], { addresses: ['203.0.113.7'] })
  const refused = await say(shop, list, { authorization: `Bearer ${away.key}` })
  expect(await told(refused)).toMatchObject({ status: 403, code: 'address_not_allowed' })
})

test('T88 a stranger’s page asks nothing here, by whatever name it found the shop', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:1'])
    expect(await told(await say(shop, list, { origin }))).toMatchObject({
      status: 403,
      code: 'wrong_origin',
    })
  expect((await say(shop, list, { origin: shop.publicUrl })).status).toBe(200)
})

test('T88 what is no message is refused, and what is too large is not read', async () => {
  for (const [body, code] of [
    ['{', -32_700],
    ['', -32_700],
    ['"tools/list"', -32_700],
    ['{"jsonrpc":"1.0","id":1,"method":"tools/list"}', -32_700],
    [`[${list}]`, -32_600],
  ] as const)
    expect(await told(await say(shop, body)), body).toMatchObject({ status: 400, error: { code } })
  const large = message('tools/call', { name: 'read_list', arguments: { text: 'x'.repeat(3e6) } })
  expect(await told(await say(shop, large))).toMatchObject({ status: 413, code: 'too_large' })
  expect((await say(shop, list, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await say(shop, list, { accept: 'application/json' })).status).toBe(406)
  const unknown = await say(shop, message('tools/destroy'))
  expect(await told(unknown)).toMatchObject({ status: 200, error: { code: -32_601 } })
  for (const [method, params] of [
    ['tools/call', undefined],
    ['tools/call', {}],
    ['tools/call', { name: 7 }],
    ['tools/call', { name: 'get_part', arguments: 'all' }],
    ['tools/call', { name: 'no_such_tool' }],
    ['tools/list', { cursor: 5 }],
    ['initialize', {}],
  ] as const) {
    const wrong = await say(shop, JSON.stringify({ jsonrpc: '2.0', id: 'w', method, params }))
    expect(await told(wrong), `${method} ${JSON.stringify(params)}`).toMatchObject({
      status: 200,
      id: 'w',
      error: { code: -32_602 },
    })
  }
  const note = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })
  expect((await say(shop, note)).status).toBe(202)
})

test('T88 who asks is counted by address and by key, with the calls of each tool', async () => {
  const { key, insertedId } = await keyOf(buyer, ['catalogue:read'])
  const answer = await say(shop, list, { authorization: `Bearer ${key}` })
  expect(answer.headers.get('ratelimit-policy')).toBe('"address";q=400;w=10, "key";q=200;w=10')
  const { use } = await assistantOf(shop, key)
  expect((await use('check_stock', { numbers: ['NONE-1'] })).isError).toBe(false)
  const [match] = budgets.match
  await shop.sql`update rate_limit set points = ${match} where key = ${`match:${insertedId}`}`
  const full = await use('check_stock', { numbers: ['NONE-1'] })
  expect(full.texts[0]).toContain('Too many requests. Try again in')
  expect(full.texts[1]).toContain('"code":"too_many_requests"')
})
