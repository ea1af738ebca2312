import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { addTestPart, placeTestOrder } from '../orders.fixture.ts'
import type { TestUser } from '../test-user.ts'
import { type Example, installExample } from './run-example.fixture.ts'

let shop: TestShop
let buyer: TestUser
let example: Example
let settings: { SHOP_KEY: string }

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  buyer = await shop.buyer()
  example = await installExample(shop, 'event-consumer', 'consume.ts')
  const made = await buyer.call('POST', '/keys', { name: 'Consumer', scopes: ['events:read'] })
  settings = { SHOP_KEY: ((await made.json()) as { key: string }).key }
})
afterAll(async () => {
  await shop?.close()
  await example?.remove()
})

const out = (name = '') => path.join(example.folder, 'out', name)
const taken = async () => (await readdir(out())).filter((name) => name !== 'position')

test('it compiles against the client of this shop', async () => {
  expect(await example.compiled()).toBe('')
})

test('it takes each event once, also when it was stopped before it noted that', async () => {
  const part = await addTestPart(shop)
  const first = await placeTestOrder(buyer, part)
  await placeTestOrder(buyer, part)
  expect(await example.run(['--once'], settings)).toMatchObject({ code: 0, err: '' })
  expect(await taken()).toHaveLength(2)
  const [file = ''] = await taken()
  expect(JSON.parse(await readFile(out(file), 'utf8'))).toMatchObject({ status: 'unpaid' })
  expect((await example.run(['--once'], settings)).out).toBe('')
  const noted = await readFile(out('position'), 'utf8')
  await writeFile(out('position'), '0')
  await example.run(['--once'], settings)
  expect(await taken()).toHaveLength(2)
  expect(await readFile(out('position'), 'utf8')).toBe(noted)
  await buyer.call('DELETE', `/order/${first}`)
  expect((await example.run(['--once'], settings)).out).toMatch(/^order\.cancelled \S+\n$/)
  expect(await taken()).toHaveLength(3)
})

test('a key that opens nothing ends it, with the shop’s own words', async () => {
  const wrong = await example.run([], { SHOP_KEY: `apikey_${'0'.repeat(43)}` })
  expect(wrong.code).toBe(1)
  expect(wrong.err).toContain('This key is unknown, has ended or was revoked')
})
