import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openImportShop } from './import.fixture.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

const header = 'MPN,Title,Category,Unit Price,Qty,MOQ,Warranty,Description\n'

test('columns are found under their usual names, and prices are rounded up', async () => {
  const file = await shop.write(
    'usual.csv',
    `${header}BX-1,A processor,Processors,19.01,500,20,2 years,Good for offices.\n`,
  )
  const { code, out } = await shop.run(file)
  expect(code).toBe(0)
  expect(out).toContain('1 rounded up')
  expect(await shop.parts()).toMatchObject([
    {
      sku: 'BX-1',
      name: 'A processor',
      category: 'cpu',
      priceMinor: 2_000,
      quantity: 500,
      minQuantity: 20,
      warrantyMonths: 24,
      details: 'Good for offices.',
    },
  ])
  expect(await shop.sql`select change, reason from stock_movement`).toMatchObject([
    { change: 500, reason: 'initial' },
  ])
  expect(
    await shop.sql`select actor_id from audit_event where action = 'parts-imported'`,
  ).toHaveLength(1)
})

test('byte order mark, semicolons, CRLF, quoted newlines and blank rows are read as they are meant', async () => {
  const file = await shop.write(
    'messy.csv',
    '\ufeffSKU;Name;Category;Price;Details;Form factor\r\n\r\nA-1;"Two\r\nlines ""quoted""";hdd;10;"x;y";3.5" bay\r\n;;;;;\r\nA-2;Bad;hdd;ten;d;\r\n',
  )
  const { code, out } = await shop.run(file, '--allow-refused', '--keep-unknown')
  expect(code).toBe(1)
  expect(out).toContain('messy.csv:6: price: "ten" is not a number')
  expect(await shop.parts()).toMatchObject([
    { sku: 'A-1', name: 'Two\nlines "quoted"', details: 'x;y', specs: { formFactor: '3.5" bay' } },
  ])
})

test('every refused row is told with its line, field and reason', async () => {
  const row = (sku: string, name: string, price: string, rest = ',,,') =>
    `${sku},${name},cpu,${price},${rest}\n`
  const file = await shop.write(
    'bad.csv',
    header +
      row('G-1', 'Good', '5') +
      row('', 'No number', '5') +
      row('B-2', '', '5') +
      row('B-3', 'Comma', '"12,50"') +
      row('B-4', 'Huge', '1e309') +
      row('B-5', 'Negative', '-3') +
      row('B-6', 'No price', '') +
      row('B-7', 'Sold out', '5', '0,,,') +
      row('B-8', 'Too few', '5', '5,10,,') +
      row('g1', 'Again', '5') +
      row('---', 'Dashes', '5') +
      row('B-9', 'Short warranty', '5', ',,6,') +
      'B-10,Cells,cpu\n' +
      'B-11,Elsewhere,toaster,5,,,,\n',
  )
  const { code, out } = await shop.run(file)
  expect(code).toBe(1)
  const lines = out.split('\n').filter((line) => line.startsWith('bad.csv:'))
  expect(lines).toEqual([
    'bad.csv:3: sku: There is no part number',
    'bad.csv:4: name: Please input the parts name',
    'bad.csv:5: price: "12,50" can be read in two ways: write 1234.50, or say --decimal-comma',
    'bad.csv:6: price: "1e309" is too large',
    'bad.csv:7: price: Please input the price, a whole number from 1',
    'bad.csv:8: price: There is no price: none in this row, in a price file, or by default',
    'bad.csv:12: sku: A part number has letters or digits',
    'bad.csv:13: warrantyMonths: Between 12 and 36 months',
    'bad.csv:14: 3 cells, but 8 columns are named',
    'bad.csv:15: category: "toaster" is no category: CPU, Ram, HDD, GPU or Motherboard',
    'bad.csv:11: sku: g1 stands in line 2 already',
    'bad.csv:9: quantity: Please input the quantity, a whole number from 1',
    'bad.csv:10: minQuantity: The minimum quantity cannot be more than the quantity',
  ])
  expect(await shop.parts()).toEqual([])
  expect((await shop.run(file, '--allow-refused')).code).toBe(1)
  expect(await shop.parts()).toMatchObject([{ sku: 'G-1', quantity: 1_000, minQuantity: 10 }])
})

test('a dry run reports the same and leaves nothing', async () => {
  const file = await shop.write('dry.csv', `${header}D-1,One,cpu,5,,,,\nD-2,Two,gpu,6,,,,\n`)
  const { code, out } = await shop.run(file, '--dry')
  expect(code).toBe(0)
  expect(out).toMatch(/dry\.csv +2 +2 +0 +0 +0 {2}dry run: nothing written/)
  expect(await shop.parts()).toEqual([])
  expect(await shop.sql`select 1 from stock_movement`).toHaveLength(0)
})

test('the same file a second time changes nothing, not even a date', async () => {
  const file = await shop.write('twice.csv', `${header}T-1,One,cpu,5.5,7,7,,\nT-2,Two,gpu,6,,,,\n`)
  await shop.run(file)
  const before = await shop.parts()
  const { out } = await shop.run(file)
  expect(out).toMatch(/twice\.csv +2 +0 +0 +2 +0 {2}written/)
  expect(await shop.parts()).toEqual(before)
  expect(await shop.sql`select 1 from stock_movement`).toHaveLength(2)
})

test('a known part takes what its row gives and keeps the rest; stock changes by a correction', async () => {
  await shop.run(
    await shop.write(
      'first.csv',
      `${header}K-1,Old,cpu,5,100,25,36,By hand\nK-2,Same,cpu,5,100,,,\n`,
    ),
  )
  await shop.sql`update part set quantity = quantity - 40 where sku = 'K-1'`
  await shop.sql`
    insert into stock_movement (id, part_id, change, reason, order_id)
    select gen_random_uuid(), id, -40, 'held', gen_random_uuid() from part where sku = 'K-1'`
  const second = await shop.write(
    'second.csv',
    'sku,name,category,price,qty\nk1,New,cpu,8,90\nK-2,Same,cpu,5,\n',
  )
  const { out } = await shop.run(second)
  expect(out).toMatch(/second\.csv +2 +0 +1 +1 +0 {2}written/)
  expect(await shop.parts()).toMatchObject([
    {
      sku: 'K-1',
      name: 'New',
      priceMinor: 800,
      quantity: 90,
      minQuantity: 25,
      warrantyMonths: 36,
      details: 'By hand',
    },
    { sku: 'K-2', quantity: 100 },
  ])
  expect(
    await shop.sql`select change from stock_movement where reason = 'correction'`,
  ).toMatchObject([{ change: 30 }])
  expect(await shop.unbalanced()).toHaveLength(0)
  const soldOut = await shop.write('out.csv', 'sku,name,category,price,qty\nk1,New,cpu,8,0\n')
  expect((await shop.run(soldOut)).code).toBe(0)
  expect(await shop.unbalanced()).toHaveLength(0)
})

test('JSON lines, arrays and packed files give the same part; a bad line is refused with its number', async () => {
  const one = {
    mpn: 4711,
    about: { name: 'Deep', price: 3 },
    type: 'Ram',
    specs: { capacityGb: 16 },
    kind: 'x',
  }
  const lines = `${JSON.stringify(one)}\n\n{broken\n[1]\n`
  const mapped = ['--column', 'name=about.name', '--column', 'price=about.price', '--allow-refused']
  const first = await shop.run(await shop.write('lines.jsonl.gz', gzipSync(lines)), ...mapped)
  expect(first.out).toContain('lines.jsonl.gz:3: This is not valid JSON\n')
  expect(first.out).toContain('lines.jsonl.gz:4: This is not a JSON object\n')
  const [part] = await shop.parts()
  expect(part).toMatchObject({
    sku: '4711',
    name: 'Deep',
    category: 'ram',
    specs: { capacityGb: 16 },
  })
  const array = await shop.write(
    'array.json',
    `[\n ${JSON.stringify(one)},\n 5,\n {"mpn":"[,]\\"}"}\n]\n`,
  )
  const again = await shop.run(array, ...mapped)
  expect(again.out).toContain('array.json:3: This is not a JSON object\n')
  expect(again.out).toContain('array.json:4: name: Please input the parts name')
  expect(again.out).toMatch(/array\.json +3 +0 +0 +1 +2 /)
})

test('--map and --decimal-comma read a continental file', async () => {
  const map = await shop.write(
    'map.json',
    '{"sku":"Artikel","name":"Bezeichnung","price":"Preis","specs.socket":"Sockel"}',
  )
  const file = await shop.write(
    'de.csv',
    'Artikel;Bezeichnung;Preis;Sockel\nD1;Ding;1.234,50;AM5\n',
  )
  const { code } = await shop.run(
    file,
    '--map',
    map,
    '--decimal-comma',
    '--default-category',
    'cpu',
  )
  expect(code).toBe(0)
  expect(await shop.parts()).toMatchObject([{ priceMinor: 123_500, specs: { socket: 'AM5' } }])
})

test('files that cannot be read are one clear line', async () => {
  const latin = await shop.write('latin.csv', Buffer.from('sku,name\nA,B\nC,caf\xe9\n', 'latin1'))
  const wide = await shop.write('wide.csv', Buffer.from('\ufeffsku,name', 'utf16le'))
  const open = await shop.write('open.csv', 'sku,name,price,category\nA,"never closed,1,cpu\n')
  const double = await shop.write('double.csv', 'sku,sku\nA,B\n')
  const { code, err } = await shop.run(
    latin,
    wide,
    open,
    double,
    path.join(shop.folder, 'none.csv'),
  )
  expect(code).toBe(1)
  expect(err.replaceAll(`${shop.folder}/`, '').trim().split('\n')).toEqual([
    'latin.csv:3: this is not UTF-8: save the file as UTF-8',
    'wide.csv is UTF-16: save it as UTF-8',
    'open.csv: a quotation mark is not closed, at or before line 2',
    'double.csv: two columns are named "sku"',
    'none.csv: there is no such file',
  ])
})

test('the CSV of refused rows is safe to open in a spreadsheet', async () => {
  const file = await shop.write(
    'evil.csv',
    'sku,name,category,price\n"=cmd|calc",n,"=1+1",5\n"@x,y",n,cpu,"-"\n',
  )
  const report = path.join(shop.folder, 'refused.csv')
  await shop.run(file, '--report', report)
  const csv = await readFile(report, 'utf8')
  expect(csv.split('\n')[0]).toBe('file,line,field,reason')
  expect(csv).toContain(',2,category,"""=1+1"" is no category')
  for (const cell of csv.matchAll(/(?:^|,)"?([^",\n]*)/gm))
    expect(cell[1]).not.toMatch(/^[=+\-@\t]/)
})

test('an image of the shop may be named; any other is refused', async () => {
  await shop.sql`
    insert into image (id, name, url, width, height, bytes, color)
    values
      (gen_random_uuid(), 'mine', '/images/mine.webp', 8, 8, 1, '#000000'),
      (gen_random_uuid(), 'category-gpu', '/images/gpu.webp', 8, 8, 1, '#000000')`
  const file = await shop.write(
    'img.csv',
    'sku,name,category,price,img\nI-1,a,cpu,5,mine\nI-2,b,cpu,5,https://elsewhere.example/x.png\nI-3,c,gpu,5,\n',
  )
  const { out } = await shop.run(file, '--allow-refused')
  expect(out).toContain(
    'img.csv:3: img: https://elsewhere.example/x.png is none of the shop’s images',
  )
  expect(await shop.parts()).toMatchObject([
    { sku: 'I-1', img: '/images/mine.webp' },
    { sku: 'I-3', img: '/images/gpu.webp' },
  ])
})

test('texts that PostgreSQL cannot keep are refused, not thrown', async () => {
  const bad = { sku: 'Z', name: 'n', category: 'cpu', price: 1, specs: { note: 'a\u0000b' } }
  const lone = '{"sku":"Y","name":"\\ud800","category":"cpu","price":1,"specs":{"k":"\\ud800"}}'
  const back = { sku: 'X\\N', name: 'tab\tback\\slash', category: 'cpu', price: 1 }
  const file = await shop.write(
    'odd.jsonl',
    `${JSON.stringify(bad)}\n${lone}\n${JSON.stringify(back)}\n`,
  )
  const { out } = await shop.run(file, '--allow-refused')
  expect(out).toContain('odd.jsonl:1: specs: Some characters in this text cannot be stored')
  expect(out).toContain('odd.jsonl:2: name: Some characters in this text cannot be stored')
  expect(await shop.parts()).toMatchObject([{ sku: 'X\\N', name: 'tab\tback\\slash' }])
})
