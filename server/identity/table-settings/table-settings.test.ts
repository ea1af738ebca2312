import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answered } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
})
afterAll(() => shop?.close())

const list = async (user: TestUser) => {
  const response = await user.call('GET', '/table-settings')
  expect(response.status).toBe(200)
  return ((await response.json()) as Answered<Calls['listTableSettings']>).tables
}
const save = async (user: TestUser, table: string, given: object) =>
  (await user.call('PUT', `/table-settings/${table}`, given)).status

const look = { density: 'dense', columns: ['status', 'orderNumber'], rows: 50 }
const views = [{ name: 'To ship', query: 'status=pending' }]

test('how a table is seen and its views are kept each by itself, for one person alone', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.admin()]
  expect(await save(buyer, 'my-orders', { look })).toBe(200)
  expect(await save(buyer, 'my-orders', { views })).toBe(200)
  expect(await save(buyer, 'basket', { views: [] })).toBe(200)
  expect(await list(buyer)).toEqual([
    { table: 'basket', look: null, views: [] },
    { table: 'my-orders', look, views },
  ])
  await save(buyer, 'my-orders', { look: null })
  expect(await list(buyer)).toContainEqual({ table: 'my-orders', look: null, views })
  expect(await list(other)).toEqual([])
})

test('what is no look, no view or no table is refused', async () => {
  const buyer = await shop.buyer()
  for (const given of [
    { look: { density: 'tiny' } },
    { look: { density: 'dense', columns: Array.from({ length: 101 }, (_, at) => `c${at}`) } },
    { views: [{ name: ' ', query: '' }] },
    { views: Array.from({ length: 21 }, (_, at) => ({ name: `View ${at}`, query: '' })) },
    { other: 1 },
  ])
    expect(await save(buyer, 'orders', given), JSON.stringify(given)).toBe(400)
  expect(await save(buyer, 'Orders', { views })).toBe(400)
  expect(await list(buyer)).toEqual([])
})

test('of more than 50 tables the one that was changed longest ago goes', async () => {
  const buyer = await shop.buyer()
  const name = (at: number) => `table-${String.fromCharCode(97 + (at % 26)).repeat(1 + at / 26)}`
  for (let at = 0; at < 50; at += 1) await save(buyer, name(at), { views })
  await save(buyer, name(0), { look })
  await save(buyer, 'one-more', { views })
  const tables = (await list(buyer)).map(({ table }) => table)
  expect(tables).toHaveLength(50)
  expect(tables).toEqual(expect.arrayContaining(['one-more', name(0)]))
  expect(tables).not.toContain(name(1))
})
