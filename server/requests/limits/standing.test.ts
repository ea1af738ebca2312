import { Agent, type IncomingHttpHeaders, request as rawRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let buyer: TestUser
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { LIMITS: 'on' } })
  buyer = await shop.buyer()
})
afterAll(async () => {
  agent.destroy()
  await shop?.close()
})

/** Over one connection, as programs ask: kept answers are sent in one piece then. */
const ask = (path: string, more: { method?: string; headers?: Record<string, string> } = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    rawRequest(`${shop.publicUrl}${path}`, { agent, ...more }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers }))
    })
      .on('error', reject)
      .end()
  })

/** What an answer says is left, of an address that asks so often: as many requests as seconds. */
function leftOf(headers: IncomingHttpHeaders): [left: number, seconds: number] {
  expect(headers['ratelimit-policy']).toBe('"address";q=400;w=10')
  const said = /^"address";r=(\d+);t=(\d+)$/.exec(String(headers.ratelimit))
  expect(said, String(headers.ratelimit)).not.toBeNull()
  return [Number(said![1]), Number(said![2])]
}

test('found: P2 every answer of the API tells where its caller stands, each one less', async () => {
  const { etag } = (await ask('/api/parts')).headers
  const known = { headers: { 'if-none-match': String(etag) } }
  const asked: [path: string, status: number, more?: Parameters<typeof ask>[1]][] = [
    ['/api/parts', 200],
    ['/api/parts', 200],
    ['/api/parts?limit=1', 200],
    ['/api/parts?limit=1', 200],
    ['/api/parts', 304, known],
    ['/api/config', 200],
    ['/api/parts?limit=x', 400],
    ['/api/users', 401],
    ['/api/nothing', 404],
    ['/api/parts', 405, { method: 'PUT' }],
    ['/api/auth/get-session', 200],
    ['/api/auth/nothing', 404],
    ['/api/openapi.json', 200],
    ['/api/docs', 200],
  ]
  let before: number | undefined
  for (const [path, status, more] of asked) {
    const answer = await ask(path, more)
    expect(answer.status, path).toBe(status)
    const [left, seconds] = leftOf(answer.headers)
    // a new window may have begun in between
    if (before !== undefined) expect([before - 1, 399], path).toContain(left)
    before = left
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(10)
  }
})

test('found: P2 nothing is said where nothing is counted', async () => {
  for (const path of ['/healthz', '/', '/robots.txt'])
    expect(Object.keys((await ask(path)).headers).join()).not.toContain('ratelimit')
})

test('found: P2 a call with a budget of its caller tells that, too, and no other budget is told', async () => {
  const review = { rating: 5, review: 'Every piece counted.' }
  for (const left of [9, 8]) {
    const { headers } = await buyer.call('POST', '/review', review)
    expect(headers.get('ratelimit-policy')).toBe('"address";q=400;w=10, "review";q=10;w=3600')
    const said = /"review";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '')
    expect(Number(said?.[1])).toBe(left)
    expect(Number(said?.[2])).toBeGreaterThan(3_500)
  }
  const guess = await shop.request('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.publicUrl },
    body: JSON.stringify({ email: buyer.email, password: 'a guess' }),
  })
  expect(guess.status).toBe(401)
  leftOf(Object.fromEntries(guess.headers))
})

test('found: P2 above the limit nothing is left until Retry-After', async () => {
  let refused = await ask('/api/parts')
  // so many that a new window may begin among them
  for (let at = 0; at < 900 && refused.status !== 429; at += 1) refused = await ask('/api/parts')
  expect(refused.status).toBe(429)
  expect(leftOf(refused.headers)).toEqual([0, Number(refused.headers['retry-after'])])
})
