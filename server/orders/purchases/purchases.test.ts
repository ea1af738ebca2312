import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shownAxes } from '../../../contract/orders/axes.ts'
import type { Purchase, PurchasedPart } from '../../../contract/orders/purchases.ts'
import type { OrderStatus } from '../../../contract/orders/status.ts'
import { onOneDay } from '../../../tests/one-day.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, placeTestOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let buyer: TestUser
let other: TestUser
let cpu: string
let gpu: string
let gone: string

/** An order of so many pieces, placed so many days ago, as if it were paid since. */
async function bought(
  part: string,
  quantity: number,
  daysAgo: number,
  status: OrderStatus = 'shipped',
) {
  const id = await placeTestOrder(buyer, part, quantity, quantity * 100)
  const { life, paid, isReleased, shipped } = shownAxes({ status })
  await shop.sql`
    update orders
    set created_at = now() - make_interval(days => ${daysAgo}), life = ${life},
      transaction_id = ${paid === 'full' ? `pi_${id}` : null},
      paid_minor = case when ${paid} = 'full' then payable_minor else 0 end,
      paid_at = case when ${paid} = 'full' then now() end,
      released_at = case when ${isReleased} then now() end,
      shipped_at = case when ${shipped} = 'full' then now() end
    where id = ${id}`
  return id
}

const listed = async (query = '', who = buyer) => {
  const response = await who.call('GET', `/purchases?${query}`)
  expect(response.status, query).toBe(200)
  return (await response.json()) as PurchasedPart[]
}
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  await onOneDay()
  shop = await openTestShop({ jobs: false, environment: { OPEN_ORDERS: '100' } })
  buyer = await shop.buyer('Regular Buyer')
  other = await shop.buyer('Other Buyer')
  cpu = await addTestPart(shop, { name: 'Regular CPU', quantity: 100_000, orderMultiple: 5 })
  gpu = await addTestPart(shop, { name: 'Once GPU', quantity: 100_000 })
  gone = await addTestPart(shop, { name: 'Gone RAM', quantity: 100_000 })
  // days apart: 30, 10, 20 – the median is 20, and the last was 25 days ago
  for (const [quantity, daysAgo] of [
    [40, 85],
    [20, 55],
    [30, 45],
    [60, 25],
  ] as const)
    await bought(cpu, quantity, daysAgo)
  await bought(gpu, 10, 3, 'paid')
  await bought(gone, 10, 40)
  await bought(gone, 20, 35)
  for (const status of ['unpaid', 'cancelled', 'refunded'] as const)
    await bought(cpu, 500, 1, status)
  const admin = await shop.admin()
  await admin.call('DELETE', `/parts/${gone}`)
  await admin.call('PATCH', `/parts/${cpu}`, {
    price: 110,
    priceBreaks: [{ from: 35, price: 105.5 }],
  })
})
afterAll(() => shop?.close())

test('what was bought is summed up by part, the due first, with what it costs today', async () => {
  const [first, second, third, ...rest] = await listed()
  expect(rest).toEqual([])
  expect(first).toMatchObject({
    partsId: cpu,
    partsName: 'Regular CPU',
    times: 4,
    pieces: 150,
    // of 20, 30, 40 and 60 the lower of the two in the middle
    usualQuantity: 30,
    lastPrice: 100,
    usualDays: 20,
    nextDay: dayFromNow(-5),
    isDue: true,
    todayQuantity: 30,
    todayPrice: 110,
    part: { _id: cpu, price: 110, orderMultiple: 5 },
  })
  expect(first?.firstAt.slice(0, 10)).toBe(dayFromNow(-85))
  expect(first?.lastAt.slice(0, 10)).toBe(dayFromNow(-25))
  expect(second).toMatchObject({
    partsId: gpu,
    times: 1,
    pieces: 10,
    usualDays: null,
    nextDay: null,
    isDue: false,
  })
  expect(third).toMatchObject({
    partsId: gone,
    partsName: 'Gone RAM',
    usualDays: 5,
    nextDay: dayFromNow(-30),
    isDue: false,
    part: null,
    todayPrice: null,
    todayQuantity: null,
  })
})

describe('they are narrowed', () => {
  test.each([
    ['due=true', ['Regular CPU']],
    ['due=false', ['Once GPU', 'Gone RAM']],
    ['q=ONCE', ['Once GPU']],
    ['q=test-', ['Regular CPU', 'Once GPU', 'Gone RAM']],
    ['q=%25', []],
    ['limit=2&page=2', ['Gone RAM']],
    ['limit=2&page=3', []],
    ['sort=name', ['Gone RAM', 'Once GPU', 'Regular CPU']],
    ['sort=-last', ['Once GPU', 'Regular CPU', 'Gone RAM']],
    ['sort=pieces&limit=2', ['Once GPU', 'Gone RAM']],
    ['sort=-times&limit=2&page=2', ['Once GPU']],
  ])('by %s to %j', async (query, names) => {
    expect((await listed(query)).map(({ partsName }) => partsName)).toEqual(names)
  })

  test('by our number and by the buyer’s own, which are shown', async () => {
    await buyer.call('POST', '/lists', {
      name: 'Numbers',
      lines: [{ partsId: gpu, quantity: 1, ownNumber: 'BÜRO 7' }],
    })
    expect(await listed('q=b%C3%BCro')).toMatchObject([{ partsId: gpu, ownNumbers: ['BÜRO 7'] }])
    const [row] = await shop.sql<{ number: number }[]>`select number from part where id = ${gpu}`
    expect(await listed(`q=p-${row?.number}`)).toMatchObject([{ partsId: gpu }])
    expect(await listed('q=b%C3%BCro', other)).toEqual([])
  })

  test('and counted', async () => {
    const response = await buyer.call('GET', '/purchases?limit=1&page=9')
    expect(response.headers.get('x-total-count')).toBe('3')
    expect((await buyer.call('GET', '/purchases?limit=100&page=11')).status).toBe(400)
    expect((await buyer.call('GET', '/purchases?due=maybe')).status).toBe(400)
  })
})

test('pieces that were cancelled do not count', async () => {
  const part = await addTestPart(shop, { name: 'Cancelled GPU', quantity: 1_000 })
  const [some, all] = [await bought(part, 50, 9), await bought(part, 70, 4)]
  await shop.sql`update order_line set cancelled = 20 where order_id = ${some}`
  await shop.sql`update order_line set cancelled = 70 where order_id = ${all}`
  expect(await listed('q=cancelled')).toMatchObject([{ times: 1, pieces: 30, usualQuantity: 30 }])
})

test('each order of a part is told, newest first, to its buyer alone', async () => {
  const orders = async (who: TestUser, part: string) =>
    (await (await who.call('GET', `/purchases/${part}`)).json()) as Purchase[]
  expect(await orders(buyer, cpu)).toMatchObject([
    { quantity: 60, unitPrice: 100, currency: 'usd', orderNumber: expect.stringMatching(/^PW-/) },
    { quantity: 30 },
    { quantity: 20 },
    { quantity: 40 },
  ])
  expect(await orders(other, cpu)).toEqual([])
  expect(await orders(buyer, '018f3c3c-0000-7000-8000-000000000000')).toEqual([])
  expect(await listed('', other)).toEqual([])
})
