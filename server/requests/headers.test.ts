import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answersTo } from '../../tests/fuzz/socket.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let buyer: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  buyer = await shop.buyer()
})
afterAll(() => shop?.close())

describe('T58 headers', () => {
  const always: Record<string, string | RegExp> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer)$/,
    'x-frame-options': 'DENY',
    'permissions-policy': /camera=\(\)/,
    'content-security-policy': /frame-ancestors 'none'/,
    'cache-control': /./,
    'x-request-id': /^[\w-]{36}$/,
  }
  const answers: [string, number, () => Promise<Response>][] = [
    ['a list', 200, () => shop.request('/api/parts')],
    ['a private answer', 200, () => buyer.call('GET', `/user/${buyer.email}`)],
    [
      'a 304',
      304,
      async () => {
        const etag = (await shop.request('/api/parts')).headers.get('etag') ?? ''
        return await shop.request('/api/parts', { headers: { 'if-none-match': etag } })
      },
    ],
    ['a session', 200, () => shop.request('/api/auth/get-session')],
    ['a page', 200, () => shop.request('/')],
    ['health', 200, () => shop.request('/healthz')],
    ['a 401', 401, () => shop.request('/api/users')],
    ['a 404', 404, () => shop.request('/nothing')],
    ['a 405', 405, () => shop.request('/api/parts', { method: 'PUT' })],
    ['a 413', 413, () => buyer.call('POST', '/review', { review: 'x'.repeat(70_000) })],
    ['a 500', 500, () => broken(() => shop.request('/api/reviews'))],
  ]

  /** Takes a table away while it is asked for: what nobody expects. */
  async function broken(ask: () => Promise<Response>) {
    await shop.sql`alter table review rename to review_away`
    try {
      return await ask()
    } finally {
      await shop.sql`alter table review_away rename to review`
    }
  }

  test.each(answers)('are on %s', async (_, status, ask) => {
    const response = await ask()
    expect(response.status).toBe(status)
    for (const [name, value] of Object.entries(always))
      expect(response.headers.get(name), name).toMatch(value)
    for (const name of [...response.headers.keys()])
      expect(name).not.toMatch(/^(server|x-powered-by|access-control-.*)$/)
  })

  test('the words of what nobody expected hold no word of its cause, the log does', async () => {
    const response = await broken(() => shop.request('/api/reviews'))
    const problem = (await response.json()) as { requestId: string }
    expect(JSON.stringify(problem)).not.toMatch(/relation|review_away|select|at \w+ \(/)
    expect(problem).toMatchObject({ code: 'internal', status: 500 })
    expect(problem.requestId).toBe(response.headers.get('x-request-id'))
    const line = (await readFile(shop.logFile, 'utf8'))
      .split('\n')
      .find((one) => one.includes(problem.requestId) && one.includes('unexpected'))
    expect(line).toContain('relation \\"review\\" does not exist')
  })

  test('T58 a shop at https keeps its browsers there, on every answer', async () => {
    const secure = await openTestShop({
      jobs: false,
      environment: { PUBLIC_URL: 'https://shop.example' },
    })
    try {
      for (const path of ['/', '/api/parts', '/api/users', '/nothing', '/healthz'])
        expect((await secure.request(path)).headers.get('strict-transport-security'), path).toBe(
          'max-age=31536000; includeSubDomains',
        )
      const noRequest = await answersTo(secure.config.port, 'STEAL / HTTP/1.1\r\n\r\n')
      expect(noRequest).toMatch(/^HTTP\/1\.1 400 /)
      expect(noRequest).toContain('Strict-Transport-Security: max-age=31536000; includeSubDomains')
    } finally {
      await secure.close()
    }
    const plain = await shop.request('/api/parts')
    expect(plain.headers.get('strict-transport-security')).toBeNull()
  })

  test('private answers are stored nowhere', async () => {
    const response = await buyer.call('GET', `/user/${buyer.email}`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })
})

test.each([
  'https://elsewhere.example',
  'null',
  'http://localhost',
  'http://localhost.evil.example',
])('T57 the origin %s is allowed nothing, asked before or not', async (origin) => {
  const headers = { origin, 'access-control-request-method': 'PUT' }
  for (const method of ['GET', 'OPTIONS'])
    for (const path of ['/api/parts', '/api/config', `/api/user/${buyer.email}`]) {
      const response = await shop.request(path, { method, headers })
      const names = [...response.headers.keys()]
      expect(names.filter((name) => name.startsWith('access-control'))).toEqual([])
    }
})
