import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openUploadShop } from '../upload/upload.fixture.ts'

/** Numbers and names by words that no list of headers has, and columns that say that a part is not for sale. */
let shop: Awaited<ReturnType<typeof openUploadShop>>
beforeAll(async () => {
  shop = await openUploadShop()
})
afterAll(() => shop?.close())

const bring = async (head: string, row: string) =>
  (await shop.bring(`${head}\n${row}\n`, { dryRun: 'true' })).body

test.each([
  ...['Seller SKU', 'merchant-sku', 'Item SKU', 'Vendor SKU', 'Internal Reference', 'default_code'],
  ...['Item #', 'Item No.', 'Code', 'Code produit', 'Código de artículo', 'Nº de pieza', 'Ürün No'],
  ...['Код товара', 'Kód zboží', '产品编号', '商品编码', '货号', '商品コード', '품목코드'],
])('“%s” is the part number', async (header) => {
  expect(await bring(`${header};name;category;price;stock`, 'KX-20;One;cpu;149;50')).toMatchObject({
    first: [{ mpn: 'KX-20', name: 'One', price: 149, quantity: 50 }],
  })
})

test.each([
  ['Seller SKU;Product ID', 'KX-20;B0ABC'],
  ['product_id;internal reference', '7022;KX-20'],
])('of %s it is not what a program numbers by', async (head, row) => {
  const body = await bring(`${head};name;category;price;stock`, `${row};One;cpu;149;50`)
  expect(body).toMatchObject({ first: [{ mpn: 'KX-20' }] })
})

test.each([
  ['No.', 'Description', 'LN-2050', '84'],
  ['Nr.', 'Bezeichnung', 'LN-2050', '84'],
  ['number', 'displayName', 'LN-2050', '84'],
  ['Material', 'Bezeichnung', 'LN-2050', 'Aluminium'],
  ['Material', 'Name', '1002050', '84'],
  ['番号', '品名', 'LN-2050', '84'],
])(
  '“%s” beside “%s” is the part number where it looks like one',
  async (number, name, like, unlike) => {
    const head = `${number};${name};category;price;stock`
    expect(await bring(head, `${like};One;cpu;149;50`)).toMatchObject({ first: [{ mpn: like }] })
    const { added, problems } = await bring(head, `${unlike};One;cpu;149;50`)
    expect([added, problems[0]?.message]).toEqual([
      0,
      expect.stringContaining(`“${number}” says “${unlike}”: nobody knows`),
    ])
    const { body } = await shop.preview(`${head}\n${unlike};One;cpu;149;50\n`)
    expect(body.columns[0]?.guess).toBeNull()
  },
)

test.each(['Group', 'CAT', 'Item Category Code', 'Artikelkategorie', 'Item Group', 'Группа'])(
  '“%s” is the category',
  async (header) => {
    expect(await bring(`mpn;name;${header};price`, 'LN-2051;One;CPU;149')).toMatchObject({
      first: [{ category: 'cpu' }],
    })
  },
)

test('a group that is no category says nothing of one', async () => {
  const part = (group: string, price: number) =>
    `mpn;name;Group;price\nLN-2052;One;${group};${price}\n`
  await shop.bring(part('GPU', 149))
  const { body } = await shop.bring(part('Spring offers', 148), { defaultCategory: 'cpu' })
  expect(body).toMatchObject({ changed: 1, first: [{ category: 'gpu', price: 148 }] })
  await shop.empty()
})

test.each(['Line No.', 'Category code', 'Country code', 'Tax code', 'No.', 'Supplier'])(
  '“%s” is no part number',
  async (header) => {
    const body = await bring(`${header};name;category;price;stock`, '84;One;cpu;149;50')
    expect(body.added ?? 0).toBe(0)
  },
)

test.each([
  ['Product Title', 'Product Description'],
  ['Model Name', 'Details'],
  ['Short Description', 'Long Description'],
  ['Kurzbeschreibung', 'Beschreibung'],
  ['Наименование товара', 'Описание'],
  ['Libellé produit', 'Description longue'],
  ['Bezeichnung 1', 'Bezeichnung 2'],
  ['商品名', '商品説明'],
])('“%s” is the name beside “%s”', async (name, details) => {
  const body = await bring(
    `mpn;${details};${name};category;price;stock`,
    'KX-20;Fast and cool;One;cpu;149;50',
  )
  expect(body).toMatchObject({ first: [{ mpn: 'KX-20', name: 'One' }] })
})

describe('a part that is not for sale is not brought in', () => {
  test.each([
    ['是否上架', '否'],
    ['上架状态', '下架'],
    ['販売状況', '販売終了'],
    ['公開', '非公開'],
    ['product_online', '2'],
    ['Can be Sold', 'False'],
    ['LVorm', 'X'],
    ['Available for sale', 'false'],
    ['Lieferbar', 'Nein'],
    ['En venta', 'No'],
    ['Снят с продажи', 'Да'],
    ['廃止', '是'],
    ['Sales Blocked', 'Yes'],
  ])('%s: %s', async (header, said) => {
    const body = await bring(
      `mpn;name;category;price;stock;${header}`,
      `KX-20;One;cpu;149;50;${said}`,
    )
    expect(body).toMatchObject({ added: 0, skipped: 1 })
    expect(body.problems[0]?.message).toContain(`“${header}” says “${said}”`)
  })
})

test.each(['Riservato', 'Rezerve', 'Qualitätsprüfbestand'])(
  '“%s” beside a stock is asked about',
  async (header) => {
    const body = await bring(`mpn;name;category;price;stock;${header}`, 'KX-20;One;cpu;149;50;9')
    expect(body.detail ?? body.problems?.[0]?.message).toContain(`“${header}”`)
  },
)

test('an account that a stock is booked on is no stock', async () => {
  const body = await bring(
    'mpn;name;category;price;InventoryAssetAccount;QuantityOnHand',
    'KX-20;One;cpu;149;1400;50',
  )
  expect(body).toMatchObject({ first: [{ quantity: 50 }] })
})

test.each(['quantity', 'price'])(
  'a %s of which a sheet shows the first digits is refused',
  async (field) => {
    const values = { price: '149', quantity: '50', [field]: '1.00E+03' }
    const body = await bring(
      'mpn;name;category;price;quantity',
      `KX-20;One;cpu;${values.price};${values.quantity}`,
    )
    expect(body.problems).toMatchObject([{ message: expect.stringContaining('lost its last') }])
  },
)

test('dashes of word processors are hyphens of a number', async () => {
  const body = await bring('mpn;name;category;price;stock', 'KX\u201120;One;cpu;149;50')
  expect(body).toMatchObject({ first: [{ mpn: 'KX-20' }] })
})
