import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '../../demo/demo-accounts.ts'
import { seedDemo } from '../../demo/seed-demo.ts'
import {
  closeWindows,
  hearComplaints,
  openBrowser,
  untilSettled,
} from '../../sandbox/browser.fixture.ts'
import { busyShop } from '../../scripts/screenshots/busy-shop.ts'
import type { Screens } from '../../scripts/screenshots/screens.ts'
import { cutOff } from '../cut-off.fixture.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { type browserCookies, signIn } from '../test-user.ts'
import { violationsNow } from '../violations.fixture.ts'

let shop: TestShop
let browser: Browser
let screens: Screens

beforeAll(async () => {
  shop = await openTestShop()
  await seedDemo(shop.shop)
  screens = await busyShop(shop.publicUrl)
  browser = await openBrowser()
}, 120_000)
afterAll(async () => {
  await closeWindows()
  await shop?.close()
})

/** Gives random ids their widest letters: whether a page fits is not left to luck. */
function widenIds() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = text.nodeValue!.replace(/\b(re|pi)_\w+/g, (id) => 'W'.repeat(id.length))
}

type Cookie = ReturnType<typeof browserCookies>[number]

type Window = { page: Page; complaints: string[] }

/** Windows by how they look and who sits at them: a reader's pages are opened in one, one after the other. */
const windows = new Map<string, Promise<Window>>()

async function openWindow(width: number, colorScheme: 'light' | 'dark', cookies: Cookie[]) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const complaints: string[] = []
  hearComplaints(page, complaints)
  return { page, complaints }
}

/** Opens a screen as its reader, as in a new tab, and waits until nothing is loading any more. */
async function open(name: string, width: number, theme: 'light' | 'dark'): Promise<Window> {
  const { url, cookie = [] } = screens[name]!
  const key = JSON.stringify([width, theme, cookie])
  if (!windows.has(key)) windows.set(key, openWindow(width, theme, cookie))
  const { page, complaints } = await windows.get(key)!
  if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear())
  complaints.length = 0
  await page.goto(url)
  await untilSettled(page)
  return { page, complaints }
}

// what is opened stands in the screenshots' list; the API's description has its own test
const names = [
  'home',
  'parts',
  'parts-filtered',
  'parts-table',
  'parts-nothing',
  'part',
  'compare',
  'builder',
  'builder-contradicts',
  'builder-choice',
  'blogs',
  'article',
  'portfolio',
  'policy',
  'login',
  'register',
  'forgot-password',
  'basket',
  'quick-order',
  'checkout',
  'purchase',
  'profile',
  'company-application',
  'company',
  'members',
  'cost-centres',
  'company-orders',
  'company-checkout',
  'account',
  'documents',
  'order-on-account',
  'security',
  'programs',
  'webhook',
  'my-orders',
  'addresses',
  'own-numbers',
  'lists',
  'builds',
  'list',
  'shared-list',
  'purchases',
  'reorder',
  'add-review',
  'payment',
  'order',
  'order-of-lines',
  'overview',
  'manage-orders',
  'manage-order',
  'manage-order-of-lines',
  'add-product',
  'manage-products',
  'manage-product',
  'import',
  'make-admin',
  'companies',
  'manage-company',
  'invoices',
  'receivables',
  'bank',
  'shipping',
  'taxes',
  'reviews',
  'inquiries',
  'categories',
  'category',
  'add-category',
  'search-words',
  'not-understood',
  'missing-facts',
  'lifecycle',
  'shop',
  'ready',
  'ready-steps',
  'first-admin',
  'audit',
]

describe.each([
  ['wide and light', 1280, 'light'],
  ['on a small phone and dark', 320, 'dark'],
] as const)('every page, %s', (_, width, theme) => {
  test.each(names)('%s is accessible, fits, and says nothing to the console', async (name) => {
    const { page, complaints } = await open(name, width, theme)
    expect(
      await violationsNow(page, {
        type: 'tag',
        values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      }),
    ).toEqual([])
    await page.evaluate(widenIds)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.locator('[aria-label*="undefined"]').count()).toBe(0)
    expect(await page.title()).toMatch(/Partwright/)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light dark',
    )
    expect(complaints).toEqual([])
  })
})

const working = [
  ...['parts-table', 'my-orders', 'company-orders', 'documents', 'members', 'cost-centres'],
  ...['account', 'own-numbers', 'lists', 'builds', 'purchases', 'programs', 'basket'],
  ...['manage-orders', 'manage-products', 'make-admin', 'companies', 'invoices', 'receivables'],
  ...['bank', 'shipping', 'taxes', 'lifecycle', 'categories', 'inquiries', 'reviews', 'audit'],
]

describe.each([360, 768, 1024, 1280])('every working table in a window of %i pixels', (width) => {
  test.each(working)('nothing of %s is cut off or out of sight', async (name) => {
    const { page } = await open(name, width, 'light')
    await expect.poll(() => cutOff(page), { timeout: 5_000 }).toEqual([])
    const search = page.getByRole('banner').getByRole('combobox').filter({ visible: true })
    for (const field of await search.all())
      expect((await field.boundingBox())?.width).toBeGreaterThan(140)
  })
})

test('the list above leaves no screen out', () => {
  expect([...names, 'not-found', 'api'].sort()).toEqual(Object.keys(screens).sort())
})

test('whoever is of the demo’s company acts for it from the first log-in on', async () => {
  const account = demoAccounts.find(({ companyRoles }) => companyRoles?.includes('finance'))!
  const finance = await signIn(shop.publicUrl, account)
  expect((await finance.call('GET', '/account')).status).toBe(200)
})

test('a page that does not exist knows as well who is signed in', async () => {
  const { page } = await open('not-found', 1280, 'light')
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
})

test('a chosen theme is there before anything is drawn, and survives logging out', async () => {
  const { page } = await open('home', 1280, 'light')
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Theme: system. Change to light' }).click()
  await page.getByRole('button', { name: 'Theme: light. Change to dark' }).click()
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.addInitScript(() => {
    // the first ground that is ever computed: a flash would be another
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { first: getComputedStyle(document.documentElement).backgroundColor })
    })
  })
  await page.reload()
  expect(await page.evaluate<string>('first')).toBe(dark)
  await page.request.post(`${shop.publicUrl}/api/auth/sign-out`, { data: {} })
  await page.reload()
  expect(await ground()).toBe(dark)
})
