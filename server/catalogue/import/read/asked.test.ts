import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openUploadShop } from '../upload/upload.fixture.ts'

/** What files say in ways of which several may be meant, or none: it is refused or asked about, never guessed. */
let shop: Awaited<ReturnType<typeof openUploadShop>>
beforeAll(async () => {
  shop = await openUploadShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.empty())

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const head = 'mpn,name,category,price,quantity\n'
test.each<[of: string, file: string, message: string | RegExp]>([
  [
    'thousands of money',
    'mpn,name,category,price (k$),quantity\nKX-20,One,cpu,1.49,4\n',
    'The price is in thousands',
  ],
  ['what is taken off', `${head}KX-20,One,cpu,"149,00-",4\n`, '“149,00-” is less than nothing'],
  ['what is taken off, in brackets', `${head}KX-20,One,cpu,(149.00),4\n`, 'less than nothing'],
  ['a date below a price', `${head}KX-20,One,cpu,12-Oct,4\n`, 'has made a date of this number'],
  ['what a formula failed at', `${head}#REF!,One,cpu,149,4\n`, 'a formula failed here'],
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
  ...[
    ...['2026-01-15 0:00:00', '1/15/2026 0:00', '15.01.2026 08:30', '2026年1月15日', '2026.01.15.'],
    ...['15 January 2026', '15. Januar 2026', '15 de enero de 2026', '15-01-2026'],
  ].map((day): [string, string, string] => [
    `a day as a number: ${day}`,
    `${head}${day},One,cpu,149,4\n`,
    'A spreadsheet has made a date of this number',
  ]),
  ...[
    ...['n/a', 'N.A.', 'TBD', 't.b.a.', 'none', 'k.A.', 'keine', 'unknown', 'xxx', '000', 'null'],
    ...['no part number', 'sin', 'brak', 'нет', '未定', '(none)'],
  ].map((word): [string, string, string] => [
    `what stands for a number: ${word}`,
    `${head}${word},One,cpu,149,4\n`,
    'is no part number',
  ]),
  ['what stands for a name', `${head}KX-20,TBD,cpu,149,4\n`, '“TBD” is no name'],
  [
    'two readings',
    'mpn|name|category|price|quantity\nKX-20|One|cpu|9,95|4\nKX-21|Two|cpu|9.95|4\nKX-22|Three|cpu|1,149|4\n',
    'can be read in two ways',
  ],
  [
    'three digits behind a comma, in English words parted by semicolons',
    'mpn;name;category;price;quantity\nKX-20;One;cpu;$1,200;40\n',
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
  [
    'signs that were lost',
    `${head}KX-20,Fast one ï¿½,cpu,149,4\n`,
    'Some signs of this row are damaged',
  ],
  [
    'signs saved twice',
    `${head}KX-20,Core fÃ¼r alle,cpu,149,4\n`,
    'Some signs of this row are damaged',
  ],
  [
    'quotes saved twice',
    `${head}KX-20,Coreâ„¢ One,cpu,149,4\n`,
    'Some signs of this row are damaged',
  ],
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

test.each([
  'Qty (k)',
  'Menge (VE)',
  'Qty (boxes)',
  'Safety stock',
  'Mindestbestand',
  'Quantity sold',
])('what “%s” says is no stock, and asked about', async (header) => {
  const { body } = await shop.bring(`mpn,name,category,price,${header}\nKX-20,One,cpu,149,7\n`)
  expect(body.detail).toContain(`“${header}” may be the quantity`)
  const beside = `mpn,name,category,price,${header},On hand\nKX-20,One,cpu,149,7,40\n`
  expect((await shop.bring(beside)).body).toMatchObject({ added: 1 })
  expect(await shop.parts()).toMatchObject([{ quantity: 40 }])
})

test('digits of any script are digits', async () => {
  const { body } = await shop.bring(`${head}KX-20,One,cpu,١٤٩,٤٠\n`)
  expect(body).toMatchObject({ added: 1, first: [{ price: 149, quantity: 40 }] })
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
