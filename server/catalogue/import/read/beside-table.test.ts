import { afterAll, beforeAll, expect, test } from 'vitest'
import { workbook } from '../../../../bom/read/workbook/workbook.fixture.ts'
import { openUploadShop } from '../upload/upload.fixture.ts'

/** What stands above a table, below it, around it and between its rows, and tables of which there is more than one. */
let shop: Awaited<ReturnType<typeof openUploadShop>>
beforeAll(async () => {
  shop = await openUploadShop()
})
afterAll(() => shop?.close())

const dry = { dryRun: 'true' }
const head = 'mpn,name,category,price,stock'
const table = `${head}\nKX-20,One,cpu,149,50\n`
const part = { mpn: 'KX-20', name: 'One', category: 'cpu', price: 149, stock: 50 }

const above: [line: string, says: string][] = [
  ['Prices in EUR', 'its prices are in EUR'],
  ['Currency: EUR', 'its prices are in EUR'],
  ['Currency,EUR', 'its prices are in EUR'],
  ['EUR', 'its prices are in EUR'],
  ['Alle Preise in €', 'its prices are in EUR'],
  ['Prix en euros', 'its prices are in EUR'],
  ['Ceny w PLN', 'its prices are in PLN'],
  ['Цены указаны в рублях', 'its prices are in RUB'],
  ['价格以欧元计', 'its prices are in EUR'],
  ['Prezzi espressi in euro', 'its prices are in EUR'],
  ["Prijzen in euro's", 'its prices are in EUR'],
  ['Tarifs en francs suisses', 'its prices are in CHF'],
  ['Listino EUR', 'its prices are in EUR'],
  ['Ceny v korunách', 'its prices are in CZK'],
  ['Fiyatlar TL', 'its prices are in TRY'],
  ['Árak forintban', 'its prices are in HUF'],
  ['Priser i kr', 'its prices are in SEK'],
  ['Precios en pesos', 'its prices are in MXN'],
  ['Prices in Canadian dollars', 'its prices are in CAD'],
  ['单位：元', 'its prices are in CNY'],
  ['価格は円建て', 'its prices are in JPY'],
  ['Preços com IVA', 'its prices have taxes in them'],
  ['Prezzi per 100 pezzi', 'its prices are for 100 pieces'],
  ['Prezzi di acquisto', 'not the prices that a shop asks'],
  ['Vecchio listino', 'not the prices that a shop asks'],
  ['Скидка 20%', 'a discount is taken off its prices'],
  ['Valid until 2020-01-31', 'its prices hold no more'],
  ['Gültig bis 31.12.2019', 'its prices hold no more'],
  ['Gültig 01.01.2019 bis 31.12.2019', 'its prices hold no more'],
  ['Prices per 10 pcs', 'its prices are for 10 pieces'],
  ['Preise je 100 Stück', 'its prices are for 100 pieces'],
  ['Price unit: 1000', 'its prices are for 1000 pieces'],
  ['Prices are per box', 'its prices are for a pack'],
  ['Prices in cents', 'its prices are in hundredths'],
  ['All prices incl. VAT in cents', 'its prices have taxes in them'],
  ['Alle Preise inkl. 19% MwSt.', 'its prices have taxes in them'],
  ['Prix TTC', 'its prices have taxes in them'],
  ['Prezzi IVA inclusa', 'its prices have taxes in them'],
  ['Цены с НДС', 'its prices have taxes in them'],
  ['価格は税込です', 'its prices have taxes in them'],
  ['All prices less 10% discount', 'a discount is taken off its prices'],
  ['Discount: 15%', 'it says so of all its parts'],
  ['Unit: box', 'it says so of all its parts'],
  ['Tax mode: gross', 'it says so of all its parts'],
  ['VAT: included', 'its prices have taxes in them'],
  ['Stock in thousands', 'it counts in packs or thousands'],
  ['Bestand in VE', 'it counts in packs or thousands'],
  ['End of life', 'such parts are not brought in for sale'],
  ['Obsolete items', 'such parts are not brought in for sale'],
  ['Purchase price list 2026', 'not the prices that a shop asks'],
  ['Einkaufspreisliste', 'not the prices that a shop asks'],
  ['Tarifs d’achat', 'not the prices that a shop asks'],
  ['Competitor prices, June', 'not the prices that a shop asks'],
  ['Старые цены', 'not the prices that a shop asks'],
  ['DRAFT', 'the list does not hold'],
  ['This list is no longer valid', 'the list does not hold'],
  ['Preise nicht mehr gültig', 'the list does not hold'],
  ['Borrador', 'the list does not hold'],
  ['Nieaktualny cennik', 'the list does not hold'],
  ['Valid from 2199-01-01', 'its prices hold only later'],
  ['Gültig ab 01.02.2199', 'its prices hold only later'],
  ['All items less 20 %', 'a discount is taken off its prices'],
  ['Alle Preise -15%', 'a discount is taken off its prices'],
]

test.each(above)(
  '“%s” above a table keeps it out, looked at and brought in',
  async (line, says) => {
    const { body } = await shop.bring(`${line}\n${table}`, dry)
    expect(body).toMatchObject({ code: 'file_unreadable' })
    expect(body.detail).toContain(says)
    expect(body.detail).toMatch(/take (?:this|the) line out/i)
    expect((await shop.preview(`${line}\n${table}`)).body.detail).toContain(says)
  },
)

test.each([
  ...['Prices in US dollars', 'AMD price list', 'SSD Preisliste', 'Precios en dólares'],
  ...['Prices in USD, excl. VAT', 'Preise in USD zzgl. 19 % MwSt.', 'Price list 2026', 'USD'],
  ...['Valid from 2026-01-01', 'Gültig ab 01.02.2026', 'Sales price list, final'],
  ...['Distributor ACME, CAD workstations', 'Preise per 31.12.2026', 'Valid until 2199-12-31'],
  ...[
    'Prices per 1 pc',
    'Price list for a set of servers',
    'Prezzi IVA esclusa',
    'Prix HT en dollars',
  ],
  ...[
    'Prices exclude VAT and shipping',
    'Stock list for shop Berlin',
    'Page 1 of 3',
    'ALL PRICES NET',
    'Unit: pcs',
    'State: California',
    'Status: final',
    'Discount: 0%',
  ],
])('“%s” above a table changes nothing', async (line) => {
  expect((await shop.bring(`${line}\n${table}`, dry)).body).toMatchObject({ added: 1, skipped: 0 })
})

test.each([
  `${table}\nAll prices in EUR\n`,
  `${table}# Prices in GBP\n`,
  `${head}\n,,,EUR,pcs\nKX-20,One,cpu,149,50\n`,
  `${head}\n,,,per 100,pcs\nKX-20,One,cpu,149,50\n`,
  `${table}Note:,All prices in EUR,,,\n`,
  'mpn,name,category,price,,stock\nKX-20,One,cpu,149,EUR,50\n',
])('what stands below the names is heard as well: %j', async (file) => {
  expect((await shop.bring(file, dry)).body.detail).toContain('stands beside the table: its prices')
})

test('a row below the names that says more of a column keeps the file out', async () => {
  const file = (below: string) =>
    `mpn,name,category,price,stock,\n${below}\nKX-20,One,cpu,149,20,50\n`
  const { body } = await shop.bring(file(',,,,reserved,free'), dry)
  expect(body.detail).toContain('“stock” has “reserved” below it')
  const harmless = await shop.bring(file(',,,USD,free,reserved'), dry)
  expect(harmless.body).toMatchObject({ added: 1, first: [{ quantity: 20 }] })
})

test('a page of HTML says it around its table, and in its caption', async () => {
  const names = head.split(',').map((name) => `<th>${name}</th>`)
  const cells = ['KX-20', 'One', 'cpu', '149', '50'].map((cell) => `<td>${cell}</td>`)
  const page = (around: string, caption = '') =>
    shop.bring(
      `<html><body>${around}<table>${caption}<tr>${names.join('')}</tr><tr>${cells.join('')}</tr></table></body></html>`,
      dry,
      'parts.html',
    )
  const says = 'stands beside the table: its prices'
  expect((await page('<p>All <b>prices</b> in EUR</p>')).body.detail).toContain(says)
  expect((await page('', '<caption>Preise inkl. MwSt.</caption>')).body.detail).toContain(says)
  expect((await page('<h1>Price list</h1>')).body).toMatchObject({ added: 1 })
})

test('rows below a heading of parts that are no longer sold are refused by it, until the next heading', async () => {
  const file = `${table}\nEnd of life\n${head}\nKX-21,Two,cpu,78,32\n\nProcessors\nKX-22,Three,cpu,99,5\n`
  const { body } = await shop.bring(file, dry)
  expect(body.first.map(({ mpn }) => mpn)).toEqual(['KX-20', 'KX-22'])
  expect(body.problems.find(({ line }) => line === 6)?.message).toContain('below “End of life”')
})

test.each([
  [
    'below it, with its columns changed',
    `${table}\nmpn,name,category,stock,price\nKX-21,Two,cpu,300,78\n`,
  ],
  [
    'below it, in another language',
    `${table}Artikelnummer,Bezeichnung,Kategorie,Menge,Preis\nKX-21,Two,cpu,300,78\n`,
  ],
  ['above it', `mpn,price\nKX-20,149\n\n${table}`],
  ['beside it', `${head},,part number,cost,quantity\nKX-20,One,cpu,149,50,,KX-21,78,32\n`],
])('a second table %s is no part of the first', async (_, file) => {
  const { body } = await shop.bring(file, dry)
  expect(body.detail).toContain('a second table has columns of its own')
  expect(body.detail).toContain('bring each table as a file of its own')
})

test('the same columns by other names are the names once more', async () => {
  const { body } = await shop.bring(
    `${table}Part No,Title,Category,Price,In stock\nKX-21,Two,cpu,78,32\n`,
    dry,
  )
  expect(body).toMatchObject({
    added: 2,
    problems: [{ message: 'The names of the columns once more' }],
  })
})

test('a list without names is refused with one sentence, looked at and brought in', async () => {
  const file = 'KX-20;One;cpu;149;50\nKX-21;Two;cpu;78;32\n'
  const says = 'no row names the columns: its first is “KX-20, One, cpu, 149, 50”'
  expect((await shop.bring(file, dry)).body.detail).toContain(says)
  expect((await shop.preview(file)).body.detail).toContain(says)
})

test.each<[object, string]>([
  [{ currency: 'EUR', items: [part] }, 'its prices are in EUR'],
  [{ items: [part], meta: { currency: 'GBP' } }, 'its prices are in GBP'],
  [{ items: [part], pricesIncludeVat: true }, 'its prices have taxes in them'],
  [{ discontinued: [part] }, 'such parts are not brought in for sale'],
  [{ active: [part], others: [{ ...part, mpn: 'KX-21' }] }, 'a second table'],
])('what stands around an array of JSON is heard: %j', async (json, says) => {
  const { body } = await shop.bring(JSON.stringify(json), dry, 'parts.json')
  expect(body.detail).toContain(says)
})

test('what is said not to be so around an array says nothing', async () => {
  const json = { count: 1, currency: 'USD', pricesIncludeVat: false, items: [part], next: null }
  const { body } = await shop.bring(JSON.stringify(json), dry, 'parts.json')
  expect(body).toMatchObject({ read: 1, added: 1 })
})

const cells = head.split(',')
const row = ['KX-20', 'One', 'cpu', { number: '149' }, { number: '50' }]
const book = (name: string, rows: Parameters<typeof workbook>[0][number]['rows']) =>
  shop.bring(workbook([{ name, rows }]), dry, 'parts.xlsx')

test('a workbook says it above its table, in the name of its sheet, below and in another sheet', async () => {
  const says = 'its prices are in EUR'
  expect((await book('Parts', [['Prices in EUR'], cells, row])).body.detail).toContain(says)
  expect((await book('Preise EUR', [cells, row])).body.detail).toContain(says)
  const conditions = [
    { name: 'Parts', rows: [cells, row] },
    { name: 'Info', rows: [['All prices in EUR']] },
  ]
  expect((await shop.bring(workbook(conditions), dry, 'parts.xlsx')).body.detail).toContain(says)
  const second = ['mpn', 'name', 'category', 'stock', 'price']
  expect((await book('Parts', [cells, row, second, row])).body.detail).toContain('a second table')
  const ended = await book('Parts', [cells, row, ['Obsolete'], ['KX-21', ...row.slice(1)]])
  expect(ended.body).toMatchObject({ added: 1, skipped: 2 })
})
