import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { closeWindows, hearComplaints, openBrowser } from '../../sandbox/browser.fixture.ts'
import { openTestShop } from '../../tests/open-test-shop.ts'
import { addTestPart, paidOrder, placeTestOrder } from '../../tests/orders.fixture.ts'
import { browserCookies, type TestUser } from '../../tests/test-user.ts'

/**
 * A back office with an admin at a browser, for a file's tests; its pages may complain in none of them. With `jobs` it
 * works off what its pages ask for.
 */
export function backOffice(more: Record<string, string> = {}, { jobs = false } = {}) {
  let shop: Awaited<ReturnType<typeof openBackOffice>>
  let seat: Seat
  beforeAll(async () => {
    shop = await openBackOffice(more, jobs)
    seat = await shop.sit(shop.admin)
  })
  afterAll(() => shop?.close())
  afterEach(() => expect(seat.complaints.splice(0)).toEqual([]))
  return {
    shop: () => shop,
    page: () => seat.page,
    go: (where: string) => seat.go(where),
    complaints: () => seat.complaints,
  }
}

/** A shop with a buyer, an admin and a part in plenty, and a browser that both can sit at. */
async function openBackOffice(more: Record<string, string>, jobs: boolean) {
  const shop = await openTestShop({
    jobs,
    environment: { RELEASE: 'manual', OPEN_ORDERS: '500', ...more },
  })
  const [buyer, admin] = await Promise.all([shop.buyer('Ada Buyer'), shop.admin('Ann Admin')])
  const part = await addTestPart(shop, { name: 'Plentiful CPU', quantity: 100_000 })
  const browser = await openBrowser()
  const numberOf = async (id: string) => {
    const response = await admin.call('GET', `/order/${id}`)
    return ((await response.json()) as { orderNumber: string }).orderNumber
  }
  const order = async (id: string) => ({ id, number: await numberOf(id) })
  return {
    ...shop,
    buyer,
    admin,
    part,
    /** Somebody else who registers and confirms. */
    register: shop.buyer,
    /** Somebody else who registers and leaves their e-mail unconfirmed. */
    newcomer: shop.newcomer,
    sit: (user: TestUser) => sitDown(browser, shop.publicUrl, user),
    unpaid: async () => order(await placeTestOrder(buyer, part)),
    paid: async () => order(await paidOrder(shop, buyer, part)),
    pending: async () => {
      const id = await paidOrder(shop, buyer, part)
      await admin.call('PATCH', `/order-release/${id}`)
      return await order(id)
    },
    status: async (id: string) => {
      const response = await admin.call('GET', `/order/${id}`)
      return ((await response.json()) as { status: string }).status
    },
    close: async () => {
      await closeWindows()
      await shop.close()
    },
  }
}

type Seat = { page: Page; go: (where: string) => Promise<void>; complaints: string[] }

/** A browser window with somebody signed in. `complaints` are what its console says as warning or error. */
async function sitDown(browser: Browser, url: string, user: TestUser): Promise<Seat> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  await context.addCookies(browserCookies(user, url))
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const complaints: string[] = []
  // a refusal that a test asks for is told by the browser itself
  hearComplaints(page, complaints, /the server responded with a status of 4(03|09)/)
  const go = async (where: string) => {
    await page.goto(`${url}${where}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  return { page, go, complaints }
}
