import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SavedAddress } from '../../contract/addresses/saved.ts'
import { maxAddresses } from '../../contract/addresses/saved.ts'
import type { Order } from '../../contract/orders/orders.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { newId } from '../database/new-id.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { OPEN_ORDERS: '100' } })
})
afterAll(() => shop?.close())

const works = { country: 'DE', line1: 'Hafenweg 1', city: 'Hamburg', postalCode: '20457' }
const office = {
  country: 'US',
  line1: '1 Main St',
  city: 'Ames',
  region: 'IA',
  postalCode: '50010',
}
const number = '+49 40 5550100'

type Told = { status: number; insertedId: string; code?: string; errors?: { path: string }[] }
async function send(buyer: TestUser, method: string, path: string, body?: object) {
  const answer = await buyer.call(method, path, body)
  return { status: answer.status, ...((await answer.json()) as object) } as Told
}
const save = (buyer: TestUser, body: object) => send(buyer, 'POST', '/addresses', body)
async function saved(buyer: TestUser) {
  const answer = await buyer.call('GET', '/addresses')
  return ((await answer.json()) as { addresses: SavedAddress[] }).addresses
}

async function place(buyer: TestUser, more: object) {
  const partsId = await addTestPart(shop)
  const lines = [{ partsId, quantity: 10, price: 1_000 }]
  return await send(buyer, 'POST', '/orders', { lines, ...more })
}
async function orderOf(buyer: TestUser, id: string) {
  return (await (await buyer.call('GET', `/order/${id}`)).json()) as Order
}

test('the first address is the default, another takes its place, one put away is none', async () => {
  const buyer = await shop.buyer()
  const first = await save(buyer, { ...works, label: 'Works' })
  const bills = await save(buyer, { ...office, use: 'bill', billsByDefault: true })
  expect([first.status, bills.status]).toEqual([200, 200])
  expect(await saved(buyer)).toMatchObject([
    { label: 'Works', shipsByDefault: true, billsByDefault: false, text: expect.any(String) },
    { use: 'bill', shipsByDefault: false, billsByDefault: true, region: 'IA' },
  ])
  const second = await save(buyer, { ...office, shipsByDefault: true })
  expect((await saved(buyer)).filter((one) => one.shipsByDefault)).toMatchObject([
    { _id: second.insertedId },
  ])
  await send(buyer, 'PUT', `/addresses/${first.insertedId}`, { ...works, shipsByDefault: true })
  expect((await saved(buyer))[0]).toMatchObject({ _id: first.insertedId, label: '' })
  const gone = await send(buyer, 'DELETE', `/addresses/${first.insertedId}`)
  expect(gone).toMatchObject({ status: 200, deletedCount: 1 })
  expect((await send(buyer, 'DELETE', `/addresses/${first.insertedId}`)).status).toBe(404)
  expect((await saved(buyer)).map(({ shipsByDefault }) => shipsByDefault)).toEqual([false, false])
  const wrong = await save(buyer, { ...office, use: 'bill', shipsByDefault: true })
  expect(wrong).toMatchObject({ status: 400, errors: [{ path: 'shipsByDefault' }] })
})

test('an order by a kept address has it field by field and as text, whatever becomes of it later', async () => {
  const buyer = await shop.buyer()
  const { insertedId: addressId } = await save(buyer, {
    ...works,
    phone: number,
    name: 'Example GmbH',
    label: 'Works',
  })
  const placed = await place(buyer, { addressId, billTo: office })
  const text = 'Example GmbH\nHafenweg 1\n20457 Hamburg\nGERMANY'
  const before = await orderOf(buyer, placed.insertedId)
  expect(before).toMatchObject({
    address: text,
    number: '+49405550100',
    shipTo: { ...works, name: 'Example GmbH', phone: '+49405550100' },
    billTo: { ...office, phone: '' },
    billAddress: '1 Main St\nAmes, IA 50010\nUNITED STATES',
  })
  expect(before.shipTo).not.toHaveProperty('label')
  await send(buyer, 'PUT', `/addresses/${addressId}`, { ...office, phone: number })
  await send(buyer, 'DELETE', `/addresses/${addressId}`)
  const after = await orderOf(buyer, placed.insertedId)
  expect(after.shipTo).toEqual(before.shipTo)
  expect(after.address).toBe(text)
  expect(await place(buyer, { addressId, number })).toMatchObject({
    status: 400,
    errors: [{ path: 'addressId' }],
  })
})

test('an order by fields, and one by the text alone as before', async () => {
  const buyer = await shop.buyer()
  const written = await place(buyer, { shipTo: office, number })
  expect(await orderOf(buyer, written.insertedId)).toMatchObject({
    address: '1 Main St\nAmes, IA 50010\nUNITED STATES',
    shipTo: { region: 'IA', phone: '+49405550100' },
    billTo: null,
  })
  const alone = await place(buyer, { address: '1 Test Street', number })
  expect(await orderOf(buyer, alone.insertedId)).toMatchObject({
    address: '1 Test Street',
    shipTo: null,
    billTo: null,
  })
  const partsId = await addTestPart(shop)
  const one = { partsId, quantity: 10, price: 1_000 }
  const single = await send(buyer, 'POST', '/order', { ...one, shipTo: works, number })
  expect((await orderOf(buyer, single.insertedId)).address).toBe(
    'Hafenweg 1\n20457 Hamburg\nGERMANY',
  )
})

test('an order says once where it goes, and how to call there', async () => {
  const buyer = await shop.buyer()
  const paths = async (more: object) => {
    const told = await place(buyer, more)
    return [told.status, ...(told.errors ?? []).map(({ path }) => path)]
  }
  expect(await paths({})).toEqual([400, 'address', 'number'])
  expect(await paths({ number })).toEqual([400, 'address'])
  expect(await paths({ shipTo: works, address: 'X 1', number })).toEqual([400, 'address'])
  expect(await paths({ shipTo: works, billTo: office, billAddressId: newId(), number })).toEqual([
    ...[400, 'billTo'],
  ])
  expect(await paths({ shipTo: works })).toEqual([400, 'number'])
  const bad = { ...works, postalCode: '1' }
  expect(await paths({ shipTo: bad, number })).toEqual([400, 'shipTo.postalCode'])
  const { insertedId: addressId } = await save(buyer, works)
  expect(await paths({ addressId })).toEqual([400, 'number'])
})

test('nobody orders to an address of somebody else', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()]
  const { insertedId } = await save(other, { ...works, phone: number })
  for (const by of [{ addressId: insertedId }, { shipTo: works, billAddressId: insertedId }])
    expect(await place(buyer, { ...by, number })).toMatchObject({ status: 400 })
  expect(await saved(buyer)).toEqual([])
})

test('of many that add and choose at once, no more are kept than may be, and one is the default', async () => {
  const buyer = await shop.buyer()
  await shop.sql`
    insert into address (id, user_id, line1, country)
    select gen_random_uuid(), id, 'X', 'GH'
    from users, generate_series(1, ${maxAddresses - 3}::int)
    where email = ${buyer.email}`
  const tries = Array.from({ length: 12 }, () => save(buyer, { ...works, shipsByDefault: true }))
  const told = await Promise.all(tries)
  expect(told.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(told.filter(({ code }) => code === 'too_many_addresses')).toHaveLength(9)
  const now = await saved(buyer)
  expect(now).toHaveLength(maxAddresses)
  expect(now.filter((one) => one.shipsByDefault)).toHaveLength(1)
  const ids = now.slice(0, 6).map(({ _id }) => _id)
  await Promise.all(
    ids.map((id) => send(buyer, 'PUT', `/addresses/${id}`, { ...works, shipsByDefault: true })),
  )
  expect((await saved(buyer)).filter((one) => one.shipsByDefault)).toHaveLength(1)
})

test('an order goes elsewhere by fields, too, once the shop says yes', async () => {
  const [buyer, admin] = [await shop.buyer(), await shop.admin()]
  const { insertedId: id } = await place(buyer, { address: '1 Test Street', number })
  await shop.sql`
    update orders
    set paid_minor = payable_minor, paid_at = now(), transaction_id = ${id}, released_at = now()
    where id = ${id}`
  const asked = { kind: 'address', text: 'We have moved', shipTo: { ...works, phone: number } }
  const inquiry = await send(buyer, 'POST', `/order/${id}/inquiries`, asked)
  await send(admin, 'POST', `/inquiries/${inquiry.insertedId}/decisions`, { decision: 'accept' })
  expect(await orderOf(buyer, id)).toMatchObject({
    address: 'Hafenweg 1\n20457 Hamburg\nGERMANY',
    number: '+49405550100',
    shipTo: { ...works, phone: '+49405550100' },
  })
})
