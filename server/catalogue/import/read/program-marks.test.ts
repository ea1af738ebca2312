import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUploadShop } from '../upload/upload.fixture.ts'

/** Marks of the programs that wrote a file, which are no part of its names. */
let shop: Awaited<ReturnType<typeof openUploadShop>>
beforeAll(async () => {
  shop = await openUploadShop()
})
afterAll(() => shop?.close())

const bring = async (file: string) => (await shop.bring(file, { dryRun: 'true' })).body

test('products with variants are a row for each variant, with the title of the product', async () => {
  const product = (variants: object[]) => ({
    id: 4,
    title: 'Sorter',
    product_type: 'cpu',
    variants,
  })
  const one = {
    id: 41,
    sku: 'KX-20',
    title: 'Default Title',
    price: '149.00',
    inventory_quantity: 8,
  }
  const file = { products: [product([one])] }
  expect(await bring(JSON.stringify(file))).toMatchObject({
    read: 1,
    first: [{ mpn: 'KX-20', name: 'Sorter', category: 'cpu', price: 149, quantity: 8 }],
  })
  const two = [
    { sku: 'KX-21', title: 'Small', price: '99.00', inventory_quantity: 3 },
    { sku: 'KX-22', title: 'Large', price: '199.00', inventory_quantity: 4 },
  ]
  expect(await bring(JSON.stringify([product(two)]))).toMatchObject({
    read: 2,
    first: [
      { mpn: 'KX-21', name: 'Sorter, Small', price: 99, quantity: 3 },
      { mpn: 'KX-22', name: 'Sorter, Large', price: 199, quantity: 4 },
    ],
  })
})

test('quotation marks that have strokes before them are marks of the cell', async () => {
  const head = 'mpn,name,category,price,quantity'
  const file = `${head}\n"KX-20","2.5\\" bay","cpu","149","8"\n"KX-21","Tray, 3.5\\", red","cpu","99","7"\n"KX-22","At C:\\","cpu","98","6"\n`
  expect((await bring(file)).first).toMatchObject([
    { mpn: 'KX-20', name: '2.5" bay', quantity: 8 },
    { mpn: 'KX-21', name: 'Tray, 3.5", red', quantity: 7 },
    { mpn: 'KX-22', name: 'At C:\\', quantity: 6 },
  ])
})

test.each([
  ['Nut &amp; Bolt 2.5&quot;', 'Nut & Bolt 2.5"'],
  ['L&uuml;fter &#8211; leise', 'Lüfter – leise'],
  ['R&D; set', 'R&D; set'],
  ['The &amp;amp; sign', 'The &amp; sign'],
])('a name with the entities of a page, %s, is read as it shows', async (written, name) => {
  const head = 'mpn,name,category,price,quantity'
  expect(await bring(`${head}\nKX-20,"${written}",cpu,149,8\n`)).toMatchObject({
    first: [{ name }],
  })
  const json = [{ mpn: 'KX-20', name: written, category: 'cpu', price: 149, quantity: 8 }]
  expect(await bring(JSON.stringify(json))).toMatchObject({ first: [{ name }] })
})

test('a price of nothing is told that it has to be more', async () => {
  const { problems } = await bring('mpn,name,category,price,quantity\nKX-20,One,cpu,0,8\n')
  expect(problems[0]?.message).toBe('The price of one piece has to be more than 0')
})
