import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openImportShop } from './import.fixture.ts'
import { beginImport } from './store.ts'

const twoWays =
  'can be read in two ways: say whether numbers have a decimal point (1,234.50) or a decimal comma (1.234,50)'

const header = 'MPN,Title,Category,Unit Price,Qty,MOQ,Warranty,Description\n'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

test('columns are found under their usual names, and prices are kept to the cent', async () => {
  const file = await shop.write(
    'usual.csv',
    `${header}BX-1,A processor,Processors,19.01,500,20,2 years,Good for offices.\n`,
  )
  const { code, out } = await shop.run(file)
  expect(code).toBe(0)
  expect(out).toContain('prices: 1 in the rows')
  expect(await shop.parts()).toMatchObject([
    {
      mpn: 'BX-1',
      name: 'A processor',
      category: 'cpu',
      priceMinor: 1_901,
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

test('every refused row is told with its line, field and reason', async () => {
  const row = (mpn: string, name: string, price: string, rest = ',,,') =>
    `${mpn},${name},cpu,${price},${rest}\n`
  const file = await shop.write(
    'bad.csv',
    header +
      row('G-1', 'Good', '5') +
      row('', 'No number', '5') +
      row('B-2', '', '5') +
      row('B-3', 'Comma', '"1,250"') +
      row('B-3a', 'Point', '1.25') +
      row('B-3b', 'Comma', '"12,50"') +
      row('B-4', 'Huge', '1e309') +
      row('B-5', 'Negative', '-3') +
      row('B-6', 'No price', '') +
      row('B-7', 'Sold out', '5', '0,,,') +
      row('B-8', 'Too few', '5', '5,10,,') +
      row('g1', 'Again', '5') +
      row('---', 'Dashes', '5') +
      row('B-9', 'Short warranty', '5', ',,6,') +
      'B-10,Cells,cpu,5,,,,,more\n' +
      'B-11,Elsewhere,toaster,5,,,,\n',
  )
  const { code, out } = await shop.run(file)
  expect(code).toBe(1)
  const lines = out.split('\n').filter((line) => line.startsWith('bad.csv:'))
  expect(lines).toEqual([
    'bad.csv:3: mpn: There is no part number',
    `bad.csv:5: price: “1,250” ${twoWays}`,
    'bad.csv:8: price: “1e309” may have lost its last digits: write the whole number',
    'bad.csv:9: price: “-3” is less than nothing',
    'bad.csv:14: mpn: A part number has letters or digits',
    'bad.csv:15: warrantyMonths: Between 12 and 36 months',
    'bad.csv:16: 9 cells, but 8 columns are named',
    'bad.csv:17: category: "toaster" is no category: CPU, Ram, HDD, GPU or Motherboard',
    'bad.csv:13: mpn: g1 stands in line 2 already',
    'bad.csv:4: name: Please input the parts name',
    'bad.csv:10: price: There is no price: none in this row, in a price file, or by default',
    'bad.csv:12: minQuantity: The minimum quantity cannot be more than the quantity',
  ])
  expect(await shop.parts()).toEqual([])
  expect((await shop.run(file, '--allow-refused')).code).toBe(1)
  expect(await shop.parts()).toMatchObject([
    { mpn: 'B-3a', priceMinor: 125 },
    { mpn: 'B-3b', priceMinor: 1_250 },
    { mpn: 'B-7', quantity: 0 },
    // nothing is sold that nobody has
    { mpn: 'G-1', quantity: 0, minQuantity: 10 },
  ])
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
  expect(out).toMatch(/twice\.csv +2 +0 +0 +2 +0 {2}nothing to write/)
  expect(await shop.parts()).toEqual(before)
  expect(await shop.sql`select 1 from stock_movement`).toHaveLength(1)
})

test('a known part takes what its row gives and keeps the rest; stock changes by a correction', async () => {
  await shop.run(
    await shop.write(
      'first.csv',
      `${header}K-1,Old,cpu,5,100,25,36,By hand\nK-2,Same,cpu,5,100,,,\n`,
    ),
  )
  await shop.sql`update part set quantity = quantity - 40 where mpn = 'K-1'`
  await shop.sql`
    insert into stock_movement (id, part_id, change, reason, order_id)
    select gen_random_uuid(), id, -40, 'held', gen_random_uuid() from part where mpn = 'K-1'`
  const second = await shop.write(
    'second.csv',
    'mpn,name,category,price,qty\nk1,New,cpu,8,90\nK-2,Same,cpu,5,\n',
  )
  const { out } = await shop.run(second)
  expect(out).toMatch(/second\.csv +2 +0 +1 +1 +0 {2}written/)
  expect(await shop.parts()).toMatchObject([
    {
      mpn: 'K-1',
      name: 'New',
      priceMinor: 800,
      quantity: 90,
      minQuantity: 25,
      warrantyMonths: 36,
      details: 'By hand',
    },
    { mpn: 'K-2', quantity: 100 },
  ])
  expect(
    await shop.sql`select change from stock_movement where reason = 'correction'`,
  ).toMatchObject([{ change: 30 }])
  expect(await shop.unbalanced()).toHaveLength(0)
  const soldOut = await shop.write('out.csv', 'mpn,name,category,price,qty\nk1,New,cpu,8,0\n')
  expect((await shop.run(soldOut)).code).toBe(0)
  expect(await shop.unbalanced()).toHaveLength(0)
})

test('an image of the shop may be named; any other is refused', async () => {
  await shop.sql`
    insert into image (id, name, url, width, height, bytes, color)
    values
      (gen_random_uuid(), 'mine', '/images/mine.webp', 8, 8, 1, '#000000'),
      (gen_random_uuid(), 'drawn', '/images/gpu.webp', 8, 8, 1, '#000000')`
  await shop.sql`
    update category set image_id = (select id from image where name = 'drawn') where key = 'gpu'`
  const file = await shop.write(
    'img.csv',
    'mpn,name,category,price,img\nI-1,a,cpu,5,mine\nI-2,b,cpu,5,https://elsewhere.example/x.png\nI-3,c,gpu,5,\n',
  )
  const { out } = await shop.run(file, '--allow-refused')
  expect(out).toContain(
    'img.csv:3: img: https://elsewhere.example/x.png is none of the shop’s images',
  )
  expect(await shop.parts()).toMatchObject([
    { mpn: 'I-1', img: '/images/mine.webp' },
    { mpn: 'I-3', img: '/images/gpu.webp' },
  ])
})

test('while one import runs, another is told to wait', async () => {
  const file = await shop.write('one.csv', `${header}W-1,One,cpu,5,,,,\n`)
  const { code, err } = await shop.database.transaction(async (sql) => {
    await beginImport(sql)
    return await shop.run(file)
  })
  expect({ code, err }).toEqual({
    code: 1,
    err: 'Another import is running: try again when it has ended\n',
  })
  expect((await shop.run(file)).code).toBe(0)
})

test('T80 found: S15 an import says of each part what it changed, and of which file the rest came', async () => {
  const row = (mpn: string, price: number, rest: string) =>
    `${mpn},Part ${mpn},cpu,${price},${rest}\n`
  await shop.run(
    await shop.write(
      'first.csv',
      header + row('A-1', 10, '100,5,12,Old') + row('A-2', 20, '100,5,12,Same'),
    ),
  )
  const file = await shop.write(
    'second.csv',
    header +
      row('a1', 11, '90,5,12,New') +
      row('A-2', 20, '100,5,12,Same') +
      row('A-3', 30, '100,5,12,New'),
  )
  const versions = () => shop.sql`select mpn, version from part order by mpn`
  expect((await versions()).map(({ version }) => version)).toEqual([1, 1])
  await shop.run(file)
  expect(await versions()).toEqual([
    { mpn: 'A-1', version: 2 },
    { mpn: 'A-2', version: 1 },
    { mpn: 'A-3', version: 1 },
  ])
  const changed = await shop.sql`
    select p.mpn, a.detail from audit_event a join part p on p.id::text = a.subject
    where a.action = 'part-changed'`
  expect(changed).toEqual([
    {
      mpn: 'A-1',
      detail: {
        file,
        before: { name: 'Part A-1', priceMinor: 1_000, quantity: 100, details: 'Old' },
        after: { name: 'Part a1', priceMinor: 1_100, quantity: 90, details: 'New' },
      },
    },
  ])
  const [whole] = await shop.sql`
    select a.detail from audit_event a join part p on p.created_at = a.at
    where a.action = 'parts-imported' and p.mpn = 'A-3'`
  const sha256 = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
  expect(whole?.detail).toEqual({ inserted: 1, updated: 1, refused: 0, sha256 })
})

test('many new parts have their words counted at once, so that a slip is found a moment later', async () => {
  const rows = Array.from(
    { length: 1_000 },
    (_, at) => `N-${at},Part of the new kind ${at},cpu,10,100\n`,
  )
  const file = await shop.write('many.csv', `mpn,name,category,price,quantity\n${rows.join('')}`)
  expect((await shop.run(file)).code).toBe(0)
  const [counted] = await shop.sql`
    select reltuples::int as rows from pg_class where relname = 'part' and relkind = 'r'`
  expect(counted?.rows).toBe(1_000)
})

test('many parts in several files are counted once they are in, so that searches know their words', async () => {
  const rows = (from: number) =>
    ['mpn,name,category,price,quantity']
      .concat(Array.from({ length: 600 }, (_, at) => `MANY-${from + at},Many ${at},CPU,9,50`))
      .join('\n')
  const known = async () => {
    const [row] = await shop.sql<{ count: number }[]>`
      select reltuples::int as count
      from pg_class
      where relname = 'part'`
    return row?.count
  }
  await shop.sql`truncate part cascade`
  await shop.run(await shop.write('first.csv', rows(0)), await shop.write('then.csv', rows(600)))
  expect(await known()).toBe(1_200)
})
