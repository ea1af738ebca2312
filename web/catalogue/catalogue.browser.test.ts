import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../sandbox/browser.fixture.ts'
import { type Catalogue, openCatalogue } from '../../server/catalogue/parts.fixture.ts'

let catalogue: Catalogue
let browser: Browser
let ids: Record<'five' | 'seven' | 'nine' | 'old' | 'board', string>
const faults: string[] = []

const cpu = (name: string, sku: string, cores: number, more: object = {}) => ({
  ...{ name, sku, category: 'cpu', minQuantity: 10, quantity: 1_200, price: 100 * cores },
  specs: { socket: 'AM5', cores, manufacturer: 'AMD' },
  ...more,
})

beforeAll(async () => {
  catalogue = await openCatalogue()
  const { added } = catalogue
  ids = {
    five: await added(cpu('Ryzen 5 9600X', '100-1405', 6)),
    seven: await added(cpu('Ryzen 7 9700X', '100-1404', 8, { quantity: 15 })),
    nine: await added(cpu('Ryzen 9 9950X', '100-1277', 16, { minQuantity: 5 })),
    old: await added(
      cpu('Core i5-14400', 'BX-14400', 10, {
        specs: { socket: 'LGA1700', cores: 10, manufacturer: 'Intel' },
      }),
    ),
    board: await added({
      ...{ name: 'B650 Tomahawk', sku: 'MSI-B650', category: 'motherboard', price: 180 },
      specs: { socket: 'AM5', formFactor: 'ATX', memoryType: 'DDR5' },
    }),
  }
  await catalogue.shop.sql`update part set quantity = 4 where id = ${ids.old}`
  for (let at = 1; at <= 25; at += 1)
    await added({ name: `Module ${at}`, category: 'ram', price: at, specs: { type: 'DDR5' } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await catalogue?.shop.close()
})

async function open(where: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    baseURL: catalogue.shop.publicUrl,
    ...options,
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  page.on('console', (said) => {
    if (['error', 'warning'].includes(said.type())) faults.push(`${page.url()}: ${said.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  await page.goto(where)
  return page
}
const close = (page: Page) => page.context().close()
const listed = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const suggested = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
/** Known to have its script once it knows that nobody is signed in. */
const awake = (page: Page) => page.getByRole('link', { name: 'Login' }).waitFor()

test('filters narrow the list, stand in the address, and are taken back one by one', async () => {
  const page = await open('/parts')
  await awake(page)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('link', { name: /^CPU/ }).click()
  await page.waitForURL(/category=cpu/)
  await filters.getByLabel(/^AM5/).check()
  await page.waitForURL(/spec=socket%3AAM5/)
  await filters.getByLabel('Cores from').fill('8')
  await page.keyboard.press('Enter')
  await page.waitForURL(/spec=cores%3A8\.\./)
  await expect.poll(() => listed(page)).toEqual(['Ryzen 9 9950X', 'Ryzen 7 9700X'])
  await filters.getByLabel(/^In stock/).check()
  await page.waitForURL(/stock=in/)

  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect
    .poll(() => chips.getByRole('link').allTextContents())
    .toEqual(['Remove CPU', 'Remove In stock', 'Remove Socket: AM5', 'Remove Cores: from 8'])
  await chips.getByRole('link', { name: 'Remove Cores: from 8' }).click()
  await expect.poll(() => listed(page)).toHaveLength(3)
  await expect.poll(() => focused(page)).toBe('Remove CPU')
  expect(await filters.getByLabel('Cores from').inputValue()).toBe('')
  await page.goBack()
  await expect.poll(() => listed(page)).toHaveLength(2)
  expect(await filters.getByLabel('Cores from').inputValue()).toBe('8')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await close(page)
})

test('the list is sorted, shown as a table and leafed through, and Back returns to the place', async () => {
  const page = await open('/parts?category=ram')
  await awake(page)
  await page.getByLabel('Sort by').selectOption('Price, lowest first')
  await page.waitForURL(/sort=price/)
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2' })
    .click()
  await expect.poll(() => listed(page)).toEqual(['Module 25'])
  await page.getByRole('link', { name: 'Table' }).click()
  await page.waitForURL(/view=table/)
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect.poll(() => page.getByRole('row').count()).toBe(25)
  expect(await page.getByRole('row').nth(1).innerText()).toContain('$1.00')

  await page.evaluate(() => scrollTo(0, 600))
  await page.getByRole('link', { name: 'Module 12', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Module 12' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Ram' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await close(page)
})

test('without script the filters are reached, sent and compared on a phone', async () => {
  const page = await open('/parts?category=cpu', {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel(/^AM5/).check()
  await page.getByLabel('Cores to').fill('8')
  await page.getByRole('button', { name: /^Show \d+ parts/ }).click()
  const { search } = new URL(page.url())
  expect(search).toBe('?category=cpu&spec=socket%3AAM5&spec=cores%3A..8')
  expect(await listed(page)).toEqual(['Ryzen 7 9700X', 'Ryzen 5 9600X'])
  await page.getByLabel('Compare Ryzen 7 9700X').check()
  await page.getByLabel('Compare Ryzen 5 9600X').check()
  await page.getByRole('button', { name: 'Compare the chosen parts' }).click()
  expect(await page.getByRole('columnheader').allInnerTexts()).toHaveLength(2)
  await close(page)
})

test('a search without results shows what was meant and what comes near', async () => {
  const page = await open('/parts?q=ryzn')
  await page.getByText('No part matches “ryzn”').waitFor()
  expect(await listed(page)).toContain('Ryzen 9 9950X')
  await page.getByRole('link', { name: 'Search for “ryzen”' }).click()
  await expect.poll(() => listed(page)).toHaveLength(3)
  await page.goto('/parts?q=ryzen&category=ram')
  await page.getByRole('link', { name: 'Show all 3 without filters' }).click()
  await expect.poll(() => listed(page)).toHaveLength(3)
  await close(page)
})

test('suggestions are chosen by keys, closed with the text kept, and a part number jumps', async () => {
  const page = await open('/')
  const box = page.getByRole('search').getByLabel('Search parts').locator('visible=true')
  const combobox = page.getByRole('combobox', { name: 'Search parts' })
  await box.fill('ryz')
  await expect.poll(() => suggested(page).count()).toBeGreaterThan(3)
  await expect.poll(() => combobox.getAttribute('aria-expanded')).toBe('true')
  const count = await suggested(page).count()
  await expect
    .poll(() => page.getByRole('status').allInnerTexts())
    .toContain(`${count} suggestions`)
  expect(await suggested(page).first().locator('b').allTextContents()).toEqual(['Ryz'])
  expect(await suggested(page).first().innerText()).toMatch(/\$[\d,]+\.00[\s\S]*stock/)

  await box.press('Escape')
  await expect.poll(() => combobox.getAttribute('aria-expanded')).toBe('false')
  expect(await box.inputValue()).toBe('ryz')
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  const first = await suggested(page).first().getAttribute('id')
  await expect.poll(() => combobox.getAttribute('aria-activedescendant')).toBe(first)
  await box.press('Enter')
  await page.waitForURL(/\/parts\/[\da-f-]{36}$/)

  await box.fill('ryzen')
  await box.press('Enter')
  await page.waitForURL(/\/parts\?q=ryzen$/)
  await expect.poll(() => listed(page)).toHaveLength(3)
  await box.fill('100-1277')
  await box.press('Enter')
  await page.waitForURL(`**/parts/${ids.nine}`)
  await close(page)
})

test('up to four parts are put aside and compared, by all or by what differs', async () => {
  const page = await open('/parts?category=cpu')
  await awake(page)
  for (const name of ['Ryzen 9 9950X', 'Ryzen 7 9700X', 'Core i5-14400'])
    await page.getByLabel(`Compare ${name}`).check()
  await page.reload()
  const tray = page.getByRole('region', { name: 'Parts to compare' })
  await tray.getByRole('button', { name: 'Do not compare Core i5-14400' }).click()
  await tray.getByRole('link', { name: 'Compare 2 of 4' }).click()
  await page.waitForURL(`**/compare?ids=${ids.nine},${ids.seven}`)
  const rows = page.getByRole('region', { name: 'Comparison' }).getByRole('rowheader')
  expect(await rows.allInnerTexts()).toContain('Socket')
  await page.getByRole('link', { name: 'Differences only' }).click()
  await page.waitForURL(/differences=1/)
  await expect.poll(() => rows.allInnerTexts()).not.toContain('Socket')
  expect(await rows.allInnerTexts()).toContain('Cores')
  await page.getByRole('link', { name: 'Remove Ryzen 9 9950X' }).click()
  await page.waitForURL(`**/compare?ids=${ids.seven}`)
  await page.getByRole('link', { name: 'Remove Ryzen 7 9700X' }).click()
  await page.getByText('Nothing to compare yet').waitFor()
  await expect.poll(() => focused(page)).toBe('Compare parts')
  await close(page)
})

test('a fifth part is not taken', async () => {
  const page = await open('/parts?category=ram')
  await awake(page)
  for (const at of [22, 23, 24, 25]) await page.getByLabel(`Compare Module ${at}`).check()
  expect(await page.getByLabel('Compare Module 21').isDisabled()).toBe(true)
  await close(page)
})

test('a part tells the total of a quantity, refuses what is out of range, and asks to log in', async () => {
  const page = await open(`/parts/${ids.nine}`)
  await awake(page)
  const quantity = page.getByLabel('Quantity', { exact: true })
  expect(await quantity.inputValue()).toBe('5')
  expect(await page.getByText('Shipping is invoiced on shipment.').count()).toBe(1)
  await quantity.fill('4')
  await page.getByText('Quantity must be between 5-1200').waitFor()
  expect(await page.getByRole('button', { name: 'Purchase Now' }).isDisabled()).toBe(true)
  await quantity.fill('1000')
  await page
    .getByText(
      'One card payment takes at most $999,999.99. Order at most 624 of this part at once.',
    )
    .waitFor()
  await quantity.fill('20')
  await expect.poll(() => page.locator('output').innerText()).toBe('$32,000.00')
  await page.getByRole('link', { name: 'Purchase Now' }).click()
  await page.waitForURL(/\/login/)
  await close(page)
})

test('a part that is sold out says so and leads to others', async () => {
  const page = await open(`/parts/${ids.old}`)
  await page.getByText('Only 4 are left, fewer than the minimum order of 10.').waitFor()
  expect(await page.getByText('Out of stock').count()).toBeGreaterThan(0)
  expect(await page.getByRole('link', { name: 'Purchase Now' }).count()).toBe(0)
  await close(page)
})

test('no console said anything', () => expect(faults).toEqual([]))
