import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { closeWindows, hearComplaints, windowsInTurn } from '../../sandbox/browser.fixture.ts'
import { type Catalogue, openCatalogue } from '../../server/catalogue/parts.fixture.ts'
import { browserCookies, type TestUser } from '../../tests/test-user.ts'
import { violationsOf } from '../../tests/violations.fixture.ts'

/** A shop with 38 modules and a browser for a file's tests of quick order; no page may complain in any of them. */
export function quickOrderShop() {
  let catalogue: Catalogue
  const windows = windowsInTurn()
  const complaints: string[] = []

  beforeAll(async () => {
    catalogue = await openCatalogue()
    for (let at = 100; at < 138; at++)
      await catalogue.added({
        name: `Module ${at}`,
        mpn: `QO-${at}-ABC`,
        category: 'ram',
        specs: { type: 'DDR5' },
        minQuantity: 2,
        quantity: at === 101 ? 30 : 50_000_000,
        price: 20,
        ...(at === 100 && { orderMultiple: 12, minQuantity: 12 }),
      })
  })
  afterAll(async () => {
    await closeWindows()
    await catalogue?.shop.close()
    expect(complaints).toEqual([])
  })

  async function open(options: BrowserContextOptions = {}, user?: TestUser): Promise<Page> {
    const { publicUrl } = catalogue.shop
    const page = await windows.open({
      viewport: { width: 1280, height: 900 },
      baseURL: publicUrl,
      ...options,
    })
    if (user) await page.context().addCookies(browserCookies(user, publicUrl))
    hearComplaints(page, complaints)
    await page.goto('/quick-order')
    await page.getByRole('button', { name: 'Choose a file' }).waitFor()
    return page
  }
  return { newBuyer: () => catalogue.shop.buyer(), open, leave: windows.leave }
}

/** Pastes where nothing has the focus, as Ctrl+V on the page does. */
export const paste = (page: Page, text: string) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
  }, text)
export const drop = (page: Page, name: string, buffer: Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
/** The numbers on the four views: all, needs a look, ready, not ordered. */
export const counts = async (page: Page) => {
  const words = await page
    .getByRole('group', { name: 'Which rows are shown' })
    .getByRole('button')
    .allInnerTexts()
  return words.map((text) => Number(text.replace(/\D/g, '')))
}
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()
export const violations = async (page: Page) => {
  // a toast is gone after two seconds
  await expect.poll(() => page.getByText(/rows? read/).count()).toBe(0)
  return violationsOf(page)
}
