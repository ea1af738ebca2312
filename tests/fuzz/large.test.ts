import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restLimit } from '../../server/http/cut-rest.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import type { TestUser } from '../test-user.ts'
import { answersTo, open, statusesIn } from './socket.fixture.ts'

/** How many bodies of a gigabyte at once: more in the long run. */
const bodies = Number(process.env.FUZZ_BODIES ?? 12)
const gigabyte = 1024 ** 3
const megabyte = 1024 ** 2
/** The largest that a body may be: a picture's. */
const largest = 12 * megabyte

/** What the system holds at most between two ends of a connection: sent, but not taken. Linux tells; in bytes. */
const between = ['tcp_wmem', 'tcp_rmem'].reduce((sum, name) => {
  const file = `/proc/sys/net/ipv4/${name}`
  const most = existsSync(file) ? Number(readFileSync(file, 'utf8').trim().split(/\s+/)[2]) : 0
  return sum + (most || 32 * megabyte)
}, 0)
/** What may be sent after an answer; a megabyte is on its way in this process and in the server's. */
const maxAfter = restLimit + between + megabyte

let shop: TestShop
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  admin = await shop.admin()
})
afterAll(() => shop?.close())

const paths = [
  ['/api/parts/x/stock', 'application/json'],
  ['/api/auth/sign-in/email', 'application/json'],
  ['/api/webhooks/cards', 'application/json'],
  ['/api/images', 'multipart/form-data; boundary=x'],
] as const

const headOf = ([path, type]: readonly [string, string]) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost:${shop.config.port}\r\nOrigin: ${shop.publicUrl}\r\nAuthorization: Bearer ${admin.token}\r\nContent-Type: ${type}\r\n`

/** Sends a head, then pieces for as long as they are taken; answers what came back and how much went. */
async function pour(head: string, piece: Buffer, most: number) {
  const socket = await open(shop.config.port)
  let text = ''
  let sent = 0
  socket.on('data', (data) => {
    text += data.toString('latin1')
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const guard = AbortSignal.timeout(60_000)
  guard.addEventListener('abort', () => socket.destroy())
  socket.write(head)
  while (!socket.destroyed && sent < most) {
    sent += piece.length
    if (!socket.write(piece))
      await Promise.race([new Promise<void>((taken) => socket.once('drain', taken)), closed])
  }
  socket.end()
  await closed
  expect(guard.aborted).toBe(false)
  return { statuses: statusesIn(text), sent }
}

/** The most memory that the process held while the work was going on, above what it held before. In megabytes. */
async function growthDuring(work: () => Promise<void>) {
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return (most - before) / megabyte
}

describe('F18 a body of a gigabyte', () => {
  test.each([
    ['declared', `Content-Length: ${gigabyte}\r\n\r\n`, Buffer.alloc(64 * 1024, ' ')],
    [
      'in pieces',
      'Transfer-Encoding: chunked\r\n\r\n',
      Buffer.from(`10000\r\n${' '.repeat(0x10000)}\r\n`),
    ],
  ])('%s is refused before it is held, many at once', async (_, length, piece) => {
    const poured: Awaited<ReturnType<typeof pour>>[] = []
    const growth = await growthDuring(async () => {
      await Promise.all(
        Array.from({ length: bodies }, async (_, at) => {
          // pictures have the largest limit: they would be most of what is held
          const path = paths[at % 12 === 3 ? 3 : at % 3]!
          poured.push(await pour(`${headOf(path)}${length}`, piece, gigabyte))
        }),
      )
    })
    expect(poured).toHaveLength(bodies)
    for (const { statuses, sent } of poured) {
      // when the connection is cut while bytes are on their way, the answer may be lost with it
      for (const status of statuses) expect(status).toBe(413)
      expect(statuses.length).toBeLessThanOrEqual(1)
      expect(sent).toBeLessThan(largest + maxAfter)
    }
    // who stops sending hears it for certain
    const head = Buffer.from(`${headOf(paths[0])}${length}`)
    const justTooMuch = length.includes('chunked') ? [piece, Buffer.from('1\r\n \r\n')] : []
    const heard = await answersTo(shop.config.port, Buffer.concat([head, ...justTooMuch]))
    expect(statusesIn(heard)).toEqual([413])
    expect(growth).toBeLessThan(300)
    expect((await shop.request('/readyz')).status).toBe(200)
  })
})

test('F18 a body of a gigabyte that no call asked for is cut', async () => {
  const head = `GET /api/parts HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${gigabyte}\r\n\r\n`
  const { statuses, sent } = await pour(head, Buffer.alloc(64 * 1024, ' '), gigabyte)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect(sent).toBeLessThan(maxAfter)
})

test('F18 a body of which little more is to come is taken, and its client hears why it is refused', async () => {
  const length = 8 * megabyte
  const text = await answersTo(
    shop.config.port,
    Buffer.concat([
      Buffer.from(`${headOf(paths[0])}Connection: close\r\nContent-Length: ${length}\r\n\r\n`),
      Buffer.alloc(length, ' '),
    ]),
  )
  expect(statusesIn(text)).toEqual([413])
})

describe('T60 what unpacks to a gigabyte', () => {
  const bomb = gzipSync(Buffer.alloc(32 * megabyte, ' '))

  test.each([
    ['/api/parts/x/stock', 'application/json', 415],
    ['/api/auth/sign-in/email', 'application/json', 400],
    ['/api/webhooks/cards', 'application/json', 400],
    ['/api/images', 'multipart/form-data; boundary=x', 400],
  ])('is never unpacked at %s', async (path, type, status) => {
    for (const coding of ['gzip', 'deflate', 'br', 'gzip, gzip', 'x']) {
      const head = `${headOf([path, type])}Connection: close\r\nContent-Encoding: ${coding}\r\nContent-Length: ${bomb.length}\r\n\r\n`
      const text = await answersTo(shop.config.port, Buffer.concat([Buffer.from(head), bomb]))
      expect(statusesIn(text)).toEqual([status])
    }
  })

  test('nor as a coding of the transfer', async () => {
    const head = `${headOf(paths[0])}Connection: close\r\nTransfer-Encoding: gzip, chunked\r\n\r\n`
    const text = await answersTo(
      shop.config.port,
      Buffer.concat([
        Buffer.from(`${head}${bomb.length.toString(16)}\r\n`),
        bomb,
        Buffer.from('\r\n0\r\n\r\n'),
      ]),
    )
    expect(statusesIn(text)).toHaveLength(1)
    expect(statusesIn(text)[0]).toBeGreaterThanOrEqual(400)
    expect(statusesIn(text)[0]).toBeLessThan(500)
  })
})
