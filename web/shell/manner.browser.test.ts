import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordShown } from '../../contract/shop-record/record.ts'
import { closeWindows, hearComplaints, windowsInTurn } from '../../sandbox/browser.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'

const windows = windowsInTurn()
let shop: TestShop
let admin: TestUser
let part: string

beforeAll(async () => {
  shop = await openTestShop({
    environment: { CURRENCY: 'eur', TIME_ZONE: 'Europe/Berlin', DEMO: 'off' },
  })
  admin = await shop.admin()
  part = await addTestPart(shop, { price: 1_234, quantity: 1_234_567 })
  await shop.sql`update part set img = '/favicon.svg'`
  const buyer = await shop.buyer()
  await buyer.call('POST', '/review', { rating: 5, review: 'Came in time.' })
  await shop.sql`update review set created_at = '2026-03-05T23:30:00Z'`
})
afterAll(async () => {
  await closeWindows()
  await shop?.close()
})

test.each([
  ['de-DE', '1.234,00 €', '1.234.567', '06.03.2026'],
  ['fr-FR', '1 234,00 €', '1 234 567', '06/03/2026'],
  ['sv-SE', '1 234,00 €', '1 234 567', '2026-03-06'],
  // whose own digits are Arabic: Latin ones are written everywhere
  ['ar-EG', '1,234.00 €', '1,234,567', '06/03/2026'],
  ['en-IN', '€1,234.00', '12,34,567', '6 Mar 2026'],
])('pages in %s are taken over by the browser as the server drew them', async (...wanted) => {
  const [locale, amount, pieces, day] = wanted
  const shown = (await (await admin.call('GET', '/shop-record')).json()) as RecordShown
  const change = { place: { ...shown.record.place, locale } }
  const { version } = shown
  expect((await admin.call('PATCH', '/shop-record', { version, change })).status).toBe(200)
  const complaints: string[] = []
  // a browser of somebody else's language
  const page = await windows.open({ baseURL: shop.publicUrl, locale: 'ja-JP' })
  hearComplaints(page, complaints)
  const text = async () => (await page.locator('body').innerText()).replace(/[\u00a0\u202f]/g, ' ')
  await page.goto(`/parts/${part}`)
  await page.getByRole('link', { name: 'Login' }).waitFor()
  for (const words of [amount, pieces]) expect(await text()).toContain(words)
  await page.goto('/')
  await page.getByRole('link', { name: 'Login' }).waitFor()
  expect(await text()).toContain(day)
  expect(complaints.join('\n')).toBe('')
  await page.context().close()
})
