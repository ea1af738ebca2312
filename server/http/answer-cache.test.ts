import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Agent, request as rawRequest } from 'node:http'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import { openDatabase } from '../database/database.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  await addTestPart(shop, { name: 'Kept part' })
})
afterAll(() => shop?.close())

type Listed = { _id: string; quantity: number }[]
const list = async (where = '/api/parts?limit=24') => {
  const response = await shop.request(where)
  return { response, parts: (await response.json()) as Listed }
}

test('a list that is kept is the one that would be made now, whoever wrote meanwhile', async () => {
  const id = await addTestPart(shop)
  for (let quantity = 1_001; quantity <= 1_020; quantity += 1) {
    await shop.sql`update part set quantity = ${quantity} where id = ${id}`
    const lists = await Promise.all(Array.from({ length: 8 }, () => list()))
    for (const { parts } of lists)
      expect(parts.find((part) => part._id === id)?.quantity).toBe(quantity)
  }
})

/** What any of these three calls says of what it found. */
type Said = { length: number; total: number; parts: unknown[] }

test.each([
  ['parts?q=', 'listed', (said: Said) => said.length],
  ['part-facets?category=cpu&q=', 'narrowed', ({ total }: Said) => total],
  ['part-suggestions?q=', 'suggested', ({ parts }: Said) => parts.length],
])(
  '%s%s is what would be made now, and not made again until something is written',
  async (where, word, countOf) => {
    const ask = async () => {
      const answer = await shop.request(`/api/${where}${word}`)
      return countOf((await answer.json()) as Said)
    }
    const before = await ask()
    for (let more = 1; more <= 3; more += 1) {
      await addTestPart(shop, { name: `Part ${word} ${more}` })
      expect(await Promise.all([ask(), ask()])).toEqual([before + more, before + more])
    }
    const askCached = async () => {
      await ask()
      return await shop.database.transaction(async (sql) => {
        // who reads parts now waits, and is told that the shop is busy
        await sql`lock table part`
        return await ask()
      })
    }
    // others may write between the two, in databases beside this one
    await expect.poll(askCached).toBe(before + 3)
  },
)

test('what another instance wrote is on every list 10 ms later', async () => {
  const id = await addTestPart(shop)
  const { databaseUrl, pooler } = shop.config
  const other = openDatabase(databaseUrl!, { connections: 1, pooler })
  try {
    for (let quantity = 1_001; quantity <= 1_020; quantity += 1) {
      await list()
      await other.sql`update part set quantity = ${quantity} where id = ${id}`
      await setTimeout(11)
      const { parts } = await list()
      expect(parts.find((part) => part._id === id)?.quantity).toBe(quantity)
    }
  } finally {
    await other.close()
  }
})

test('a list that others ask for while somebody writes is never older than the asking', async () => {
  const id = await addTestPart(shop)
  let written = 1_000
  let isOver = false
  const ask = async () => {
    while (!isOver) {
      const before = written
      const { parts } = await list('/api/parts?limit=23')
      expect(parts.find((part) => part._id === id)?.quantity).toBeGreaterThanOrEqual(before)
    }
  }
  const asking = Promise.all(Array.from({ length: 6 }, ask))
  for (let quantity = 1_001; quantity <= 1_100; quantity += 1) {
    await shop.sql`update part set quantity = ${quantity} where id = ${id}`
    written = quantity
  }
  isOver = true
  await asking
})

test('kept answers are whole: headers, an id of their own, and a line in the log', async () => {
  const [first, second] = [await list(), await list()]
  expect(second.parts).toEqual(first.parts)
  const headers = [first, second].map(({ response }) => new Map(response.headers))
  const ids = headers.map((one) => one.get('x-request-id'))
  expect(new Set(ids).size).toBe(2)
  for (const one of headers) for (const name of ['x-request-id', 'date']) one.delete(name)
  for (const one of headers) for (const name of ['connection', 'keep-alive']) one.delete(name)
  expect(Object.fromEntries(headers[1]!)).toEqual(Object.fromEntries(headers[0]!))
  const log = await readFile(shop.logFile, 'utf8')
  for (const id of ids)
    expect(log.split('\n').find((line) => line.includes(id!))).toMatch(/"call":"listParts".*200/)
  const etag = second.response.headers.get('etag')!
  const known = await shop.request('/api/parts?limit=24', { headers: { 'if-none-match': etag } })
  expect(known.status).toBe(304)
})

describe.each([
  ['that is kept open', new Agent({ keepAlive: true })],
  ['that ends', false as const],
])('over a connection %s', (_, agent) => {
  test.each([
    ['/api/parts?limit=', {}],
    ['/parts?q=', { accept: 'text/html', 'accept-encoding': 'br' }],
    ['/parts?q=', { accept: 'text/html', 'accept-encoding': 'identity' }],
  ])(
    '%s is the same answer kept as made: each header in its place, each byte',
    async (where, headers) => {
      // one that nobody asked for before, also when the test is tried again
      const address = where + randomInt(1, 100)
      const made = await sent(address, headers, agent)
      expect(made.head).toContain(agent ? 'keep-alive' : 'close')
      expect(made.head.length).toBeGreaterThan(20)
      // again and again on one connection
      for (let time = 0; time < 3; time += 1)
        expect(await sent(address, headers, agent)).toEqual(made)
    },
  )
})

/** An answer as it came over the wire; what no two have in common, the date and the request's id, by its form. */
const sent = (where: string, headers: Record<string, string>, agent: Agent | false) =>
  new Promise<{ head: string[]; body: string }>((resolve, reject) => {
    rawRequest(shop.publicUrl + where, { headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const head = answer.rawHeaders.map((one) =>
          one
            .replace(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, 'an id')
            .replace(/^.*GMT$/, 'a date'),
        )
        resolve({ head, body: Buffer.concat(chunks).toString('latin1') })
      })
    })
      .on('error', reject)
      .end()
  })

test.each([
  ['at once', '/api/parts?limit=24', 100, 0],
  ['one after the other by who reads late', '/parts', 500, 2],
])('answers asked for %s come in their order, each whole', async (_, where, count, waitMs) => {
  const headers = { accept: 'text/html', 'accept-encoding': 'identity' }
  const { body } = await sent(where, headers, false)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET ${where} HTTP/1.1\r\nHost: localhost\r\n${lines.join('')}`
  const reader = connect(Number(new URL(shop.publicUrl).port), '127.0.0.1')
    .setNoDelay()
    .pause()
  for (let asked = 0; asked < count; asked += 1) {
    reader.write(`${request}${asked === count - 1 ? 'Connection: close\r\n' : ''}\r\n`)
    // more is answered than the system takes for who does not read
    if (waitMs > 0) await setTimeout(waitMs)
  }
  const answers = (await reader.setEncoding('latin1').toArray())
    .join('')
    .split('HTTP/1.1 200 OK\r\n')
    .slice(1)
  expect(answers).toHaveLength(count)
  expect(answers.filter((answer) => !answer.endsWith(`\r\n\r\n${body}`))).toEqual([])
  const ids = answers.map((answer) => /x-request-id: ([\da-f-]{36})\r\n/.exec(answer)?.[1])
  expect(new Set(ids).size).toBe(count)
})

test('a page stays while nothing is written, and goes within a second when something is', async () => {
  const page = async () =>
    await (await shop.request('/parts?sort=newest', { headers: { accept: 'text/html' } })).text()
  const id = await addTestPart(shop, { name: 'Page part' })
  await setTimeout(1_010)
  expect(await page()).toContain('Page part')
  await setTimeout(1_010)
  expect(await page()).toContain('Page part')
  await shop.sql`update part set name = 'Renamed elsewhere' where id = ${id}`
  await setTimeout(1_010)
  expect(await page()).toContain('Renamed elsewhere')
})

test('who has a cached page already is told so, until it is another', async () => {
  const id = await addTestPart(shop, { name: 'Known part' })
  const page = (headers = {}) =>
    shop.request('/parts?sort=newest', { headers: { accept: 'text/html', ...headers } })
  await setTimeout(1_010)
  const etag = (await page()).headers.get('etag')!
  const known = await page({ 'if-none-match': `"other", W/${etag}` })
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag])
  expect(known.headers.get('content-security-policy')).toContain('script-src')
  expect(known.headers.get('content-encoding')).toBeNull()
  // another form of it, that nobody has asked for yet
  expect((await page({ 'if-none-match': etag, 'accept-encoding': 'gzip' })).status).toBe(304)
  await shop.sql`update part set name = 'Known otherwise' where id = ${id}`
  await setTimeout(1_010)
  const other = await page({ 'if-none-match': etag })
  expect(other.status).toBe(200)
  expect(await other.text()).toContain('Known otherwise')
})

test('a kept page goes to those who take its form only', async () => {
  const page = (headers: Record<string, string>) => shop.request('/parts', { headers })
  const html = { accept: 'text/html' }
  const sent = [
    await page({ ...html, 'accept-encoding': 'br' }),
    await page({ ...html, 'accept-encoding': 'br' }),
    await page({ ...html, 'accept-encoding': 'gzip' }),
    await page({ ...html, 'accept-encoding': 'identity' }),
    await page({ accept: 'application/json' }),
  ]
  expect(sent.map((one) => [one.status, one.headers.get('content-encoding')])).toEqual([
    ...[
      [200, 'br'],
      [200, 'br'],
      [200, 'gzip'],
    ],
    ...[
      [200, null],
      [404, null],
    ],
  ])
  const texts = await Promise.all(sent.slice(0, 4).map((one) => one.text()))
  expect(new Set(texts.map((text) => text.includes('</html>')))).toEqual(new Set([true]))
})

test('what is kept counts as a request like any other', async () => {
  const limited = await openTestShop({ jobs: false, environment: { LIMITS: 'on' } })
  try {
    const ask = async () => (await limited.request('/api/parts?limit=1')).status
    const statuses = [await ask()]
    while (statuses.length < 411)
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, ask))))
    expect(statuses.filter((status) => status === 200)).toHaveLength(400)
    expect(statuses.at(-1)).toBe(429)
  } finally {
    await limited.close()
  }
})
