import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditEntry } from '../../contract/audit/audit.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, paidOrder, placeTestOrder } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { writeAudit } from '../database/audit.ts'
import { inWay } from '../database/way.ts'
import { releasePaidOrder } from '../orders/index.ts'

let shop: TestShop
let ada: TestUser
let ben: TestUser
let buyer: TestUser
let part: string

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { RELEASE: 'manual' } })
  ada = await shop.admin('Ada Admin')
  ben = await shop.admin('Ben Admin')
  buyer = await shop.buyer()
  part = await addTestPart(shop, { name: 'Audited CPU' })
  await ada.call('PATCH', `/parts/${part}`, { price: 120, details: 'Other words' })
  await ben.call('POST', `/parts/${part}/stock`, { change: 5, reason: 'restock' })
})
afterAll(() => shop?.close())

async function listed(query: string) {
  const response = await ada.call('GET', `/audit?${query}`)
  expect(response.status, query).toBe(200)
  return {
    items: (await response.json()) as AuditEntry[],
    total: Number(response.headers.get('x-total-count')),
    link: response.headers.get('link'),
  }
}
const keyOf = async (who: TestUser, scopes: string[]) => {
  const made = await who.call('POST', '/keys', { name: 'Price list', scopes })
  return (await made.json()) as { insertedId: string; key: string }
}
const byKey = (key: string, method: string, path: string, body?: object) =>
  shop.request(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })

test('who changed a price, from what, to what, is told first, with what the part is called', async () => {
  const { items } = await listed(`what=price&subject=${part}`)
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    action: 'part-changed',
    what: 'Part changed',
    thing: 'part',
    subject: part,
    title: 'Audited CPU',
    by: 'Ada Admin',
    email: ada.email,
    via: 'session',
    keyId: null,
    changes: expect.arrayContaining([
      { field: 'price', before: '100', after: '120' },
      { field: 'details', before: 'A part for tests.', after: 'Other words' },
    ]),
    facts: [],
  })
})

test('stock is told apart from prices, and one admin from another', async () => {
  const { items } = await listed(`what=stock&subject=${part}`)
  expect(items.map(({ by, changes }) => [by, changes])).toEqual([
    ['Ben Admin', [{ field: 'quantity', before: '1000', after: '1005' }]],
  ])
  expect((await listed(`subject=${part}&q=ben`)).items).toHaveLength(1)
  expect((await listed(`subject=${part}&q=${buyer.email}`)).items).toEqual([])
})

test('what a key did is told with the key, and found by it', async () => {
  const { insertedId, key } = await keyOf(ada, ['catalogue:write', 'audit:read'])
  expect((await byKey(key, 'PATCH', `/parts/${part}`, { price: 125 })).status).toBe(200)
  const [entry, ...more] = (await listed(`keyId=${insertedId}&via=key`)).items
  expect(more).toEqual([])
  expect(entry).toMatchObject({ key: 'Price list', keyId: insertedId, email: ada.email })
  const seen = await byKey(key, 'GET', `/audit?keyId=${insertedId}`)
  expect(await seen.json()).toEqual([entry])
})

test('an order by a key, its release by a job and its shipping are audited; what its buyer does is not', async () => {
  const { key } = await keyOf(buyer, ['orders:write'])
  const body = {
    partsId: part,
    quantity: 10,
    price: 1250,
    address: '1 Test Street',
    number: '0123456789',
  }
  const placed = await byKey(key, 'POST', '/order', body)
  const { insertedId } = (await placed.json()) as { insertedId: string }
  const mine = await placeTestOrder(buyer, await addTestPart(shop))
  await buyer.call('DELETE', `/order/${mine}`)
  expect((await listed(`what=order&subject=${mine}`)).items).toEqual([])
  const [bought] = (await listed(`what=order&subject=${insertedId}`)).items
  expect(bought).toMatchObject({ action: 'order-placed', via: 'key', key: 'Price list' })
  expect(bought?.changes).toContainEqual({ field: 'amount', before: null, after: '1250' })
  const id = await paidOrder(shop, buyer, await addTestPart(shop))
  await inWay({ via: 'job', keyId: null }, () => releasePaidOrder(shop.shop, { id }))
  await ada.call('PATCH', `/order-shipment/${id}`)
  const told = (await listed(`subject=${id}`)).items
  expect(told.map(({ action, via, by, changes }) => [action, via, by, changes])).toEqual([
    [
      'order-shipped',
      'session',
      'Ada Admin',
      [{ field: 'status', before: 'pending', after: 'shipped' }],
    ],
    ['order-released', 'job', null, [{ field: 'status', before: 'paid', after: 'pending' }]],
  ])
  expect(told[0]?.title).toMatch(/^PW-\d+$/)
})

test('pages and cursors neither repeat nor skip, also where many rows are of one moment', async () => {
  const subject = 'many@example.test'
  await shop.database.transaction(async (sql) => {
    for (let at = 0; at < 7; at += 1)
      await writeAudit(sql, null, 'sessions ended', subject, { sessions: at })
  })
  const values = (items: AuditEntry[]) => items.map(({ facts }) => facts[0]!.value)
  const all = await listed(`subject=${subject}`)
  expect(all.total).toBe(7)
  const whole = values(all.items)
  expect(whole).toEqual(['6', '5', '4', '3', '2', '1', '0'])
  const walked: string[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const page = await listed(`subject=${subject}&limit=2${cursor && `&cursor=${cursor}`}`)
    walked.push(...values(page.items))
    cursor = /cursor=([^&>]+)/.exec(page.link ?? '')?.[1]
  }
  expect(walked).toEqual(whole)
  const pages = [1, 2, 3, 4].map((page) => listed(`subject=${subject}&limit=2&page=${page}`))
  expect((await Promise.all(pages)).flatMap(({ items }) => values(items))).toEqual(whole)
  const [entry] = all.items
  expect(entry).toMatchObject({ via: 'command', by: null, email: null, thing: 'person' })
})

test('days are those of the shop’s zone, both included', async () => {
  const next = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  expect((await listed(`from=2020-01-01&to=${next}&subject=${part}`)).total).toBeGreaterThan(2)
  expect((await listed(`from=${next}&subject=${part}`)).total).toBe(0)
  expect((await listed(`to=2020-01-01`)).total).toBe(0)
  expect((await ada.call('GET', '/audit?from=yesterday')).status).toBe(400)
})

test('the file holds what is listed, and runs nothing in a spreadsheet', async () => {
  await ada.call('PATCH', `/parts/${part}`, { details: '=1+1' })
  const answer = await ada.call('GET', `/audit-export?subject=${part}&q=ada`)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const text = await answer.text()
  const [head, ...rows] = text.trim().split('\r\n')
  expect(head).toContain('"Before","After"')
  const { total } = await listed(`subject=${part}&q=ada`)
  expect(rows).toHaveLength(total)
  expect(text).toContain('price: 100')
  expect(text).toContain('price: 120')
  expect(text).not.toMatch(/(^|,)"?[=+@]/m)
})

test('a long value is cut in the answer, and of specifications only those that changed are told', async () => {
  await ada.call('PATCH', `/parts/${part}`, { specs: { cores: 8, socket: 'AM5' } })
  await ada.call('PATCH', `/parts/${part}`, { specs: { cores: 16, socket: 'AM5' } })
  await ada.call('PATCH', `/parts/${part}`, { details: 'word '.repeat(300).trim() })
  const [long, specs] = (await listed(`subject=${part}`)).items
  expect(long?.changes[0]?.after).toMatch(/^word .*…$/)
  expect(long?.changes[0]?.after).toHaveLength(500)
  expect(specs?.changes).toEqual([{ field: 'specs.cores', before: '8', after: '16' }])
})

test('a name goes with its account; what was done stays', async () => {
  const gone = await shop.admin('Gone Admin')
  await gone.call('POST', `/parts/${part}/stock`, { change: 1, reason: 'restock' })
  await shop.sql`delete from users where email = ${gone.email}`
  const [entry] = (await listed(`what=stock&subject=${part}`)).items
  expect(entry).toMatchObject({ by: null, email: null, via: 'session' })
  expect(JSON.stringify(entry)).not.toContain('Gone Admin')
})
