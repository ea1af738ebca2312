import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestUser } from '../../tests/test-user.ts'

let shop: TestShop
let buyer: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  buyer = await shop.buyer()
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
    ['HEAD', '/auth/list-sessions', 'GET'],
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

test.each(['/parts?q=a%00b', '/parts?cursor=%00', '/reviews?cursor=%00'])(
  'T21 a query that holds what no search can find is refused: %s',
  async (path) => {
    const response = await shop.request(`/api${path}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'invalid_input',
      errors: [{ message: 'Some characters cannot be searched' }],
    })
  },
)

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
    const broken = new Uint8Array([0x22, 0xff, 0x22])
    expect(await problemOf(await review(broken))).toMatchObject({ code: 'malformed_body' })
    const event = await shop.request('/api/webhooks/cards', {
      method: 'POST',
      body: new Uint8Array([0xff, 0xfe]),
    })
    expect(await problemOf(event)).toMatchObject({ code: 'malformed_body', status: 400 })
  })

  test.each(['__proto__', 'constructor', 'prototype', 'toString'])(
    'the key %s changes nothing, and is refused',
    async (key) => {
      const body = `{"rating":5,"review":"Good","${key}":{"isAdmin":true,"rating":9}}`
      expect((await review(body)).status).toBe(400)
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
    expect((await review(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)).status).toBe(400)
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

test('T61 a whole address as the target is refused when it names another host', async () => {
  const answer = await raw(
    'GET http://elsewhere.example/api/config HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  expect(answer).not.toContain('elsewhere.example')
})
