import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { closeWindows, openBrowser } from '../../sandbox/browser.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'

let shop: TestShop
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  shop = await openTestShop()
  browser = await openBrowser()
  context = await browser.newContext({ viewport: { width: 320, height: 800 } })
  context.setDefaultTimeout(60_000)
})
afterAll(async () => {
  await closeWindows()
  await shop?.close()
})

test('the description of the API finds calls by a word, under its own policy', async () => {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto(`${shop.publicUrl}/api/docs`)
  await page.getByLabel('Show only calls with').fill('last_admin')
  await expect
    .poll(() => page.getByText(/\d of \d+ calls/).textContent())
    .toBe(`1 of ${Object.keys(calls).length} calls`)
  expect(await page.locator('article.call:visible h3').first().textContent()).toContain('DELETE')
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(5)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(faults).toEqual([])
  await page.close()
})
