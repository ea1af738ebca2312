import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { addTestPart } from '../orders.fixture.ts'
import type { TestUser } from '../test-user.ts'
import { answersIn, answersTo, statusesIn } from './socket.fixture.ts'

let shop: TestShop
let admin: TestUser
let part: string
let checked = 0

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  admin = await shop.admin()
  part = await addTestPart(shop)
})
afterAll(() => shop?.close())

// what was hidden in another request, or asked for by another name, never happened
afterEach(async () => {
  expect((await shop.request(`/api/parts/${part}`)).status).toBe(200)
})

const host = () => `Host: localhost:${shop.config.port}\r\n`
const token = () => `Authorization: Bearer ${admin.token}\r\n`
/** What would take the part away, were it read as a request. */
const hidden = () =>
  `DELETE /api/parts/${part} HTTP/1.1\r\n${host()}${token()}Connection: close\r\n\r\n`
const post = (headers: string, body: string) =>
  `POST /api/newsletter/confirm HTTP/1.1\r\n${host()}Content-Type: application/json\r\nConnection: close\r\n${headers}\r\n\r\n${body}`
const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\n${host()}Connection: close\r\n${headers}\r\n`

/** Sends, and holds every answer to what all of them promise; answers their statuses. */
async function ask(bytes: string): Promise<number[]> {
  const text = await answersTo(shop.config.port, bytes)
  const statuses = statusesIn(text)
  for (const head of answersIn(text)) {
    expect(head).toMatch(/^X-Content-Type-Options: nosniff\r$/im)
    expect(head).toMatch(/^X-Request-Id: [0-9a-f-]{36}\r$/im)
    expect(head).toMatch(/^Content-Security-Policy: /im)
    expect(head).not.toMatch(/\bat \S+ \(|node:internal|node_modules|^Server:|^X-Powered-By:/im)
  }
  for (const status of statuses) expect(status).toBeLessThan(500)
  checked += 1
  return statuses
}

describe('T61 a body of two lengths hides no request', () => {
  const chunked = () => `0\r\n\r\n${hidden()}`
  test.each([
    ['TE and CL', 'Transfer-Encoding: chunked\r\nContent-Length: 4'],
    ['CL and TE', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
    ['two lengths', 'Content-Length: 4\r\nContent-Length: 5'],
    ['a list of lengths', 'Content-Length: 4, 4'],
    ['a signed length', 'Content-Length: +4'],
    ['a length below nought', 'Content-Length: -4'],
    ['a length in hex', 'Content-Length: 0x4'],
    ['a length with a space', 'Content-Length: 4 4'],
    ['no length in it', 'Content-Length: '],
    ['an endless length', `Content-Length: ${'9'.repeat(40)}`],
    ['another coding', 'Transfer-Encoding: xchunked'],
    ['a quoted coding', 'Transfer-Encoding: "chunked"'],
    ['chunked, then another', 'Transfer-Encoding: chunked, identity'],
    ['a tab before the coding', 'Transfer-Encoding:\x0bchunked'],
    ['a space before the colon', 'Transfer-Encoding : chunked'],
    ['a folded coding', 'Transfer-Encoding:\r\n chunked'],
    ['a coding behind a bare CR', 'X: y\rTransfer-Encoding: chunked'],
    ['a coding behind a bare LF', 'X: y\nTransfer-Encoding: chunked'],
    ['a NUL in a header', 'X: \0y'],
    ['a NUL in a name', 'X\0: y'],
    ['no name', ': y'],
    ['a line of nothing', 'nothing'],
  ])('%s', async (_, headers) => {
    const statuses = await ask(post(headers, chunked()))
    expect(statuses).toHaveLength(1)
    expect(statuses[0]).toBe(400)
  })

  test.each([
    ['no hex', 'g\r\nabcd\r\n0\r\n\r\n'],
    ['below nought', '-1\r\n\r\n0\r\n\r\n'],
    ['0x', '0x4\r\nabcd\r\n0\r\n\r\n'],
    ['too large to count', `${'F'.repeat(20)}\r\nabcd\r\n0\r\n\r\n`],
    ['smaller than the piece', '2\r\nabcd\r\n0\r\n\r\n'],
    ['ended by LF', '4\nabcd\n0\n\n'],
    ['with a long extension', `4;${'x'.repeat(20_000)}\r\nabcd\r\n0\r\n\r\n`],
    ['empty', '\r\nabcd\r\n0\r\n\r\n'],
    ['with trailers that are none', '4\r\nabcd\r\n0\r\nX Y\r\n\r\n'],
  ])('a piece whose size is %s', async (_, body) => {
    const statuses = await ask(post('Transfer-Encoding: chunked', `${body}${hidden()}`))
    expect(statuses).toHaveLength(1)
    expect([400, 413]).toContain(statuses[0])
  })
})

describe('T61 a request line that is none', () => {
  test.each([
    ['bare LF', `GET /api/parts HTTP/1.1\nHost: localhost\n\n`],
    ['bare CR', `GET /api/parts HTTP/1.1\rHost: localhost\r\r`],
    ['HTTP/2.0', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['HTTP/1.2', 'GET /api/parts HTTP/1.2\r\nHost: localhost\r\n\r\n'],
    ['a method of ours', 'STEAL /api/parts HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a lower-case method', 'get /api/parts HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a space in the target', 'GET /api/parts ?a HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a Host with a space', 'GET /api/parts HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['a Host with a path', 'GET /api/parts HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'],
    ['a Host that is a user', 'GET /api/parts HTTP/1.1\r\nHost: a@b\r\nConnection: close\r\n\r\n'],
    ['a TLS hello', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['nothing but NUL', '\0\0\0\0\r\n\r\n'],
  ])('%s is refused', async (_, bytes) => {
    expect(await ask(bytes)).toEqual([400])
  })

  test.each([
    ['TRACE', () => `TRACE /api/parts HTTP/1.1\r\n${host()}Connection: close\r\n\r\n`],
    ['OPTIONS *', () => `OPTIONS * HTTP/1.1\r\n${host()}Connection: close\r\n\r\n`],
    ['another scheme', () => get('ftp://elsewhere.example/api/parts')],
    ['%', () => get('/api/parts/%')],
    ['%zz', () => get('/api/parts/%zz')],
    ['%00', () => get('/api/parts/%00')],
    ['half a pair', () => get('/api/parts/%ED%A0%80')],
    ['an overlong dot', () => get('/images/%C0%AE%C0%AE/%C0%AF')],
    ['a way up', () => get('/images/..%2f..%2fpackage.json')],
    ['a way up with a backslash', () => get('/images/..%5c..%5cpackage.json')],
    ['a target of UTF-8 bytes', () => get('/api/parts/\xc3\xa9')],
  ])('%s finds nothing', async (_, bytes) => {
    const [status, ...more] = await ask(bytes())
    expect([400, 404, 405]).toContain(status)
    expect(more).toEqual([])
  })

  test.each([
    [400, 'no Host', 'GET /api/parts HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      417,
      'an unknown Expect',
      'GET /api/parts HTTP/1.1\r\nHost: localhost\r\nExpect: wonders\r\n\r\n',
    ],
  ])('%i is what %s is told, with the headers of every answer', async (status, _, bytes) => {
    const text = await answersTo(shop.config.port, bytes)
    expect(statusesIn(text)).toEqual([status])
    expect(text).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/)
    expect(text).toMatch(/\r\nContent-Security-Policy: default-src 'none'/)
    expect(text).toMatch(/\r\nX-Request-Id: [\w-]{36}\r\n/)
    expect(text).toMatch(/\r\nConnection: close\r\n/)
  })

  test('CONNECT opens nothing', async () => {
    const bytes = 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n'
    expect(await ask(bytes)).toEqual([])
  })
})

describe('T77 found: S12 a request that says two things, or nothing, of what decides it', () => {
  const to = (head: string, target = '/healthz') =>
    `GET ${target} HTTP/1.1\r\n${head}Connection: close\r\n\r\n`
  const own = () => `localhost:${shop.config.port}`
  test.each<[string, () => string]>([
    ['two Hosts', () => to(`${host()}Host: elsewhere.example\r\n`)],
    ['the same Host twice', () => to(host() + host())],
    ['Host in two spellings', () => to(`${host()}HOST: elsewhere.example\r\n`)],
    ['an empty Host', () => to('Host:\r\n')],
    ['an empty Host and one', () => to(`Host: \r\n${host()}`)],
    ...[
      '999.1.1.1',
      '256.1.1.1',
      '1.2.3.4.5',
      '0xffffffffff',
      'a^b',
      'localhost:99999',
      '[evil]',
    ].map((name): [string, () => string] => [`a Host ${name}`, () => to(`Host: ${name}\r\n`)]),
    ['a target of another host', () => to(host(), 'http://elsewhere.example/healthz')],
    ['a target of another port', () => to(host(), 'http://localhost:1/healthz')],
    ['a target with a user', () => to(host(), `http://a@${own()}/healthz`)],
    ['two tokens', () => to(`${host()}${token()}Authorization: Bearer x\r\n`)],
    ['two origins', () => to(`${host()}Origin: http://a.test\r\nOrigin: ${own()}\r\n`)],
    ['two keys', () => to(`${host()}Idempotency-Key: a\r\nIdempotency-Key: b\r\n`)],
    ['two types', () => to(`${host()}Content-Type: a/b\r\nContent-Type: application/json\r\n`)],
    ['two signatures', () => to(`${host()}Stripe-Signature: t=1\r\nStripe-Signature: t=2\r\n`)],
  ])('%s is refused', async (_, bytes) => {
    expect(await ask(bytes())).toEqual([400])
  })

  test('one Host, a target that repeats it, and lists in several headers are read', async () => {
    expect(await ask(to(host(), `http://${own()}/healthz`))).toEqual([200])
    expect(
      await ask(to(`${host()}Accept: a/b\r\nAccept: c/d\r\nCookie: a=1\r\nCookie: b=2\r\n`)),
    ).toEqual([200])
  })
})

describe('T60 headers', () => {
  test.each([
    ['one of 16 kB', () => `X-A: ${'x'.repeat(16_500)}\r\n`],
    ['12,000 of them', () => 'A: b\r\n'.repeat(12_000)],
    ['a name of 16 kB', () => `${'x'.repeat(16_500)}: y\r\n`],
    ['a cookie of 16 kB', () => `Cookie: ${'a=b; '.repeat(3_400)}\r\n`],
  ])('%s are too much', async (_, headers) => {
    expect(await ask(get('/api/parts', headers()))).toEqual([431])
  })

  test('so is an address of 16 kB', async () => {
    expect(await ask(get(`/api/parts?q=${'x'.repeat(16_500)}`))).toEqual([431])
  })

  test('900 short ones are read, of the thousand that Node takes', async () => {
    expect(await ask(get('/api/parts', 'A: b\r\n'.repeat(900)))).toEqual([200])
  })

  test.each([
    'X-HTTP-Method-Override: DELETE',
    'X-HTTP-Method: DELETE',
    'X-Method-Override: DELETE',
    'X-Original-URL: /api/users',
    'X-Rewrite-URL: /api/users',
    'X-Forwarded-Host: elsewhere.example',
    'Forwarded: host=elsewhere.example;proto=ftp',
    'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
    'Upgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13',
  ])('%s changes nothing', async (header) => {
    const plain = await answersTo(shop.config.port, get(`/api/parts/${part}`, token()))
    const with_ = get(`/api/parts/${part}`, `${token()}${header}\r\n`)
    expect(await ask(with_)).toEqual([200])
    expect(await ask(get(`/api/parts/${part}?_method=DELETE`, token()))).toEqual([400])
    const bodyOf = (text: string) => text.split('\r\n\r\n')[1]
    expect(bodyOf(await answersTo(shop.config.port, with_))).toBe(bodyOf(plain))
  })
})

describe('T61 one connection', () => {
  test.each([' HTTP/1.0', ''])(
    'a request of an older kind is answered and closed: "%s"',
    async (kind) => {
      expect(await ask(`GET /api/parts${kind}\r\n\r\n`)).toEqual([200])
    },
  )

  test('requests in one piece are answered in their order', async () => {
    const one = (path: string) => `GET ${path} HTTP/1.1\r\n${host()}\r\n`
    const all = `${one('/healthz')}${one('/api/nothing')}${one(`/api/parts/${part}`)}${get('/api/users')}`
    expect(await ask(all)).toEqual([200, 404, 200, 401])
  })

  test('nothing is read behind a request that was refused', async () => {
    const statuses = await ask(`GET /x HTTP/1.1\r\n: y\r\n\r\n${hidden()}`)
    expect(statuses).toEqual([400])
  })

  test('nothing is read as a request behind a body that was too large', async () => {
    const body = ' '.repeat(70_000)
    const refused = `POST /api/newsletter/confirm HTTP/1.1\r\n${host()}Content-Type: application/json\r\nContent-Length: ${body.length + hidden().length}\r\nConnection: close\r\n\r\n${body}${hidden()}`
    expect(await ask(refused)).toEqual([413])
  })
})

test('T61 all of them were asked', () => {
  expect(checked).toBeGreaterThanOrEqual(70)
})
