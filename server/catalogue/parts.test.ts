import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestMember } from '../../tests/test-member.ts'

let shop: TestShop
let admin: TestMember
let img: string

beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  admin = await shop.admin()
  const form = new FormData()
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
  form.set('image', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'part.png')
  const headers = { authorization: `Bearer ${admin.token}` }
  const uploaded = await shop.request('/api/images', { method: 'POST', headers, body: form })
  img = ((await uploaded.json()) as { data: { url: string } }).data.url
})
afterAll(() => shop?.close())

const filled = { name: 'Module', details: 'Boxed', minQuantity: 10, quantity: 100, price: 54 }
const add = (more: object = {}) => admin.call('POST', '/add-parts', { ...filled, img, ...more })
const added = async (more: object = {}) => {
  const response = await add(more)
  const body = (await response.json()) as { insertedId: string }
  expect(response.status, JSON.stringify(body)).toBe(200)
  return body.insertedId
}
const read = async (id: string) => {
  const response = await shop.request(`/api/parts/${id}`)
  return response.ok ? ((await response.json()) as Record<string, unknown>) : response.status
}
const parts = async () => (await shop.sql`select 1 from part`).length

test('a part is added with the six fields; the rest has defaults and a number of ours', async () => {
  const id = await added()
  expect(await read(id)).toMatchObject({
    ...filled,
    _id: id,
    img,
    category: 'cpu',
    orderMultiple: 1,
    warrantyMonths: 12,
    specs: {},
    currency: 'usd',
    sku: `PW-${id.slice(-12).toUpperCase()}`,
  })
})

test('a part keeps everything that it is added with, its texts to the letter', async () => {
  const whole = {
    name: 'Ünï "Core" <9>',
    sku: 'UC-9',
    category: 'gpu',
    orderMultiple: 5,
    warrantyMonths: 36,
    specs: { cores: 8, boxed: true, socket: 'AM5', sets: ['AVX', 'SSE'] },
  }
  expect(await read(await added(whole))).toMatchObject(whole)
})

const number = 'Please input the price, a whole number from 1'
const minimum = 'Please input the minimum quantity, a whole number from 1'
const quantity = 'Please input the quantity, a whole number from 1'
const noNumbers = [
  0,
  -1,
  1.5,
  '5',
  null,
  undefined,
  [],
  true,
  {},
  Number.POSITIVE_INFINITY,
  2 ** 53,
]

test.each([
  ['price', number, noNumbers.slice(0, -1)],
  ['price', 'The price of one piece is at most 999999', [1_000_000]],
  ['minQuantity', minimum, [...noNumbers, 2 ** 31]],
  ['quantity', quantity, [...noNumbers, 2 ** 31]],
  ['minQuantity', 'The minimum quantity cannot be more than the quantity', [101]],
  ['name', 'Please input the parts name', ['', ' ', null, undefined, 5]],
  ['name', 'At most 200 characters, please', ['x'.repeat(201)]],
  ['name', 'Some characters in this text cannot be stored', ['a\u0000', '\udc00']],
  ['details', 'Please input the details', ['', undefined, {}]],
  ['details', 'At most 5000 characters, please', ['x'.repeat(5_001)]],
  ['img', 'Please choose an image', ['', undefined, 3]],
  ['category', 'Please choose a category', ['shoes', 3]],
  ['warrantyMonths', 'Between 12 and 36 months', [11, 37, '12', 12.5]],
  ['orderMultiple', 'The order multiple is a whole number from 1', [0, 1.5, '2']],
])('T40 an added part whose %s is wrong is told: %s', async (path, message, values) => {
  const before = await parts()
  for (const value of values) {
    const response = await add({ [path]: value })
    expect(response.status, String(value)).toBe(400)
    const { errors } = (await response.json()) as { errors: object[] }
    expect(errors, String(value)).toContainEqual({ path, message })
  }
  expect(await parts()).toBe(before)
})

test('T40 specifications that cannot be kept are refused', async () => {
  const before = await parts()
  for (const specs of [
    [],
    'x',
    { a: null },
    { a: {} },
    { a: 'x'.repeat(301) },
    { ['k'.repeat(61)]: 1 },
    { a: 'x\u0000' },
    { 'x\u0000': 1 },
    { a: ['\ud800'] },
    Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`k${at}`, at])),
  ])
    expect((await add({ specs })).status, JSON.stringify(specs)).toBe(400)
  expect(await parts()).toBe(before)
})

test('T40 T52 a picture is one that we took in, nothing else', async () => {
  const before = await parts()
  const { host } = new URL(shop.publicUrl)
  for (const other of [
    ...['javascript:alert(1)', 'data:image/png;base64,AA', 'https://elsewhere.example/a.png'],
    ...['../secrets.json', `${img}/../x`, `//${host}${img}`, `${img}?x`, `${img} `.concat('x')],
    ...['http://169.254.169.254/latest', 'file:///etc/passwd', img.toUpperCase()],
  ]) {
    const response = await add({ img: other })
    expect(response.status, other).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'image_not_ours',
      detail: 'Upload the image first, and send the address that the upload answered.',
    })
  }
  expect(await parts()).toBe(before)
})

test('a part number is taken once, however it is written, until its part is gone', async () => {
  const id = await added({ sku: 'AB-12/3' })
  const taken = await add({ sku: 'ab 123' })
  expect(taken.status).toBe(409)
  expect(await taken.json()).toMatchObject({
    code: 'sku_taken',
    detail: 'There is already a part with the number ab 123.',
  })
  expect((await admin.call('DELETE', `/parts/${id}`)).status).toBe(200)
  await added({ sku: 'ab 123' })
})

describe('a part that is there', () => {
  let id: string
  beforeAll(async () => {
    id = await added({ sku: 'CHANGE-1', specs: { cores: 8 } })
  })
  const change = (body: object, of = id) => admin.call('PATCH', `/parts/${of}`, body)

  test('changes in what is given and in nothing else', async () => {
    const before = await read(id)
    const changed = await change({ price: 60, name: ' New name ', specs: { boxed: false } })
    expect(await changed.json()).toEqual({ modifiedCount: 1 })
    const after = { ...(before as object), price: 60, name: 'New name', specs: { boxed: false } }
    expect(await read(id)).toEqual(after)
    expect(await (await change({ quantity: 5, sku: 'X', _id: 'y' })).json()).toEqual({
      modifiedCount: 1,
    })
    expect(await read(id)).toEqual(after)
  })

  test.each([
    { price: 0 },
    { price: 1.5 },
    { name: '' },
    { minQuantity: 0 },
    { category: 'x' },
    { specs: { a: 'x\u0000' } },
  ])('does not change by %o', async (body) => {
    const before = await read(id)
    const response = await change({ details: 'Changed', ...body })
    expect(response.status).toBe(400)
    expect(await read(id)).toEqual(before)
  })

  test('does not change to a picture of somebody else', async () => {
    const before = await read(id)
    const response = await change({ details: 'Changed', img: 'https://elsewhere.example/a.png' })
    expect(await response.json()).toMatchObject({ code: 'image_not_ours' })
    expect(await read(id)).toEqual(before)
  })

  test('has its stock booked in and out, never below nothing, each booking once', async () => {
    const book = (body: object, headers = {}) =>
      admin.call('POST', `/parts/${id}/stock`, body, headers)
    const once = { 'idempotency-key': 'delivery-1' }
    for (let times = 0; times < 3; times += 1)
      expect(await (await book({ change: 50, reason: 'restock' }, once)).json()).toEqual({
        quantity: 150,
      })
    expect(await (await book({ change: -150, reason: 'correction' })).json()).toEqual({
      quantity: 0,
    })
    const below = await book({ change: -1, reason: 'correction' })
    expect(below.status).toBe(409)
    expect(await below.json()).toMatchObject({
      code: 'not_enough_stock',
      detail: 'Quantity must be between 0-0',
    })
    for (const body of [
      { change: 0, reason: 'restock' },
      { change: 1.5, reason: 'restock' },
      { change: '5', reason: 'restock' },
      { change: 5 },
      { change: 5, reason: 'held' },
      { change: 2 ** 31, reason: 'restock' },
    ])
      expect((await book(body)).status, JSON.stringify(body)).toBe(400)
    const most = await book({ change: 2_147_483_647, reason: 'restock' })
    expect(await most.json()).toEqual({ quantity: 2_147_483_647 })
    const above = await book({ change: 1, reason: 'restock' })
    expect(above.status).toBe(400)
    expect(await above.json()).toMatchObject({ errors: [{ path: 'change' }] })
    expect(await read(id)).toMatchObject({ quantity: 2_147_483_647 })
    const rows = await shop.sql`
      select change, reason, u.email as actor
      from stock_movement m join users u on u.id = m.actor_id
      where part_id = ${id} order by m.id`
    expect(rows).toEqual(
      [
        { change: 100, reason: 'initial' },
        { change: 50, reason: 'restock' },
        { change: -150, reason: 'correction' },
        { change: 2_147_483_647, reason: 'restock' },
      ].map((row) => ({ ...row, actor: admin.email })),
    )
  })

  test('T41 leaves the shop once, audited, and is not found after it', async () => {
    const buyer = await shop.buyer()
    expect((await buyer.call('DELETE', `/parts/${id}`)).status).toBe(403)
    const deleted = await admin.call('DELETE', `/parts/${id}`)
    expect(await deleted.json()).toEqual({ deletedCount: 1 })
    expect(await read(id)).toBe(404)
    expect((await admin.call('DELETE', `/parts/${id}`)).status).toBe(404)
    expect((await change({ price: 5 })).status).toBe(404)
    const stock = { change: 5, reason: 'restock' }
    expect((await admin.call('POST', `/parts/${id}/stock`, stock)).status).toBe(404)
    const rows = await shop.sql`
      select u.email as actor from audit_event a join users u on u.id = a.actor_id
      where subject = ${id} and action = 'part-deleted'`
    expect(rows).toEqual([{ actor: admin.email }])
  })
})

test('the stock of every part is the sum of its movements', async () => {
  const wrong = await shop.sql`
    select p.id from part p
    where p.quantity <> (select sum(change) from stock_movement m where m.part_id = p.id)`
  expect(wrong).toEqual([])
  expect(await parts()).toBeGreaterThan(4)
})
