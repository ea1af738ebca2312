import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { closeWindows, hearComplaints, openBrowser } from '../../browser.fixture.ts'
import { keys, startCards } from '../cards.fixture.ts'
import { startCheckout } from './checkout.fixture.ts'

export type Seen = {
  messages: string[]
  events: string[]
  changes: { complete: boolean; empty: boolean; brand: string; error?: { code: string } }[]
  result?: { error?: Record<string, unknown>; paymentIntent?: Record<string, unknown> }
}

/** A sandbox, a shop's checkout page and a browser for a file's tests, with a new page for each; none may complain. */
export function checkoutPage() {
  let cards: Awaited<ReturnType<typeof startCards>>
  let checkout: Awaited<ReturnType<typeof startCheckout>>
  let browser: Browser
  let page: Page
  let complaints: string[]

  beforeAll(async () => {
    cards = await startCards()
    checkout = await startCheckout(cards.sandbox.url, keys.publishableKey)
    browser = await openBrowser()
  }, 120_000)
  afterAll(async () => {
    await closeWindows()
    await checkout?.stop()
    await cards?.stop()
  })
  beforeEach(async () => {
    page = await browser.newPage()
    page.setDefaultTimeout(60_000)
    complaints = []
    // a declined card answers 402 and a cut call nothing, which Chromium writes into the console
    hearComplaints(page, complaints, /\b402\b|ERR_EMPTY_RESPONSE/)
  })
  afterEach(async () => {
    await page.close()
    expect(complaints).toEqual([])
  })

  return {
    cards: () => cards,
    page: () => page,
    async open() {
      const payment = await cards.stripe.paymentIntents.create({ amount: 25_000, currency: 'usd' })
      const secret = payment.client_secret ?? ''
      await page.goto(`${checkout.url}/?client_secret=${secret}`)
      const card = page.frameLocator('iframe[name^="__privateStripeFrame"]')
      return { id: payment.id, secret, card }
    },
    async fill(card: FrameLocator, number: string) {
      await card.locator('[name=cardnumber]').fill(number)
      await card.locator('[name=exp-date]').fill('1230')
      await card.locator('[name=cvc]').fill(number.startsWith('3') ? '1234' : '123')
      await card.locator('[name=postal]').fill('90210')
    },
    seen: () => page.evaluate<Seen>('seen'),
    outcome: (text: string) => page.getByRole('alert').getByText(text, { exact: true }).waitFor(),
    press: () => page.getByRole('button', { name: 'Pay' }).click(),
    bank: () => page.frameLocator('iframe[name=stripe-challenge-frame]'),
  }
}
