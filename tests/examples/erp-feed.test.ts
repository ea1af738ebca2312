import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { addTestPart, eventually, paidOrder, readOrder } from '../orders.fixture.ts'
import type { TestUser } from '../test-user.ts'
import { type Example, installExample } from './run-example.fixture.ts'

let shop: TestShop
let buyer: TestUser
let admin: TestUser
let example: Example
let settings: Record<string, string>

beforeAll(async () => {
  shop = await openTestShop()
  ;[buyer, admin] = [await shop.buyer(), await shop.admin()]
  example = await installExample(shop, 'erp-feed', 'run.ts')
  const scopes = ['catalogue:write', 'events:read', 'orders:read', 'shipping:write']
  const made = await admin.call('POST', '/keys', { name: 'ERP', scopes })
  settings = { SHOP_KEY: ((await made.json()) as { key: string }).key }
  await mkdir(erp('shipped'), { recursive: true })
})
afterAll(async () => {
  await shop?.close()
  await example?.remove()
})

const erp = (...names: string[]) => path.join(example.folder, 'erp', ...names)
const run = (more = {}) => example.run([], { ...settings, ...more })

test('it compiles against the client of this shop', async () => {
  expect(await example.compiled()).toBe('')
})

test('a day of an ERP: stock and prices in, orders out, shipments back, nothing lost or twice', async () => {
  const part = await addTestPart(shop)
  const [row] = await shop.sql<{ mpn: string }[]>`select mpn from part where id = ${part}`
  const id = await paidOrder(shop, buyer, part)
  await eventually(
    () => readOrder(buyer, id),
    ({ status }) => status === 'pending',
  )
  await writeFile(erp('stock.csv'), `${row!.mpn};500;95.5\nNOT-OURS;1;1\n`)
  const first = await run()
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(first.out).toContain('stock: 1 changed, 0 as they were, 0 refused')
  // ten of them are promised
  const [stock] = await shop.sql<{ quantity: number; price: number }[]>`
    select quantity, price_minor as price from part where id = ${part}`
  expect({ ...stock }).toEqual({ quantity: 490, price: 9_550 })
  const [order = ''] = await readdir(erp('orders'))
  const { _id: orderId } = JSON.parse(await readFile(erp('orders', order), 'utf8')) as {
    _id: string
  }
  expect(orderId).toBe(id)

  const left = { orderId, carrier: 'DHL', trackingNumber: 'JD0001' }
  await writeFile(erp('shipped', 'one.json'), JSON.stringify(left))
  await writeFile(erp('shipped', 'wrong.json'), JSON.stringify({ ...left, orderId: part }))
  const away = await run({ SHOP_URL: 'http://127.0.0.1:1' })
  expect(away.code).toBe(1)
  expect(await readdir(erp('shipped'))).toEqual(['one.json', 'wrong.json'])
  const second = await run()
  expect(second.out).toContain('shipment: one.json, order shipped')
  expect(second.out).toContain('shipment: wrong.json There is nothing here')
  expect(await readdir(erp('done'))).toEqual(['one.json'])
  // stopped before it put the file away
  await rename(erp('done', 'one.json'), erp('shipped', 'one.json'))
  expect((await run()).out).toContain('shipment: one.json, order shipped')
  const shipments = await shop.sql`select id from shipment where order_id = ${id}`
  expect(shipments).toHaveLength(1)
  expect(await readdir(erp('orders'))).toEqual([order])
})

test('a night of more rows than a call takes goes in several, each row once', async () => {
  const part = await addTestPart(shop)
  const [row] = await shop.sql<{ mpn: string }[]>`select mpn from part where id = ${part}`
  const others = Array.from({ length: 10_001 }, (_, at) => `NOT-OURS-${at};1;1`)
  await writeFile(erp('stock.csv'), [...others, `${row!.mpn};300;12.5`].join('\n'))
  const night = await run()
  expect(night).toMatchObject({ code: 0, err: '' })
  const told = [...night.out.matchAll(/stock: (\d+) changed/g)].map(([, changed]) => changed)
  expect(told.sort()).toEqual(['0', '0', '1'])
  const [stock] = await shop.sql<{ quantity: number; price: number }[]>`
    select quantity, price_minor as price from part where id = ${part}`
  expect({ ...stock }).toEqual({ quantity: 300, price: 1_250 })
})
