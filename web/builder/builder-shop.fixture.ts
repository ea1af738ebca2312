import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { board, card, cpu, drive, kit } from '../../contract/builds/builds.fixture.ts'
import { closeWindows, hearComplaints, windowsInTurn } from '../../sandbox/browser.fixture.ts'
import { type Catalogue, openCatalogue } from '../../server/catalogue/parts.fixture.ts'

const parts = {
  board: [board({ name: 'Crane B650' }), { quantity: 205, orderMultiple: 10 }],
  old: [board({ name: 'Heron B450', socket: 'AM4', chipset: 'AMD B450' }), {}],
  blank: [board({ name: 'Stork B650', m2: undefined }), {}],
  cpu: [cpu(), {}],
  unlisted: [cpu({ name: 'Dune 8 cores', coreFamily: undefined }), {}],
  kit: [kit({ name: 'Reed 32 GB (2x16GB)' }), {}],
  odd: [kit({ name: 'Sedge (2x16GB)', modules: 4, capacityGb: 64 }), {}],
  drive: [drive({ name: 'Pebble 2 TB' }), {}],
  card: [card({ name: 'Lantern 4060' }), {}],
} as const
export type PartName = keyof typeof parts

/** A shop with the parts of a machine, and a browser for a file's tests; no page may complain in any of them. */
export function builderShop() {
  let catalogue: Catalogue
  const windows = windowsInTurn()
  const ids = {} as Record<PartName, string>
  const faults: string[] = []

  beforeAll(async () => {
    catalogue = await openCatalogue()
    for (const [name, [{ part }, more]] of Object.entries(parts))
      ids[name as PartName] = await catalogue.added({
        name: part.name,
        category: part.category,
        specs: part.specs,
        mpn: `BUILDER-${name}`,
        price: 100,
        minQuantity: 1,
        quantity: 5_000,
        ...more,
      })
  })
  afterAll(async () => {
    await closeWindows()
    await catalogue?.shop.close()
    expect(faults).toEqual([])
  })

  return {
    catalogue: () => catalogue,
    ids: () => ids,
    async open(where: string, options: BrowserContextOptions = {}): Promise<Page> {
      const page = await windows.open({
        viewport: { width: 1280, height: 900 },
        baseURL: catalogue.shop.publicUrl,
        ...options,
      })
      hearComplaints(page, faults)
      await page.goto(where)
      return page
    },
    leave: windows.leave,
    /** Known to have its script once it knows that nobody is signed in. */
    awake: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor(),
  }
}
