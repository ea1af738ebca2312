import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderOf } from '../../../tests/orders.fixture.ts'
import { type Catalogue, filled, openCatalogue } from '../parts.fixture.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await openCatalogue()
})
afterAll(() => catalogue?.shop.close())

test('a part is added with the six fields; the rest has defaults and a number of ours', async () => {
  const id = await catalogue.added()
  expect(await catalogue.read(id)).toMatchObject({
    ...filled,
    _id: id,
    img: catalogue.img,
    category: 'cpu',
    orderMultiple: 1,
    warrantyMonths: 12,
    specs: {},
    currency: 'usd',
    mpn: `PW-${id.slice(-12).toUpperCase()}`,
  })
})

test('a price with cents is kept exactly: in the shop, in lists, and in what an order comes to', async () => {
  const id = await catalogue.added({ name: 'Cents', price: 19.99, minQuantity: 1 })
  expect(await catalogue.read(id)).toMatchObject({ price: 19.99 })
  const dearer = await catalogue.added({ name: 'Cents', price: 20, minQuantity: 1 })
  const find = async (query: string) => {
    const parts = await catalogue.shop.request(`/api/parts?q=cents&${query}`)
    return ((await parts.json()) as { _id: string }[]).map(({ _id }) => _id)
  }
  expect(await find('sort=-price')).toEqual([dearer, id])
  expect(await find('maxPrice=19.99')).toEqual([id])
  expect(await find('minPrice=19.995')).toEqual([dearer])
  const buyer = await catalogue.shop.buyer()
  const placed = await buyer.call('POST', '/order', orderOf(id, 3, 59.97))
  expect(placed.status).toBe(200)
  const { insertedId } = (await placed.json()) as { insertedId: string }
  const order = await (await buyer.call('GET', `/order/${insertedId}`)).json()
  expect(order).toMatchObject({ price: 59.97, unitPrice: 19.99 })
  expect((await catalogue.admin.call('PATCH', `/parts/${id}`, { price: 0.05 })).status).toBe(200)
  expect(await catalogue.read(id)).toMatchObject({ price: 0.05 })
})

test('a part keeps everything that it is added with, its texts to the letter', async () => {
  const whole = {
    name: 'Ünï "Core" <9>',
    mpn: 'UC-9',
    category: 'gpu',
    orderMultiple: 5,
    warrantyMonths: 36,
    specs: { cores: 8, boxed: true, socket: 'AM5', sets: ['AVX', 'SSE'] },
  }
  expect(await catalogue.read(await catalogue.added(whole))).toMatchObject(whole)
})

test('the manufacturer’s number has its name of before, too, and both name one', async () => {
  const id = await catalogue.added({ sku: 'BEFORE-1' })
  expect(await catalogue.read(id)).toMatchObject({ mpn: 'BEFORE-1', sku: 'BEFORE-1' })
  const change = (body: object) => catalogue.admin.call('PATCH', `/parts/${id}`, body)
  expect((await change({ sku: 'BEFORE-2' })).status).toBe(200)
  expect(await catalogue.read(id)).toMatchObject({ mpn: 'BEFORE-2', sku: 'BEFORE-2' })
  expect((await change({ mpn: 'BEFORE-3', sku: 'BEFORE-3' })).status).toBe(200)
  const refused = await change({ mpn: 'BEFORE-4', sku: 'BEFORE-5' })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'sku' }] })
  const added = await catalogue.add({ mpn: 'BEFORE-6', sku: 'BEFORE-7' })
  expect(await added.json()).toMatchObject({ errors: [{ path: 'sku' }] })
  const taken = await catalogue.add({ sku: 'before 3' })
  expect([taken.status, await taken.json()]).toMatchObject([409, { code: 'mpn_taken' }])
  expect(await catalogue.read(id)).toMatchObject({ mpn: 'BEFORE-3' })
})

const number = 'Please input a price with at most two decimals'
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
  [
    'price',
    number,
    [...noNumbers.filter((one) => one !== 1.5), 1.505, 0.001].filter(
      (one) => one !== 2 ** 53 && one !== 0 && one !== -1,
    ),
  ],
  ['price', 'The price of one piece has to be more than 0', [0, -1]],
  ['price', 'The price of one piece is at most 999,999', [1_000_000]],
  ['minQuantity', minimum, [...noNumbers, 2 ** 31]],
  ['quantity', quantity, [...noNumbers, 2 ** 31]],
  ['minQuantity', 'The minimum quantity cannot be more than the quantity', [101]],
  ['name', 'Please input the parts name', ['', ' ', null, undefined, 5]],
  ['name', 'At most 200 characters, please', ['x'.repeat(201)]],
  ['name', 'Some characters in this text cannot be stored', ['a\u0000', '\udc00']],
  ['details', 'Please input the details', ['', undefined, {}]],
  ['details', 'At most 5,000 characters, please', ['x'.repeat(5_001)]],
  ['img', 'Please choose an image', ['', undefined, 3]],
  ['category', 'Please choose a category', ['shoes', 3]],
  ['warrantyMonths', 'Between 12 and 36 months', [11, 37, '12', 12.5]],
  ['orderMultiple', 'The order multiple is a whole number from 1', [0, 1.5, '2']],
])('T40 an added part whose %s is wrong is told: %s', async (path, message, values) => {
  const before = await catalogue.count()
  for (const value of values) {
    const response = await catalogue.add({ [path]: value })
    expect(response.status, String(value)).toBe(400)
    const { errors } = (await response.json()) as { errors: object[] }
    expect(errors, String(value)).toContainEqual({ path, message })
  }
  expect(await catalogue.count()).toBe(before)
})

test('T40 specifications that cannot be kept are refused', async () => {
  const before = await catalogue.count()
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
    expect((await catalogue.add({ specs })).status, JSON.stringify(specs)).toBe(400)
  expect(await catalogue.count()).toBe(before)
})

test('T40 T52 a picture is one that we took in, nothing else', async () => {
  const { img } = catalogue
  const before = await catalogue.count()
  const { host } = new URL(catalogue.shop.publicUrl)
  for (const other of [
    ...['javascript:alert(1)', 'data:image/png;base64,AA', 'https://elsewhere.example/a.png'],
    ...['../secrets.json', `${img}/../x`, `//${host}${img}`, `${img}?x`, `${img} `.concat('x')],
    ...['http://169.254.169.254/latest', 'file:///etc/passwd', img.toUpperCase()],
  ]) {
    const response = await catalogue.add({ img: other })
    expect(response.status, other).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'image_not_ours',
      detail: 'Upload the image first, and send the address that the upload answered.',
    })
  }
  expect(await catalogue.count()).toBe(before)
})

test('a part number is taken once, however it is written, until its part is gone', async () => {
  const id = await catalogue.added({ mpn: 'AB-12/3' })
  const taken = await catalogue.add({ mpn: 'ab 123' })
  expect(taken.status).toBe(409)
  expect(await taken.json()).toMatchObject({
    code: 'mpn_taken',
    detail: 'There is already a part with the number AB-12/3.',
  })
  expect((await catalogue.admin.call('DELETE', `/parts/${id}`)).status).toBe(200)
  await catalogue.added({ mpn: 'ab 123' })
})

test('the stock of every part is the sum of its movements', async () => {
  expect(await catalogue.unbalanced()).toEqual([])
  expect(await catalogue.count()).toBeGreaterThan(3)
})

test('T39 nobody but an admin adds a part, with a whole one and a picture that is ours', async () => {
  const { shop, img } = catalogue
  const before = await (await shop.request('/api/parts')).text()
  const body = JSON.stringify({ ...filled, img })
  const visitor = await shop.request('/api/add-parts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const buyer = await (await shop.buyer()).call('POST', '/add-parts', { ...filled, img })
  expect([visitor.status, buyer.status]).toEqual([401, 403])
  expect(await (await shop.request('/api/parts')).text()).toBe(before)
  expect((await catalogue.add()).status).toBe(200)
})
