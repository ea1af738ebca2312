import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUploadShop } from '../upload/upload.fixture.ts'

/** A price beside how many pieces are sold as one: nobody knows which of the two it is of. */
let shop: Awaited<ReturnType<typeof openUploadShop>>
beforeAll(async () => {
  shop = await openUploadShop()
})
afterAll(() => shop?.close())

const file = (column: string, value: string, price = 'Price', more = ['', '']) =>
  `mpn;name;category;${price};stock;${column}${more[0]}\nPK-60;One;cpu;640;40;${value}${more[1]}\n`
const dry = (text: string, texts = {}) => shop.bring(text, { dryRun: 'true', ...texts })

test.each([
  ['pack size', '8', '1'],
  ['Pack Qty', '8', '1'],
  ['Inhalt', '8 Stück', '1 Stück'],
  ['Inhalt', '8er', '500 g'],
  ['VPE', '8', '1'],
  ['Stk./VE', '8', '1'],
  ['Units per pack', '8', '1'],
  ['packQuantity', '1 x 8', '1'],
  ['Colisage', '8', '1'],
  ['Unidades por paquete', '8', '1'],
  ['В упаковке', '8 шт', '1 шт'],
  ['入数', '8', '1'],
  ['Verpackung', 'Set of 8', 'tray of 12'],
])('“%s” of “%s” refuses its row, of “%s” does not', async (column, several, one) => {
  const { body } = await dry(file(column, several))
  expect(body).toMatchObject({ added: 0, skipped: 1 })
  expect((await dry(file(column, one))).body).toMatchObject({ added: 1, first: [{ price: 640 }] })
})

test('its reason names both columns', async () => {
  const { body } = await dry(file('Pack Qty', '8'))
  expect(body.problems.map(({ message }) => message).join()).toMatch(
    /“Pack Qty” says “8”: nobody knows whether “Price” is that of one piece or of the pack/,
  )
})

test.each(['Unit price', 'Price each', 'Einzelpreis', 'Stückpreis', 'prix unitaire', '单价'])(
  'beside “%s” it is the order multiple',
  async (price) => {
    const { body } = await dry(file('pack size', '8', price))
    expect(body).toMatchObject({ added: 1, skipped: 0, first: [{ price: 640 }] })
  },
)

test('what parts are sent in says nothing of a price', async () => {
  expect((await dry(file('Qty/Box', '8'))).body).toMatchObject({ added: 1, skipped: 0 })
})

test.each([
  ['UOM', 'EA'],
  ['Preiseinheit', '1'],
])('what a price is of may be said beside: %s', async (column, value) => {
  const text = file('pack size', '8', 'Price', [`;${column}`, `;${value}`])
  expect((await dry(text)).body).toMatchObject({ added: 1, skipped: 0 })
})

test('a preview leaves open what it is, and whoever says it is believed', async () => {
  const { body: seen } = await shop.preview(file('pack size', '8'))
  expect(seen.columns.find(({ name }) => name === 'pack size')?.guess).toBeNull()
  const single = (await shop.preview(file('pack size', '1'))).body
  expect(single.columns.find(({ name }) => name === 'pack size')?.guess).toBe('orderMultiple')
  const mapping = Object.fromEntries(
    seen.columns.flatMap(({ name, guess }) => (guess === null ? [] : [[name, guess]])),
  )
  const bring = (more: object) =>
    dry(file('pack size', '8'), { mapping: JSON.stringify({ ...mapping, ...more }) })
  expect((await bring({})).body).toMatchObject({ added: 0, skipped: 1 })
  expect((await bring({ 'pack size': 'orderMultiple' })).body).toMatchObject({ added: 1 })
})
