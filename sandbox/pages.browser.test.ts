import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { violationsNow } from '../tests/violations.fixture.ts'
import { closeWindows, openBrowser } from './browser.fixture.ts'
import { startCards } from './cards/cards.fixture.ts'

let cards: Awaited<ReturnType<typeof startCards>>
let browser: Browser
let page: Page
let payment: string
let event: string
let complaints: string[]

beforeAll(async () => {
  cards = await startCards()
  const card = { confirm: true, payment_method: 'pm_card_visa' }
  for (let count = 0; count < 26; count += 1)
    await cards.stripe.paymentIntents.create({ amount: 100 + count, currency: 'usd' })
  const paid = await cards.stripe.paymentIntents.create({
    amount: 123_456,
    currency: 'usd',
    ...card,
    description: '<b>Order</b> 1001',
  })
  await cards.stripe.refunds.create({ payment_intent: paid.id, amount: 56, reason: 'duplicate' })
  payment = paid.id
  event = (await cards.stripe.events.list({ type: 'charge.refunded' })).data[0]?.id ?? ''
  await cards.shop.until(() => cards.shop.received.length === 32)
  browser = await openBrowser()
}, 120_000)

afterAll(async () => {
  await closeWindows()
  await cards?.stop()
})

beforeEach(async () => {
  const context = await browser.newContext()
  page = await context.newPage()
  page.setDefaultTimeout(60_000)
  complaints = []
  page.on('console', (message) => complaints.push(message.text()))
})

afterEach(async () => {
  await page.context().close()
  cards.sandbox.faults.clear()
  expect(complaints).toEqual([])
})

const open = (path: string) => page.goto(`${cards.sandbox.url}${path}`)

const pages = () => [
  '/',
  '/cards',
  `/cards/payments/${payment}`,
  '/cards/refunds',
  '/cards/events',
  `/cards/events/${event}`,
  '/cards/limits',
  '/control',
]

describe.each([
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const)('the pages, $width px wide and $colorScheme', ({ width, colorScheme }) => {
  it('fit the screen and are accessible', async () => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    for (const path of pages()) {
      await open(path)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(`${path}: ${over}`).toBe(`${path}: 0`)
      expect(await violationsNow(page), path).toEqual([])
    }
  }, 120_000)
})

describe('the dashboard of cards', () => {
  it('shows payments in pages, and every text as text', async () => {
    await open('/cards')
    expect(await page.locator('tbody tr').count()).toBe(25)
    await page.getByText('<b>Order</b> 1001').waitFor()
    await page.getByRole('link', { name: 'Older' }).click()
    await page.getByText('$1.00', { exact: true }).waitFor()
    expect(await page.locator('tbody tr').count()).toBe(2)
    await page.getByRole('link', { name: 'Newest' }).click()
    await page.getByRole('link', { name: payment }).click()
    await page.getByRole('heading', { name: '$1,234.56' }).waitFor()
    await page.getByText('$0.56 refunded duplicate').waitFor()
    expect(await page.getByRole('link', { name: 'payment_intent.succeeded' }).count()).toBe(1)
  })

  it('sends an event again, once or twice', async () => {
    const before = cards.shop.received.length
    await open(`/cards/events/${event}`)
    await page.getByRole('button', { name: 'Resend', exact: true }).click()
    await cards.shop.until(() => cards.shop.received.length === before + 1)
    await page.getByRole('button', { name: 'Send twice' }).click()
    await cards.shop.until(() => cards.shop.received.length === before + 3)
    expect(cards.shop.received.slice(before).map(({ id }) => id)).toEqual(Array(3).fill(event))
  })

  it('says what is not emulated', async () => {
    await open('/cards/limits')
    for (const name of [
      'Wallets',
      'Link',
      'Radar',
      'Connect',
      'Tax',
      'SCA exemptions',
      'Multi-capture',
      'Payouts',
    ])
      await page.getByText(name, { exact: true }).waitFor()
  })
})

describe('the control page', () => {
  it('lets something fail and mends it', async () => {
    await open('/control')
    await page.getByLabel('What').selectOption('cards')
    await page.getByLabel('How', { exact: true }).selectOption('error-after')
    await page.getByLabel('Status (error)').fill('502')
    await page.getByRole('button', { name: 'Let it fail' }).click()
    await page.getByRole('button', { name: 'Clear cards' }).waitFor()
    expect(cards.sandbox.faults.list()).toEqual({ cards: { kind: 'error-after', status: 502 } })
    await page.getByRole('button', { name: 'Clear cards' }).click()
    await page.getByText('All is well').waitFor()
    expect(cards.sandbox.faults.list()).toEqual({})
  })

  it('says what is wrong with a fault', async () => {
    await open('/control')
    await page.getByLabel('What').selectOption('images')
    await page.getByLabel('How', { exact: true }).selectOption('silent')
    // A refused form answers 400, which Chromium writes into the console.
    await page.getByRole('button', { name: 'Let it fail' }).click()
    await page.getByRole('alert').getByText('silent is for webhooks only').waitFor()
    await expect.poll(() => complaints).toEqual([expect.stringContaining('400')])
    complaints = []
  })
})
