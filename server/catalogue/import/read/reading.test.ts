import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openImportShop } from '../import.fixture.ts'
import { showProgress } from '../show-progress.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.empty())

test('byte order mark, semicolons, CRLF, quoted newlines and blank rows are read as they are meant', async () => {
  const file = await shop.write(
    'messy.csv',
    '\ufeffSKU;Name;Category;Price;Details;Form factor\r\n\r\nA-1;"Two\r\nlines ""quoted""";hdd;10;"x;y";3.5" bay\r\n;;;;;\r\nA-2;Bad;hdd;ten;d;\r\n',
  )
  const { code, out } = await shop.run(file, '--allow-refused', '--keep-unknown')
  expect(code).toBe(1)
  expect(out).toContain('messy.csv:6: price: “ten” is not a number')
  expect(await shop.parts()).toMatchObject([
    { mpn: 'A-1', name: 'Two lines "quoted"', details: 'x;y', specs: { formFactor: '3.5" bay' } },
  ])
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
    mpn: '4711',
    name: 'Deep',
    category: 'ram',
    specs: { capacityGb: 16 },
  })
  const array = await shop.write(
    'array.json',
    `[\n ${JSON.stringify(one)},\n 5,\n {"mpn":"[,]A\\"}"}\n]\n`,
  )
  const again = await shop.run(array, ...mapped)
  expect(again.out).toContain('array.json:3: This is not a JSON object\n')
  expect(again.out).toContain('array.json:4: name: Please input the parts name')
  expect(again.out).toMatch(/array\.json +3 +0 +0 +1 +2 /)
})

test('--map and --decimal-comma read a continental file', async () => {
  const map = await shop.write(
    'map.json',
    '{"mpn":"Artikel","name":"Bezeichnung","price":"Preis","specs.socket":"Sockel"}',
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
  expect(await shop.parts()).toMatchObject([{ priceMinor: 123_450, specs: { socket: 'AM5' } }])
})

test('UTF-16 by its mark and windows-1252 are read as spreadsheets save them', async () => {
  const rows = 'mpn;name;category;price\r\nA;Größe „M“ für 5 €;cpu;10\r\n'
  const wide = Buffer.from(`\ufeff${rows}`, 'utf16le')
  const western = Buffer.from(
    rows.replace(/[„“€]/g, (mark) => ({ '„': '\x84', '“': '\x93', '€': '\x80' })[mark] ?? ''),
    'latin1',
  )
  for (const bytes of [wide, Buffer.from(wide).swap16(), gzipSync(wide), western]) {
    const { code, out } = await shop.run(await shop.write('saved.csv', bytes))
    expect(code).toBe(0)
    expect(out.includes('is not UTF-8: it was read as Windows-1252')).toBe(bytes === western)
    expect(await shop.parts()).toMatchObject([{ name: 'Größe „M“ für 5 €' }])
    await shop.empty()
  }
})

test('files that cannot be read are one clear line', async () => {
  const latin = Buffer.from('C,caf\xe9\n', 'latin1')
  const mixed = await shop.write(
    'mixed.csv',
    Buffer.concat([Buffer.from('mpn,name\nA,grün\n'), latin]),
  )
  const odd = await shop.write('odd.csv', Buffer.from('\ufeffsku,name\ud800', 'utf16le'))
  const book = await shop.write('book.xlsx', Buffer.from('PK\x03\x04\x14\x00\xff\x08', 'latin1'))
  const open = await shop.write('open.csv', 'mpn,name,price,category\nA,"never closed,1,cpu\n')
  const double = await shop.write('double.csv', 'mpn,mpn\nA,B\n')
  const { code, err, out } = await shop.run(
    mixed,
    odd,
    book,
    open,
    double,
    path.join(shop.folder, 'none.csv'),
  )
  expect(code).toBe(1)
  expect(err.replaceAll(`${shop.folder}/`, '').trim().split('\n')).toEqual([
    expect.stringMatching(/^mixed\.csv: its encoding is not known/),
    'odd.csv: the names of its columns are damaged: save the file as UTF-8',
    expect.stringMatching(/^book\.xlsx: This .* is damaged: .* save it anew as XLSX or CSV/),
    'double.csv: two columns are named "mpn"',
    'none.csv: there is no such file',
  ])
  // a mark that is never closed stands for inches
  expect(out).toMatch(/open\.csv +1 +1 /)
})

test('the CSV of refused rows is safe to open in a spreadsheet', async () => {
  const file = await shop.write(
    'evil.csv',
    'mpn,name,category,price\n"=cmd|calc",n,"=1+1",5\n"@x,y",n,cpu,"-"\n',
  )
  const report = path.join(shop.folder, 'refused.csv')
  await shop.run(file, '--report', report)
  const csv = await readFile(report, 'utf8')
  expect(csv.split('\n')[0]).toBe('file,line,field,reason')
  expect(csv).toContain(',2,category,"""=1+1"" is no category')
  for (const cell of csv.matchAll(/(?:^|,)"?([^",\n]*)/gm))
    expect(cell[1]).not.toMatch(/^[=+\-@\t]/)
})

test('texts that PostgreSQL cannot keep are refused, not thrown', async () => {
  const bad = { mpn: 'Z', name: 'n', category: 'cpu', price: 1, specs: { note: 'a\u0000b' } }
  const lone = '{"mpn":"Y","name":"\\ud800","category":"cpu","price":1,"specs":{"k":"\\ud800"}}'
  const things = '{"mpn":"V","name":"n","category":{"toString":1},"price":{},"specs":{"deep":{}}}'
  const back = { mpn: 'X\\N', name: 'tab\tback\\slash', category: 'cpu', price: 1 }
  const file = await shop.write(
    'odd.jsonl',
    `${JSON.stringify(bad)}\n${lone}\n${things}\n${JSON.stringify(back)}\n`,
  )
  const { out } = await shop.run(file, '--allow-refused')
  expect(out).toContain('odd.jsonl:1: specs.note: Some characters in this text cannot be stored')
  expect(out).toContain('odd.jsonl:2: name: Some characters in this text cannot be stored')
  expect(out).toContain('odd.jsonl:3: price: This is not a number')
  expect(out).toContain(
    'odd.jsonl:3: specs.deep: A text, a number, true or false, or a list of texts',
  )
  expect(await shop.parts()).toMatchObject([{ mpn: 'X\\N', name: 'tab back\\slash' }])
})

test('progress is told in lines where there is no terminal', async () => {
  const lines: string[] = []
  const screen = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  vi.useFakeTimers({ toFake: ['performance'] })
  const { onProgress } = showProgress(screen, 'a.csv')
  onProgress({ read: 1, written: 0, refused: 0 })
  vi.advanceTimersByTime(2_000)
  onProgress({ read: 5_000, written: 0, refused: 2 })
  vi.useRealTimers()
  expect(lines).toEqual(['a.csv: 5,000 rows read, 0 written, 2 refused, 2,500 rows/s\n'])
})
