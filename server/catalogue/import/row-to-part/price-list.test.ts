import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openImportShop } from '../import.fixture.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.empty())

const parts = () =>
  shop.write('parts.csv', 'MPN,Name,Category,Qty\nKX-1,Sorter one,cpu,5\nKX-2,Sorter two,cpu,5\n')

test('a price file with two prices in a row is refused whole, with the columns and the line', async () => {
  const prices = await shop.write(
    'two.csv',
    'Name,List price,Sale price\nSorter one,99,99.00\nSorter two,199,149\n',
  )
  await expect(shop.run(await parts(), '--prices', prices)).rejects.toThrow(
    /two\.csv: “Sale price” and “List price” are not the same in line 3: leave only one of them in a price file/,
  )
  expect(await shop.parts()).toEqual([])
})

test('a price file whose rows have one price each, or the same twice, is taken', async () => {
  const prices = await shop.write(
    'one.csv',
    'Name,List price,Sale price\nSorter one,99,99.00\nSorter two,,149\n',
  )
  expect((await shop.run(await parts(), '--prices', prices)).code).toBe(0)
  expect(await shop.parts()).toMatchObject([
    { mpn: 'KX-1', priceMinor: 9_900 },
    { mpn: 'KX-2', priceMinor: 14_900 },
  ])
})
