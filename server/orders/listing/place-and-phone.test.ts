import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, orderOf } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let ada: TestUser
let admin: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  ;[ada, admin] = await Promise.all([shop.buyer('Ada Listed'), shop.admin()])
})
afterAll(() => shop?.close())

describe('found: C4 where an order goes and who is called for it', () => {
  const kept = [
    ['+44 (0)20 7946 0958', '221B Baker Street\nLondon NW1 6XE\nUnited Kingdom'],
    ['020 7946 0123', 'Größenweg 12–14, 80331 München'],
    ['+7 495 123-45-67', '東京都千代田区１－２－３'],
    ['+36 1 234 5678', "King's Road 5/A, O’Fallon MO 63366-1234"],
  ] as const
  let placed: string[]
  let carl: TestUser
  beforeAll(async () => {
    carl = await shop.buyer('Carl Shipped')
    const part = await addTestPart(shop, { name: 'Shipped far' })
    placed = []
    for (const [number, address] of kept) {
      const order = { ...orderOf(part, 10, 1_000), number, address }
      const response = await carl.call('POST', '/order', order)
      placed.push(((await response.json()) as { insertedId: string }).insertedId)
    }
  })

  const found = async (q: string, who = admin, path = '/all-orders') => {
    const query = new URLSearchParams({ q, ...(path === '/orders' && { email: who.email }) })
    const response = await who.call('GET', `${path}?${query}`)
    expect(response.status, q).toBe(200)
    return ((await response.json()) as { _id: string }[])
      .map(({ _id }) => placed.indexOf(_id))
      .filter((at) => at >= 0)
  }

  test.each([
    [0, '+442079460958'],
    [0, '0044 20 7946 0958'],
    [0, '+44 (0)20-7946-0958'],
    [0, '020 7946 0958'],
    [0, 'tel:+44.20.7946.0958'],
    [0, '（０２０）７９４６－０９５８'],
    [0, '44 20 7946 0958'],
    [0, '79460958'],
    [0, '+44 20 7946 09'],
    [1, '+44 20 7946 0123'],
    [1, '(020) 7946/0123'],
    [2, '8 (495) 123-45-67'],
    [2, '495 1234567'],
    [3, '06 1 234 5678'],
    [3, '0036 1 2345678'],
  ])('order %i is found by the phone number %s', async (at, q) => {
    expect(await found(q)).toEqual([at])
    expect(await found(q, carl, '/orders')).toEqual([at])
  })

  test.each([
    [0, 'baker street'],
    [0, 'London'],
    [0, 'NW1 6XE'],
    [0, 'nw16xe'],
    [0, 'london, 221b baker'],
    [0, 'United Kingdom London'],
    [0, 'Baker Street London'],
    [1, '80331'],
    [1, 'münchen'],
    [1, '12-14'],
    [1, '80331 München, Größenweg 12'],
    [2, '千代田区1-2-3'],
    [2, '千代田区'],
    [3, 'Kings Road 5a'],
    [3, 'O’Fallon'],
    [3, "o'fallon 63366"],
    [3, '63366-1234'],
  ])('order %i is found by the place %s', async (at, q) => {
    expect(await found(q)).toEqual([at])
    expect(await found(q, carl, '/orders')).toEqual([at])
  })

  test('no number of another country, no place with another word', async () => {
    for (const q of ['+1 207 946 0958', '+49 20 7946 0958', 'Baker Street Leeds', '80332 München'])
      expect(await found(q), q).toEqual([])
    expect(await found('Baker Street', ada, '/orders')).toEqual([])
  })
})
