import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTestPart, placeTestOrder } from '../../../tests/orders.fixture.ts'
import { act, sayTaxes } from '../../../tests/taxes.fixture.ts'
import { violationsNow } from '../../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../../identity/pages.fixture.ts'

let pages: OpenPages
beforeAll(async () => {
  pages = await openPages({ jobs: false, environment: { CURRENCY: 'eur' } })
})
afterAll(async () => {
  await pages?.close()
  // the order at a rate of before is refused
  expect(pages?.complaints.filter((one) => !one.includes('409'))).toEqual([])
})

test('a buyer sees the taxes before they order, pays what was shown, and is told when that has changed', async () => {
  const { shop } = pages
  const [admin, buyer] = [await shop.admin(), await shop.buyer('Taxed Buyer')]
  const partsId = await addTestPart(shop, { name: 'Taxed CPU', minQuantity: 1 })
  const before = await placeTestOrder(buyer, partsId, 1, 100)
  await sayTaxes(admin)
  await buyer.call('POST', '/basket', { lines: [{ partsId, quantity: 2 }] })

  const page = await sit(pages, buyer, '/checkout')
  await page.getByText('Without tax: it follows').waitFor()
  await page.getByLabel('Country', { exact: true }).selectOption('DE')
  await page.getByLabel('Address', { exact: true }).fill('Invalidenstr. 1')
  await page.getByLabel('City').fill('Berlin')
  await page.getByLabel('Postal code').fill('10115')
  await page.getByLabel('Phone Number').fill('+493012345678')
  const payable = page.getByLabel('To pay')
  await payable.getByText('€238.00').waitFor()
  await page.getByText('Why this tax?').click()
  await page.getByText('where the goods are taxed: Germany').waitFor()
  expect(await violationsNow(page)).toEqual([])

  await shop.sql`update tax_rate set percent = 20`
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByText('With freight and taxes this order comes to €240.00 by now.').waitFor()
  expect(await shop.sql`select 1 from orders where id <> ${before}`).toHaveLength(0)
  await payable.getByText('€240.00').waitFor()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/dashboard\/payment\//)
  await page.getByText('€240.00').first().waitFor()
  await page.getByText('Tax 20%').waitFor()
  expect(await violationsNow(page)).toEqual([])

  // before there is an order, sums say that they are without
  await page.goto(`/parts/${partsId}`)
  await page.getByText('Total without tax').waitFor()

  // the page of one part asks for the address field by field, too
  await page.goto(`/purchase/${partsId}?quantity=3`)
  await page.getByLabel('To pay').getByText('€360.00').waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect
    .poll(() => shop.sql`select tax_minor::int as tax from orders order by number desc limit 1`)
    .toEqual([{ tax: 6_000 }])
  const told = await act(buyer, 'GET', `/orders?email=${buyer.email}`)
  expect(told.body).toMatchObject([
    { payable: 360, tax: 60, price: 300 },
    { payable: 240 },
    { payable: 100 },
  ])

  // what was ordered before taxes were charged says so, once
  const early = 'It was placed before the shop charged taxes: none is added.'
  await page.goto(`/dashboard/payment/${before}`)
  await page.getByText(early).waitFor()
  expect(await page.getByText(early).count()).toBe(1)
  const office = await sit(pages, admin, `/dashboard/manage-orders/${before}`)
  await office.getByText(early).waitFor()
})
