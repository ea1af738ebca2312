import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openUploadShop } from '../upload/upload.fixture.ts'

/** Files as wholesalers, shops and spreadsheets write them, in words and numbers of our own. */
let shop: Awaited<ReturnType<typeof openUploadShop>>
beforeAll(async () => {
  shop = await openUploadShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.empty())

const part = { mpn: 'KX-20', name: 'Sorter one', quantity: 40 }
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test.each<[of: string, file: string | Uint8Array<ArrayBuffer>, name?: string]>([
  [
    'a preamble and words of German',
    'Muster AG\nStand: 01.02.2026\n\nHersteller-Nr.;Bezeichnung;Warengruppe;VK netto;Lagerbestand\nKX-20;Sorter one;Prozessoren;1.149,50;40\n',
  ],
  [
    'words of French',
    'Réf. fabricant;Désignation;Catégorie;Prix;Stock disponible\nKX-20;Sorter one;Processeur;1149,5;40\n',
  ],
  [
    'words of Polish',
    'Kod producenta;Nazwa;Kategoria;Cena netto;Stan magazynowy\nKX-20;Sorter one;Procesor;1149,50;40\n',
  ],
  ['words of Chinese', '型号,名称,类别,价格,库存\nKX-20,Sorter one,处理器,1149.5,40\n'],
  [
    'what parts its cells',
    'sep=;\nmpn;name;category;price;quantity\nKX-20;Sorter one;cpu;1149.5;40\n',
  ],
  [
    'remarks above',
    '# made by night\nmpn,name,category,price,quantity\nKX-20,Sorter one,cpu,1149.5,40\n',
  ],
  [
    'short rows',
    'mpn,name,category,price,quantity,details,warranty\nKX-20,Sorter one,cpu,1149.5,40\n',
  ],
  [
    'a house’s number beside the maker’s',
    'SKU,MPN,Title,Category,Price,Stock\n10001,KX-20,Sorter one,cpu,1149.5,40\n',
  ],
  [
    'a distributor’s number beside the maker’s',
    'Part Number,Manufacturer Part Number,Name,Category,Price,Qty\nD-7,KX-20,Sorter one,cpu,1149.5,40\n',
  ],
  [
    'guards and full-width signs',
    'mpn,name,category,price,quantity\n="KX-20",Sorter one,cpu,１１４９.５,４０\n',
  ],
  [
    'a currency and pieces',
    'mpn,name,category,price,quantity\n\u200bKX-20,Sorter one,cpu,"$1,149.50",40 pcs\n',
  ],
  [
    'columns made with blanks, and a line below their names',
    'Stock of today\n\nMPN      NAME         CATEGORY      PRICE   QTY\n-------  -----------  --------  ---------  ----\nKX-20    Sorter one   cpu        1149.50     40\n',
  ],
  [
    'columns made with blanks, of which some are empty',
    'MPN      Name         Details     Category   Price     Stock\nKX-20    Sorter one               cpu        1,149.50     40\n',
  ],
  [
    'what SAP calls them',
    '\t\tStock list\n\n\tMaterial\tKurztext\tWGr\tPreis\tWährg\tPEinh\tBestand\n\t-----\n\tKX-20\tSorter one\tCPU\t1.149,50\tUSD\t1\t40\n',
  ],
  [
    'another order of money',
    'mpn,name,category,price,quantity\nKX-20,Sorter one,cpu,USD 1149.50,>40\n',
  ],
  [
    'paths of categories',
    'sku,categories,name,price,qty\nKX-20,Default Category/Parts/CPU,Sorter one,1149.500000,40.0000\n',
  ],
  [
    'JSON of one part',
    '{\n "mpn": "KX-20", "name": "Sorter one",\n "category": "cpu", "price": 1149.5, "quantity": 40\n}',
  ],
  [
    'JSON around an array',
    '{"count": 1, "products": [\n{"mpn": "KX-20", "name": "Sorter one", "category": "cpu", "price": 1149.5, "quantity": 40}], "next": null}',
  ],
  [
    'a page that is called a workbook',
    '<html><table><tr><th>mpn</th><th>name</th><th>category</th><th>price</th><th>stock</th></tr><tr><td>KX-20</td><td>Sorter one</td><td>cpu</td><td>1149.5</td><td>40</td></tr></table></html>',
    'list.xls',
  ],
  [
    'a shop’s handle beside its number',
    'Handle,Title,Type,Variant SKU,Variant Inventory Qty,Variant Price\nsorter-one,Sorter one,CPU,KX-20,40,1149.50\n',
  ],
  [
    'a program’s own number beside the reference',
    'Product ID;Reference;Name;Category;Price (tax excl.);Quantity\n77;KX-20;Sorter one;CPU;1149.500000;40\n',
  ],
  [
    'settings of stock beside the stock',
    'name,sku,category,price,stockOnHand,trackInventory,Stock status\nSorter one,KX-20,cpu,1149.50,40,true,in\n',
  ],
  [
    'nothing but a description',
    'Part Number,Description,Category,Price,Stock\nKX-20,Sorter one,cpu,1149.50,40\n',
  ],
  [
    'a price of one piece that says so',
    'mpn;name;category;price;Preiseinheit;stock\nKX-20;Sorter one;cpu;1149,50;1 ST;40\n',
  ],
  [
    'a price that says it is without taxes',
    'SKU,Name,Category,Price excl. VAT,Stock\nKX-20,Sorter one,CPU,1149.50,40\n',
  ],
  [
    'what is paid regularly, and nothing else',
    'SKU,Name,Categories,Stock,Sale price,Regular price\nKX-20,Sorter one,CPU,40,,1149.50\n',
  ],
])('a file with %s is read as it is meant', async (_, file, name) => {
  const { body } = await shop.bring(file, {}, name)
  expect(body).toMatchObject({ added: 1, first: [{ price: 1_149.5 }] })
  expect(await shop.parts()).toMatchObject([part])
})

const head = 'mpn,name,category,price,quantity\n'
test.each<[of: string, file: string, message: string | RegExp]>([
  ['what is taken off', `${head}KX-20,One,cpu,"149,00-",4\n`, '“149,00-” is less than nothing'],
  ['what is taken off, in brackets', `${head}KX-20,One,cpu,(149.00),4\n`, 'less than nothing'],
  ['a minus', `${head}KX-20,One,cpu,−149,4\n`, '“−149” is less than nothing'],
  ['a currency', `${head}KX-20,One,cpu,149 €,4\n`, 'The price is in EUR, the shop sells in USD'],
  [
    'a column of currencies',
    'mpn,name,category,price,currency\nKX-20,One,cpu,149,EUR\n',
    'The price is in EUR',
  ],
  [
    'a header’s currency',
    'mpn,name,category,Price (GBP)\nKX-20,One,cpu,149\n',
    'The price is in GBP',
  ],
  ['a spoilt number', `${head}1.00E+11,One,cpu,149,4\n`, 'A spreadsheet has shortened this number'],
  ['a date', `${head}7-Oct,One,cpu,149,4\n`, 'A spreadsheet has made a date of this number'],
  [
    'two readings',
    'mpn|name|category|price|quantity\nKX-20|One|cpu|9,95|4\nKX-21|Two|cpu|9.95|4\nKX-22|Three|cpu|1,149|4\n',
    'can be read in two ways',
  ],
  ['a word for stock', `${head}KX-20,One,cpu,149,plenty\n`, 'is no quantity'],
  [
    'a price of a hundred pieces',
    'mpn;name;category;price;Preiseinheit;stock\nKX-20;One;cpu;14900,00;100;4\n',
    'The price is for 100 pieces: give the price of one piece',
  ],
  [
    'a header of a thousand pieces',
    'mpn,name,category,Price per 1000,stock\nKX-20,One,cpu,149000,4\n',
    'The price is for 1000 pieces',
  ],
  [
    'a price of a pack',
    'mpn,name,category,Price per box,pack size,stock\nKX-20,One,cpu,1490,10,4\n',
    'The price is for a pack: give the price of one piece',
  ],
  [
    'a price in cents',
    'mpn,name,category,Price (cents),stock\nKX-20,One,cpu,14900,4\n',
    'The price is in hundredths',
  ],
  [
    'a price that begins somewhere',
    `${head}KX-20,One,cpu,from 149,4\n`,
    'is no currency that is known',
  ],
  ['a negative stock', `${head}KX-20,One,cpu,149,-4\n`, 'is nothing to order'],
  ['a commented row', `${head}#KX-20,One,cpu,149,4\n`, 'This row is commented out'],
])('a row with %s is refused, and says why', async (_, file, message) => {
  const { status, body } = await shop.bring(file)
  expect(status).toBe(200)
  expect(body.problems.map((problem) => problem.message).join()).toMatch(message)
})

test('two inch marks swallow no rows, and a quotation of several lines is one cell', async () => {
  const file = `${head}A-1,"24 inch,hdd,149,10\nA-2,two,hdd,149,10\nA-3,27",hdd,149,10\nA-4,"of\ntwo lines",hdd,149,10\n`
  const { body } = await shop.bring(file)
  expect(body).toMatchObject({ read: 4, added: 4 })
  expect((await shop.parts()).map(({ name }) => name)).toEqual([
    '"24 inch',
    'two',
    '27"',
    'of two lines',
  ])
})

test('a number beyond what programs keep stays the text that it is', async () => {
  const { body } = await shop.bring(
    '[{"mpn": 12345678901234567890, "name": "Long", "category": "cpu", "price": 5}]',
  )
  expect(body).toMatchObject({ added: 1 })
  expect(await shop.parts()).toMatchObject([{ mpn: '12345678901234567890' }])
})

test('a column that may be the stock is asked about, and never invented', async () => {
  const file = 'mpn,name,category,price,Warehouse stock 2\nKX-20,One,cpu,149,7\n'
  const { body: seen } = await shop.preview(file)
  const asked = 'questions' in seen ? seen.questions : []
  const isRead = seen.columns.some(({ guess }) => guess === 'quantity')
  expect(isRead || (asked as unknown[]).length === 1).toBe(true)
  const doubt = 'mpn,name,category,price,Stock north,Stock south\nKX-20,One,cpu,149,7,8\n'
  const refused = await shop.bring(doubt)
  expect(refused.body).toMatchObject({ code: 'file_unreadable' })
  expect(refused.body.detail).toContain('“Stock north”, “Stock south” may be the quantity')
  const mapping =
    '{"mpn":"mpn","name":"name","category":"category","price":"price","Stock south":"quantity"}'
  expect((await shop.bring(doubt, { mapping })).body).toMatchObject({ added: 1 })
  expect(await shop.parts()).toMatchObject([{ quantity: 8 }])
})

test('a description names a new part alone: a known one keeps its name', async () => {
  await shop.bring(`${head}KX-20,Sorter one,cpu,149,40\n`)
  const { body } = await shop.bring(`MPN;Description\nKX-20;${'Sorts all day. '.repeat(40)}\n`)
  expect(body).toMatchObject({ changed: 1, skipped: 0 })
  expect(await shop.parts()).toMatchObject([{ name: 'Sorter one' }])
})

test('a file of another kind is refused with words that end once', async () => {
  const { body } = await shop.bring('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', {}, 'list.pdf')
  expect(body.detail).toMatch(/This is a PDF: save the list .* paste them\.$/)
})

test('letters that two code pages know are asked about, and said', async () => {
  const polish = bytes('mpn,name,category,price\nKX-20,Pami\xea\xe6,ram,5\n')
  const { body } = await shop.bring(polish)
  expect(body.detail).toContain('its encoding is not known')
  expect((await shop.bring(polish, { encoding: 'Windows-1250' })).body).toMatchObject({ added: 1 })
  expect(await shop.parts()).toMatchObject([{ name: 'Pamięć' }])
})
