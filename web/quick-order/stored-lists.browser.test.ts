import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { counts, drop, paste, press, quickOrderShop, violations } from './page.fixture.ts'

const { newBuyer, open, leave } = quickOrderShop()

/** How many rows this tab's list has that is kept; 0 for none. */
const storedRows = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const asking = indexedDB.open('quick-order', 1)
        asking.onsuccess = () => {
          const id = sessionStorage.getItem('quickOrderTab') ?? ''
          const stored = asking.result.transaction('bills').objectStore('bills').get(id)
          stored.onsuccess = () => {
            asking.result.close()
            resolve((stored.result as { bill: { rows: [] } } | undefined)?.bill.rows.length ?? 0)
          }
        }
      }),
  )
const rowsFrom = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `QO-${from + at}-ABC\t2`).join('\n')

test('each tab keeps its own list, and a closed tab’s can be gone on with', async () => {
  const first = await open()
  await paste(first, rowsFrom(110, 114))
  await expect.poll(() => storedRows(first)).toBe(4)
  const second = await first.context().newPage()
  await second.goto('/quick-order')
  await second.getByText('A list is kept in this browser from another tab').waitFor()
  expect(await violations(second)).toEqual([])
  await paste(second, rowsFrom(114, 121))
  await expect.poll(() => storedRows(second)).toBe(7)
  await first.reload()
  await second.reload()
  await expect.poll(() => counts(first)).toEqual([4, 0, 4, 0])
  await expect.poll(() => counts(second)).toEqual([7, 0, 7, 0])
  await press(second, 'Start over')
  await press(second, 'Go on with it (Pasted rows)')
  await expect.poll(() => counts(second)).toEqual([4, 0, 4, 0])
  await paste(second, rowsFrom(120, 121))
  await expect.poll(() => storedRows(second)).toBe(5)
  await first.reload()
  await expect.poll(() => counts(first)).toEqual([4, 0, 4, 0])
  const copy = await first.context().newPage()
  const id = await first.evaluate(() => sessionStorage.getItem('quickOrderTab') ?? '')
  await copy.addInitScript((taken) => {
    // what opening a tab as a copy of another does
    if (!sessionStorage.getItem('quickOrderTab')) sessionStorage.setItem('quickOrderTab', taken)
  }, id)
  await copy.goto('/quick-order')
  await copy.getByText('Lists are kept in this browser').waitFor()
  expect(await copy.evaluate(() => sessionStorage.getItem('quickOrderTab'))).not.toBe(id)
  await first.close()
  await copy.getByRole('button', { name: 'Go on with it (Pasted rows)' }).first().click()
  await expect.poll(async () => (await counts(copy))[0]).toBeGreaterThanOrEqual(4)
  await leave(copy)
})

test('what columns hold is remembered for the buyer on another device, without a header too', async () => {
  const buyer = await newBuyer()
  const file = Buffer.from('QO-110-ABC;4;7\nQO-111-ABC;9;9\nQO-112-ABC;8;2\n')
  const third = (page: Page) => page.getByLabel('Column 3 is')
  const page = await open({}, buyer)
  await drop(page, 'list.csv', file)
  // two columns may be the quantity: no row is ready before it is said which one is
  await expect.poll(() => counts(page)).toEqual([3, 3, 0, 0])
  await page.getByText('how many pieces to order: column B or column C?').waitFor()
  await page.getByText('QO-110-ABC × 7').waitFor()
  await page.locator('summary', { hasText: 'Columns' }).click()
  expect(await third(page).inputValue()).toBe('maybe')
  expect(await violations(page)).toEqual([])
  await press(page, 'column C')
  await expect.poll(() => counts(page)).toEqual([3, 0, 3, 0])
  const stored = async () => (await (await buyer.call('GET', '/column-layouts')).json()) as object
  await expect.poll(stored).toEqual({
    layouts: [
      { layout: '#number|whole|whole', columns: ['number', 'none', 'quantity'], decimal: null },
    ],
  })
  await leave(page)
  const elsewhere = await open({}, buyer)
  await drop(elsewhere, 'other.csv', file)
  await expect.poll(() => counts(elsewhere)).toEqual([3, 0, 3, 0])
  await elsewhere.getByLabel('Pieces, row 1').waitFor()
  expect(await elsewhere.getByLabel('Pieces, row 1').inputValue()).toBe('7')
  await leave(elsewhere)
})
