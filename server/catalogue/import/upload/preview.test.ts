import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { formOf, good, openUploadShop, send } from './upload.fixture.ts'

type UploadShop = Awaited<ReturnType<typeof openUploadShop>>

let shop: UploadShop
beforeAll(async () => {
  shop = await openUploadShop()
})
afterEach(() => shop.empty())
afterAll(() => shop?.close())

/** Half a megabyte each. */
const longLines = (count: number) =>
  Buffer.alloc(count * 500_000, `${JSON.stringify({ mpn: 'x'.repeat(499_989) })}\n`)

describe('a preview', () => {
  test('tells columns with samples, and what they seem to be', async () => {
    const { status, body } = await shop.preview(
      `${good}C-3,Third CPU,CPU,,0\nD-4,Fourth,CPU,400,1\n`,
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ format: 'csv', rows: 4, needsMapping: true })
    expect(body.columns).toEqual([
      { name: 'MPN', sample: ['A-1', 'B-2', 'C-3'], guess: 'mpn' },
      { name: 'Product', sample: ['First CPU', 'Second CPU', 'Third CPU'], guess: 'name' },
      { name: 'Type', sample: ['CPU'], guess: 'category' },
      { name: 'Price', sample: ['100', '200', '400'], guess: 'price' },
      { name: 'Qty', sample: ['50', '60', '0'], guess: 'quantity' },
    ])
    expect(body.fields.filter(({ required }) => required).map(({ field }) => field)).toEqual([
      'mpn',
    ])
    expect(await shop.parts()).toEqual([])
  })

  test('takes what the command line takes', async () => {
    const json = JSON.stringify([{ mpn: 'A', specs: { socket: 'AM5' }, stock: 5, tags: ['x'] }])
    expect((await shop.preview(json)).body).toMatchObject({
      format: 'json',
      rows: 1,
      columns: [
        { name: 'mpn', guess: 'mpn' },
        { name: 'specs.socket', sample: ['AM5'], guess: 'specs.socket' },
        { name: 'stock', sample: ['5'], guess: 'quantity' },
        { name: 'tags', sample: ['["x"]'], guess: null },
      ],
    })
    expect((await shop.preview('{"mpn":"A"}\n{"mpn":"B"}\n')).body).toMatchObject({
      format: 'jsonl',
      rows: 2,
    })
    expect((await shop.preview(good.replaceAll(',', '\t'))).body.format).toBe('tsv')
    const packed = new Uint8Array(gzipSync(good))
    expect((await shop.preview(packed, 'parts.csv.gz')).body).toMatchObject({ rows: 2 })
  })

  test('proposes a decimal comma where the numbers have one, and tells the encoding', async () => {
    const preview = async (file: string, encoding: 'utf8' | 'latin1' = 'utf8') => {
      const { body } = await shop.preview(new Uint8Array(Buffer.from(file, encoding)))
      return [body.decimal, body.encoding, body.rows]
    }
    const rows = 'Artikel;Größe;Preis\nA;1;1.234,50\n'
    expect(await preview(rows)).toEqual([',', 'UTF-8', 1])
    expect(await preview(rows, 'latin1')).toEqual([',', 'Windows-1252', 1])
    expect(await preview(rows.replace('1.234,50', '1,234'))).toEqual([',', 'UTF-8', 1])
    expect(await preview(rows.replace('1.234,50', '1234.50'))).toEqual(['.', 'UTF-8', 1])
    expect(await preview(rows.split('\n')[0] ?? '')).toEqual([',', 'UTF-8', 0])
    const mapping = '{"Artikel":"mpn","Größe":"name","Preis":"price"}'
    const bytes = new Uint8Array(Buffer.from(rows, 'latin1'))
    const { body } = await shop.bring(bytes, { mapping })
    expect(body).toMatchObject({ encoding: 'Windows-1252', skipped: 1 })
    expect(body.problems.map(({ column }) => column)).toEqual(['Category'])
  })

  test.each([
    ['', 'parts.csv is empty'],
    ['a,a\n1,2\n', 'two columns are named "a"'],
    [new Uint8Array([0x61, 0x0a, 0xff, 0, 0, 1, 2, 0, 0, 0, 3, 0x0a]), 'This is no text file'],
    ['[{"a": 1}', 'the JSON array is not complete'],
    [new Uint8Array(gzipSync(longLines(201))), 'unpacks to more than 100 MB'],
    [`a\n${'1\n'.repeat(500_001)}`, 'more than 500,000 rows'],
  ])('of what cannot be read says why: %#', async (content, reason) => {
    for (const ask of [shop.preview, shop.bring]) {
      const { status, body } = await ask(content)
      expect([status, body.code]).toEqual([400, 'file_unreadable'])
      expect(body.detail).toContain(reason)
    }
  })

  test('needs one file and knows every field beside it', async () => {
    const twice = formOf(good, 'a.csv')
    twice.append('file', new Blob([good]), 'b.csv')
    const forms: [FormData, string][] = [
      [twice, 'file_missing'],
      [formOf(good, 'a.csv', { surprise: 'x' }), 'invalid_input'],
      [formOf(good, 'a.csv', { __proto__x: 'x' }), 'invalid_input'],
      [new FormData(), 'file_missing'],
    ]
    for (const [form, code] of forms) {
      const { status, body } = await send(shop.publicUrl, shop.admin, '/imports/preview', form)
      expect([status, body.code]).toEqual([400, code])
    }
    const large = await shop.preview('x'.repeat(20 * 1024 * 1024))
    expect([large.status, large.body.code]).toEqual([413, 'too_large'])
  })
})
