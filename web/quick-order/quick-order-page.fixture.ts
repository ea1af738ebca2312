import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { launchBrowser } from '../../sandbox/browser.fixture.ts'
import { type Catalogue, openCatalogue } from '../../server/catalogue/parts.fixture.ts'
import type { TestMember } from '../../tests/test-member.ts'
import { violationsOf } from '../../tests/violations.fixture.ts'

/** A shop with 38 modules and a browser for its quick order. `faults`: what was complained of on the console. */
export type QuickOrder = {
  catalogue: Catalogue
  open: (options?: BrowserContextOptions, member?: TestMember) => Promise<Page>
  faults: string[]
  close: () => Promise<void>
}

export async function openQuickOrder(): Promise<QuickOrder> {
  const catalogue = await openCatalogue()
  for (let at = 100; at < 138; at++)
    await catalogue.added({
      ...{ name: `Module ${at}`, sku: `QO-${at}-ABC`, category: 'ram', specs: { type: 'DDR5' } },
      ...{ minQuantity: 2, quantity: at === 101 ? 30 : 50_000_000, price: 20 },
      ...(at === 100 && { orderMultiple: 12, minQuantity: 12 }),
    })
  const browser = await launchBrowser()
  const faults: string[] = []
  const { publicUrl } = catalogue.shop
  return {
    ...{ catalogue, faults },
    open: (options = {}, member) => openPage({ browser, publicUrl, faults }, options, member),
    close: async () => {
      await browser.close()
      await catalogue.shop.close()
    },
  }
}

type Place = { browser: Browser; publicUrl: string; faults: string[] }

async function openPage(
  { browser, publicUrl, faults }: Place,
  options: BrowserContextOptions,
  member: TestMember | undefined,
): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 1280, height: 900 }, baseURL: publicUrl },
    ...options,
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  if (member) {
    const cookies = member.cookie.split('; ').map((one) => {
      const [name = '', ...value] = one.split('=')
      return { name, value: value.join('='), url: publicUrl }
    })
    await context.addCookies(cookies)
  }
  page.on('console', (said) => {
    if (['error', 'warning'].includes(said.type())) faults.push(`${page.url()}: ${said.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  await page.goto('/quick-order')
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  return page
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
