import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workbook, zip } from '../../../bom/read/workbook/workbook.fixture.ts'
import type { BomReading } from '../../../contract/parts/bom-readings.ts'
import { type MatchingShop, openMatchingShop } from '../matching/matching.fixture.ts'

let matching: MatchingShop
beforeAll(async () => {
  matching = await openMatchingShop()
})
afterAll(() => matching?.shop.close())

type Bytes = string | Uint8Array<ArrayBuffer>
const send = (name: string, bytes: Bytes, more: Record<string, string> = {}) => {
  const form = new FormData()
  form.append('file', new Blob([bytes]), name)
  for (const [field, value] of Object.entries(more)) form.append(field, value)
  return matching.shop.request('/api/bom-readings', { method: 'POST', body: form })
}
const sendText = (body: object) =>
  matching.shop.request('/api/bom-readings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const read = async (response: Response) => {
  expect(response.status).toBe(200)
  return (await response.json()) as BomReading
}
const refusal = async (response: Response) => {
  const { code, detail, errors } = (await response.json()) as Record<string, unknown>
  return { status: response.status, code, detail, errors }
}

test('every row of a file is answered: ready, to be looked at, or no line', async () => {
  const csv = 'Rack 4,,\nMPN,Qty,Note\n00123456,4,\n7-2,some,\nNONE-9,1,\nTotal,5,\n'
  const { readings, rows } = await read(await send('rack.csv', csv))
  expect(readings).toEqual({
    kind: 'CSV',
    sheet: null,
    hidden: '',
    encoding: 'UTF-8',
    header: 2,
    otherSheets: [],
    questions: [],
    columns: [
      { index: 0, name: 'MPN', role: 'number' },
      { index: 1, name: 'Qty', role: 'quantity' },
      { index: 2, name: 'Note', role: 'note' },
    ],
  })
  expect(
    rows.map(({ row, outcome, mpn, quantity, pieces }) => [row, outcome, mpn, quantity, pieces]),
  ).toEqual([
    [1, 'none', null, null, null],
    [2, 'none', null, null, null],
    [3, 'ready', '00123456', 4, 4],
    [4, 'look', '7-2', null, null],
    [5, 'look', null, 1, null],
    [6, 'none', null, null, null],
  ])
  expect(rows.every(({ reason }) => reason !== '')).toBe(true)
  expect(rows[2]).toMatchObject({ cells: ['00123456', '4', ''], name: 'Plain part' })
})

test('a text may be sent, and how it is read may be said', async () => {
  const text = 'MPN;Xyz;Count\n00123456;4;1,149\n'
  const asked = await read(await sendText({ text }))
  expect(asked.readings.encoding).toBeNull()
  expect(asked.readings.questions.map(({ about }) => about)).toEqual(['decimal'])
  expect(asked.rows[1]).toMatchObject({ outcome: 'look', quantity: null, pieces: null })
  const [comma, point] = asked.readings.questions[0]!.choices
  expect([comma?.decimal, point?.decimal, point?.rows]).toEqual([',', '.', ['00123456 × 1149']])
  const roles = ['number', 'quantity', 'none']
  for (const given of [roles, roles.join(',')]) {
    const said = await read(await sendText({ text, roles: given }))
    expect(said.rows[1]).toMatchObject({ outcome: 'ready', quantity: 4 })
  }
  const point2 = await read(await sendText({ text, decimal: '.' }))
  expect(point2.rows[1]).toMatchObject({ mpn: '00123456', quantity: 1_149 })
})

test('what a price list does not say is asked, with the first rows of each answer', async () => {
  const { readings, rows } = await read(
    await sendText({ text: 'MPN,Price\n00123456,149\n7-2,189\n' }),
  )
  expect(rows.slice(1).map(({ outcome, quantity }) => [outcome, quantity])).toEqual([
    ['look', null],
    ['look', null],
  ])
  expect(readings.questions).toMatchObject([
    {
      about: 'quantity',
      choices: [
        { text: '“Price”', rows: ['00123456 × 149', '7-2 × 189'] },
        {
          text: 'Each row is one piece',
          roles: ['number', 'none'],
          rows: ['00123456 × 1', '7-2 × 1'],
        },
      ],
    },
  ])
})

test.each([
  'A processor (AMD-EPYC-770001) - 4 pcs,\nMPN,Qty\n00123456,7\n',
  'MPN: AMD-EPYC-770001\nIn Stock\n4\nRemove\n',
])('a part above the names of columns is asked about: %j', async (text) => {
  const { rows } = await read(await sendText({ text }))
  const reason = 'Above the header, but it names AMD-EPYC-770001'
  expect(rows[0]).toMatchObject({ outcome: 'look', reason })
})

test('a row with the numbers of two parts, and a title that names one, are asked about', async () => {
  const text = 'For AMD-EPYC-770001,,\nAMD-EPYC-770001,,\nMPN,For,Qty\n00123456,7-2,4\n12E5,,2\n'
  const { rows } = await read(await sendText({ text }))
  expect(rows.map(({ outcome, mpn }) => [outcome, mpn])).toEqual([
    ['none', null],
    ['look', null],
    ['none', null],
    ['ready', '00123456'],
    ['ready', '12E5'],
  ])
  const both = await read(await sendText({ text: 'MPN,For,Qty\n00123456,MAR10-7,4\n' }))
  expect(both.rows[1]).toMatchObject({ outcome: 'look', partId: null })
  expect(both.rows[1]!.candidates.map(({ mpn }) => mpn)).toEqual(['00123456', 'MAR10-7'])
})

test('the sheet that is a list is read, or the one that is named', async () => {
  const book = workbook([
    { name: 'Notes', rows: [['To be built in May']] },
    {
      name: 'List',
      rows: [
        ['MPN', 'Qty'],
        ['00123456', { number: '4' }],
      ],
    },
  ])
  const likely = await read(await send('book.xlsx', book))
  expect(likely.readings).toMatchObject({ kind: 'XLSX', sheet: 'List', encoding: null })
  expect(likely.readings.otherSheets).toEqual([{ name: 'Notes', rows: 1, hidden: '' }])
  const named = await read(await send('book.xlsx', book, { sheet: 'Notes' }))
  expect(named.readings.sheet).toBe('Notes')
  const none = await refusal(await send('book.xlsx', book, { sheet: 'Other' }))
  expect(none).toMatchObject({ status: 400, code: 'file_unreadable' })
})

test.each<[is: string, name: string, bytes: Bytes, words: RegExp]>([
  ['a PDF', 'list.pdf', '%PDF-1.7', /a PDF: save the list/],
  [
    'a picture',
    'list.jpg',
    new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 1]),
    /a picture \(JPEG\): type the rows/,
  ],
  ['a Word file', 'list.docx', zip([['word/document.xml', '<x/>']]), /a Word file: copy its table/],
  [
    'Apple’s',
    'list.numbers',
    zip([['Index/Document.iwa', 'x']]),
    /Apple Numbers, Pages or Keynote/,
  ],
  [
    'an archive',
    'list.zip',
    zip([['list.csv', 'MPN,Qty\n']]),
    /a packed archive \(ZIP\): unpack it/,
  ],
  [
    'an EDIFACT order',
    'o.edi',
    "UNA:+.? 'UNB+UNOC:3+1+2'UNH+1+ORDERS:D:96A:UN'",
    /EDI message \(EDIFACT\): have/,
  ],
  [
    'an X12 order',
    'o.edi',
    'ISA*00*          *00*~\nPO1*1*4*EA*9**MG*7-2~\n',
    /EDI message \(X12\): have/,
  ],
  [
    'a mail',
    'o.eml',
    'From: a@b.test\nSubject: x\nMIME-Version: 1.0\n\n4 x 7-2\n',
    /a mail with its headers/,
  ],
  ['SYLK', 'o.slk', 'ID;PWXL;N;E\nC;Y1;X1;K"MPN"\nC;X2;K"Qty"\nE\n', /a SYLK workbook: save/],
  [
    'a flat sheet',
    'o.fods',
    '<?xml version="1.0"?>\n<office:document xmlns:office="urn:x">\n</office:document>',
    /flat OpenDocument/,
  ],
  ['nothing', 'list.csv', '\n', /There is nothing in it/],
])('%s is refused by its kind, with what to do', async (_, name, bytes, words) => {
  const { status, code, detail } = await refusal(await send(name, bytes))
  expect([status, code]).toEqual([400, 'file_unreadable'])
  expect(detail).toMatch(words)
})

describe('T53 a file that was made to do harm', () => {
  const bomb = zip([
    ['[Content_Types].xml', '<Types/>'],
    ['xl/workbook.xml', Buffer.alloc(2 ** 28, ' ')],
  ])
  const whole = workbook([{ name: 'S', rows: [['MPN', 'Qty']] }])
  const entities = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
  test.each<[is: string, bytes: Bytes, words: RegExp]>([
    ['a bomb', bomb, /more than 100 MB/],
    ['a torn archive', whole.slice(0, whole.length - 90), /damaged/],
    [
      'entities in a workbook',
      workbook([{ name: 'S', rows: [['MPN']] }], [], entities),
      /entities/,
    ],
    [
      'entities in a table of XML',
      `<?xml version="1.0"?>${entities}<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table><Row><Cell><Data>&a;</Data></Cell></Row></Table></Worksheet></Workbook>`,
      /entities/,
    ],
    ['entities in XML', `<?xml version="1.0"?>${entities}<a><b c="1">&a;</b></a>`, /entities/],
  ])('%s is refused for what it is, before its time is up', async (_, bytes, words) => {
    const { status, detail } = await refusal(await send('list.xlsx', bytes))
    expect(status).toBe(400)
    expect(detail).toMatch(words)
  })

  test.each([
    ['one line', `MPN,Qty\n${'"'.repeat(1_200_000)}`, /line 2 has 1,200,000 letters/],
    ['columns', Array(400_000).fill('x9').join(';'), /400,000 columns; at most 100/],
  ])('a text with endless %s is refused for that', async (_, text, words) => {
    expect((await refusal(await send('list.csv', text))).detail).toMatch(words)
  })

  test('what is packed badly is refused, and the next list is read', async () => {
    const broken = zip([['xl/workbook.xml', deflateRawSync('x')]])
    expect((await send('list.xlsx', broken)).status).toBe(400)
    const { rows } = await read(await send('list.csv', 'MPN,Qty\n00123456,3\n'))
    expect(rows[1]).toMatchObject({ outcome: 'ready', pieces: 3 })
  })
})

test('neither a file nor a text, or both, are refused, and so is too much', async () => {
  const none = { status: 400, code: 'invalid_input' }
  expect(await refusal(await sendText({}))).toMatchObject(none)
  expect(await refusal(await send('a.csv', 'MPN\n', { text: 'MPN' }))).toMatchObject(none)
  expect(await refusal(await sendText({ text: 'MPN', roles: ['nonesuch'] }))).toMatchObject(none)
  const twice = { text: 'A,B,C', roles: ['quantity', 'number', 'quantity'] }
  const { status, errors } = await refusal(await sendText(twice))
  expect([status, errors]).toMatchObject([
    400,
    [{ path: 'roles', message: expect.stringMatching(/2 columns cannot each be the quantity/) }],
  ])
  const rows = await refusal(await sendText({ text: `MPN,Qty\n${'A-100,1\n'.repeat(5_001)}` }))
  expect(rows.detail).toMatch(/It has 5,002 rows; 5,000 can be read/)
  const large = await send('a.csv', 'MPN,Qty\n'.padEnd(5 * 1_048_576 + 9, ' '))
  expect(large.status).toBe(413)
})
