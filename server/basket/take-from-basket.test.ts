import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import { add, basketOf } from './baskets.fixture.ts'
import { takeFromBasket } from './take-from-basket.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
})
afterAll(() => shop?.close())

test('ordered pieces leave the basket with their order, or stay with it', async () => {
  const buyer = await shop.buyer()
  const [user] = await shop.sql<{ id: string }[]>`
    select id from users where email = ${buyer.email}`
  const owner = { buyerId: user!.id, companyId: null }
  const [all, some] = [await addTestPart(shop), await addTestPart(shop)]
  await add(buyer, [
    { partsId: all, quantity: 10 },
    { partsId: some, quantity: 30 },
  ])
  const ordered = [some, all].map((partsId) => ({ partsId, quantity: 10 }))
  const broken = shop.database.transaction(async (sql) => {
    await takeFromBasket(sql, owner, ordered)
    throw new Error('the order failed')
  })
  await expect(broken).rejects.toThrow('the order failed')
  expect(await basketOf(buyer)).toHaveLength(2)
  await shop.database.transaction((sql) => takeFromBasket(sql, owner, ordered))
  expect(await basketOf(buyer)).toMatchObject([
    { partsId: some, quantity: 20, seenUnitPrice: null },
  ])
})

test('orders and additions that meet wait for each other and never in a ring', async () => {
  const buyer = await shop.buyer()
  const ids = await Promise.all(Array.from({ length: 6 }, () => addTestPart(shop)))
  const lines = ids.map((partsId) => ({ partsId, quantity: 10, ownNumber: `RING-${partsId}` }))
  await add(buyer, lines)
  const order = () =>
    buyer.call('POST', '/orders', {
      lines: [...lines].reverse().map((line) => ({ ...line, price: 1_000 })),
      address: '1 Test Street',
      number: '0123456789',
      fromBasket: true,
    })
  const answers = await Promise.all(
    Array.from({ length: 18 }, (_, at) =>
      at % 3 === 0
        ? order()
        : at % 3 === 1
          ? add(buyer, lines)
          : buyer.call('PUT', `/basket/${ids[at % 6]}`, { ownNumber: `RING-${at}` }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  const added = statuses.filter((status, at) => at % 3 === 1 && status === 200).length
  expect(added).toBe(6)
  const left = await basketOf(buyer)
  expect(left.every(({ quantity }) => quantity % 10 === 0 && quantity <= 70)).toBe(true)
})
