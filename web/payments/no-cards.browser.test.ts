import { afterAll, beforeAll, expect, test } from 'vitest'
import { told } from '../../tests/companies.fixture.ts'
import { makeGateway, type TestGateway } from '../../tests/gateway.fixture.ts'
import { addTestPart, placeTestOrder } from '../../tests/orders.fixture.ts'
import { violationsNow } from '../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../identity/pages.fixture.ts'

let gateway: TestGateway
let pages: OpenPages
beforeAll(async () => {
  gateway = await makeGateway()
  pages = await openPages({
    environment: { ...gateway.settings, CARDS: 'off', RELEASE: 'manual' },
  })
  await gateway.start(pages.shop.publicUrl)
})
afterAll(async () => {
  await pages?.close()
  await gateway?.remove()
  expect(pages?.complaints).toEqual([])
})

test('a shop without cards offers, loads and allows nothing of them', async () => {
  const { shop } = pages
  const buyer = await shop.buyer('No Card')
  const partId = await addTestPart(shop, { name: 'Uncarded CPU' })
  const id = await placeTestOrder(buyer, partId)
  const byCard = buyer.call('POST', '/create-payment-intent', { orderId: id })
  expect(await told(byCard)).toEqual([409, 'way_not_offered'])
  await buyer.call('POST', '/basket', { lines: [{ partsId: partId, quantity: 10 }] })
  const page = await sit(pages, buyer, '/checkout')
  await page.getByText('You pay by PayPal or iDEAL on that page').waitFor()
  const answer = await page.goto(`/dashboard/payment/${id}`)
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
  expect(answer?.headers()['content-security-policy']).toContain("frame-src 'none'")
  const panel = page.getByRole('region', { name: 'Pay by PayPal or iDEAL' })
  await panel.getByRole('link', { name: 'Pay by PayPal or iDEAL' }).waitFor()
  expect(await page.getByText('by card').count()).toBe(0)
  expect(await page.locator('script[src*="stripe"]').count()).toBe(0)
  expect(await violationsNow(page)).toEqual([])
  await panel.getByRole('link', { name: 'Pay by PayPal or iDEAL' }).click()
  await page.getByRole('button', { name: 'Pay $1,000.00' }).click()
  await page.getByText('Your payment has arrived.').waitFor()
})
