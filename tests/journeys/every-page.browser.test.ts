import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hearComplaints } from '../../sandbox/browser.fixture.ts'
import { busyShop, type Screens } from '../../scripts/screenshots/busy-shop.ts'
import { seedDemo } from '../../server/demo/seed-demo.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'

let shop: TestShop
let browser: Browser
let screens: Screens

beforeAll(async () => {
  shop = await openTestShop()
  await seedDemo(shop.shop)
  screens = await busyShop(shop.publicUrl)
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

/** Gives random ids their widest letters: whether a page fits is not left to luck. */
function widenIds() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = text.nodeValue!.replace(/\b(re|pi)_\w+/g, (id) => 'W'.repeat(id.length))
}

/** Opens a screen as its reader and waits until nothing is loading any more. */
async function open(name: string, width: number, colorScheme: 'light' | 'dark') {
  const screen = screens[name]!
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  if (screen.cookie) await context.addCookies(screen.cookie)
  const page = await context.newPage()
  const complaints: string[] = []
  hearComplaints(page, complaints)
  await page.goto(screen.url)
  await page.waitForLoadState('networkidle')
  // the header tells by one that its program is not there yet
  await page.waitForFunction(() => !document.querySelector('.animate-spin, .animate-pulse'))
  return { page, complaints, close: () => context.close() }
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
  'security',
  'my-orders',
  'own-numbers',
  'lists',
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
  'reviews',
]

describe.each([
  ['wide and light', 1280, 'light'],
  ['on a small phone and dark', 320, 'dark'],
] as const)('every page, %s', (_, width, theme) => {
  test.each(names)('%s is accessible, fits, and says nothing to the console', async (name) => {
    const { page, complaints, close } = await open(name, width, theme)
    const { violations } = await new AxeBuilder({ page })
      // the card fields are the provider's own page
      .exclude('iframe')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160))}`),
    ).toEqual([])
    await page.evaluate(widenIds)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.title()).toMatch(/Partwright/)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light dark',
    )
    expect(complaints).toEqual([])
    await close()
  })
})

test('the list above leaves no screen out', () => {
  expect([...names, 'not-found', 'api'].sort()).toEqual(Object.keys(screens).sort())
})

test('a page that does not exist knows as well who is signed in', async () => {
  const { page, close } = await open('not-found', 1280, 'light')
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  await close()
})

test('a chosen theme is there before anything is drawn, and survives logging out', async () => {
  const { page, close } = await open('home', 1280, 'light')
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
  await close()
})
