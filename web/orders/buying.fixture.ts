import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import {
  clearOut,
  closeWindows,
  hearComplaints,
  openBrowser,
} from '../../sandbox/browser.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, placeTestOrder } from '../../tests/orders.fixture.ts'
import { browserCookies, type TestUser } from '../../tests/test-user.ts'
import { violationsOf } from '../../tests/violations.fixture.ts'

/**
 * A shop with one part, a signed-in buyer and a browser for a file's tests; no page may complain in any of them. `environment`: settings
 * that differ from a fresh start's.
 */
export function buyingShop(environment: Record<string, string> = {}) {
  let shop: TestShop
  let buyer: TestUser
  let partId: string
  let context: BrowserContext
  let page: Page
  let complaints: string[]

  beforeAll(async () => {
    shop = await openTestShop({ environment })
    const browser = await openBrowser()
    context = await browser.newContext({ acceptDownloads: true })
    partId = await addTestPart(shop, { name: 'Journey CPU', minQuantity: 10, orderMultiple: 5 })
    await shop.sql`update part set img = '/favicon.svg' where id = ${partId}`
  })
  afterAll(async () => {
    await closeWindows()
    await shop?.close()
  })
  const signIn = async (user: TestUser) => {
    await context.clearCookies()
    await context.addCookies(browserCookies(user, shop.publicUrl))
  }
  beforeEach(async () => {
    buyer = await shop.buyer('Journey Buyer')
    await signIn(buyer)
    page = await context.newPage()
    page.setDefaultTimeout(60_000)
    complaints = []
    // an answer that refuses is written into the console by the browser itself
    hearComplaints(page, complaints, /^Failed to load resource/)
  })
  afterEach(async () => {
    shop.sandbox.faults.clear()
    await clearOut(page, shop.publicUrl)
    expect(complaints).toEqual([])
  })

  return {
    shop: () => shop,
    page: () => page,
    buyer: () => buyer,
    partId: () => partId,
    signIn,
    go: (path: string) => page.goto(`${shop.publicUrl}${path}`),
    /** An unpaid order of the buyer over 10 pieces, 1,000.00. */
    order: () => placeTestOrder(buyer, partId, 10, 1_000),
    async typeCard(number: string) {
      const card = page.frameLocator('iframe[name^="__privateStripeFrame"]')
      await card.locator('[name=cardnumber]').fill(number)
      await card.locator('[name=exp-date]').fill('1234')
      await card.locator('[name=cvc]').fill('123')
    },
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    toast: (words: string) => page.getByText(words, { exact: true }).first().waitFor(),
    violations: () => violationsOf(page),
  }
}
