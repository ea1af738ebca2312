import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '../../server/http/listen.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { addTestPart, eventually } from '../orders.fixture.ts'
import { ended, open, statusesIn } from './socket.fixture.ts'

/** How many slow clients at once: more in the long run. */
const sockets = Number(process.env.FUZZ_SOCKETS ?? 60)

let shop: TestShop
let server: Listening

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { LOG_LEVEL: 'info' } })
  await addTestPart(shop)
  // the same shop at a door that waits less long
  // an exchange so much longer than a request that a machine that halts for seconds cuts in the same order
  const waits = { headers: 500, request: 1_000, exchange: 8_000, idle: 2_000, look: 100 }
  server = await listen(shop.http, 0, '127.0.0.1', waits)
})
afterAll(async () => {
  await server?.stop()
  await shop?.close()
})

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nOrigin: ${shop.publicUrl}\r\nContent-Length: ${length}\r\n\r\n`

type Slow = { name: string; first: string; drop: string; status: number | null }

/** What a slow client sends at first, and then again and again, and what it is told before it is cut. */
const kinds = (): Slow[] => [
  { name: 'says nothing', first: '', drop: '', status: 408 },
  { name: 'a letter of a header', first: 'GET /api/parts HTTP/1.1\r\nX: ', drop: 'x', status: 408 },
  { name: 'a header', first: 'GET /api/parts HTTP/1.1\r\n', drop: 'X: y\r\n', status: 408 },
  {
    name: 'a letter of a body',
    first: post('/api/newsletter/confirm', 60_000),
    drop: ' ',
    status: 408,
  },
  { name: 'of a password', first: post('/api/auth/sign-in/email', 60_000), drop: ' ', status: 408 },
  { name: 'of an event', first: post('/api/webhooks/cards', 60_000), drop: ' ', status: 408 },
]

/** One slow client: what it was told when the connection ended. */
async function crawl({ first, drop }: Slow): Promise<string> {
  const socket = await open(server.port)
  let text = ''
  socket.on('data', (data) => {
    text += data.toString('latin1')
  })
  socket.write(first)
  const timer = drop ? setInterval(() => socket.write(drop), 50) : undefined
  try {
    await ended(socket)
  } finally {
    clearInterval(timer)
  }
  return text
}

test('F17 slow clients are told so and cut, while others are answered', async () => {
  const all = kinds()
  let open = true
  let answered = 0
  const normal = (async () => {
    while (open) {
      const response = await fetch(`http://127.0.0.1:${server.port}/api/parts`)
      expect(response.status).toBe(200)
      await response.arrayBuffer()
      answered += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  const told = await Promise.all(
    Array.from({ length: sockets }, async (_, at) => {
      const kind = all[at % all.length]!
      return { name: kind.name, expected: kind.status, said: statusesIn(await crawl(kind)) }
    }),
  )
  open = false
  await normal
  for (const { name, expected, said } of told) expect([name, ...said]).toEqual([name, expected])
  expect(told.length).toBeGreaterThanOrEqual(60)
  // the slowest machine answers some while the slow ones are waited for, which takes a second
  expect(answered).toBeGreaterThan(2)
})

test('F17 a client that reads nothing of its answers is cut, whatever it sends', async () => {
  // answers of half a megabyte, together more than any buffer between the two takes
  // one after the other: a hundred at once wait for connections as long as the machine is busy
  for (let count = 0; count < 100; count += 1) await addTestPart(shop)
  await shop.sql`update part set details = repeat('x', 5000)`
  const socket = await open(server.port)
  socket.pause()
  const lost = lostOf(socket)
  socket.write('GET /api/parts?limit=100 HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(60))
  await lost
  expect(socket.destroyed).toBe(true)
})

/** A paused socket learns that the other end has gone by writing to it. */
async function lostOf(socket: Socket) {
  const timer = setInterval(() => socket.write('\r\n'), 100)
  try {
    await ended(socket)
  } finally {
    clearInterval(timer)
  }
}

test('F17 a connection between two requests is closed after a while, and not before', async () => {
  const socket = await open(server.port)
  const started = performance.now()
  socket.resume()
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await ended(socket)
  expect(performance.now() - started).toBeGreaterThan(1_800)
})

test('F17 who leaves in the middle of a body is no fault of ours', async () => {
  const left = kinds().filter(({ name }) => name.endsWith('body') || name.startsWith('of '))
  for (const { first } of left) {
    const socket = await open(server.port)
    socket.write(`${first}    `)
    // the call has begun once its head was read
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.destroy()
  }
  const calls = await eventually(
    async () =>
      (await readFile(shop.logFile, 'utf8')).split('\n').filter((line) => /"POST"/.test(line)),
    (lines) => lines.length >= left.length,
  )
  expect(left).toHaveLength(3)
  for (const call of calls) expect(call).toContain('"status":400')
  expect(await readFile(shop.logFile, 'utf8')).not.toMatch(/unexpected|database/)
})
