import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { addTestPart, paidOrder, placeTestOrder } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'

type Order = { _id: string; orderNumber: string; status: string; price: number; partsName: string }

let shop: TestShop
let ada: TestUser
let bert: TestUser
let admin: TestUser
/** Ada's three and Bert's two, oldest first. */
let orders: string[]

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { RELEASE: 'manual' } })
  ;[ada, bert, admin] = await Promise.all([
    shop.buyer('Ada Listed'),
    shop.buyer('Bert Listed'),
    shop.admin(),
  ])
  const cpu = await addTestPart(shop, { name: 'Listed CPU 100%' })
  const gpu = await addTestPart(shop, { name: 'Listed GPU' })
  orders = [
    await placeTestOrder(ada, cpu, 30, 3_000),
    await paidOrder(shop, ada, gpu),
    await placeTestOrder(ada, gpu, 20, 2_000),
    await placeTestOrder(bert, cpu, 15, 1_500),
    await placeTestOrder(bert, gpu, 10, 1_000),
  ]
  const [first, , , fourth, fifth] = orders as [string, string, string, string, string]
  await shop.sql`
    update orders
    set created_at = '2026-03-31 23:59:59.999+00'
    where id = ${first}`
  await shop.sql`
    update orders
    set created_at = '2026-04-01 00:00:00+00'
    where id = ${fourth}`
  await shop.sql`
    update orders
    set hold_expires_at = now() + interval '23 hours'
    where id = any(${[first, fourth]})`
  await bert.call('DELETE', `/order/${fifth}`)
  await shop.sql`
    insert into order_event (id, order_id, kind, by_whom, note)
    select gen_random_uuid(), id, 'payment-failed', 'provider', 'Your card was declined.'
    from orders
    where id = any(${orders.slice(1, 3)})`
})
afterAll(() => shop?.close())

/** The orders of an answer as their places in `orders`, from 1. */
async function listed(query: string, who = admin, path = '/all-orders') {
  const response = await who.call('GET', `${path}?${query}`)
  expect(response.status, query).toBe(200)
  const found = (await response.json()) as Order[]
  return {
    places: found.map(({ _id }) => orders.indexOf(_id) + 1),
    total: response.headers.get('x-total-count'),
    link: response.headers.get('link'),
  }
}

test('found: C4 an order is found by its number as people write it', async () => {
  const { places } = await listed('limit=1&sort=oldest')
  const response = await admin.call('GET', '/all-orders?limit=1&sort=oldest')
  const [{ orderNumber }] = (await response.json()) as [Order]
  const digits = orderNumber.slice(3)
  const wide = [...orderNumber].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
  const written = [
    ...[`#${orderNumber}`, `PW ${digits}`, `PW${digits}`, `pw–${digits}`, `PW — ${digits}`],
    ...[`# pw\u2212${digits}`, ` ${orderNumber} `, wide.join(''), digits, `#${digits}`],
    ...[`PW\u200b-${digits}`, `\u202a${orderNumber}\u202c`, `${orderNumber}.`, `"${orderNumber}"`],
    ...[`(${orderNumber})`, `<${orderNumber}>:`, `pw_${digits}`, `PW/${digits}`, `PW：${digits}`],
    ...[`PWー${digits}`, `PW-${digits.slice(0, 3)} ${digits.slice(3)}`, `№ ${orderNumber}`],
    ...[`Order no. ${orderNumber}`, `order #${orderNumber}`, `${orderNumber};`],
  ]
  for (const q of written)
    expect((await listed(`q=${encodeURIComponent(q)}`)).places, q).toEqual(places)
  const both = `PW-${digits}, pw ${Number(digits) + 1}`
  const { total } = await listed(`q=${encodeURIComponent(both)}`)
  expect(total).toBe('2')
})

describe('all orders', () => {
  test.each([
    ['', [4, 3, 2, 1]],
    ['status=unpaid', [4, 3, 1]],
    ['status=paid&status=cancelled', [5, 2]],
    ['status=shipped', []],
    ['payment=failed', [3]],
    ['payment=failed&status=paid', []],
    ['hold=ending', [4, 1]],
    ['hold=ending&q=ada%20listed', [1]],
    ['from=2026-04-01&to=2026-04-01', [4]],
    ['from=2026-03-31&to=2026-04-01', [4, 1]],
    ['to=2026-03-31', [1]],
    ['from=2026-04-02', [3, 2]],
    ['q=ADA%20listed', [3, 2, 1]],
    ['q=listed%20gpu', [3, 2]],
    ['q=100%25', [4, 1]],
    ['q=0%25', [4, 1]],
    ['q=_', []],
    ['q=nothing%20like%20it', []],
    ['sort=oldest', [1, 2, 3, 4]],
    ['sort=total', [2, 4, 3, 1]],
    ['sort=-total', [1, 3, 4, 2]],
    ['sort=name', [3, 2, 1, 4]],
    ['sort=-name', [4, 3, 2, 1]],
    ['sort=part', [4, 1, 3, 2]],
    ['sort=-part', [3, 2, 4, 1]],
    ['sort=-quantity&status=unpaid', [1, 3, 4]],
    ['sort=quantity&q=ada%20listed', [2, 3, 1]],
  ])('by %s are %j', async (query, places) => {
    const found = await listed(query)
    expect(found.places).toEqual(places)
    expect(found.total).toBe(String(places.length))
  })

  test('a number, a part number and a transaction id find their order', async () => {
    const response = await admin.call('GET', `/order/${orders[1]}`)
    const order = (await response.json()) as Record<'orderNumber' | 'transactionId', string> & {
      lines: [{ mpn: string }]
    }
    for (const q of [order.orderNumber, order.orderNumber.toLowerCase(), order.transactionId])
      expect((await listed(`q=${q}`)).places, q).toEqual([2])
    expect((await listed(`q=${order.lines[0].mpn.toLowerCase()}`)).places).toEqual([3, 2])
    expect((await listed(`q=${ada.email.toUpperCase()}`)).places).toEqual([3, 2, 1])
  })

  test('any few letters of a text find it, wherever they begin', async () => {
    const texts = ['Listed CPU 100%', 'Bert Listed', 'Größe № 7-𝟜𝟜𝟜']
    await shop.sql`update orders set purchase_order = ${texts[2]!} where id = ${orders[3]!}`
    const pieces = texts.flatMap((text) =>
      [...text].flatMap((_, at) =>
        [1, 2, 3, 4, 7].map((long) => [...text].slice(at, at + long).join('')),
      ),
    )
    for (const piece of new Set(pieces)) {
      if (piece.trim() !== piece) continue
      const { places } = await listed(new URLSearchParams({ q: piece }).toString())
      expect(places, piece).toContain(4)
    }
  })

  test('pages by number neither repeat nor skip, and end where counting does', async () => {
    const pages = []
    for (const page of [1, 2, 3])
      pages.push((await listed(`limit=2&page=${page}&sort=total`)).places)
    expect(pages).toEqual([[2, 4], [3, 1], []])
    const far = await admin.call('GET', '/all-orders?limit=100&page=11')
    expect(far.status).toBe(400)
    expect(await far.json()).toMatchObject({ errors: [{ path: 'page' }] })
    expect((await listed('limit=100&page=10')).places).toEqual([])
  })

  test('the newest go on by a cursor, which no other order takes', async () => {
    const first = await listed('limit=3&q=listed')
    expect(first.places).toEqual([4, 3, 2])
    const next = /<\/api\/all-orders\?([^>]+)>/.exec(first.link ?? '')?.[1] ?? ''
    expect(await listed(next)).toEqual({ places: [1], total: null, link: null })
    expect((await listed('limit=3&sort=total')).link).toBeNull()
    for (const more of ['&sort=total', '&page=2'])
      expect((await admin.call('GET', `/all-orders?${next}${more}`)).status).toBe(400)
  })

  test.each([
    'status=lost',
    'status=unpaid&status=lost',
    'from=yesterday',
    'from=2026-02-30',
    'payment=all',
    'hold=ended',
    'sort=price',
    'page=0',
    'q=a&q=b',
  ])('%s is refused', async (query) => {
    expect((await admin.call('GET', `/all-orders?${query}`)).status).toBe(400)
  })
})

test('T23 my orders are narrowed the same way, and stay mine', async () => {
  const mine = (query: string) => listed(`email=${ada.email}&${query}`, ada, '/orders')
  expect((await mine('')).places).toEqual([3, 2, 1])
  expect((await mine('q=listed')).places).toEqual([3, 2, 1])
  expect((await mine('status=paid')).places).toEqual([2])
  expect((await mine('sort=-total&page=1&limit=1')).places).toEqual([1])
  expect((await mine(`q=${bert.email}`)).places).toEqual([])
  expect((await bert.call('GET', `/orders?email=${ada.email}&q=listed`)).status).toBe(403)
})

test('an order tells the tries to pay it, to its buyer and to admins', async () => {
  for (const who of [ada, admin]) {
    const response = await who.call('GET', `/order/${orders[1]}`)
    const { payments } = (await response.json()) as { payments: object[] }
    expect(payments).toMatchObject([
      { status: 'paid', amount: 1_000, reason: null, at: expect.any(String) },
      { status: 'declined', amount: 1_000, reason: 'Your card was declined.' },
    ])
  }
  await admin.call('POST', `/order-refund/${orders[1]}`, { reason: 'Changed their mind' })
  const response = await ada.call('GET', `/order/${orders[1]}`)
  const { payments } = (await response.json()) as { payments: object[] }
  expect(payments.at(-1)).toMatchObject({
    status: 'refunding',
    amount: 1_000,
    reason: 'Changed their mind',
  })
})
