import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openUploadShop } from '../upload/upload.fixture.ts'

let shop: Awaited<ReturnType<typeof openUploadShop>>
beforeAll(async () => {
  shop = await openUploadShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.empty())

test('of what a dealer pays and what the maker advises neither is taken unasked', async () => {
  const file =
    'Hersteller-Nr.;Bezeichnung;Warengruppe;HEK;UVP;Bestand\nKX-20;One;Prozessoren;99,00;149,00;5\n'
  expect((await shop.bring(file)).body.detail).toContain('“HEK”, “UVP” may be the price')
  const mapping = JSON.stringify({
    'Hersteller-Nr.': 'mpn',
    Bezeichnung: 'name',
    Warengruppe: 'category',
    UVP: 'price',
    Bestand: 'quantity',
  })
  expect((await shop.bring(file, { mapping })).body).toMatchObject({ first: [{ price: 149 }] })
})

const reducedBeside: [regular: string, reduced: string][] = [
  ['Regular price', 'Sale price'],
  ['List price', 'Your price'],
  ['Retail price', 'Special price'],
  ['MSRP', 'Net price'],
  ['RRP', 'Discounted price'],
  ['price', 'special_price'],
  ['Price (USD)', 'Promo price (USD)'],
  ['Preis', 'Aktionspreis'],
  ['UVP', 'Nettopreis'],
  ['Listenpreis', 'Ihr Preis'],
  ['Prix', 'Prix promo'],
  ['Precio', 'Precio oferta'],
  ['Prezzo', 'Prezzo scontato'],
  ['Prijs', 'Actieprijs'],
  ['Cena', 'Cena promocyjna'],
  ['Pris', 'Kampanjpris'],
  ['Цена', 'Цена со скидкой'],
  ['价格', '促销价'],
]

test.each(reducedBeside)(
  'of %s and %s neither is taken where a row has two prices',
  async (...both) => {
    const { regular, special } = { regular: both[0], special: both[1] }
    for (const [one, other] of [both, both.toReversed()] as [string, string][]) {
      const head = `SKU,Name,Category,${one},${other},Qty\n`
      const prices = (a: string, b: string) => (one === regular ? `${a},${b}` : `${b},${a}`)
      const file = `${head}KX-20,One,cpu,${prices('199', '149')},5\n`
      const { body } = await shop.bring(file)
      expect(body).toMatchObject({ added: 0, skipped: 1 })
      for (const said of [`“${regular}” says 199`, `“${special}” says 149`, 'say which column'])
        expect(body.problems[0]?.message).toContain(said)
      const preview = (await shop.preview(file)).body
      expect(preview.questions).toMatchObject([{ field: 'price' }])
      for (const name of both) expect(preview.questions[0]?.columns).toContain(name)
      expect(preview.columns.filter(({ guess }) => guess === 'price')).toEqual([])
      const rows = [
        `KX-21,Two,cpu,${prices('199', '')},5`,
        `KX-22,Three,cpu,${prices('', '149')},5`,
        `KX-23,Four,cpu,${prices('199', '0.00')},5`,
        `KX-24,Five,cpu,${prices('199', '199.00')},5`,
      ]
      const sure = `${head}${rows.join('\n')}\n`
      expect((await shop.bring(sure)).body).toMatchObject({
        added: 4,
        first: [{ price: 199 }, { price: 149 }, { price: 199 }, { price: 199 }],
      })
      expect((await shop.preview(sure)).body.questions).toEqual([])
      await shop.empty()
    }
  },
)

test('a price that is said is taken whatever stands beside it', async () => {
  const file = 'SKU,Name,Category,List price,Your price,Qty\nKX-20,One,cpu,199,149,5\n'
  const mapping = JSON.stringify({
    SKU: 'mpn',
    'Your price': 'price',
    Qty: 'quantity',
    Name: 'name',
    Category: 'category',
  })
  expect((await shop.bring(file, { mapping })).body).toMatchObject({ first: [{ price: 149 }] })
})

test.each([
  ['when a reduced price is so', 'Sale price,Date sale price starts,Price', ',2026-01-01,149'],
  ['the same with taxes', 'Cena netto,Cena brutto', '149,183.27'],
  ['what the maker advises', 'VK netto,UVP', '149,199'],
  ['a number of pieces', 'Price,Price 100+', '149,139'],
])('beside a price %s is no other price', async (_, names, prices) => {
  const file = `SKU,Name,Category,${names},Qty\nKX-20,One,cpu,${prices},500\n`
  expect((await shop.bring(file)).body).toMatchObject({ added: 1, first: [{ price: 149 }] })
  expect((await shop.preview(file)).body.questions).toEqual([])
})

test.each([
  'Price (tax included)',
  'Price [incl. VAT]',
  'Unit price gross',
  'Preis inkl. MwSt.',
  'Preis (brutto)',
  'Prix TTC',
  'Precio (IVA incluido)',
  'Cena s DPH',
])('“%s” is asked about: the shop’s prices are without taxes', async (name) => {
  const file = `SKU,Name,Category,${name},Qty\nKX-20,One,cpu,149.50,5\n`
  expect((await shop.bring(file)).body.detail).toContain(`“${name}” may be the price`)
  expect((await shop.preview(file)).body.questions).toMatchObject([{ columns: [name] }])
})

test.each([
  'Price tax excluded',
  'Tax excluded price',
  'Price ex. VAT',
  'Prezzo IVA esclusa',
  'Precio s/IVA',
  'Pris exkl. moms',
  'Preis ohne MwSt.',
  'Prix HT',
])('“%s” is the price, also beside one with taxes', async (name) => {
  const file = `SKU,Name,Category,Price (tax incl.),${name},Qty\nKX-20,One,cpu,177.91,149.50,5\n`
  expect((await shop.bring(file)).body).toMatchObject({ added: 1, first: [{ price: 149.5 }] })
  await shop.empty()
})
