import { expect, test } from 'vitest'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import { at, productPages } from '../parts/pages.fixture.ts'

productPages()
const rows = () => at.page.locator('ol.panel > li')

test('the history of a part says who changed what, narrows, and is saved as a file', async () => {
  const { admin, page, shop } = at
  const part = await addTestPart(shop, { name: 'Audited CPU' })
  await admin.call('PATCH', `/parts/${part}`, { price: 120 })
  await admin.call('POST', `/parts/${part}/stock`, { change: 5, reason: 'restock' })
  await admin.call('PATCH', `/parts/${await addTestPart(shop)}`, { price: 77 })
  await page.goto(`${shop.publicUrl}/dashboard/manage-products/${part}`)
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByRole('heading', { name: 'Audit' }).waitFor()
  await page.getByText('Only Audited CPU').waitFor()
  expect(await rows().count()).toBe(3)
  await page.getByLabel('What was changed').selectOption('price')
  await expect.poll(() => rows().count()).toBe(1)
  const words = (await rows().first().innerText()).replace(/\s+/g, ' ')
  expect(words).toContain('Part changed Audited CPU')
  expect(words).toContain('$100.00 → $120.00')
  expect(words).toContain(admin.email)
  expect(words).toContain('In the browser')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export/ }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/audit\.csv$/)
  await page.getByRole('button', { name: 'Show all others, too' }).click()
  await expect.poll(() => rows().count()).toBeGreaterThan(1)
  await page.getByLabel('By which way').selectOption('key')
  await page.getByText('Nothing matches').waitFor()
})
