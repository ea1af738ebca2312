import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUploadShop } from '../upload/upload.fixture.ts'

/** Which of several columns is the stock, and which column the number where no list of names has it. */
let shop: Awaited<ReturnType<typeof openUploadShop>>
beforeAll(async () => {
  shop = await openUploadShop()
})
afterAll(() => shop?.close())

const bring = async (head: string, row: string) =>
  (
    await shop.bring(`mpn;name;category;price;${head}\nKX-20;One;cpu;149.00;${row}\n`, {
      dryRun: 'true',
    })
  ).body

test.each([
  ['Bestand', 'Verfügbarer Bestand'],
  ['Stock', 'Stock available'],
  ['Stock', 'Available to sell'],
  ['On hand', 'Net available'],
  ['Inventory', 'Sellable'],
  ['On hand', 'ATP'],
  ['Bestand', 'Frei verwendbar'],
  ['Stock', 'Disponible'],
  ['Stock', 'Stock disponible'],
  ['Giacenza', 'Disponibile'],
  ['Estoque', 'Disponível'],
  ['Voorraad', 'Beschikbaar'],
  ['Stan', 'Dostępne'],
  ['Sklad', 'Dostupné'],
  ['Lagersaldo', 'Tillgängligt'],
  ['Stok', 'Kullanılabilir'],
  ['Остаток', 'Доступно'],
  ['库存', '可用库存'],
  ['在庫', '有効在庫'],
  ['재고', '가용재고'],
])('beside “%s” the stock is “%s”, in either order', async (all, free) => {
  const of = { first: [{ quantity: 63 }] }
  expect(await bring(`${all};${free}`, '91;63')).toMatchObject(of)
  expect(await bring(`${free};${all}`, '63;91')).toMatchObject(of)
})

test.each([
  ['On hand', 'Inventory'],
  ['Bestand', 'Lager'],
  ['Available', 'Available to sell'],
])('of “%s” and “%s” it is asked which is the stock', async (one, other) => {
  const { body } = await shop.preview(
    `mpn;name;category;price;${one};${other}\nKX-20;One;cpu;149.00;91;63\n`,
  )
  expect(body.questions).toMatchObject([{ field: 'quantity', columns: [one, other] }])
})

test('beside a stock a word for whether there is any is none', async () => {
  expect(await bring('Stock;Availability', '91;in stock')).toMatchObject({
    first: [{ quantity: 91 }],
  })
})

test('a list of nothing but material, price and stock has its numbers there', async () => {
  const file = (number: string) => `Material;Preis;Bestand\n${number};149,50;12\n`
  const { body } = await shop.preview(file('10020304'))
  expect(body.columns[0]).toMatchObject({ name: 'Material', guess: 'mpn' })
  expect(body.questions).toEqual([])
  const unlike = await shop.preview(file('Aluminium'))
  expect(unlike.body.questions).toMatchObject([{ field: 'mpn', columns: ['Material'] }])
})

test('where no column is the part number the preview asks for it', async () => {
  const { body } = await shop.preview('Alpha;name;price\nKX-2050B;One;149\n')
  expect(body.questions).toMatchObject([{ field: 'mpn', columns: ['Alpha'] }])
  const none = await shop.preview('name;price\nOne;149\n')
  expect(none.body.questions).toMatchObject([
    { field: 'mpn', columns: [], text: expect.stringMatching(/^No column says/) },
  ])
})

test.each([
  ['類別', '記憶體'],
  ['Категорія', 'Оперативна пам’ять'],
  ['Kategorie zboží', 'Operační paměť'],
  ['Ürün grubu', 'Bellek'],
  ['Categoria do produto', 'Memória'],
  ['Varekategori', 'Arbejdshukommelse'],
  ['Termékkategória', 'Memória'],
  ['商品カテゴリー', 'メモリ'],
  ['상품분류', '메모리'],
])('“%s” is the category, and “%s” memory', async (header, word) => {
  const file = `mpn;name;${header};price\nKX-20;One;${word};149\n`
  expect((await shop.bring(file, { dryRun: 'true' })).body).toMatchObject({
    first: [{ category: 'ram' }],
  })
})
