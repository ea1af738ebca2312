import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { closeWindows, hearComplaints, windowsInTurn } from '../../sandbox/browser.fixture.ts'
import { type Catalogue, openCatalogue } from '../../server/catalogue/parts.fixture.ts'

const cpu = (name: string, mpn: string, cores: number, more: object = {}) => ({
  name,
  mpn,
  category: 'cpu',
  minQuantity: 10,
  quantity: 1_200,
  price: 100 * cores,
  specs: { socket: 'AM5', cores, manufacturer: 'AMD' },
  ...more,
})

/** A catalogue of a few parts and a browser for a file's tests; no page may complain in any of them. */
export function browsedCatalogue() {
  let catalogue: Catalogue
  const windows = windowsInTurn()
  let ids: Record<'five' | 'seven' | 'nine' | 'old' | 'board', string>
  const faults: string[] = []

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
        name: 'B650 Tomahawk',
        mpn: 'MSI-B650',
        category: 'motherboard',
        price: 180,
        specs: { socket: 'AM5', formFactor: 'ATX', memoryType: 'DDR5' },
      }),
    }
    await catalogue.shop.sql`update part set quantity = 4 where id = ${ids.old}`
    for (let at = 1; at <= 25; at += 1)
      await added({ name: `Module ${at}`, category: 'ram', price: at, specs: { type: 'DDR5' } })
  })
  afterAll(async () => {
    await closeWindows()
    await catalogue?.shop.close()
    expect(faults).toEqual([])
  })

  async function open(where: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await windows.open({
      viewport: { width: 1280, height: 900 },
      baseURL: catalogue.shop.publicUrl,
      ...options,
    })
    hearComplaints(page, faults)
    await page.goto(where)
    return page
  }
  return {
    ids: () => ids,
    shop: () => catalogue.shop,
    open,
    close: windows.leave,
    listed: (page: Page) => page.getByRole('article').getByRole('heading').allTextContents(),
    focused: (page: Page) => page.evaluate(() => document.activeElement?.textContent),
    /** Known to have its script once it knows that nobody is signed in. */
    awake: (page: Page) => page.getByRole('link', { name: 'Login' }).waitFor(),
  }
}
