import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ActingFor } from '../../contract/companies/acting-for.ts'
import type { OrderDetail } from '../../contract/orders/orders.ts'
import { join, read, told } from '../../tests/companies.fixture.ts'
import { makeOverdue, openCreditCompany, ship } from '../../tests/credit.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { eventually } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { checkBooks } from '../books/check-books.ts'

let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop({
    environment: { RELEASE: 'manual', SHIPPING_UNDO_SECONDS: '0', LIMITS: 'off' },
  })
  admin = await shop.admin()
})
afterAll(() => shop?.close())

const company = (name: string, terms?: object) => openCreditCompany(shop, admin, name, terms)
const detail = (id: string) => read<OrderDetail>(admin.call('GET', `/order/${id}`))
const wholeBooks = async () => expect((await checkBooks(shop.database)).violations).toEqual([])
const mails = async (id: string) =>
  (
    await shop.sql<{ kind: string }[]>`select kind from mail where order_id = ${id} order by id`
  ).map(({ kind }) => kind)

test('business: 5.15 who pays and the seller are told once that 80 % is used, and anew after less was', async () => {
  const one = await company('Near Works', { limit: 10_000 })
  await shop.sql`update users set email_verified = true where email = ${admin.email}`
  const nearMails = async () => {
    const rows = await shop.sql<{ to: string }[]>`
      select recipient as to from mail
      where kind = 'account-near' and event like ${`account-near:${one.id}:%`}`
    return rows.map(({ to }) => to).sort()
  }
  const both = [admin.email, one.founder.email].sort()
  await one.ordered(70)
  expect(await nearMails()).toEqual([])
  const over = [await one.ordered(10)]
  expect(await nearMails()).toEqual(both)
  over.push(await one.ordered(10))
  expect(await nearMails()).toEqual(both)
  for (const id of over) expect((await one.founder.call('DELETE', `/order/${id}`)).status).toBe(200)
  await one.ordered(10)
  expect(await nearMails()).toEqual([...both, ...both].sort())
})

test('business: 5 an order on account is confirmed, shipped unpaid in two parcels, and owed as it leaves', async () => {
  const one = await company('Two Parcels', { days: 14 })
  const { founder, ordered, account, invoices } = one
  const buyer = await join(shop, one, await shop.buyer('Parcel Buyer'), ['buyer'])
  const id = await ordered(30, buyer)
  expect(await detail(id)).toMatchObject({
    status: 'confirmed',
    method: 'account',
    creditDays: 14,
    holdExpiresAt: null,
    payments: [],
  })
  expect(await account()).toMatchObject({ balance: 0, committed: 3_000, available: 7_000 })
  const intent = await founder.call('POST', '/create-payment-intent', { orderId: id, price: 3_000 })
  expect(intent.status).toBe(409)

  await ship(admin, id, 10)
  expect(await account()).toMatchObject({ balance: 1_000, committed: 2_000, available: 7_000 })
  await ship(admin, id)
  const { status, shipments } = await detail(id)
  expect(status).toBe('shipped')
  const [row] = await shop.sql<{ day: string }[]>`select (shop_day() + 14)::text as day`
  expect(shipments.map(({ due }) => due)).toEqual([
    { on: row!.day, amount: 1_000, open: 1_000 },
    { on: row!.day, amount: 2_000, open: 2_000 },
  ])
  expect(await invoices('open')).toMatchObject([
    { orderId: id, amount: 1_000, open: 1_000, state: 'open', dueOn: row!.day },
    { orderId: id, amount: 2_000, open: 2_000, state: 'open', dueOn: row!.day },
  ])
  expect(await mails(id)).toEqual(['order-placed', 'order-part-shipped', 'order-shipped'])
  const [mail] = await shop.sql<{ values: { creditDays: number } }[]>`
    select values from mail where order_id = ${id} and kind = 'order-placed'`
  expect(mail!.values.creditDays).toBe(14)
  // what is open is told to those who pay
  const { shipments: seen } = await read<OrderDetail>(buyer.call('GET', `/order/${id}`))
  expect(seen.map(({ due }) => due)).toEqual([undefined, undefined])
  await wholeBooks()
})

test('business: 5.7 the cap of a card does not bind an order on account', async () => {
  const { order } = await company('Large', { limit: 3_000_000 })
  expect(await told(order(25_000, { method: 'card' }))).toEqual([400, 'order_too_large'])
  expect((await order(25_000)).status).toBe(200)
  await wholeBooks()
})

test('business: 5 nobody orders on account beyond the limit, and only who pays learns how much is left', async () => {
  const one = await company('Limited', { limit: 2_500 })
  const buyer = await join(shop, one, await shop.buyer('Limited Buyer'), ['buyer'])
  await one.ordered(20)
  const words = async (who: TestUser) =>
    await read<{ code: string; detail: string }>(one.order(10, {}, who))
  expect(await words(one.founder)).toMatchObject({
    code: 'account_limit',
    detail: expect.stringContaining('$500.00 is left'),
  })
  const told = await words(buyer)
  expect(told.code).toBe('account_limit')
  expect(told.detail).not.toContain('500')
  expect((await one.order(10, { method: 'card' }, buyer)).status).toBe(200)
})

test('business: 5 whoever has no account, a stopped one, or something overdue orders otherwise', async () => {
  const one = await company('Refused')
  const alone = await shop.buyer('Alone')
  const refused = (who?: TestUser) => told(one.order(10, {}, who))
  expect(await refused(alone)).toEqual([409, 'account_closed'])
  const change = (terms: object) => admin.call('PATCH', one.path, terms)
  await change({ state: 'stopped' })
  expect(await refused()).toEqual([409, 'account_closed'])
  await change({ state: 'open' })
  await ship(admin, await one.ordered(10))
  const buyer = await join(shop, one, await shop.buyer('Refused Buyer'), ['buyer'])
  const overdue = async () => {
    const answer = await shop.request(`/api/user/${encodeURIComponent(buyer.email)}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        origin: shop.publicUrl,
        cookie: buyer.cookie,
      },
      body: '{}',
    })
    const { company } = (await answer.json()) as { company: ActingFor }
    return company.credit?.overdue
  }
  expect(await overdue()).toBeNull()
  await makeOverdue(shop, one.id, 1)
  expect(await refused()).toEqual([409, 'account_overdue'])
  expect(await overdue()).toBe('refuse')
  await change({ whenOverdue: 'warn' })
  expect((await one.order(10)).status).toBe(200)
})

test('business: 5 what is cancelled of an order on account frees its credit, and brings its stock back', async () => {
  const one = await company('Cancelling')
  const stock = async () => {
    const [row] = await shop.sql<{ quantity: number }[]>`
      select quantity from part where id = ${one.partId}`
    return row!.quantity
  }
  const before = await stock()
  const own = await one.ordered(20)
  expect((await one.founder.call('DELETE', `/order/${own}`)).status).toBe(200)
  expect([await stock(), (await one.account()).committed]).toEqual([before, 0])
  expect(await detail(own)).toMatchObject({ status: 'cancelled' })

  // once it is released its buyer asks for it; the seller cancels until some of it has left
  const released = await one.ordered(20)
  await admin.call('PATCH', `/order-release/${released}`)
  const cancel = (who: TestUser) => told(who.call('DELETE', `/order/${released}`))
  expect(await cancel(one.founder)).toEqual([409, 'order_state'])
  expect(await told(admin.call('POST', `/order-refund/${released}`, {}))).toEqual([200, undefined])
  expect(await detail(released)).toMatchObject({ status: 'cancelled' })

  const shortened = await one.ordered(30)
  await ship(admin, shortened, 10)
  expect(await cancel(admin)).toEqual([404, 'not_found'])
  expect((await admin.call('DELETE', `/order/${shortened}`)).status).toBe(409)
  const some = { lines: [{ position: 1, quantity: 5 }], reason: 'none left' }
  expect((await admin.call('POST', `/order/${shortened}/cancellations`, some)).status).toBe(200)
  expect(await one.account()).toMatchObject({ balance: 1_000, committed: 1_500 })
  await ship(admin, shortened)
  expect(await one.account()).toMatchObject({ balance: 2_500, committed: 0 })
  expect(await stock()).toBe(before - 25)
  await wholeBooks()
})

test('business: 5 goods that come back are owed no more, first of their own order', async () => {
  const one = await company('Returning')
  const [early, late] = [await one.ordered(10), await one.ordered(20)]
  await ship(admin, early)
  await ship(admin, late)
  const asked = await read<{ insertedId: string }>(
    one.founder.call('POST', `/order/${late}/inquiries`, {
      kind: 'return',
      text: 'Too many',
      lines: [{ position: 1, quantity: 5 }],
    }),
  )
  const decide = (body: object) =>
    admin.call('POST', `/inquiries/${asked.insertedId}/decisions`, body)
  expect((await decide({ decision: 'accept' })).status).toBe(200)
  const lines = [{ position: 1, quantity: 5, restocked: 5 }]
  expect((await decide({ decision: 'settle', lines })).status).toBe(200)
  expect((await one.account()).balance).toBe(2_500)
  const open = (await one.invoices('open')).map((invoice) => [invoice.orderId, invoice.open])
  expect(open).toEqual([
    [early, 1_000],
    [late, 1_500],
  ])
  await wholeBooks()
})

test('business: 5 orders on account are released by themselves where orders are', async () => {
  const auto = await openTestShop({ environment: { RELEASE: 'auto' } })
  try {
    const seller = await auto.admin()
    const one = await openCreditCompany(auto, seller, 'At Once')
    const id = await one.ordered(10)
    await eventually(
      () => read<OrderDetail>(seller.call('GET', `/order/${id}`)),
      ({ status }) => status === 'pending',
    )
  } finally {
    await auto.close()
  }
})

test('business: 5 the invoice of an order on account says when and where it is paid', async () => {
  const one = await company('Papers')
  const id = await one.ordered(10)
  await ship(admin, id)
  const { shipments } = await detail(id)
  const [row] = await shop.sql<{ facts: { dueOn: string; seller: { payTo: string } } }[]>`
    select facts from invoice where shipment_id = ${shipments[0]!._id}`
  expect(row!.facts.dueOn).toBe(shipments[0]!.due!.on)
  const paper = await one.founder.call('GET', `/shipment/${shipments[0]!._id}/invoice`)
  expect(paper.status).toBe(200)
})
