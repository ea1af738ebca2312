import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, eventually, orderOf, placeTestOrder } from '../../../tests/orders.fixture.ts'
import { cookieOf, type TestUser } from '../../../tests/test-user.ts'
import { auth } from '../../identity/identity.fixture.ts'
import { plain } from '../../images/upload.fixture.ts'

let shop: TestShop
let buyer: TestUser
let part: string
beforeAll(async () => {
  shop = await openTestShop({
    environment: { INSTANCE_NAME: 'instance.one', IMAGE_HOST: 'imgbb', LOG_LEVEL: 'info' },
  })
  buyer = await shop.buyer()
  part = await addTestPart(shop)
})
afterAll(() => shop?.close())

const traceId = '0af7651916cd43dd8448eb211c80319c'
const parent = 'b7ad6b7169203331'
const given = `00-${traceId}-${parent}-01`

type Line = Record<string, unknown>
const lines = async () =>
  (await readFile(shop.logFile, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)

/** The line of a request that is made with these headers. */
async function lineOf(path: string, headers: Record<string, string>): Promise<Line> {
  const response = await shop.request(path, { headers })
  const requestId = response.headers.get('x-request-id')
  expect(JSON.stringify([...response.headers])).not.toContain('traceparent')
  return (await lines()).find((line) => line.requestId === requestId && line.msg === 'request')!
}

test.each(['/api/parts', '/api/parts', '/healthz', '/api/users', '/nothing-here', '/api/auth/ok'])(
  'found: D7 the line of %s names the instance and goes on with the trace that it is given',
  async (path) => {
    const line = await lineOf(path, { traceparent: given })
    expect(line).toMatchObject({ instance: 'instance.one', traceId })
    expect(line.spanId).toMatch(/^(?!0{16})[0-9a-f]{16}$/)
    expect(line.spanId).not.toBe(parent)
    const later = await lineOf(path, { traceparent: `01-${traceId}-${parent}-00-what-comes-later` })
    expect(later.traceId).toBe(traceId)
    const [one, two] = [await lineOf(path, {}), await lineOf(path, {})]
    expect(one.traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(one.traceId).not.toBe(two.traceId)
  },
)

test.each([
  ['letters in capitals', given.toUpperCase()],
  ['an id of zeros', `00-${'0'.repeat(32)}-${parent}-01`],
  ['a parent of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['version ff', `ff-${traceId}-${parent}-01`],
  ['more than version 00 says', `${given}-more`],
  ['an id that is too short', `00-${traceId.slice(1)}-${parent}-01`],
  ['an id that is too long', `00-${traceId}0-${parent}-01`],
  ['a line of its own', `00-${traceId}-${parent}-01"},{"msg":"forged"`],
  ['ten thousand letters', `01-${traceId}-${parent}-01-${'x'.repeat(10_000)}`],
  ['spaces', `00-${traceId} -${parent}-01`],
  ['two at once', `${given}, ${given}`],
  ['nothing', ''],
])('T64 found: D7 a traceparent with %s is none', async (_, traceparent) => {
  for (const path of ['/api/parts?limit=1', '/api/parts?limit=1', '/api/users']) {
    const line = await lineOf(path, { traceparent })
    expect(line.traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(line.traceId).not.toBe(traceId)
    expect(JSON.stringify(line).length).toBeLessThan(500)
  }
  expect(await readFile(shop.logFile, 'utf8')).not.toMatch(/forged|xxx/)
})

test('found: D7 what is asked of card provider, issuer and image host while serving names the trace, and nothing else', async () => {
  const seen: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = []
  const note = (told: unknown) => {
    const { request } = told as { request: IncomingMessage }
    const { method, url, headers, socket } = request
    if (socket.localPort === shop.sandbox.port) seen.push({ method, url, headers })
  }
  subscribe('http.server.request.start', note)
  const order = await placeTestOrder(buyer, part)
  const headers = { traceparent: given, tracestate: 'vendor=secret', baggage: 'user=secret' }
  await buyer.call('POST', '/create-payment-intent', { orderId: order }, headers)
  const begun = await auth(shop, '/sign-in/social', { provider: 'google', callbackURL: '/' })
  const { url } = (await begun.json()) as { url: string }
  const state = new URL(url).searchParams.get('state')
  const query = new URLSearchParams({
    code: 'none',
    state: state ?? '',
    iss: `${shop.sandbox.url}/oidc`,
  })
  const back = await shop.request(`/api/auth/callback/google?${query}`, {
    redirect: 'manual',
    headers: { ...headers, cookie: cookieOf(begun) },
  })
  const admin = await shop.admin()
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(await plain(300, 200).png().toBuffer())]), 'a.png')
  const uploaded = await shop.request('/api/images', {
    method: 'POST',
    body: form,
    headers: { ...headers, authorization: `Bearer ${admin.token}` },
  })
  unsubscribe('http.server.request.start', note)
  expect(uploaded.status).toBe(200)
  expect(back.headers.get('location')).toMatch(/error=invalid_code/)
  const asked = seen.filter((request) => /payment_intents$|token|upload/.test(request.url ?? ''))
  const kinds = asked.map((request) => `${request.method} ${request.url?.split('?')[0]}`)
  expect(new Set(kinds)).toEqual(
    new Set(['POST /v1/payment_intents', 'POST /oidc/token', 'POST /1/upload']),
  )
  for (const { headers: sent, url: where } of asked) {
    expect(sent.traceparent, where).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
    expect(sent.traceparent).not.toContain(parent)
    expect(JSON.stringify(sent)).not.toMatch(/secret|baggage|tracestate/)
  }
})

test('found: D7 what a request leaves to a job is told with its trace', async () => {
  shop.sandbox.faults.set('mail', { kind: 'error', status: 451 })
  const body = orderOf(part, 10, 1_000)
  const placed = await buyer.call('POST', '/order', body, { traceparent: given })
  expect(placed.status).toBe(200)
  const line = await eventually(
    async () =>
      (await lines()).find(
        ({ msg, traceId: of }) => msg === 'a mail was postponed' && of === traceId,
      ),
    (found) => found !== undefined,
  )
  shop.sandbox.faults.clear()
  expect(line).toMatchObject({ instance: 'instance.one', level: 'warn' })
})
