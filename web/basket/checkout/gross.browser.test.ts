import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { openCompany, read } from '../../../tests/companies.fixture.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import { act, places, sayTaxes } from '../../../tests/taxes.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { violationsNow } from '../../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../../identity/pages.fixture.ts'

let pages: OpenPages
let admin: TestUser
let dear: string
/** Seven of it come to 7.91, of which the tax is 1.50; a piece with tax is 1.34, seven of those 9.38. */
let odd: string
/** Four of it come to 4.52: the tax of both by themselves is a cent less than that of their sum. */
let other: string
beforeAll(async () => {
  pages = await openPages({ jobs: false, environment: { CURRENCY: 'eur', PRICES: 'gross' } })
  admin = await pages.shop.admin()
  await sayTaxes(admin)
  const austrian = { country: 'AT', region: '', postalPrefix: '', startsOn: '2020-01-01' }
  await act(admin, 'POST', '/tax-rates', { ...austrian, taxClass: 'standard', percent: 20 })
  dear = await addTestPart(pages.shop, { name: 'Dear CPU', minQuantity: 1 })
  odd = await addTestPart(pages.shop, {
    name: 'Odd CPU',
    price: 2,
    minQuantity: 1,
    priceBreaks: [{ from: 2, price: 1.13 }],
  })
  other = await addTestPart(pages.shop, {
    name: 'Other CPU',
    price: 2,
    minQuantity: 1,
    priceBreaks: [{ from: 2, price: 1.13 }],
  })
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

test('a visitor sees prices with the tax of where the goods leave from, drawn by the server', async () => {
  const { publicUrl } = pages.shop
  const list = await (await fetch(`${publicUrl}/parts`)).text()
  expect(list).toContain('€119.00')
  expect(list).not.toContain('€100.00')
  const page = await pages.page()
  await page.goto(`/parts/${odd}`)
  await page.getByText('Prices include tax, for delivery to Germany.').first().waitFor()
  await page.getByLabel('Quantity', { exact: true }).fill('7')
  await page.getByText('Total with tax').waitFor()
  await page.locator('output', { hasText: '€9.41' }).waitFor()
  await page.getByText('€1.34 each').waitFor()
  await page.getByText('Why this price?').click()
  await page.getByText('All of this is without tax').waitFor()
  await page.getByRole('button', { name: /^Add to basket/ }).click()
  await page.getByRole('link', { name: /^Basket, 1/ }).waitFor()
  await page.goto('/basket')
  await page.getByLabel('Sum', { exact: true }).getByText('€9.41').waitFor()
  await page.getByText('Sum with tax').waitFor()
  await page.goto('/parts')
  await page.locator('main').getByText('Prices include tax, for delivery to Germany.').waitFor()
  await page.locator('summary', { hasText: 'Price a piece, without tax' }).waitFor()
  expect(await page.locator('#sort option[value=price]').textContent()).toBe(
    'Price, lowest first, without tax',
  )
  expect(await violationsNow(page)).toEqual([])
})

test('a buyer sees the tax of their address; what they pay is what the order comes to', async () => {
  const { shop } = pages
  const buyer = await shop.buyer('Buyer in Vienna')
  await act(buyer, 'POST', '/addresses', {
    ...places.vienna,
    phone: '+4311234567',
    label: 'Works',
    use: 'both',
  })
  const lines = [
    { partsId: dear, quantity: 1 },
    { partsId: odd, quantity: 7 },
    { partsId: other, quantity: 4 },
  ]
  await buyer.call('POST', '/basket', { lines })
  const page = await sit(pages, buyer, '/parts')
  await page.getByText('€120.00').first().waitFor()
  await page.goto('/basket')
  // 112.43 and a fifth of it, once
  await page.getByLabel('Sum', { exact: true }).getByText('€134.92').waitFor()

  await page.goto('/checkout')
  const summary = page.getByRole('region', { name: 'Your order' })
  await summary.getByText('7 × €1.36').waitFor()
  await summary.getByText('Goods without tax').waitFor()
  await page.getByLabel('To pay', { exact: true }).getByText('€134.92').waitFor()
  await summary.getByText('To pay with tax').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/dashboard\/payment\//)
  const id = page.url().split('/').at(-1)!
  const order = await read<OrderDetail>(buyer.call('GET', `/order/${id}`))
  expect(order).toMatchObject({ price: 112.43, tax: 22.49, payable: 134.92 })
  await page.getByText('€134.92 with tax').first().waitFor()
  await page.getByRole('cell', { name: '€1.36' }).first().waitFor()
  await page.getByText('Goods without tax').waitFor()
  expect(await violationsNow(page)).toEqual([])
})

test('an admin is told which amounts are without tax, and which with it', async () => {
  const page = await sit(pages, admin, '/dashboard/manage-products')
  await page.getByText('Prices are without tax.').waitFor()
  await page.getByText('€100.00').first().waitFor()
  await page.goto(`/dashboard/manage-products/${dear}`)
  await page.getByText('Each, in EUR without tax').waitFor()
  await page.goto('/dashboard/overview')
  await page.getByText('Revenue without tax', { exact: true }).waitFor()
  await page.getByText('Refunds with tax', { exact: true }).waitFor()
  await page.getByText('Revenue is without tax and freight').waitFor()
  expect(await violationsNow(page)).toEqual([])
})

test('the checkout shows the tax of the place that is written there', async () => {
  const buyer = await pages.shop.buyer('Buyer who moves')
  await buyer.call('POST', '/basket', { lines: [{ partsId: dear, quantity: 1 }] })
  const page = await sit(pages, buyer, '/checkout')
  // the foot of the page names no place beside the one that is written
  const summary = page.getByRole('region', { name: 'Your order' })
  await summary.getByText('1 × €119.00').waitFor()
  expect(await page.getByText('Prices include tax, for delivery').count()).toBe(0)
  await page.getByLabel('Country', { exact: true }).selectOption('AT')
  await page.getByLabel('Postal code').fill('1010')
  await summary.getByText('1 × €120.00').waitFor()
  await page.getByLabel('Country', { exact: true }).selectOption('NO')
  await page.getByLabel('Postal code').fill('0150')
  await summary.getByText('1 × €100.00 without tax').waitFor()
})

test('prices and what is said of them follow where a buyer ships to, wherever that is changed', async () => {
  const buyer = await pages.shop.buyer('Buyer of two places')
  const given = { phone: '+4311234567', use: 'both' }
  await act(buyer, 'POST', '/addresses', { ...places.vienna, ...given, label: 'Works' })
  await act(buyer, 'POST', '/addresses', { ...places.berlin, ...given, label: 'Store' })
  const page = await sit(pages, buyer, '/dashboard/addresses')
  await page.getByText('Ships here by default').waitFor()
  // another window that stays open meanwhile
  const other = await page.context().newPage()
  await other.goto(`${pages.shop.publicUrl}/parts/${dear}`)
  await other.getByText('Prices include tax, for delivery to Austria.').first().waitFor()
  await other.getByText('€120.00').first().waitFor()
  const [asked] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/price-taxes')),
    page.getByRole('button', { name: 'Ship to Store by default' }).click(),
  ])
  expect(await asked.json()).toMatchObject({ taxes: { percents: { standard: 19 } } })
  await other.bringToFront()
  await other.evaluate(() => window.dispatchEvent(new Event('focus')))
  await other.getByText('Prices include tax, for delivery to Germany.').first().waitFor()
  await other.getByText('€119.00').first().waitFor()
  expect(await other.getByText('for delivery to Austria').count()).toBe(0)
})

test('a company whose number was checked sees prices without tax, and why; signed out, a visitor’s', async () => {
  const { shop } = pages
  const lead = await shop.buyer('Lead')
  const { id, founder } = await openCompany(shop, admin, lead, 'Rotterdam Works')
  await act(founder, 'PATCH', '/company/tax-id', { taxId: 'FR40303265045' })
  await shop.sql`update company set country = 'FR' where id = ${id}`
  await act(admin, 'PATCH', `/companies/${id}/tax-id`, {
    taxId: 'FR40303265045',
    result: 'valid',
    note: 'Seen in the register',
  })
  const page = await sit(pages, lead, `/parts/${dear}`)
  await page.getByText('€100.00 without tax').first().waitFor()
  await page.getByText('Total without tax').waitFor()
  await page
    .getByText('Prices do not include tax. The goods go to a company in another member')
    .first()
    .waitFor()
  expect(await page.getByText('€119.00').count()).toBe(0)
  await page.context().clearCookies()
  await page.reload()
  await page.getByText('€119.00').first().waitFor()
  await page.getByText('Total with tax').waitFor()
  expect(await page.getByText('€100.00 without tax').count()).toBe(0)
})
