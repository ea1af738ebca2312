import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { figure } from '../../contract/words/numbers.ts'
import { launchBrowser } from '../../sandbox/browser.fixture.ts'
import { browserCookies, type TestUser } from '../../tests/test-user.ts'
import { type Benchmark, type BenchShop, type Measure, signUpBuyer } from './bench-shop.ts'
import { drive } from './drive.ts'

const sizes = [1_000, 100_000]
const callers = 4
const seconds = 3

/** P9: lists of orders in a shop of many against one of few, and how soon the page answers a hand. */
export const longLists: Benchmark = {
  says: 'P9 lists of orders with 1,000 and 100,000 of them: p99 of the server, INP of the page',
  environment: { LIMITS: 'off' },
  run: async (shop) => {
    const people = await signUpBoth(shop)
    const measures: Measure[] = []
    const firsts = new Map<string, number>()
    for (const [at, size] of sizes.entries()) {
      await seed(shop, size - (sizes[at - 1] ?? 0), at === 0 ? 1_000 : 0)
      if (at === 0) await giveOrders(shop, people.buyer)
      measures.push(...(await atSize(shop, people, size, firsts)))
    }
    const browser = await launchBrowser()
    try {
      measures.push(await slowestInteraction(browser, shop, people.admin))
    } finally {
      await browser.close()
    }
    return measures
  },
}

type People = { admin: TestUser; buyer: TestUser }

async function signUpBoth(shop: BenchShop): Promise<People> {
  const [admin, buyer] = [await signUpBuyer(shop, 'Admin'), await signUpBuyer(shop, 'Buyer')]
  await shop.sql`update users set role = 'admin' where email = ${admin.email}`
  return { admin, buyer }
}

async function seed({ dataDir }: BenchShop, orders: number, parts: number) {
  const program = path.join(import.meta.dirname, '../seed.ts')
  const args = ['--parts', String(Math.max(parts, 100)), '--orders', String(orders)]
  const env = { PATH: '/usr/bin:/bin', DATA_DIR: dataDir, DEMO: 'off' }
  await promisify(execFile)(process.execPath, [program, ...args, '--seed', String(orders)], { env })
}

/** The first thousand orders are this buyer's. */
async function giveOrders(shop: BenchShop, buyer: TestUser) {
  await shop.sql`
    update orders o
    set buyer_id = u.id, email = u.email, name = u.name
    from users u
    where u.email = ${buyer.email}`
}

/** What is asked of a list, once of all orders as admins do, once of one buyer's thousand. */
function asked({ admin, buyer }: People): Record<string, [who: TestUser, paths: string[]]> {
  const pages = (base: string) => Array.from({ length: 40 }, (_, at) => `${base}&page=${at + 1}`)
  const all = '/api/all-orders?limit=25&status=cancelled'
  const own = `/api/orders?limit=25&status=cancelled&email=${encodeURIComponent(buyer.email)}`
  return {
    'manage orders': [admin, [all]],
    'manage orders, pages': [admin, pages(all)],
    'manage orders, by total': [admin, [`${all}&sort=-total`]],
    'manage orders, search': [admin, ['Buyer', '000', 'EPYC'].map((q) => `${all}&q=${q}`)],
    'my orders': [buyer, [own]],
    'my orders, pages': [buyer, pages(own)],
    'my orders, search': [buyer, ['DDR5', '000'].map((q) => `${own}&q=${q}`)],
    'export of 1,000': [
      admin,
      [`/api/order-export?status=cancelled&email=${encodeURIComponent(buyer.email)}`],
    ],
  }
}

async function atSize(
  shop: BenchShop,
  people: People,
  size: number,
  firsts: Map<string, number>,
): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const [name, [who, paths]] of Object.entries(asked(people))) {
    const head = `Host: localhost\r\nAuthorization: Bearer ${who.token}\r\n\r\n`
    const requests = paths.map((where) => `GET ${where} HTTP/1.1\r\n${head}`)
    const load = { port: shop.port, callers, requests }
    await drive({ ...load, seconds: 1 })
    const { p50, p99 } = await drive({ ...load, seconds })
    const first = firsts.get(name)
    firsts.set(name, first ?? p99)
    const of = `${figure(size)}: ${name}`
    measures.push({ name: `${of}, p50`, value: p50, unit: 'ms' })
    measures.push({ name: `${of}, p99`, value: p99, unit: 'ms' })
    if (first)
      measures.push({ name: '  p99 over that of the first', value: p99 / first, unit: 'times' })
  }
  return measures
}

/** The longest that the page took from a key or a click to what is painted next: INP of a short visit. */
async function slowestInteraction(
  browser: Browser,
  shop: BenchShop,
  admin: TestUser,
): Promise<Measure> {
  const url = shop.url.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addCookies(browserCookies(admin, url))
  await context.addInitScript(() => {
    const seen = { longest: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  const page = await context.newPage()
  await page.goto(`${url}/dashboard/manage-orders?status=cancelled`)
  const row = page.locator('tbody tr').first()
  await row.waitFor()
  for (let turn = 0; turn < 3; turn += 1) {
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL(new RegExp(`page=${turn + 2}`))
    await row.waitFor()
  }
  await page.locator('[data-list-search]').pressSequentially('Buyer 7', { delay: 40 })
  await page.waitForURL(/q=Buyer/)
  await row.waitFor()
  await page.getByRole('checkbox').first().click()
  const longest = await page.evaluate<number>(
    'new Promise((resolve) => setTimeout(() => resolve(seen.longest), 500))',
  )
  return { name: 'INP of manage orders', value: longest, unit: 'ms' }
}
