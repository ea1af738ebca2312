import { describe, expect, test } from 'vitest'
import { eventually } from '../../../tests/orders.fixture.ts'
import { checkBooks } from '../../books/check-books.ts'
import { shippingShop } from './shipping-shop.fixture.ts'

const { shop, read, pendingOrder, ship } = shippingShop({ SHIPPING_UNDO_SECONDS: '4' })

const shipNow = async (id: string) =>
  (await shop().admin.call('PATCH', `/order-shipment/${id}`)).status
const undo = async (ids: string[], who = shop().admin) => {
  const response = await who.call('POST', '/order-shipment-undos', { ids })
  return (await response.json()) as { modifiedCount: number; results: { problem: string | null }[] }
}
const track = async (shipment: string, body: object, who = shop().admin) => {
  const response = await who.call('PATCH', `/shipment/${shipment}`, body)
  return { http: response.status, body: (await response.json()) as Record<string, unknown> }
}
const told = (id: string, count: number) =>
  eventually(
    () => read(id),
    ({ shipments }) => shipments.filter((one) => one.invoiceNumber !== null).length === count,
  )
const kinds = (of: { kind: string }[]) => of.map(({ kind }) => kind)
const violations = async () => (await checkBooks(shop().database)).violations

describe('taking a shipment back', () => {
  test('found: A4 what was shipped by a slip is taken back before invoice and mail leave', async () => {
    const { id } = await pendingOrder()
    expect(await shipNow(id)).toBe(200)
    const shipped = await read(id)
    expect(shipped).toMatchObject({
      status: 'shipped',
      openQuantity: 0,
      shipments: [{ invoiceNumber: null, undoUntil: expect.any(String) }],
    })
    expect(await violations()).toEqual([])
    expect(await undo([id])).toMatchObject({ modifiedCount: 1 })
    const back = await read(id)
    expect(back).toMatchObject({
      status: 'pending',
      openQuantity: 50,
      shippedAt: null,
      shipments: [],
    })
    expect(kinds(back.events).slice(-2)).toEqual(['shipped', 'shipping-undone'])
    expect(kinds(back.mails)).not.toContain('order-shipped')
    expect(await violations()).toEqual([])
    expect(await undo([id])).toMatchObject({
      modifiedCount: 0,
      results: [{ problem: expect.stringContaining('was taken back') }],
    })
    // and once more, which is told of
    expect(await shipNow(id)).toBe(200)
    const done = await told(id, 1)
    expect(done).toMatchObject({ status: 'shipped', shipments: [{ undoUntil: null }] })
    expect(kinds(done.mails).filter((kind) => kind === 'order-shipped')).toHaveLength(1)
    expect(await undo([id])).toMatchObject({
      modifiedCount: 0,
      results: [{ problem: expect.stringContaining('buyer has been told') }],
    })
    expect((await read(id)).status).toBe('shipped')
  })

  test('found: A4 several are taken back at once, by who shipped them and by nobody else, each once', async () => {
    const orders = await Promise.all([pendingOrder(), pendingOrder()])
    const ids = orders.map(({ id }) => id)
    await shop().admin.call('POST', '/order-shipments', { ids })
    const other = await shop().secondAdmin()
    expect(await undo(ids, other)).toMatchObject({ modifiedCount: 0 })
    expect((await shop().buyer.call('POST', '/order-shipment-undos', { ids })).status).toBe(403)
    const answers = await Promise.all([undo(ids), undo(ids), undo(ids)])
    expect(answers.reduce((sum, one) => sum + one.modifiedCount, 0)).toBe(2)
    for (const id of ids) expect((await read(id)).status).toBe('pending')
    expect(await violations()).toEqual([])
  })

  test('found: A4 of parcels the newest is taken back, and the rest stays as it is', async () => {
    const { id } = await pendingOrder()
    const first = await ship(id, { lines: [{ position: 1, quantity: 12 }] })
    expect(first.body).toMatchObject({ invoiceNumber: null, status: 'pending' })
    expect((await ship(id, {})).body).toMatchObject({ status: 'shipped' })
    expect(await undo([id])).toMatchObject({ modifiedCount: 1 })
    expect(await read(id)).toMatchObject({
      status: 'pending',
      shippedQuantity: 12,
      shipments: [{ _id: first.body.insertedId, lines: [{ position: 1, quantity: 12 }] }],
    })
    const left = await told(id, 1)
    expect(kinds(left.mails)).toContain('order-part-shipped')
    expect(await violations()).toEqual([])
  })
})

test('what left only now comes back once its invoice is written, and can be taken back until then', async () => {
  const { id } = await pendingOrder()
  await shipNow(id)
  const asked = await shop().buyer.call('POST', `/order/${id}/inquiries`, {
    kind: 'return',
    text: 'Not what we ordered.',
    lines: [{ position: 1, quantity: 5 }],
  })
  const { insertedId } = (await asked.json()) as { insertedId: string }
  const decide = (body: object) =>
    shop().admin.call('POST', `/inquiries/${insertedId}/decisions`, body)
  await decide({ decision: 'accept' })
  const settled = await decide({
    decision: 'settle',
    lines: [{ position: 1, quantity: 5, restocked: 5 }],
  })
  expect(settled.status).toBe(409)
  expect(await settled.json()).toMatchObject({
    detail: expect.stringContaining('Wait until its invoice is written'),
  })
  expect(await undo([id])).toMatchObject({ modifiedCount: 1 })
  expect(await violations()).toEqual([])
})

test('business: 6 a shipment is of several parcels with numbers and weights, which are corrected later', async () => {
  const { id } = await pendingOrder()
  const parcels = [
    { trackingNumber: 'FL-1', grams: 12_400 },
    { trackingNumber: 'FL-2', grams: null },
  ]
  const refused = async (given: object) => {
    const { http, body } = await ship(id, given)
    return [http, (body as unknown as { errors: { path: string }[] }).errors.map((one) => one.path)]
  }
  expect(await refused({ parcels: [parcels[0], parcels[0]] })).toEqual([400, ['parcels']])
  expect(await refused({ parcels: [{ grams: 5 }] })).toEqual([400, ['parcels.0.trackingNumber']])
  expect(await refused({ parcels: [{ trackingNumber: 'A', grams: 0.5 }] })).toEqual([
    ...[400, ['parcels.0.grams']],
  ])
  expect(await refused({ parcels, trackingNumber: 'FL-2' })).toEqual([400, ['trackingNumber']])
  const many = Array.from({ length: 201 }, (_, at) => ({ trackingNumber: `FL-${at}` }))
  expect(await refused({ parcels: many })).toEqual([400, ['parcels']])
  expect((await ship(id, { carrier: 'Freight Line', parcels, trackingNumber: 'FL-1' })).http).toBe(
    200,
  )
  const [shipment] = (await told(id, 1)).shipments
  expect(shipment).toMatchObject({ trackingNumber: 'FL-1', parcels })
  const facts = async (kind: string) => {
    const [mail] = await shop().sql<{ parcels: string; numbers: string }[]>`
      select values->>'parcels' as parcels, values->>'trackingNumber' as numbers
      from mail
      where kind = ${kind} and order_id = ${id}
      order by id desc`
    return [mail?.parcels, mail?.numbers]
  }
  expect(await facts('order-shipped')).toEqual(['2', 'FL-1, FL-2'])

  // who knows one number alone corrects the first parcel’s
  const was = { carrier: 'Freight Line', trackingNumber: 'FL-1' }
  expect(await track(shipment!._id, { trackingNumber: 'FL-9', was })).toMatchObject({ http: 200 })
  expect((await read(id)).shipments[0]!.parcels).toEqual([
    { trackingNumber: 'FL-9', grams: 12_400 },
    parcels[1],
  ])
  const seen = { ...was, trackingNumber: 'FL-9', parcels }
  expect(await track(shipment!._id, { parcels: [], was: seen })).toMatchObject({ http: 409 })
  const weighed = parcels.map((one) => ({ ...one, grams: 600 }))
  expect(await track(shipment!._id, { parcels: weighed })).toMatchObject({ http: 200 })
  expect(await facts('order-tracking')).toEqual(['2, 1.2 kg', 'FL-1, FL-2'])
  expect((await read(id)).shipments[0]).toMatchObject({ trackingNumber: 'FL-1', parcels: weighed })
})

test('found: A4 carrier and tracking are added later, the buyer is mailed, and not without end', async () => {
  const { id } = await pendingOrder()
  await shipNow(id)
  const before = (await read(id)).shipments[0]!._id
  expect(await track(before, { carrier: 'Freight Line' })).toMatchObject({ http: 200 })
  const shipment = (await told(id, 1)).shipments[0]!
  expect(shipment).toMatchObject({ carrier: 'Freight Line', trackingNumber: '' })
  expect(kinds((await read(id)).mails)).not.toContain('order-tracking')
  const was = { carrier: 'Freight Line', trackingNumber: '' }
  const next = { carrier: 'Freight Line', trackingNumber: 'FL-1' }
  expect(await track(before, { ...next, was })).toEqual({ http: 200, body: { modifiedCount: 1 } })
  expect(await track(before, { ...next, was: next })).toMatchObject({ body: { modifiedCount: 0 } })
  for (const same of [{}, { carrier: 'Freight Line' }, { trackingNumber: ' FL-1\r\n' }])
    expect(await track(before, same)).toMatchObject({ body: { modifiedCount: 0 } })
  const stale = await track(before, { carrier: 'Other', trackingNumber: 'X', was })
  expect(stale).toMatchObject({ http: 409, body: { code: 'tracking_changed' } })
  expect(stale.body.detail).toContain('Freight Line FL-1')
  const after = await read(id)
  expect(after.shipments[0]).toMatchObject(next)
  expect(kinds(after.mails).filter((kind) => kind === 'order-tracking')).toHaveLength(1)
  for (const who of [shop().buyer, shop().other])
    expect((await track(before, next, who)).http).toBe(403)
  const rest = []
  for (let n = 2; n < 12; n += 1)
    rest.push((await track(before, { trackingNumber: `FL-${n}` })).http)
  expect(rest).toEqual([...Array(8).fill(200), 409, 409])
  expect((await read(id)).shipments[0]).toMatchObject({ carrier: 'Freight Line' })
})
