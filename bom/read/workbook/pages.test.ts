import { expect, test } from 'vitest'
import { newBom } from '../../new-bom.ts'
import { readFile } from '../file.ts'
import { readRows } from '../rows.ts'

const table = (...rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
const read = async (page: string) => {
  const { sheets, kind } = await readFile('mail.html', new Uint8Array(Buffer.from(page)))
  return { kind, sheets: sheets.length, rows: readRows(newBom('mail', sheets[0]!)) }
}
const wanted = (number: string, pieces: number) => ({ number, quantity: { pieces } })

test('tables of a page that name no columns are one list', async () => {
  const page = table(['LM-700', '31']) + table(['LM-800', '5']) + table(['LM-900', '7', 'soon'])
  expect(await read(page)).toMatchObject({
    sheets: 1,
    rows: [wanted('LM-700', 31), wanted('LM-800', 5), { number: 'LM-900' }],
  })
})

test('a table without names is more of the one that has them', async () => {
  const page = `${table(['MPN', 'Qty'], ['LM-700', '31'])}<p>and</p>${table(['LM-800', '5'])}`
  expect((await read(page)).rows.slice(1)).toMatchObject([
    wanted('LM-700', 31),
    wanted('LM-800', 5),
  ])
})

test('a table of a page with other columns comes below, and its rows are asked about', async () => {
  const stock = table(['Warehouse', 'Stock'], ['LM-900', '7'])
  const { sheets, rows } = await read(stock + table(['MPN', 'Qty'], ['LM-700', '31']))
  expect(sheets).toBe(1)
  expect(rows[1]).toMatchObject(wanted('LM-700', 31))
  expect(JSON.stringify(rows[3])).toContain('It stands in another table, of “Warehouse, Stock”')
})

test.each([
  ['in one line', '31 x LM-700<br>5 x LM-800<br/>7 x LM-900'],
  ['at the ends of lines', '31 x LM-700<br>\n5 x LM-800<br />\n7 x LM-900'],
])('tags that end lines, %s, part rows', async (_, text) => {
  expect((await read(text)).rows).toMatchObject([
    wanted('LM-700', 31),
    wanted('LM-800', 5),
    wanted('LM-900', 7),
  ])
})

test('a tag within a cell of a list parts no rows', async () => {
  const { sheets } = await readFile(
    'list.csv',
    new Uint8Array(Buffer.from('MPN,Name,Qty\nLM-700,sorter<br>grey,31\n')),
  )
  expect(sheets[0]!.rows).toEqual([
    ['MPN', 'Name', 'Qty'],
    ['LM-700', 'sorter<br>grey', '31'],
  ])
})
