import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { locks } from '../../../database/locks.ts'
import { good, openUploadShop } from './upload.fixture.ts'

type UploadShop = Awaited<ReturnType<typeof openUploadShop>>

let shop: UploadShop
beforeAll(async () => {
  shop = await openUploadShop()
})
afterEach(() => shop.empty())
afterAll(() => shop?.close())

describe('an import', () => {
  test('writes what is new, changes what is known, and leaves the rest', async () => {
    expect((await shop.bring(good)).body).toMatchObject({
      outcome: 'written',
      dryRun: false,
      read: 2,
      written: 2,
      added: 2,
      changed: 0,
      unchanged: 0,
      skipped: 0,
      problems: [],
      problemCount: 0,
      reportUrl: null,
    })
    const { body } = await shop.bring(`${good.replace('60', '70')}C-3,Third CPU,CPU,300,30\n`)
    expect(body).toMatchObject({
      read: 3,
      written: 2,
      added: 1,
      changed: 1,
      unchanged: 1,
      skipped: 0,
      stockCorrected: 1,
    })
    expect((await shop.parts()).map(({ mpn, quantity }) => [mpn, quantity])).toEqual([
      ['A-1', 50],
      ['B-2', 70],
      ['C-3', 30],
    ])
    const [audit] = await shop.sql`
      select u.email, a.subject
      from audit_event a
      join users u on u.id = a.actor_id
      where a.action = 'parts-imported'`
    expect(audit).toEqual({ email: shop.admin.email, subject: 'parts.csv' })
  })

  test('tells how many entries of the open part database go by their ids', async () => {
    const entry = (id: string, numbers: string[]) =>
      JSON.stringify({
        opendb_id: id,
        metadata: { name: `Board ${id}`, part_numbers: numbers },
        pcie_slots: [],
      })
    const file = [entry('aa-1', ['B-1']), entry('aa-2', ['B-1']), entry('aa-3', [])].join('\n')
    const texts = { defaultPrice: '99', defaultQuantity: '50' }
    const { body } = await shop.bring(file, texts, 'motherboard.jsonl')
    expect(body).toMatchObject({ added: 3, byEntry: 2, problems: [] })
    expect((await shop.bring(good)).body.byEntry).toBe(0)
  })

  test.each([
    ['all of which is there', good],
    ['of which no row is good', 'MPN,Name,Category,Price,Stock\nA-1,Dear,CPU,lots,9\n'],
    ['without a row', good.split('\n', 1)[0]!],
  ])('found: P3 of a file %s has nothing written, and says so', async (_, file) => {
    await shop.bring(good)
    const before = await shop.parts()
    const { body } = await shop.bring(file)
    expect(body).toMatchObject({ outcome: 'nothing', written: 0, added: 0, changed: 0 })
    expect(await shop.parts()).toEqual(before)
  })

  test('accounts for every row: what is not written is told with its line and reason', async () => {
    const file = `${good}A1,First again,CPU,100,50\n,No number,CPU,100,50\nD-4,Dear,CPU,lots,9\nE-5,"Two\nlines",Chair,100,10\n`
    const { body } = await shop.bring(file)
    expect(body).toMatchObject({ outcome: 'written', read: 6, written: 2, added: 2, skipped: 4 })
    expect(body.read).toBe(body.added + body.changed + body.unchanged + body.unknown + body.skipped)
    expect(body.problems).toEqual([
      {
        line: 4,
        column: 'MPN',
        message: 'A1 stands in line 2 already',
        row: 'A1,First again,CPU,100,50',
      },
      { line: 5, column: 'MPN', message: 'There is no part number', row: ',No number,CPU,100,50' },
      { line: 6, column: 'Price', message: '“lots” is not a number', row: 'D-4,Dear,CPU,lots,9' },
      {
        line: 7,
        column: 'Type',
        message: '"Chair" is no category: CPU, Ram, HDD, GPU or Motherboard',
        row: 'E-5,"Two',
      },
    ])
    const report = await shop.admin.call('GET', body.reportUrl?.replace('/api', '') ?? '')
    expect(report.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect((await report.text()).trimEnd().split('\n')).toHaveLength(5)
  })

  test('T76 found: S8 a row of what no database keeps is refused with its line, and the rest is written', async () => {
    const json = (row: object) => JSON.stringify({ price: 100, quantity: 50, ...row })
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const rows = [
      json({ mpn: 'A-1', name: 'First', category: 'cpu' }),
      json({ mpn: 'N-\u0000', name: 'NUL in its number', category: 'cpu' }),
      json({ mpn: 'N-2', name: 'half a pair \ud83d', category: 'cpu' }),
      json({ mpn: 'N-3', name: 'Third', category: '\u0000 \udc00' }),
      json({ mpn: 'N-4', name: 'Fourth', category: `${'x'.repeat(39)}\u{1f5a5}` }),
      json({ mpn: 'N-5', name: 'Fifth', category: 'cpu', specs: { '\u0000': 1, '\ud800': 2 } }),
      json({ mpn: 'N-6', name: 'Sixth', category: 'cpu', price: '1\u0000', img: '\ud800' }),
      `{"mpn":"N-7","name":"Seventh","category":"cpu","price":1,"specs":{"a":${deep}}}`,
      `{"mpn":${deep},"name":"Eighth"}`,
      json({ mpn: 'N-9', name: 'Ninth', category: 'cpu', price: 1e300, quantity: 1e17 }),
      json({ mpn: 'N-10', name: 'Tenth', category: 'cpu', specs: { cores: 1e300 } }),
      json({ mpn: 'B-2', name: 'Second', category: 'cpu' }),
    ]
    for (const [file, name] of [
      [rows.join('\n'), 'a.jsonl'],
      [`[${rows.join(',\n')}]`, 'a\u0000\ud800.json'],
    ] as const) {
      const { status, body } = await shop.bring(file, { keepUnknown: 'true' }, name)
      expect([status, body.outcome, body.read, body.skipped]).toEqual([200, 'written', 12, 10])
      expect([...new Set(body.problems.map(({ line }) => line))]).toEqual([
        2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
      ])
      expect((await shop.parts()).map(({ mpn }) => mpn)).toEqual(['A-1', 'B-2'])
      const report = await shop.admin.call('GET', body.reportUrl?.replace('/api', '') ?? '')
      expect(report.status).toBe(200)
      expect((await shop.preview(file, name)).status).toBe(200)
      await shop.empty()
    }
  })

  test('T76 found: S8 a text with signs that no text has is refused with what to do', async () => {
    const file =
      'MPN,Product,Type,Price,Qty,specs.a\u0000b\nA-1,First,CPU,100,50,\nN-2,x\u0000,CPU,1,9,\n'
    for (const answer of [await shop.bring(file), await shop.preview(file)])
      expect([answer.status, answer.body.code]).toEqual([400, 'file_unreadable'])
    expect(await shop.parts()).toEqual([])
  })

  test.each(['utf16le', 'utf16be'])('%s without its mark is read by its zeros', async (kind) => {
    const bytes = Buffer.from(good, 'utf16le')
    const file = new Uint8Array(kind === 'utf16le' ? bytes : bytes.swap16())
    expect((await shop.preview(file)).body).toMatchObject({ encoding: 'UTF-16', rows: 2 })
    expect((await shop.bring(file)).body).toMatchObject({ encoding: 'UTF-16', added: 2 })
  })

  test('writes nothing of a file with a refused row when it is told so', async () => {
    const { body } = await shop.bring(`${good},,,,\nX,,,,\n`, { skipRefused: 'false' })
    expect(body).toMatchObject({ outcome: 'refused', written: 0, skipped: 1 })
    expect(await shop.parts()).toEqual([])
  })

  test('tells on a dry run what would be, and writes nothing', async () => {
    const imports = async () =>
      await shop.sql`select count(*)::int as count from audit_event where action = 'parts-imported'`
    const before = await imports()
    const { body } = await shop.bring(`${good}X,No category,,1,1\n`, { dryRun: 'true' })
    expect(body).toMatchObject({
      outcome: 'dry',
      dryRun: true,
      read: 3,
      written: 0,
      added: 2,
      skipped: 1,
      problemCount: 1,
    })
    expect(await shop.parts()).toEqual([])
    expect(await imports()).toEqual(before)
  })

  test('reads exactly the columns that were chosen', async () => {
    const file = 'Artikel;Titel;Name;Preis;Sockel\nA-1;Right;Wrong;99,50;AM5\n'
    const mapping = JSON.stringify({
      Artikel: 'mpn',
      Titel: 'name',
      Preis: 'price',
      Sockel: 'specs.socket',
      Name: null,
    })
    const texts = { mapping, decimalComma: 'true', defaultCategory: 'cpu', defaultQuantity: '77' }
    expect((await shop.bring(file, texts)).body).toMatchObject({ written: 1 })
    expect(await shop.parts()).toEqual([
      { mpn: 'A-1', name: 'Right', quantity: 77, specs: { socket: 'AM5' } },
    ])
    // mpn by its name of before
    const before = { ...texts, mapping: mapping.replace('"mpn"', '"sku"') }
    expect((await shop.bring(file, before)).body).toMatchObject({ read: 1, unchanged: 1 })
    // a column that is not chosen is not read, however well it is named
    const { body } = await shop.bring(good, {
      mapping: '{"MPN":"mpn"}',
      defaultPrice: '5',
      defaultCategory: 'cpu',
    })
    // of a number that is known there is nothing to say
    expect(body).toMatchObject({ read: 2, written: 0, unchanged: 1, skipped: 1 })
    expect(body.problems.map(({ column }) => column)).toEqual(['Parts Name'])
  })

  test.each<[texts: Record<string, string>, path: string, message: string]>([
    [{ mapping: 'x' }, 'mapping', 'Send a JSON object such as {"Artikel": "mpn"}'],
    [{ mapping: '["mpn"]' }, 'mapping', 'Send a JSON object such as {"Artikel": "mpn"}'],
    [{ mapping: '{"a":"mpn","b":"mpn"}' }, 'mapping', 'Both "a" and "b" are chosen as mpn'],
    [{ mapping: '{"a":"colour"}' }, 'mapping', 'colour is no field of a part'],
    [{ mapping: '{"a":1}' }, 'mapping', 'The column "a" must name a field'],
    [{ dryRun: 'yes' }, 'dryRun', 'true or false'],
    [
      { defaultPrice: '0' },
      'defaultPrice',
      'A price from 0.01 to 999,999, with at most two decimals',
    ],
    [{ defaultCategory: 'chair' }, 'defaultCategory', 'Please choose a category'],
  ])('refuses %o', async (texts, path, message) => {
    const { status, body } = await shop.bring(good, texts)
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.errors).toEqual([{ path, message: expect.stringContaining(message) }])
    expect(await shop.parts()).toEqual([])
  })

  test('waits for no other: a second at the same time is told so', async () => {
    const { status, body } = await shop.database.transaction(async (sql) => {
      await sql`select pg_advisory_xact_lock(${locks.import})`
      return await shop.bring(good)
    })
    expect([status, body.code]).toEqual([409, 'import_running'])
  })

  test('names the first 500 problems of the file, and keeps them all', async () => {
    const rows = Array.from({ length: 1_200 }, (_, at) => `,Part ${at},CPU,1,1`)
    // the last row is refused by the shop, the first of the file's problems: found last, told first
    const twice = `Z-1,One,CPU,1,10\nZ-1,Two,CPU,1,10\n`
    const { body } = await shop.bring(`MPN,Product,Type,Price,Qty\n${twice}${rows.join('\n')}\n`)
    expect(body).toMatchObject({ read: 1_202, added: 1, skipped: 1_201, problemCount: 1_201 })
    expect(body.problems).toHaveLength(500)
    expect(body.problems[0]).toMatchObject({ line: 3, message: 'Z-1 stands in line 2 already' })
    expect(body.problems.at(-1)).toMatchObject({ line: 502, row: ',Part 498,CPU,1,1' })
    const report = await shop.admin.call('GET', body.reportUrl?.replace('/api', '') ?? '')
    expect((await report.text()).trimEnd().split('\n')).toHaveLength(1_202)
  })
})

test('a report is for admins, for 30 days', async () => {
  const { body } = await shop.bring('MPN\nA\n')
  const path = body.reportUrl?.replace('/api', '') ?? ''
  const buyer = await shop.buyer()
  expect((await buyer.call('GET', path)).status).toBe(403)
  expect((await shop.admin.call('GET', path)).status).toBe(200)
  await shop.sql`update import_report set at = now() - interval '31 days'`
  expect((await shop.admin.call('GET', path)).status).toBe(404)
  await shop.bring('MPN\nA\n')
  const [left] = await shop.sql`select count(*)::int as count from import_report`
  expect(left).toEqual({ count: 1 })
})
