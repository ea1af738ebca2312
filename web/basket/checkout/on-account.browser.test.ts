import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCompany } from '../../../tests/companies.fixture.ts'
import { fillDelivery } from '../../../tests/fill-delivery.fixture.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import { violationsNow } from '../../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../../identity/pages.fixture.ts'

let pages: OpenPages
beforeAll(async () => {
  pages = await openPages({ jobs: false })
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

test('business: 5 an order over the limit goes by card instead, and nothing that was typed is lost', async () => {
  const { shop } = pages
  const admin = await shop.admin()
  const company = await openCompany(shop, admin, await shop.buyer('Over Founder'), 'Limited Works')
  await admin.call('PATCH', `/companies/${company.id}/account`, { limit: 1_500 })
  const partsId = await addTestPart(shop, { name: 'Limited CPU' })
  await company.founder.call('POST', '/basket', { lines: [{ partsId, quantity: 20 }] })

  const page = await sit(pages, company.founder, '/checkout')
  const place = page.getByRole('button', { name: 'Place order' })
  await page.getByText('$1,500.00 of $1,500.00 available').waitFor()
  await page.getByText('$500.00 more than is available').waitFor()
  await fillDelivery(page)
  await page.getByLabel('Purchase order number').fill('PO-4711')
  await place.click()
  const choice = page.getByRole('group', { name: 'How do you pay?' })
  await choice.getByText(/comes to \$2,000\.00, more than Limited Works may order/).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await choice.getByRole('radio', { name: /^By card/ }).check()
  expect(await page.getByLabel('Purchase order number').inputValue()).toBe('PO-4711')
  await place.click()
  await page.waitForURL(/\/dashboard\/payment\//)
  await page.getByText('Stock is held').or(page.getByText('The stock is held')).first().waitFor()
  const placed = await shop.sql`select method, purchase_order as po from orders`
  expect(placed).toEqual([{ method: 'card', po: 'PO-4711' }])

  // the way that was chosen last is the company’s next one, in this browser
  await company.founder.call('POST', '/basket', { lines: [{ partsId, quantity: 10 }] })
  await page.goto(`/purchase/${partsId}`)
  await page.getByRole('radio', { name: /^By card/, checked: true }).waitFor()
  await page.getByRole('radio', { name: /^On account/ }).check()
  await page.getByText('Your order is confirmed at once').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.getByLabel('Purchase order number').fill('PO-4712')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL(/\/dashboard\/payment\//)
  await page.getByText('Your order is confirmed.').waitFor()
  await page.goto('/dashboard/myorders')
  const row = page.getByRole('row', { name: /Confirmed.*On account ?, 30 days/ })
  await row.getByRole('button', { name: /^Cancel order/ }).waitFor()
  expect(await row.getByRole('link', { name: /^Make Payment/ }).count()).toBe(0)
  expect(await violationsNow(page)).toEqual([])
})
