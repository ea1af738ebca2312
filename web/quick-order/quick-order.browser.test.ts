import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { counts, drop, paste, press, quickOrderShop, violations } from './page.fixture.ts'

const { newBuyer, open, leave } = quickOrderShop()

/** 40 rows as a spreadsheet copies them, five of which want a look. */
const forty = [
  'MPN\tDescription\tQty',
  'QO-100-ABC\tis ordered by the dozen\t30',
  'QO-101-ABC\tthere are but 30\t45',
  'QO-1020-ABC\tis spelt wrong\t4',
  'QO-103-ABC\tsays no quantity\t',
  'CABLE-TIE\tis not sold here\t100',
  ...Array.from({ length: 33 }, (_, at) => `qo ${at + 105} abc\tModule\t${at + 2}`),
  'Total\t\t999',
].join('\r\n')

test('40 pasted rows are accounted for, five are fixed by a click, and all goes into the basket', async () => {
  const page = await open()
  await paste(page, forty)
  await expect.poll(() => counts(page)).toEqual([40, 5, 33, 2])
  await press(page, 'Round up to 36 row 2')
  await press(page, 'Take what is there (30) row 3')
  await expect.poll(() => counts(page)).toEqual([40, 3, 35, 2])
  await press(page, /^Undo/)
  await expect.poll(() => counts(page)).toEqual([40, 4, 34, 2])
  await press(page, 'Take what is there (30) row 3')
  await press(page, 'Find the part row 4')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('QO-102')
  await dialog.getByRole('option', { name: /Module 102/ }).click()
  await page.getByLabel('Pieces, row 5').fill('8')
  await page.getByLabel('Pieces, row 5').press('Enter')
  await press(page, 'Leave out row 6')
  await expect.poll(() => counts(page)).toEqual([40, 0, 37, 3])
  expect(await violations(page)).toEqual([])
  await press(page, 'Add to basket')
  await page.getByRole('link', { name: 'Go to the basket' }).click()
  await page.getByText('Module 137').first().waitFor()
  await page.getByText('Module 102').first().waitFor()
  await leave(page)
})

test('rows whose quantity is none are fixed by a click, and several at once', async () => {
  const page = await open()
  const quantities = ['102-ABC\t', '103-ABC\tabc', '104-ABC\t1.5', '101-ABC\t99999999999']
  await paste(page, ['MPN\tQty', ...quantities.map((row) => `QO-${row}`)].join('\r\n'))
  await expect.poll(() => counts(page)).toEqual([5, 4, 0, 1])
  await press(page, 'Round up to 2 row 4')
  await press(page, 'Take what is there (30) row 5')
  await expect.poll(() => counts(page)).toEqual([5, 2, 2, 1])
  await press(page, 'Take the minimum for 2 rows')
  await expect.poll(() => counts(page)).toEqual([5, 0, 4, 1])
  await press(page, /^Undo/)
  await press(page, 'Take the minimum (2) row 3')
  await expect.poll(() => counts(page)).toEqual([5, 1, 3, 1])
  expect(await page.getByLabel('Pieces, row 3').inputValue()).toBe('2')
  await leave(page)
})

test('rows survive a reload, and an export comes back as what it was, to the byte', async () => {
  const page = await open()
  await paste(page, forty)
  await expect.poll(() => counts(page)).toEqual([40, 5, 33, 2])
  await press(page, 'Round up to 36 row 2')
  await press(page, 'Leave out row 6')
  await page.getByLabel('For', { exact: true }).fill('3')
  await page.getByLabel('For', { exact: true }).press('Enter')
  const left = await expect
    .poll(() => counts(page))
    // the rounded row stays as it was rounded: three times as much is not what was said
    .toEqual([40, 3, 34, 3])
    .then(() => counts(page))
  const exported = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Export CSV')])
    return await readFile(await download.path())
  }
  const first = await exported()
  const isStored = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const asking = indexedDB.open('quick-order', 1)
          asking.onsuccess = () => {
            const kept = asking.result
              .transaction('bills')
              .objectStore('bills')
              .get(sessionStorage.getItem('quickOrderTab')!)
            kept.onsuccess = () => {
              asking.result.close()
              resolve((kept.result as { bill: { builds: number } } | undefined)?.bill.builds === 3)
            }
          }
        }),
    )
  await expect.poll(isStored).toBe(true)
  await page.reload()
  await expect.poll(() => counts(page)).toEqual(left)
  await press(page, 'Start over')
  await press(page, 'Bring them back')
  await expect.poll(() => counts(page)).toEqual(left)
  await press(page, 'Start over')
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  await drop(page, 'Pasted rows.csv', first)
  await expect.poll(() => counts(page)).toEqual(left)
  expect((await exported()).equals(first)).toBe(true)
  await leave(page)
})

test('a buyer types lines with completion, has a number remembered, and saves a list', async () => {
  const buyer = await newBuyer()
  const page = await open({}, buyer)
  const number = page.getByRole('combobox', { name: 'Part number or name' })
  await number.fill('QO-110')
  await page.getByRole('option', { name: /Module 110/ }).waitFor()
  await number.press('ArrowDown')
  await number.press('Enter')
  await page.getByLabel('Quantity', { exact: true }).fill('24')
  await page.getByLabel('Quantity', { exact: true }).press('Enter')
  await expect.poll(() => counts(page)).toEqual([1, 0, 1, 0])
  await number.fill('6x OUR-77')
  await number.press('Enter')
  await press(page, 'Find the part row 2')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('QO-111')
  await dialog.getByRole('option', { name: /Module 111/ }).click()
  await page.getByText('OUR-77 is your number for QO-111-ABC now').waitFor()
  await number.fill('our 77 x 12')
  await number.press('Enter')
  await page.getByText('Your own number').waitFor()
  await expect.poll(() => counts(page)).toEqual([3, 0, 3, 0])
  await press(page, 'Save as list')
  await page.getByRole('textbox', { name: 'Name' }).fill('Rack 4')
  await press(page, 'Save the list')
  await page.getByText('Saved as Rack 4').waitFor()
  const lists = (await (await buyer.call('GET', '/lists')).json()) as { name: string }[]
  expect(lists).toMatchObject([{ name: 'Rack 4', lineCount: 2 }])
  await leave(page)
})

test.each(['light', 'dark'] as const)('fits a phone and is accessible, %s', async (colorScheme) => {
  const page = await open({ viewport: { width: 320, height: 640 }, colorScheme })
  expect(await violations(page)).toEqual([])
  await paste(page, forty)
  await expect.poll(() => counts(page)).toEqual([40, 5, 33, 2])
  await page.locator('summary', { hasText: 'Columns' }).click()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await leave(page)
})

test('on a phone the totals and what is done with them take two rows at most', async () => {
  const page = await open({ viewport: { width: 360, height: 740 } })
  await paste(page, forty)
  await expect.poll(() => counts(page)).toEqual([40, 5, 33, 2])
  const bar = page.locator('.sticky', { has: page.getByRole('button', { name: 'Add to basket' }) })
  expect((await bar.boundingBox())?.height).toBeLessThan(110)
  await leave(page)
})

test('an own number that is typed whole is suggested alone', async () => {
  const buyer = await newBuyer()
  const found = await buyer.call('POST', '/part-matches', { rows: [{ number: 'QO-112-ABC' }] })
  const { rows } = (await found.json()) as { rows: { part: { _id: string } }[] }
  const lines = ['QO-11', 'QO-11 B'].map((number) => ({ partsId: rows[0]!.part._id, number }))
  expect((await buyer.call('POST', '/own-part-numbers', { lines })).status).toBe(200)
  const page = await open({}, buyer)
  const number = page.getByRole('combobox', { name: 'Part number or name' })
  await number.fill('QO-1')
  await page.getByRole('option').nth(1).waitFor()
  await number.fill('qo 11')
  await page.getByText('1 suggestion', { exact: true }).waitFor({ state: 'attached' })
  await page.getByRole('option', { name: /Module 112.*Your number qo 11/ }).waitFor()
  await leave(page)
})

test('what cannot be read says so', async () => {
  const page = await open()
  await drop(page, 'old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))
  await page.getByRole('alert').filter({ hasText: 'old workbook (XLS) that is damaged' }).waitFor()
  await drop(page, 'text.xlsx', Buffer.from('no workbook here'))
  await page.getByRole('alert').filter({ hasText: 'text.xlsx: Its name ends in' }).waitFor()
  await leave(page)
})
