import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../contract/call.ts'
import { calls } from '../../contract/calls.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import { examples } from '../api-reference/examples.ts'
import { compile, installedClient } from './compiled.fixture.ts'

let shop: TestShop
let folder: string
let name: string

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  const packed = await shop.request('/api/client.tgz')
  expect(packed.headers.get('content-type')).toBe('application/gzip')
  const installed = await installedClient(new Uint8Array(await packed.arrayBuffer()))
  folder = installed.folder
  name = installed.name
})
afterAll(async () => {
  await shop?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

const entries = Object.entries(calls) as [keyof typeof calls, Call][]

/** A program that sends every call's example and takes its answer. */
function everyCall() {
  const lines = entries.flatMap(
    ([call, { method, path: at, who, answer, body, upload, query, once }]) => {
      const example = examples[call]
      const names = [...at.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      const inPath = names.map((one) => `${one}: '' as never`).join(', ')
      const params = [
        ...(names.length > 0 ? [`path: { ${inPath} }`] : []),
        ...(query ? ['query: {} as never'] : []),
        ...(once ? [`header: { 'Idempotency-Key': 'once' }`] : []),
      ].join(', ')
      const sent = upload ? 'new FormData()' : JSON.stringify(example.body ?? {})
      const told = answer.kind === 'list' ? [example.answer] : example.answer
      const type = answer.kind === 'file' ? answer.type : 'application/json'
      return [
        `void shop.${method}('${at}', { params: { ${params} }${body || upload || who === 'provider' ? `, body: ${sent}` : ''} })`,
        `const ${call}: operations['${call}']['responses'][200]['content']['${type}'] = ${JSON.stringify(told)}`,
        `void ${call}`,
      ]
    },
  )
  return `import { createShop, type operations } from '${name}'
const shop = createShop({ url: 'https://shop.example' })
${lines.join('\n')}\n`
}

test('every call’s example and answer compile, and so does what the README says', async () => {
  const readme = await readFile(path.join(folder, 'node_modules', name, 'README.md'), 'utf8')
  const said = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1])
  expect(said.length).toBeGreaterThan(4)
  const programs = { 'every-call.ts': everyCall(), 'readme.ts': said.join('\n') }
  expect(await compile(folder, programs)).toBe('')
}, 180_000)

test('what no call takes or answers does not compile', async () => {
  const wrong = `import { createShop, answerOf } from '${name}'
const shop = createShop({ url: 'https://shop.example' })
void shop.POST('/prices', { body: { items: [{ partsId: 1, quantity: 2 }] } })
void shop.GET('/nothing')
void shop.GET('/order/{id}')
const part = await answerOf(shop.GET('/parts/{id}', { params: { path: { id: '' } } }))
part.nothing
const { data } = await shop.GET('/order/{id}', { params: { path: { id: '' } } })
data.status
`
  const told = await compile(folder, { 'wrong.ts': wrong })
  const lines = [...new Set([...told.matchAll(/wrong\.ts\((\d+),/g)].map((match) => match[1]))]
  expect(lines, told).toEqual(['3', '4', '5', '7', '9'])
}, 180_000)

type Client = typeof import('./package/index.d.ts')

test('a program searches, prices, orders once, follows the order and takes its event', async () => {
  const entry = pathToFileURL(path.join(folder, 'node_modules', name, 'index.js')).href
  const { answerOf, createShop, eventsAfter, nextCursor } = (await import(entry)) as Client
  const buyer = await shop.buyer()
  const partId = await addTestPart(shop, { name: 'Client CPU' })
  await addTestPart(shop)
  const made = await buyer.call('POST', '/keys', {
    name: 'Client',
    scopes: ['catalogue:read', 'prices:read', 'orders:read', 'orders:write', 'events:read'],
  })
  const { key } = (await made.json()) as { key: string }
  const client = createShop({ url: `${shop.publicUrl}/`, key })

  const page = await client.GET('/parts', { params: { query: { limit: 1 } } })
  const cursor = nextCursor(page.response)!
  const more = await client.GET('/parts', { params: { query: { limit: 1, cursor } } })
  expect(nextCursor(more.response)).toBeUndefined()
  expect([page.data![0]!.name, more.data![0]!.name]).toContain('Client CPU')

  const items = [{ partsId: partId, quantity: 7 }]
  const { lines } = await answerOf(client.POST('/prices', { body: { items } }))
  expect(lines[0]).toMatchObject({ quantity: 10, total: 1_000 })
  const params = { header: { 'Idempotency-Key': 'po-4711' } }
  const body = {
    partsId: partId,
    quantity: 10,
    price: 1_000,
    address: '1 Test Street',
    number: '0123456789',
  }
  const [first, again] = [
    await answerOf(client.POST('/order', { params, body })),
    await answerOf(client.POST('/order', { params, body })),
  ]
  expect(again).toEqual(first)
  const id = first.insertedId
  const order = await answerOf(client.GET('/order/{id}', { params: { path: { id } } }))
  expect(order).toMatchObject({ status: 'unpaid', price: 1_000 })
  const events = []
  for await (const event of eventsAfter(client, 0, ['order.placed'])) events.push(event)
  expect(events).toMatchObject([{ type: 'order.placed', order: { _id: id } }])

  const dear = client.POST('/order', { body: { ...body, price: 999 } })
  await expect(answerOf(dear)).rejects.toMatchObject({ name: 'ShopRefusal', code: 'price_changed' })
})
