import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { workbook, zip } from '../../bom/read/workbook/workbook.fixture.ts'
import { counts, drop, press, quickOrderShop, violations } from './page.fixture.ts'

const { open, leave } = quickOrderShop()

test('5,000 rows are all counted while the page can be used, of a workbook too', async () => {
  const page = await open()
  const rows = Array.from({ length: 4_999 }, (_, at) => [
    at % 100 === 99 ? `NONE-${at}` : `QO-${110 + (at % 20)}-ABC`,
    '2',
  ])
  const csv = ['MPN;Qty', ...rows.map((row) => row.join(';'))].join('\n')
  await drop(page, 'large.csv', Buffer.from(csv))
  await page.getByRole('group', { name: 'Which rows are shown' }).waitFor()
  const type = page.getByRole('combobox', { name: 'Part number or name' })
  await type.fill('still usable')
  expect(await type.inputValue()).toBe('still usable')
  await expect.poll(() => counts(page)).toEqual([5_000, 49, 4_950, 1])
  await press(page, 'Next')
  await page.getByText('51–100 of 5,000').waitFor()
  await press(page, 'Leave out 49 rows without a part')
  await expect.poll(() => counts(page)).toEqual([5_000, 0, 4_950, 50])
  await press(page, 'Start over')
  const book = workbook([
    { name: 'BOM', rows: [['MPN', 'Qty'], ...rows.map(([mpn = '']) => [mpn, { number: '2' }])] },
  ])
  for (const _ of [1, 2, 3]) {
    await drop(page, 'large.xlsx', Buffer.from(book))
    await expect.poll(() => counts(page)).toEqual([5_000, 49, 4_950, 1])
    await press(page, 'Start over')
  }
  await leave(page)
})

const bom = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => [`QO-${from + at}-ABC`, { number: '2' }])
const threeSheets = () =>
  workbook([
    { name: 'Boards', rows: [['MPN', 'Qty'], ...bom(110, 116)], hiddenRows: [2] },
    {
      name: 'Spares',
      rows: [['Spares'], ['Menge', 'MPN'], ...bom(116, 119).map((row) => row.toReversed())],
    },
    { name: 'Notes', rows: [['To be built in May']] },
    { name: 'Archive', rows: Array.from({ length: 6_000 }, (_, at) => [`OLD-${at}`]) },
  ])

test('every sheet of a workbook is named with its rows, and read when asked for', async () => {
  const page = await open({ viewport: { width: 360, height: 740 } })
  await drop(page, 'rack.xlsx', Buffer.from(threeSheets()))
  const sheets = page.getByRole('region', { name: 'Sheets of rack' })
  await sheets.getByText('rack has 4 sheets with rows. 7 of 13 rows are read.').waitFor()
  await sheets.getByText('Boards: 7 rows are read, with 1 hidden row').waitFor()
  await sheets.getByText('Spares: 5 rows are not read').waitFor()
  await sheets.getByText('Archive: not read. It has at least 6,000 rows').waitFor()
  // the hidden one is asked about
  await expect.poll(() => counts(page)).toEqual([7, 1, 5, 1])
  expect(await violations(page)).toEqual([])
  await sheets.getByRole('button', { name: 'Read them of Spares' }).click()
  await expect.poll(() => counts(page)).toEqual([12, 1, 8, 3])
  await page.locator('tr', { hasText: 'QO-117' }).getByText('Spares').waitFor()
  await press(page, /^Undo/)
  await sheets.getByText('Spares: 5 rows are not read').waitFor()
  await sheets.getByRole('button', { name: 'Only these of Spares' }).click()
  await expect.poll(() => counts(page)).toEqual([5, 0, 3, 2])
  await press(page, /^Undo/)
  await press(page, 'Read all sheets')
  await sheets.getByText('13 of 13 rows are read').waitFor()
  expect((await counts(page))[0]).toBe(13)
  expect(await violations(page)).toEqual([])
  await leave(page)
})

/** Presses a button as soon as it is drawn: on a quick machine it is gone before a hand could reach it. */
const pressOnSight = (page: Page, name: string) =>
  page.evaluate((words) => {
    new MutationObserver((_, observer) => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === words,
      )
      if (!button) return
      observer.disconnect()
      button.click()
    }).observe(document.body, { childList: true, subtree: true })
  }, name)

test('what would stop the page is refused in words, and what takes long can be stopped', async () => {
  const page = await open()
  const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
  const sparse = workbook([{ name: 'S', rows: [], xml: `<sheetData>${far}</sheetData>` }])
  await drop(page, 'sparse.xlsx', Buffer.from(sparse))
  await page.getByRole('alert').filter({ hasText: 'It has 1,048,576 rows; 5,000 can' }).waitFor()
  const bomb = zip([
    ['xl/workbook.xml', Buffer.alloc(2 ** 27, ' ')],
    ['xl/_rels/workbook.xml.rels', ''],
  ])
  await drop(page, 'bomb.xlsx', Buffer.from(bomb))
  await page.getByRole('alert').filter({ hasText: 'more than 100 MB' }).waitFor()
  // 90 MB of rows that hold nothing take a while to look through
  const long = `<sheetData>${'<row r="1"></row>'.repeat(5_200_000)}</sheetData>`
  const slow = Buffer.from(workbook([{ name: 'S', rows: [], xml: long }]))
  await pressOnSight(page, 'Stop reading')
  await drop(page, 'slow.xlsx', slow)
  await page.getByRole('alert').filter({ hasText: 'Reading was stopped' }).waitFor()
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  await drop(page, 'small.csv', Buffer.from('MPN,Qty\nQO-110-ABC,2\n'))
  await expect.poll(() => counts(page)).toEqual([2, 0, 1, 1])
  await leave(page)
})
