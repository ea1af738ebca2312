import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUploadShop } from '../upload/upload.fixture.ts'

/** What a column says that no field takes, of the price, the stock or the part of its row. */
let shop: Awaited<ReturnType<typeof openUploadShop>>
beforeAll(async () => {
  shop = await openUploadShop()
})
afterAll(() => shop?.close())

const bring = (column: string, value: string, price = 'price') =>
  shop.bring(`mpn;name;category;${price};stock;${column}\nKX-20;One;cpu;149;50;${value}\n`, {
    dryRun: 'true',
  })

const cases: [column: string, against: string, harmless: string, says: RegExp][] = [
  ['Remark', 'per pack of 10', 'packed well', /its prices are for a pack/],
  ['Remark', 'price is per 10', 'price is per 1', /its prices are for 10 pieces/],
  ['Bemerkung', 'Preis inkl. MwSt.', 'Preis netto', /its prices have taxes in them/],
  ['Comment', 'stock is in boxes of 10', 'stock is in our warehouse', /counts in packs/],
  ['Comment', 'price to be confirmed', 'price confirmed', /a part that is not plainly for sale/],
  ['Bemerkung', 'gesperrt bis Klärung', 'bis 64 GB', /a part that is not plainly for sale/],
  ['Notes', 'not released yet', 'released', /a part that is not plainly for sale/],
  ['Note', 'old price', 'price of today', /not the prices that a shop asks/],
  ['Notiz', 'Einkaufspreis', 'Preis geprüft', /not the prices that a shop asks/],
  ['Note', 'price in EUR', 'price in USD', /The price is in EUR/],
  ['Note', 'do not sell', 'sells well', /a part that is not plainly for sale/],
  ['UOM', 'PK', 'EA', /“UOM” says “PK”: price and stock are read as of single pieces/],
  ['unit', 'box', '1 pc', /single pieces/],
  ['unit', '100 pcs', 'each', /single pieces/],
  ['Einheit', 'Karton', 'Stk.', /single pieces/],
  ['Verkaufseinheit', 'Karton', 'Stück', /single pieces/],
  ['Unité', 'boîte', 'pièce', /single pieces/],
  ['Unidad de medida', 'caja', 'ud', /single pieces/],
  ['J.m.', 'op.', 'szt.', /single pieces/],
  ['Ед. изм.', 'упак', 'шт', /single pieces/],
  ['单位', '盒', '个', /single pieces/],
  ['stock_uom', 'box', 'pcs', /single pieces/],
  ['Ccy', 'EUR', 'USD', /The price is in EUR/],
  ['per', '10', '1', /The price is for 10 pieces/],
  ['per unit qty', '10', '1', /The price is for 10 pieces/],
  ['je', '100', '1', /The price is for 100 pieces/],
  ['priced per', '100', 'piece', /The price is for 100 pieces/],
  ['price unit', 'dozen', 'pcs', /The price is for “dozen”/],
  ['price unit', 'EUR', 'USD', /The price is in EUR/],
  ['price currency', 'EUR', 'USD', /The price is in EUR/],
  ['Whg', 'CHF', 'USD', /The price is in CHF/],
  ['币种', '人民币', '美元', /The price is in CNY/],
  ['VAT included', 'yes', 'no', /read as without taxes/],
  ['taxIncluded', 'true', 'false', /read as without taxes/],
  ['price type', 'gross', 'net', /read as without taxes/],
  ['discount', '10%', '0.00%', /nobody knows whether the price is without it/],
  ['Rabatt %', '15', '0', /nobody knows/],
  ['Remise', '10 %', '', /nobody knows/],
  ['deleted', 'yes', 'no', /not plainly for sale/],
  ['deleted_at', '2026-01-01', '', /not plainly for sale/],
  ['on hold', 'yes', '0', /not plainly for sale/],
  ['on hold', '5', 'no', /whether the stock is without these pieces/],
  ['Defekt', '9', '0', /whether the stock is without these pieces/],
  ['Gesperrt', 'X', 'nein', /not plainly for sale/],
  ['active', 'no', 'yes', /not plainly for sale/],
  ['is_active', '0', '1', /not plainly for sale/],
  ['Published', '-1', '1', /not plainly for sale/],
  ['status', 'discontinued', 'active', /Call the column “lifecycle” and it is brought in as eol/],
  ['status', 'archived', 'Out of stock', /not plainly for sale/],
  ['Status', 'NRND', 'lieferbar', /brought in as nrnd/],
  ['Statut', 'supprimé', 'actif', /not plainly for sale/],
  ['Estado', 'descatalogado', 'activo', /not plainly for sale/],
  ['Stato', 'fuori produzione', 'disponibile', /not plainly for sale/],
  ['Статус', 'снят с производства', 'в наличии', /not plainly for sale/],
  ['状态', '停产', '在售', /not plainly for sale/],
  ['Notes', 'EOL', 'ships fast', /brought in as eol/],
  ['comment', 'Discontinued parts', 'two fans', /not plainly for sale/],
]

test.each(cases)(
  '“%s” of “%s” refuses its row, of “%s” does not',
  async (column, against, harmless, says) => {
    const { body } = await bring(column, against)
    expect(body).toMatchObject({ added: 0, skipped: 1 })
    expect(body.problems[0]?.message).toMatch(says)
    expect((await bring(column, harmless)).body).toMatchObject({
      added: 1,
      skipped: 0,
      first: [{ price: 149, quantity: 50 }],
    })
  },
)

test('a discount is off a price that says so', async () => {
  expect((await bring('discount', '10%', 'net price')).body).toMatchObject({ added: 1 })
})

test('a column that is brought in says no more of the row', async () => {
  const file = 'mpn,name,category,price,Status\nKX-20,One,cpu,149,Core range\n'
  const mapping = { mpn: 'mpn', name: 'name', category: 'category', price: 'price' }
  const texts = (more: object) => ({
    dryRun: 'true',
    mapping: JSON.stringify({ ...mapping, ...more }),
  })
  expect((await shop.bring(file, texts({}))).body).toMatchObject({ skipped: 1 })
  expect((await shop.bring(file, texts({ Status: 'specs.range' }))).body).toMatchObject({
    added: 1,
  })
})

test.each(['KX-20 (EOL);One', 'KX-20;One - discontinued', 'KX-20;Eins [abgekündigt]'])(
  'a remark behind a number or a name says it as well: %s',
  async (part) => {
    const { body } = await shop.bring(`mpn;name;category;price\n${part};cpu;149\n`, {
      dryRun: 'true',
    })
    expect(body).toMatchObject({ added: 0, skipped: 1 })
    expect(body.problems[0]?.message).toMatch(/not (?:plainly for sale|brought in)/)
  },
)

test('entries of JSON say it too', async () => {
  const part = { name: 'One', category: 'cpu', price: 149, stock: 50 }
  const entries = [
    { mpn: 'KX-20', ...part, deleted: true },
    { mpn: 'KX-21', ...part, active: false },
    { mpn: 'KX-22', ...part, uom: 'PK' },
    { mpn: 'KX-23', ...part, deleted: false },
  ]
  const { body } = await shop.bring(JSON.stringify(entries), { dryRun: 'true' }, 'parts.json')
  expect(body).toMatchObject({ added: 1, skipped: 3, first: [{ mpn: 'KX-23' }] })
})
