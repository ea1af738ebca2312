import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderDetail } from '../../contract/orders/orders.ts'
import { closeWindows, hearComplaints, openBrowser } from '../../sandbox/browser.fixture.ts'
import { paste } from '../../web/quick-order/page.fixture.ts'
import { fillDelivery } from '../fill-delivery.fixture.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { addTestPart } from '../orders.fixture.ts'
import { browserCookies, type TestUser } from '../test-user.ts'

let shop: TestShop
let browser: Browser
let admin: TestUser
const complaints: string[] = []

beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.admin()
  browser = await openBrowser()
  for (let at = 0; at < 38; at += 1) {
    const dozens = at === 0 ? { minQuantity: 12, orderMultiple: 12 } : { minQuantity: 2 }
    const quantity = at === 1 ? 30 : 5_000
    const id = await addTestPart(shop, { name: `Module ${at}`, price: 20, quantity, ...dozens })
    const mpn = `BULK-${100 + at}-ABC`
    await shop.sql`update part set mpn = ${mpn}, img = '/favicon.svg' where id = ${id}`
  }
})
afterAll(async () => {
  await closeWindows()
  await shop?.close()
})

/** A bill of materials as a spreadsheet copies it: 40 rows, five of which want a look. */
const rows = [
  'MPN;Own number;Qty',
  'BULK-100-ABC;A-0;30',
  'BULK-101-ABC;A-1;45',
  'BULK-1020-ABC;A-2;4',
  'BULK-103-ABC;A-3;',
  'CABLE-TIE;A-4;100',
  ...Array.from({ length: 33 }, (_, at) => `bulk ${at + 105} abc;A-${at + 5};${at + 2}`),
  'Total;;999',
].join('\r\n')

async function sitDown(width: number, user?: TestUser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    baseURL: shop.publicUrl,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  })
  context.setDefaultTimeout(60_000)
  if (user) await context.addCookies(browserCookies(user, shop.publicUrl))
  const page = await context.newPage()
  hearComplaints(page, complaints)
  return page
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first()

/** Pastes 40 rows as a visitor, fixes the five, and puts them into the basket. */
async function pasteAndFix(page: Page) {
  await page.goto('/quick-order')
  await button(page, 'Choose a file').waitFor()
  await paste(page, rows)
  await button(page, 'Round up to 36 row 2').click()
  await button(page, 'Take what is there (30) row 3').click()
  await button(page, 'Find the part row 4').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('BULK-102')
  await dialog.getByRole('option', { name: /Module 2/ }).click()
  await page.getByLabel('Pieces, row 5').fill('8')
  await page.getByLabel('Pieces, row 5').press('Enter')
  await button(page, 'Leave out row 6').click()
  await button(page, /^Needs a look 0/).waitFor()
  await button(page, 'Add to basket').click()
  await page.getByRole('link', { name: 'Go to the basket' }).click()
}

/** From the basket to a paid order; answers its id. */
async function payBasket(page: Page, buyer: TestUser): Promise<string> {
  await button(page, 'Continue to checkout').click()
  await page.waitForURL(/\/login/)
  // the footer's box for the newsletter has the same label
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(buyer.email)
  await page.getByLabel('Password', { exact: true }).fill(buyer.password)
  await button(page, 'Login').click()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await fillDelivery(page)
  await page.getByLabel(/Purchase order/i).fill('PO-40')
  await button(page, 'Place order').click()
  await page.waitForURL(/\/dashboard\/payment\//)
  const card = page.frameLocator('iframe[name^="__privateStripeFrame"]')
  await card.locator('[name=cardnumber]').fill('4242424242424242')
  await card.locator('[name=exp-date]').fill('1234')
  await card.locator('[name=cvc]').fill('123')
  await button(page, 'Pay').click()
  const id = page.url().split('/').at(-1)!.split('?')[0]!
  await expect.poll(async () => (await read(buyer, id)).status).toBe('pending')
  return id
}

const read = async (user: TestUser, id: string) =>
  (await (await user.call('GET', `/order/${id}`)).json()) as OrderDetail

/** The admin sends all lines but the first, with a carrier. */
async function shipMost(width: number, id: string) {
  const page = await sitDown(width, admin)
  await page.goto(`/dashboard/manage-orders/${id}`)
  await button(page, 'Ship lines').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Carrier').fill('Freight Line')
  await dialog.getByLabel('Tracking number').fill('FL-40')
  await dialog
    .getByRole('checkbox', { name: /Module 0/ })
    .first()
    .uncheck()
  await dialog.getByRole('button', { name: /^Ship 636 pieces/ }).click()
  await page
    .getByText(/^Shipped, invoice /)
    .first()
    .waitFor()
  await page.context().close()
}

test.each([
  ['at a desk', 1280],
  ['on a phone', 360],
])(
  '40 pasted rows become one paid order, partly shipped, invoiced and ordered again, %s',
  async (_, width) => {
    // as much as the buyer before found
    await shop.sql`update part set quantity = 30 where mpn = 'BULK-101-ABC'`
    const buyer = await shop.buyer(`Buyer ${width}`)
    const page = await sitDown(width)
    await pasteAndFix(page)
    const id = await payBasket(page, buyer)
    const paid = await read(buyer, id)
    // 36 + 30 + 4 + 8, and 2 to 34 of the others
    expect(paid).toMatchObject({
      lineCount: 37,
      quantity: 672,
      price: 13_440,
      purchaseOrder: 'PO-40',
    })
    expect(paid.lines[0]).toMatchObject({ mpn: 'BULK-100-ABC', quantity: 36, ownNumber: 'A-0' })

    await shipMost(width, id)
    await page.goto(`/dashboard/payment/${id}`)
    await page
      .getByText(/636 of 672/)
      .first()
      .waitFor()
    const [invoice] = await Promise.all([
      page.waitForEvent('download'),
      button(page, /^Invoice IN-\d+ of shipment 1/).click(),
    ])
    expect((await readFile(await invoice.path())).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await page.goto(`/dashboard/reorder/${id}`)
    await button(page, /^Add \d+ chosen lines? to basket/).click()
    await page
      .getByText(/lines added to your basket/)
      .first()
      .waitFor()
    const { lines } = (await (await buyer.call('GET', '/basket')).json()) as { lines: unknown[] }
    expect(lines.length).toBeGreaterThanOrEqual(36)
    await page.context().close()
    expect(complaints.splice(0)).toEqual([])
  },
)
