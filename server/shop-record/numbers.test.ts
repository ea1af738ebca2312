import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditorReference } from '../../contract/bank/reference.ts'
import type { RecordShown } from '../../contract/shop-record/record.ts'
import { bankOf, payToAccount } from '../../tests/bank.fixture.ts'
import { openCompany, read } from '../../tests/companies.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import { stillPort } from '../../tests/start/still-port.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { readConfig } from '../config/config.ts'
import { listen } from '../http/listen.ts'
import { openShop } from '../open-shop.ts'
import { beginRecord } from './begin-record.ts'

let shop: TestShop
let admin: TestUser
let founder: TestUser
let part: string

beforeAll(async () => {
  shop = await openTestShop({ environment: { DEMO: 'off', OPEN_ORDERS: '500' } })
  admin = await shop.admin()
  const company = await openCompany(shop, admin, await shop.buyer('Founder'), 'Number Works')
  founder = company.founder
  part = await addTestPart(shop, { quantity: 1_000_000 })
  await payToAccount(admin)
})
afterAll(() => shop?.close())

const own = { order: 'B2B-', invoice: 'RE-', creditNote: 'GS-', part: 'ACME-' }
const shown = () => read<RecordShown>(admin.call('GET', '/shop-record'))
async function choose(numbers: object) {
  const { version } = await shown()
  return await admin.call('PATCH', '/shop-record', { version, change: { numbers } })
}
const bodyOf = (method: string) => ({
  lines: [{ partsId: part, quantity: 10, price: 1_000 }],
  address: '1 Test Street',
  number: '0123456789',
  method,
})
type Placed = { insertedId: string; orderNumber: string }
const placed = (method = 'card') => read<Placed>(founder.call('POST', '/orders', bodyOf(method)))

test('a shop of nobody begins with numbers of nobody, which can be chosen until the first order', async () => {
  expect(await shown()).toMatchObject({
    numbersGiven: false,
    record: { numbers: { order: 'SO-', invoice: 'IN-', creditNote: 'CN-', part: 'PN-' } },
  })
  const ready = async () =>
    (await read<{ checks: { name: string }[] }>(admin.call('GET', '/shop-readiness'))).checks.find(
      ({ name }) => name === 'numbers',
    )
  expect(await ready()).toMatchObject({ state: 'advice' })
  expect((await choose({ ...own, order: 'b2b-' })).status).toBe(200)
  expect((await shown()).record.numbers).toEqual(own)
  expect(await ready()).toMatchObject({
    state: 'ready',
    says: expect.stringContaining('B2B-100001'),
  })
})

test.each([
  ['order', '', /a letter first/],
  ['order', '4-', /a letter first/],
  ['order', 'A-', /Two letters/],
  ['order', 'SO2', /no figure last/],
  ['order', 'SO/', /Letters A to Z/],
  ['order', 'SO-SO-SO-', /At most 8/],
  ['order', 'RF-', /references of transfers/],
  ['order', 'PO-', /Buyers call/],
  ['invoice', 'B-2B', /number of an order/],
  ['creditNote', 'RE12-', /number of an invoice/],
  ['creditNote', 'CRE-', /number of an invoice/],
])('as beginning of each %s, "%s" is refused', async (kind, text, says) => {
  const refused = await choose({ ...own, [kind]: text })
  expect(refused.status).toBe(400)
  const { errors } = (await refused.json()) as { errors: { path: string; message: string }[] }
  expect(errors).toEqual([{ path: `change.numbers.${kind}`, message: expect.stringMatching(says) }])
})

test('of orders that are placed while it is changed, on two instances, each is called as all are from then on', async () => {
  const port = await stillPort()
  const second = await openShop({ ...shop.config, port }, shop.config.databaseUrl!, shop.shop.log)
  const server = await listen(second.http, port, '127.0.0.1')
  const there = () =>
    read<Placed>(
      fetch(`http://127.0.0.1:${port}/api/orders`, {
        method: 'POST',
        headers: { authorization: `Bearer ${founder.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf('card')),
      }),
    )
  try {
    for (const round of ['A', 'B', 'C']) {
      // as if none of the orders so far had been placed
      await shop.sql`update shop_record set numbers = null`
      for (const { record } of [shop.shop, second.shop]) Object.assign(record, { numbers: null })
      const [changed, ...orders] = await Promise.all([
        choose({ ...own, order: `R${round}-` }),
        ...[placed(), there(), placed(), there()],
      ])
      const { record, numbersGiven } = await shown()
      expect(numbersGiven).toBe(true)
      if (changed.status === 200) expect(record.numbers.order).toBe(`R${round}-`)
      else expect(await changed.json()).toMatchObject({ code: 'numbers_given' })
      const mailed = await shop.sql<{ number: string }[]>`
        select values ->> 'orderNumber' as number from mail
        where kind = 'order-placed' and order_id = any(${orders.map((one) => one.insertedId)}::uuid[])`
      const names = [...orders.map((one) => one.orderNumber), ...mailed.map((one) => one.number)]
      expect(names).toHaveLength(8)
      for (const name of names) expect(name.startsWith(record.numbers.order), name).toBe(true)
      const refused = await choose({ ...record.numbers, order: 'LATE-' })
      expect(await refused.json()).toMatchObject({ code: 'numbers_given' })
      expect((await choose({ ...record.numbers, part: `P${round}-` })).status).toBe(200)
    }
  } finally {
    await server.stop()
    await second.close()
  }
})

test('they are read back as people and banks write them', async () => {
  await shop.sql`update shop_record set numbers = null`
  Object.assign(shop.shop.record, { numbers: null })
  expect((await choose(own)).status).toBe(200)
  const order = await placed('transfer')
  const { orderNumber } = order
  const digits = orderNumber.replace('B2B-', '')
  for (const q of [orderNumber, `b2b ${digits}`, `#B2B_${digits}`, digits]) {
    const found = await read<{ _id: string }[]>(
      admin.call('GET', `/all-orders?q=${encodeURIComponent(q)}`),
    )
    expect(found[0]?._id, q).toBe(order.insertedId)
  }
  const other = await read<object[]>(admin.call('GET', `/all-orders?q=PW-${digits}`))
  expect(other).toEqual([])
  const reference = creditorReference(orderNumber)
  expect(reference).toContain(`B2B${digits}`)
  await bankOf(shop, admin).upload({ lines: [{ text: reference, amount: 1_000, ref: '1' }] })
  await expect
    .poll(async () => await read<object>(admin.call('GET', `/order/${order.insertedId}`)))
    .toMatchObject({ status: expect.stringMatching(/paid|confirmed|pending/), orderNumber })
})

test('a version of before the first order brings its numbers not back', async () => {
  const { version } = await shown()
  const restored = await admin.call('POST', '/shop-record/restorations', { version, from: 1 })
  expect(restored.status).toBe(200)
  expect((await shown()).record.numbers).toMatchObject({ order: 'B2B-', invoice: 'RE-' })
})

test('settings lock them, and what contradicts orders does not start', async () => {
  const begin = async (more: object) =>
    await beginRecord(readConfig({ ...shop.settings, DEMO: 'off', ...more }), shop.database)
  await expect(begin({ INVOICE_PREFIX: 'R-' })).rejects.toThrow(/INVOICE_PREFIX: Two letters/)
  await expect(begin({ INVOICE_PREFIX: 'BILL-' })).rejects.toThrow(/orders were placed by RE-/)
  await begin({ INVOICE_PREFIX: 're-' })
  await shop.sql`update shop_record set numbers = null`
  await expect(begin({ CREDIT_NOTE_PREFIX: 'RE-' })).rejects.toThrow(/number of an invoice/)
  await begin({ INVOICE_PREFIX: 'BILL-' })
})
