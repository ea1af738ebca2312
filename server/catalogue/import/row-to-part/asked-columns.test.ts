import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUploadShop } from '../upload/upload.fixture.ts'

/** A wrong price or stock is dearer than a question: a header with a word more than is known is asked about. */
let shop: Awaited<ReturnType<typeof openUploadShop>>
beforeAll(async () => {
  shop = await openUploadShop()
})
afterAll(() => shop?.close())

const bring = (head: string, row: string) =>
  shop.bring(`mpn;name;category;${head}\nKX-20;One;cpu;${row}\n`, { dryRun: 'true' })

test.each([
  ...[
    'price delta',
    'price change',
    'freight price',
    'warranty price',
    'minimum price',
    'used price',
  ],
  ...[
    'competitor price',
    'MAP price',
    'old price',
    'deposit price',
    'rebate price',
    'wholesale price',
  ],
  ...['purchase price', 'dealer price', 'cost', 'unit_cost', 'price per server', 'price (2024)'],
  ...['price excl. discount', 'price list', 'purchasePrice', 'EUR', 'Preisänderung', 'Altpreis'],
  ...[
    'EK-Preis',
    'EK netto',
    'Mindestpreis',
    'Pfandpreis',
    'Prix achat',
    'Prix barré',
    'Prix conseillé',
  ],
  ...['Prix de revient', 'Precio anterior', 'Precio de coste', 'Precio envío', 'Prezzo di costo'],
  ...['Prezzo minimo', 'Inkoopprijs', 'Oude prijs', 'Cena zakupu', 'Stara cena', 'Закупочная цена'],
  ...[
    'Старая цена',
    '成本价格',
    '市场价格',
    '仕入価格',
    '旧価格',
    'Preço antigo',
    'Inköpspris',
    'Eski fiyat',
  ],
])('“%s” is no price, and asked about', async (header) => {
  const { body } = await bring(`${header};stock`, '14;50')
  expect(body.detail).toContain(`“${header}” may be the price: say which`)
  expect((await bring(`${header};selling price;stock`, '14;149;50')).body).toMatchObject({
    first: [{ price: 149 }],
  })
})

test.each([
  ...[
    'stock value',
    'stock EUR',
    'stock €',
    'stock level %',
    'stock turns',
    'stock age',
    'stock days',
  ],
  ...[
    'stock date',
    'stock code',
    'blocked stock',
    'quarantine stock',
    'defective stock',
    'stock reserved',
  ],
  ...[
    'stock in transit',
    'incoming stock',
    'expected stock',
    'supplier stock',
    'min stock',
    'max stock',
  ],
  ...[
    'stock (pallets)',
    '1000s stock',
    'stock (k)',
    'stockValue',
    'used stock',
    'Stock A',
    'In stock?',
  ],
  ...['Bestand (VE)', 'Bestand Tsd.', 'gesperrter Bestand', 'Bestandswert', 'Bestand reserviert'],
  ...['Stock réservé', 'Valeur du stock', 'Stock fournisseur', 'Stock bloqué', 'Stock mínimo'],
  ...[
    'Valore giacenza',
    'Giacenza impegnata',
    'Voorraadwaarde',
    'Stan zarezerwowany',
    'Остаток в резерве',
  ],
  ...['冻结库存', '在途库存', '予約在庫', 'Estoque reservado', 'Rezervovaný sklad'],
])('“%s” is no stock, and asked about', async (header) => {
  const { body } = await bring(`price;${header}`, '149;7450')
  expect(body.detail).toContain(`“${header}” may be the quantity: say which`)
  expect((await bring(`price;${header};available`, '149;7450;40')).body).toMatchObject({
    first: [{ quantity: 40 }],
  })
})

test.each<[price: string, stock: string]>([
  ['Unit price (USD)', 'Qty on hand'],
  ['unit_price', 'stock_quantity'],
  ['unitPrice', 'stockOnHand'],
  ['Price each', 'Available stock'],
  ['Selling price $', 'Free stock'],
  ['Price tax excluded', 'stock level'],
  ['Price per unit', 'Qty (pcs)'],
  ['Verkaufspreis exkl. MwSt.', 'Verfügbare Menge'],
  ['Preis je Stück', 'Bestand (Stück)'],
  ['Prix de vente HT', 'Quantité en stock'],
  ['Precio unitario sin IVA', 'Cantidad disponible'],
  ['Prezzo netto unitario', 'Quantità disponibile'],
  ['Prijs excl. BTW', 'Voorraad'],
  ['Cena netto', 'Ilość dostępna'],
  ['Cena bez DPH', 'Skladem'],
  ['Preço unitário sem IVA', 'Estoque disponível'],
  ['Pris exkl. moms', 'Antal i lager'],
  ['Pris', 'Lagerbeholdning'],
  ['Jedinična cijena', 'Količina'],
  ['Veroton hinta', 'Antal på lager'],
  ['Cena bez DPH', 'Počet kusů skladem'],
  ['Pris', 'Antall'],
  ['Price', 'Qtde'],
  ['単価', '個数'],
  ['Τιμή', 'Απόθεμα'],
  ['Preț fără TVA', 'Stoc'],
  ['Cijena', 'Zaliha'],
  ['Hinta (alv 0)', 'Varasto'],
  ['Birim fiyat', 'Stok miktarı'],
  ['Цена без НДС', 'Остаток на складе'],
  ['单价(未税)', '可用库存'],
  ['単価(税抜)', '在庫数'],
  ['價格', '庫存'],
])('“%s” and “%s” say nothing more than a price and a stock', async (price, stock) => {
  expect((await bring(`${price};${stock}`, '149;50')).body).toMatchObject({
    first: [{ price: 149, quantity: 50 }],
  })
})

test.each([
  ['price', 'price EUR'],
  ['price', 'unit price'],
  ['Preis', 'Verkaufspreis'],
])('of “%s” and “%s” neither is taken where a row has two amounts', async (...both) => {
  const { body } = await bring(`${both.join(';')};stock`, '149;139;50')
  expect(body).toMatchObject({ added: 0, skipped: 1 })
  expect(body.problems[0]?.message).toContain(
    `“${both[1]}” says 139: say which column is the price`,
  )
  const same = await bring(`${both[0]};selling price;stock`, '149;149;50')
  expect(same.body).toMatchObject({ first: [{ price: 149 }] })
})

test.each([
  ['list price', 'cost'],
  ['UVP', 'EK netto'],
])(
  'of “%s” and “%s” nobody knows by which the shop sells: both are asked about',
  async (...both) => {
    const { body } = await bring(`${both.join(';')};stock`, '199;149;50')
    expect(body.detail ?? body.problems[0]?.message).toContain(`“${both[0]}”`)
    expect(body.detail ?? body.problems[0]?.message).toContain(`“${both[1]}”`)
  },
)

test('a price in the shop’s currency is taken beside one in another', async () => {
  const { body } = await bring('price USD;price EUR;stock', '149;139;50')
  expect(body).toMatchObject({ first: [{ price: 149 }] })
})

test('a plain quantity beside a stock may be another: both are asked about', async () => {
  const { body } = await bring('price;qty;stock', '149;5;500')
  expect(body.detail).toContain('“qty”, “stock” may be the quantity')
})

test.each([
  ['Cena (zł)', 'PLN'],
  ['单价(元)', 'CNY'],
  ['Pris kr.', 'SEK'],
])('the currency that “%s” names is heard', async (header, code) => {
  const { body } = await bring(`${header};stock`, '149;50')
  expect(body).toMatchObject({ skipped: 1 })
  expect(body.problems[0]?.message).toContain(`The price is in ${code}`)
})

test.each([
  ['Stock', 'Reserved'],
  ['On hand', 'Allocated'],
  ['Bestand', 'davon gesperrt'],
  ['Stock', 'Qté réservée'],
  ['Existencias', 'Comprometido'],
  ['Stan', 'Zarezerwowane'],
  ['库存', '冻结'],
])('“%s” beside “%s” is asked about: not all that lies there can be sold', async (stock, bound) => {
  const { body } = await bring(`price;${stock};${bound}`, '149;40;15')
  expect(body.detail).toContain(`“${stock}”, “${bound}” may be the quantity: say which`)
  expect((await bring(`price;${stock};${bound};Available`, '149;40;15;25')).body).toMatchObject({
    first: [{ quantity: 25 }],
  })
})

test.each(['Zqv', 'Lgr. 7', 'Quantum'])(
  'numbers below “%s” may be the stock where no column says it is one',
  async (header) => {
    const { body } = await bring(`price;${header}`, '149;310')
    expect(body.detail).toContain(`“${header}” may be the quantity: say which`)
    expect((await bring(`price;${header}`, '149;old')).body).toMatchObject({ added: 1 })
    expect((await bring(`price;stock;${header}`, '149;40;310')).body).toMatchObject({
      first: [{ quantity: 40 }],
    })
  },
)
