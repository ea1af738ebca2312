import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestMember } from '../../tests/test-member.ts'

let shop: TestShop
let buyer: TestMember
let admin: TestMember

beforeAll(async () => {
  shop = await openTestShop()
  buyer = await shop.buyer()
  admin = await shop.admin()
})
afterAll(() => shop?.close())

const problemOf = async (response: Response) =>
  (await response.json()) as { code: string; status: number; detail: string; requestId: string }

describe('T61 methods', () => {
  test.each([
    ['DELETE', '/parts', 'GET, HEAD'],
    ['PUT', '/order', 'POST'],
    ['POST', `/parts/x`, 'DELETE, GET, HEAD, PATCH'],
    ['OPTIONS', '/parts', 'GET, HEAD'],
    ['POST', '/user/a@example.test', 'GET, HEAD, PATCH, PUT'],
    ['PUT', '/auth/sign-in/email', 'POST'],
    ['HEAD', '/auth/verify-email', 'GET'],
    ['DELETE', '/auth/get-session', 'GET'],
  ])('%s %s is told what the address takes: %s', async (method, path, allow) => {
    const response = await shop.request(`/api${path}`, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allow)
    if (method !== 'HEAD')
      expect(await problemOf(response)).toMatchObject({
        code: 'method_not_allowed',
        detail: `This address does not take ${method}.`,
      })
  })

  test('HEAD answers as GET, without a body', async () => {
    const response = await shop.request('/api/parts', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBeTruthy()
    expect(await response.text()).toBe('')
  })

  test('a header does not override the method', async () => {
    const review = { rating: 5, review: 'Good' }
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }
    expect((await buyer.call('POST', '/review', review, headers)).status).toBe(200)
  })
})

test.each([
  ...['/api', '/api/', '/api/nothing', '//api/parts', '/api//parts', '/API/parts', '/api/parts/'],
  ...[
    '/api/auth',
    '/api/auth/nothing',
    '/api/auth/ok',
    '/api/auth/error',
    '/api/auth/change-email',
  ],
  ...['/api/auth/delete-user', '/api/auth/get-access-token', '/api/auth/list-accounts'],
  ...['/api/auth//get-session', '/api/%61uth/get-session/x', '/api/parts/%', '/api/parts/..%2fx'],
])('there is nothing at %s', async (path) => {
  const response = await shop.request(path)
  expect(response.status).toBe(404)
  expect(await problemOf(response)).toMatchObject({ code: 'not_found', status: 404 })
})

describe('T60 bodies', () => {
  const review = (body: BodyInit, headers: Record<string, string> = {}) =>
    shop.request('/api/review', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${buyer.token}`,
        'content-type': 'application/json',
        ...headers,
      },
      body,
    })
  const good = JSON.stringify({ rating: 5, review: 'Good' })
  const reviews = async () => (await shop.sql`select 1 from review`).length

  test.each([
    '',
    '{',
    '{"rating":5,}',
    "{'rating':5}",
    'undefined',
    '{"rating":5} {}',
    '[',
    '\u0000',
    'NaN',
  ])('%j is malformed', async (body) => {
    const before = await reviews()
    const response = await review(body)
    expect(response.status).toBe(400)
    expect(await problemOf(response)).toMatchObject({ code: 'malformed_body' })
    expect(await reviews()).toBe(before)
  })

  test.each(['null', '[]', '"x"', '1', 'true', '{}', '[{"rating":5,"review":"x"}]'])(
    '%s is JSON, but not what is asked',
    async (body) => {
      const response = await review(body)
      expect(response.status).toBe(400)
      expect(await problemOf(response)).toMatchObject({ code: 'invalid_input' })
    },
  )

  test('bytes that are no UTF-8 are malformed, for the card provider too', async () => {
    expect((await review(new Uint8Array([0x22, 0xff, 0x22]))).status).toBe(400)
    const event = await shop.request('/api/webhooks/cards', {
      method: 'POST',
      body: new Uint8Array([0xff, 0xfe]),
    })
    expect(event.status).toBe(400)
  })

  test.each(['__proto__', 'constructor', 'prototype', 'toString'])(
    'the key %s changes nothing but is one',
    async (key) => {
      const body = `{"rating":5,"review":"Good","${key}":{"isAdmin":true,"rating":9}}`
      expect((await review(body)).status).toBe(200)
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
      expect((await buyer.call('GET', '/users')).status).toBe(403)
      const whole = `{"${key}":{"rating":5,"review":"Good"}}`
      expect((await review(whole)).status).toBe(400)
    },
  )

  test('of a key that is there twice the last counts', async () => {
    expect((await review('{"rating":9,"review":"Good","rating":5}')).status).toBe(200)
    expect((await review('{"rating":5,"review":"Good","rating":9}')).status).toBe(400)
  })

  test.each([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'application/jsonp' },
    { 'content-type': '' },
    { 'content-encoding': 'gzip' },
  ])('%o is no type that is taken', async (headers: Record<string, string>) => {
    const response = await review(good, headers)
    expect(response.status).toBe(415)
    expect(await problemOf(response)).toMatchObject({
      code: 'unsupported_type',
      detail: 'Send the body as application/json.',
    })
  })

  test('a type may name its charset', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
    expect((await review(good, headers)).status).toBe(200)
  })

  test('64 kB are the most, deeply nested too', async () => {
    const padded = (size: number) => good.padEnd(size, ' ')
    expect((await review(padded(64 * 1024))).status).toBe(200)
    const large = await review(padded(64 * 1024 + 1))
    expect(large.status).toBe(413)
    expect(await problemOf(large)).toMatchObject({
      code: 'too_large',
      detail: 'This is too large: at most 64 kB.',
    })
    expect((await review('['.repeat(65_000))).status).toBe(400)
    expect((await review('{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000))).status).toBe(400)
  })

  test.each(['/api/review', '/api/auth/sign-in/email', '/api/webhooks/cards'])(
    'a body of a gigabyte is refused at %s by its length alone, and in pieces before it is whole',
    async (path) => {
      const head = [
        `POST ${path} HTTP/1.1`,
        `Host: localhost:${shop.config.port}`,
        `Origin: ${shop.publicUrl}`,
        `Authorization: Bearer ${buyer.token}`,
        'Content-Type: application/json',
      ].join('\r\n')
      expect(await raw(`${head}\r\nContent-Length: 1073741824\r\n\r\n{`)).toMatch(/^HTTP\/1.1 413 /)
      const piece = `4000\r\n${' '.repeat(0x4000)}\r\n`
      const chunked = `${head}\r\nTransfer-Encoding: chunked\r\n\r\n${piece.repeat(6)}`
      expect(await raw(chunked)).toMatch(/^HTTP\/1.1 413 /)
    },
  )
})

/** What the shop answers to these bytes, its connection kept open until it has answered. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(shop.config.port, '127.0.0.1')
  socket.write(bytes)
  const answer = await new Promise<string>((resolve, reject) => {
    socket.once('data', (data) => resolve(data.toString('latin1')))
    socket.once('error', reject)
    socket.once('close', () => resolve(''))
  })
  socket.destroy()
  return answer
}

test.each([
  ['both lengths', 'GET /api/parts HTTP/1.1', 'Content-Length: 3\r\nTransfer-Encoding: chunked'],
  ['two lengths', 'GET /api/parts HTTP/1.1', 'Content-Length: 3\r\nContent-Length: 4'],
  ['an odd coding', 'POST /api/review HTTP/1.1', 'Transfer-Encoding: chunked, identity'],
  ['a space before the colon', 'GET /api/parts HTTP/1.1', 'X-A : 1'],
  ['a folded line', 'GET /api/parts HTTP/1.1', 'X-A: 1\r\n folded'],
  ['an odd method', 'FETCH /api/parts HTTP/1.1', 'X-A: 1'],
  ['TRACE', 'TRACE /api/parts HTTP/1.1', 'X-A: 1'],
  ['no path', 'GET http:// HTTP/1.1', 'X-A: 1'],
  ['a path with spaces', 'GET /api/parts /x HTTP/1.1', 'X-A: 1'],
  ['headers of 17 kB', 'GET /api/parts HTTP/1.1', `X-A: ${'x'.repeat(17_000)}`],
])('T61 a request with %s is refused', async (_, line, header) => {
  const answer = await raw(`${line}\r\nHost: localhost:${shop.config.port}\r\n${header}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1.1 4\d\d /)
  expect(answer).not.toContain('[{')
})

test('T61 a whole address as the target is looked up by its path, whatever host it names', async () => {
  const answer = await raw(
    'GET http://elsewhere.example/api/config HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1.1 (200|400) /)
  expect(answer).not.toContain('elsewhere.example')
})

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
    ['a 500', 500, () => broken(() => admin.call('GET', '/reviews'))],
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
    const problem = await problemOf(response)
    expect(JSON.stringify(problem)).not.toMatch(/relation|review_away|select|at \w+ \(/)
    expect(problem).toMatchObject({ code: 'internal', status: 500 })
    expect(problem.requestId).toBe(response.headers.get('x-request-id'))
    const { readFile } = await import('node:fs/promises')
    const line = (await readFile(shop.logFile, 'utf8'))
      .split('\n')
      .find((one) => one.includes(problem.requestId) && one.includes('unexpected'))
    expect(line).toContain('relation \\"review\\" does not exist')
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
