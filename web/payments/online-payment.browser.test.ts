import { afterAll, beforeAll, expect, test } from 'vitest'
import { owingCompany, payToAccount } from '../../tests/bank.fixture.ts'
import { makeGateway, type TestGateway } from '../../tests/gateway.fixture.ts'
import { addTestPart, paidOrder, placeTestOrder, readOrder } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { violationsNow } from '../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../identity/pages.fixture.ts'

let gateway: TestGateway
let pages: OpenPages
let buyer: TestUser
let partId: string
beforeAll(async () => {
  gateway = await makeGateway()
  pages = await openPages({ environment: { ...gateway.settings, RELEASE: 'manual' } })
  await gateway.start(pages.shop.publicUrl)
  buyer = await pages.shop.buyer('Online Buyer')
  partId = await addTestPart(pages.shop, { name: 'Online CPU' })
})
afterAll(async () => {
  await pages?.close()
  await gateway?.remove()
  expect(pages?.complaints).toEqual([])
})

test('whoever pays goes from the card’s form to the gateway, and comes back to what came of it', async () => {
  const id = await placeTestOrder(buyer, partId)
  const page = await sit(pages, buyer, `/dashboard/payment/${id}`)
  await page.getByRole('region', { name: 'Pay by card' }).waitFor()
  await page.getByRole('button', { name: 'Pay by PayPal or iDEAL instead' }).click()
  const online = page.getByRole('region', { name: 'Pay by PayPal or iDEAL' })
  const leave = online.getByRole('link', { name: 'Pay by PayPal or iDEAL' })
  await leave.waitFor()
  await online.getByText('$1,000.00').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await leave.click()
  await page.getByRole('button', { name: 'Refuse it' }).click()
  await online.getByText('Nothing was paid there.').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await leave.click()
  await page.getByRole('button', { name: 'Let it be decided later' }).click()
  await online.getByText('Your payment is being decided.').waitFor()
  expect(await leave.count()).toBe(0)
  const { page: address } = (await (
    await buyer.call('POST', '/online-payments', { orderId: id })
  ).json()) as { page: string }
  await gateway.decide(address, 'pay')
  await page.getByText('Your payment has arrived.').waitFor()
  await page.getByText(/^online:/).waitFor()
  expect(await violationsNow(page)).toEqual([])
  expect(await readOrder(buyer, id)).toMatchObject({ status: 'paid' })
})

test('whoever comes back from the gateway may go on by card', async () => {
  const id = await placeTestOrder(buyer, partId)
  const page = await sit(pages, buyer, `/dashboard/payment/${id}?paid=online`)
  await page.getByText('Nothing was paid there.').waitFor()
  await page.getByRole('button', { name: 'Pay by card instead' }).click()
  const card = page.frameLocator('iframe[name^="__privateStripeFrame"]')
  await card.locator('[name=cardnumber]').fill('4242424242424242')
  await card.locator('[name=exp-date]').fill('1234')
  await card.locator('[name=cvc]').fill('123')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByText('Your payment has arrived.').waitFor()
})

test('open invoices are paid at the gateway, which says so at the account', async () => {
  const admin = await pages.shop.admin()
  await payToAccount(admin)
  const one = await owingCompany(pages.shop, admin, 'Online Works', [10, 20])
  const page = await sit(pages, one.founder, '/dashboard/account')
  const panel = page.getByRole('region', { name: 'Pay by card, PayPal or iDEAL' })
  await panel.getByRole('checkbox', { name: new RegExp(one.numbers[0]!) }).check()
  expect(await violationsNow(page)).toEqual([])
  await panel.getByRole('button', { name: 'Pay $1,000.00 by PayPal or iDEAL' }).click()
  await page.getByRole('button', { name: 'Go back without paying' }).click()
  await page.getByText('The payment has not arrived yet.').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await panel.getByRole('checkbox', { name: new RegExp(one.numbers[0]!) }).check()
  await panel.getByRole('button', { name: 'Pay $1,000.00 by PayPal or iDEAL' }).click()
  await page.waitForURL(`${gateway.url}/pay/*`)
  await page.getByRole('button', { name: 'Pay $1,000.00' }).click()
  await page.getByText('Your payment has arrived: the invoices are paid.').waitFor()
  expect(await one.open()).toEqual([2_000])
  expect(await violationsNow(page)).toEqual([])
})

test('freight that an invoice asks for is paid at the order, by card or at the gateway', async () => {
  const { shop } = pages
  const admin = await shop.admin()
  await payToAccount(admin)
  const leave = async () => {
    const id = await paidOrder(shop, buyer, partId)
    await admin.call('PATCH', `/order-release/${id}`)
    expect((await admin.call('POST', `/order/${id}/shipments`, { freight: 45 })).status).toBe(200)
    return id
  }
  const page = await sit(pages, buyer, `/dashboard/payment/${await leave()}`)
  const parcels = page.getByRole('region', { name: 'Shipments' })
  await parcels.getByText('Freight to pay $45.00').waitFor()
  await parcels.getByRole('button', { name: 'Pay the freight by card' }).click()
  const card = page.frameLocator('iframe[name^="__privateStripeFrame"]')
  await card.locator('[name=cardnumber]').fill('4242424242424242')
  await card.locator('[name=exp-date]').fill('1234')
  await card.locator('[name=cvc]').fill('123')
  expect(await violationsNow(page)).toEqual([])
  await parcels.getByRole('button', { name: 'Pay', exact: true }).click()
  await parcels.getByText('Paid', { exact: true }).waitFor()
  expect(await parcels.getByRole('button', { name: /^Pay/ }).count()).toBe(0)

  await page.goto(`/dashboard/payment/${await leave()}`)
  await parcels.getByRole('button', { name: 'Pay the freight by PayPal or iDEAL' }).click()
  await page.waitForURL(`${gateway.url}/pay/*`)
  await page.getByRole('button', { name: 'Pay $45.00' }).click()
  await page.getByText('Your payment has arrived: the freight is paid.').waitFor()
  await parcels.getByText('Paid', { exact: true }).waitFor()
  expect(await violationsNow(page)).toEqual([])
})
