import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addTestPart, placeTestOrder } from '../../../tests/orders.fixture.ts'
import { openImportShop } from './import.fixture.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())
let mpn: string
let part: string
beforeEach(async () => {
  part = await addTestPart(shop, { quantity: 500 })
  const [row] = await shop.sql<{ mpn: string }[]>`select mpn from part where id = ${part}`
  mpn = row!.mpn
})

const state = async () => {
  const [row] = await shop.sql<{ price: number; quantity: number }[]>`
    select price_minor as price, quantity from part where id = ${part}`
  return row
}

test('a night’s file needs numbers and what changes; --only-known leaves out what the shop does not have', async () => {
  const file = await shop.write('night.csv', `MPN,Price,Stock\n${mpn},12.75,70\nELSE-99,5,5\n`)
  const strict = await shop.run(file)
  expect(strict.code).toBe(1)
  expect(strict.out).toMatch(/Please input the parts name/)
  const known = await shop.run(file, '--only-known')
  expect(known.code).toBe(0)
  expect(await state()).toEqual({ price: 1_275, quantity: 70 })
  expect(await shop.sql`select 1 from part where mpn = 'ELSE-99'`).toHaveLength(0)
})

test('with --as-of a file that is older than the last is refused row by row, and a future one at once', async () => {
  const write = (stock: number) => shop.write('stock.csv', `MPN,Stock\n${mpn},${stock}\n`)
  expect((await shop.run(await write(80), '--as-of', '2026-01-31T02:00:00Z')).code).toBe(0)
  const older = await shop.run(await write(90), '--as-of', '2026-01-30T02:00:00Z')
  expect(older.code).toBe(1)
  expect(older.out).toMatch(/as of 2026-01-30T02:00:00.000Z; what is there is as of 2026-01-31/)
  expect(await state()).toMatchObject({ quantity: 80 })
  await expect(shop.run(await write(90), '--as-of', '2090-01-01T00:00:00Z')).rejects.toThrow(
    /a time that has been/,
  )
})

test('with --on-hand what orders were promised is taken off', async () => {
  const buyer = await shop.buyer()
  await placeTestOrder(buyer, part)
  const file = await shop.write('hand.csv', `MPN,Stock\n${mpn},200\n`)
  expect((await shop.run(file, '--on-hand')).code).toBe(0)
  expect(await state()).toMatchObject({ quantity: 190 })
  expect(await shop.unbalanced()).toHaveLength(0)
})
