import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, placeTestOrder, readOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let buyer: TestUser
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  ;[buyer, admin] = await Promise.all([shop.buyer('Ada Buyer'), shop.admin('Anton Admin')])
})
afterAll(() => shop?.close())

type Movement = { change: number; reason: string; by: string | null; orderNumber: string | null }
const read = async (where: string) => {
  const response = await admin.call('GET', where)
  expect(response.status).toBe(200)
  return { response, movements: (await response.json()) as Movement[] }
}

test('a part tells how its stock came about, newest first, and by whom', async () => {
  const part = await addTestPart(shop, { quantity: 100 })
  const order = await placeTestOrder(buyer, part)
  const { orderNumber } = await readOrder(buyer, order)
  await admin.call('POST', `/parts/${part}/stock`, { change: -3, reason: 'correction' })
  await buyer.call('DELETE', `/order/${order}`)

  const { movements, response } = await read(`/parts/${part}/movements`)
  expect(movements).toMatchObject([
    { change: 10, reason: 'returned', by: 'Ada Buyer', orderId: order, orderNumber },
    { change: -3, reason: 'correction', by: 'Anton Admin', orderId: null, orderNumber: null },
    { change: -10, reason: 'held', orderId: order, orderNumber },
    { change: 100, reason: 'initial', by: null, orderId: null, orderNumber: null },
  ])
  expect(response.headers.get('x-total-count')).toBe('4')

  const second = await read(`/parts/${part}/movements?limit=3&page=2`)
  expect(second.movements).toEqual(movements.slice(3))
  const first = await read(`/parts/${part}/movements?limit=3`)
  const next = /<\/api([^>]+)>/.exec(first.response.headers.get('link') ?? '')?.[1] ?? ''
  expect((await read(next)).movements).toEqual(movements.slice(3))

  await admin.call('DELETE', `/parts/${part}`)
  expect((await read(`/parts/${part}/movements`)).movements).toEqual(movements)
})

test('no part has no movements', async () => {
  const missing = '018f3c3c-0000-7000-8000-000000000000'
  expect((await admin.call('GET', `/parts/${missing}/movements`)).status).toBe(404)
})
