import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Breakdown, CoveredPart, Figures } from '../../../contract/figures.ts'
import { onOneDay } from '../../../tests/one-day.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, paidOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

let shop: TestShop
let admin: TestUser
let ada: TestUser
let bert: TestUser

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { RELEASE: 'manual' } })
  ;[admin, ada, bert] = await Promise.all([
    shop.admin(),
    shop.buyer('Ada "Bulk", Buyer'),
    shop.buyer('Bert'),
  ])
})
afterAll(() => shop?.close())

const read = async <T>(path: string) => {
  const response = await admin.call('GET', path)
  expect(response.status, path).toBe(200)
  return (await response.json()) as T
}
const rowsOf = async (of: string, days = 7) => {
  const response = await admin.call('GET', `/figures/export?of=${of}&days=${days}`)
  expect(response.status, of).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain(`partwright-${of}-`)
  return (await response.text()).replace('\ufeff', '').trimEnd().split('\r\n')
}
const paidDaysAgo = (id: string, days: number) => shop.sql`
  update orders
  set paid_at = now() - make_interval(days => ${days}), created_at = now() - make_interval(days => ${days})
  where id = ${id}`

/** Some of what an order of 10 left with comes back. */
async function sendBack(buyer: TestUser, id: string, quantity: number) {
  const post = async (who: TestUser, path: string, body: object) => {
    const response = await who.call('POST', path, body)
    expect(response.ok, path).toBe(true)
    return (await response.json()) as { insertedId: string }
  }
  await admin.call('PATCH', `/order-release/${id}`)
  await admin.call('PATCH', `/order-shipment/${id}`)
  const lines = [{ position: 1, quantity }]
  const asked = { kind: 'return', text: 'Too many.', lines }
  const { insertedId } = await post(buyer, `/order/${id}/inquiries`, asked)
  const decide = (body: object) => post(admin, `/inquiries/${insertedId}/decisions`, body)
  await decide({ decision: 'accept' })
  await decide({ decision: 'settle', lines: [{ position: 1, quantity, restocked: quantity }] })
}

test('sales are told by category and by buyer, against the period before, and how long the stock lasts', async () => {
  await onOneDay()
  const cpu = await addTestPart(shop, { name: 'Broken CPU', quantity: 150 })
  const gpu = await addTestPart(shop, { name: 'Broken GPU', quantity: 1_000 })
  await addTestPart(shop, { name: 'Unsold', quantity: 5 })
  await addTestPart(shop, { name: 'Gone', quantity: 0 })
  await shop.sql`update part set category = 'gpu' where id = ${gpu}`
  const back = await paidOrder(shop, ada, cpu)
  await paidOrder(shop, ada, gpu)
  await paidOrder(shop, bert, cpu)
  await paidDaysAgo(await paidOrder(shop, bert, gpu), 8)
  await sendBack(ada, back, 4)
  const refunded = await paidOrder(shop, bert, cpu)
  await admin.call('POST', `/order-refund/${refunded}`, { reason: 'Twice' })

  const { categories, customers, stockCover, currency } = await read<Breakdown>(
    '/figures/breakdown?days=7',
  )
  expect(currency).toBe('usd')
  // 6 and 10 processors were kept; the order that was refunded as a whole is none
  expect(categories).toEqual([
    {
      category: 'cpu',
      revenue: 1_600,
      pieces: 16,
      orders: 2,
      previousRevenue: 0,
      previousPieces: 0,
      previousOrders: 0,
    },
    {
      category: 'gpu',
      revenue: 1_000,
      pieces: 10,
      orders: 1,
      previousRevenue: 1_000,
      previousPieces: 10,
      previousOrders: 1,
    },
  ])
  expect(customers).toMatchObject({
    count: 2,
    previous: 1,
    best: [
      { email: ada.email, name: 'Ada "Bulk", Buyer', revenue: 1_600, pieces: 16, orders: 2 },
      { email: bert.email, revenue: 1_000, previousRevenue: 1_000 },
    ],
  })
  // 150 less 30 held, 4 and 10 came back: 134 at 16 in 7 days; 980 at 10
  expect(stockCover.shortest).toMatchObject([
    { partsId: cpu, quantity: 134, sold: 16, coverDays: 58.6 },
    { partsId: gpu, quantity: 980, sold: 10, coverDays: 686 },
  ])
  expect(stockCover.counts).toEqual({
    under14: 0,
    under30: 0,
    under90: 1,
    longer: 1,
    unsold: 1,
    soldOut: 1,
  })
  // each count has its list, which the pages go through and a search narrows
  const listed = async (query: string) =>
    (await read<CoveredPart[]>(`/figures/stock-cover?days=7&${query}`)).map(
      ({ name, coverDays }) => [name, coverDays],
    )
  expect(await listed('')).toEqual([
    ['Broken CPU', 58.6],
    ['Broken GPU', 686],
    ['Unsold', null],
    ['Gone', null],
  ])
  expect(await listed('step=under90')).toEqual([['Broken CPU', 58.6]])
  expect(await listed('step=soldOut')).toEqual([['Gone', null]])
  expect(await listed('step=unsold')).toEqual([['Unsold', null]])
  expect(await listed('step=under14')).toEqual([])
  expect(await listed('q=broken&sort=-days&limit=1')).toEqual([['Broken GPU', 686]])
  expect(await listed('sort=-sold&limit=1&page=2')).toEqual([['Broken GPU', 686]])
  const { topParts, pieces } = await read<Figures>('/figures?days=7')
  // what came back is subtracted there, too
  expect(topParts).toMatchObject([
    { partsId: cpu, quantity: 16, revenue: 1_600 },
    { partsId: gpu, quantity: 10, revenue: 1_000 },
  ])
  expect(pieces).toEqual({ total: 26, previous: 10 })
  const refunds = (await (await admin.call('GET', '/all-orders?payment=refunded')).json()) as {
    _id: string
  }[]
  expect(refunds.map(({ _id }) => _id).toSorted()).toEqual([back, refunded].toSorted())
})

test('each figure is exported with all of its rows', async () => {
  const head = 'Revenue USD","Revenue before","Pieces","Pieces before","Orders","Orders before"'
  expect(await rowsOf('categories')).toEqual([
    `"Category","${head}`,
    'CPU,1600,0,16,0,2,0',
    'GPU,1000,1000,10,10,1,1',
  ])
  const [first, best, ...others] = await rowsOf('customers')
  expect(first).toBe(`"Buyer","Email","${head}`)
  expect(best).toBe(`"Ada ""Bulk"", Buyer",${ada.email},1600,0,16,0,2,0`)
  expect(others).toHaveLength(1)
  expect((await rowsOf('parts')).slice(1).map((row) => row.split(',')[0])).toEqual([
    'Broken CPU',
    'Broken GPU',
  ])
  // those that sell nothing are listed as well, and have no days
  const cover = (await rowsOf('stock-cover')).slice(1)
  expect(cover.map((row) => row.split(',').at(-1))).toEqual(['58.6', '686', '', ''])
  expect(await rowsOf('days', 30)).toHaveLength(31)
  expect(await rowsOf('refunds')).toHaveLength(3)
  expect(await rowsOf('declines')).toEqual(['"Order","Email","Declined at","Amount USD","Reason"'])
})

test.each(['of=everything', 'of=days&days=8', ''])('%s is refused', async (query) => {
  expect((await admin.call('GET', `/figures/export?${query}`)).status).toBe(400)
})
