import { afterAll, beforeAll, expect, test } from 'vitest'
import { payToAccount } from '../../tests/bank.fixture.ts'
import { openCompany } from '../../tests/companies.fixture.ts'
import { fillDelivery } from '../../tests/fill-delivery.fixture.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { violationsNow } from '../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../identity/pages.fixture.ts'

let pages: OpenPages
let admin: TestUser
beforeAll(async () => {
  pages = await openPages({ environment: { RELEASE: 'manual', LIMITS: 'off' } })
  admin = await pages.shop.admin('Ann Admin')
  await payToAccount(admin)
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

test('business: 5 a buyer pays the deposit of an order on account by card, and its invoice asks for the rest', async () => {
  const { shop } = pages
  const company = await openCompany(shop, admin, await shop.buyer('Dep Founder'), 'Deposit Works')
  const office = await sit(pages, admin, `/dashboard/companies/${company.id}`)
  await office.getByRole('button', { name: 'Let it buy on account' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Limit', { exact: true }).fill('10,000')
  await dialog.getByLabel('Deposit').fill('30')
  expect(await violationsNow(office)).toEqual([])
  await dialog.getByRole('button', { name: 'Open the account' }).click()
  await office.getByText('A deposit of 30% is paid before an order is confirmed').waitFor()

  const partsId = await addTestPart(shop, { name: 'Deposited CPU' })
  await company.founder.call('POST', '/basket', { lines: [{ partsId, quantity: 20 }] })
  const page = await sit(pages, company.founder, '/checkout')
  await fillDelivery(page)
  const choice = page.getByRole('group', { name: 'How do you pay?' })
  await choice.getByRole('radio', { name: /^On account/, checked: true }).waitFor()
  await choice.getByText('Deposit now: $600.00, on account: $1,400.00').waitFor()
  await choice.getByText('$10,000.00 of $10,000.00 available, $8,600.00 after this order').waitFor()
  await page.getByText('You pay a deposit of 30% on the next page').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/dashboard\/payment\//)
  const id = new URL(page.url()).pathname.split('/').at(-1)!

  const panel = page.getByRole('region', { name: 'Pay the deposit by transfer' })
  await panel.getByText('$600.00').waitFor()
  await panel.getByText('What it leaves, $1,400.00, is invoiced when it is shipped.').waitFor()
  await page.getByText('Deposit of $600.00, to be paid first').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await panel.getByRole('button', { name: 'Pay by card instead' }).click()
  const byCard = page.getByRole('region', { name: 'Pay the deposit by card' })
  await byCard.getByText('$600.00').waitFor()
  const card = page.frameLocator('iframe[name^="__privateStripeFrame"]')
  await card.locator('[name=cardnumber]').fill('4242424242424242')
  await card.locator('[name=exp-date]').fill('1234')
  await card.locator('[name=cvc]').fill('123')
  expect(await violationsNow(page)).toEqual([])
  await byCard.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByText('Your order is confirmed.').waitFor()
  await page.getByText('its deposit is paid, and the invoices ask for what that leaves.').waitFor()
  await page.getByText(/Deposit of \$600\.00, paid/).waitFor()
  await page.getByText('Deposit received, and confirmed').waitFor()
  await page.getByRole('button', { name: /^Deposit invoice IN-\d{6}$/ }).waitFor()
  expect(await violationsNow(page)).toEqual([])

  await office.goto(`/dashboard/manage-orders/${id}`)
  await office.getByText(/Deposit of \$600\.00, paid/).waitFor()
  await office.getByText('$1,400.00 on account').waitFor()
  await office.getByRole('button', { name: /^Deposit invoice IN-\d{6}$/ }).waitFor()
  expect(await violationsNow(office)).toEqual([])
  await admin.call('PATCH', `/order-release/${id}`)
  expect((await admin.call('POST', `/order/${id}/shipments`, {})).status).toBe(200)
  await page.goto('/dashboard/account')
  await page.getByRole('row', { name: /\$1,400\.00/ }).waitFor()
  expect(await violationsNow(page)).toEqual([])

  await office.goto('/dashboard/invoices')
  await office.getByRole('row', { name: /Open .*\$1,400\.00/ }).waitFor()
  await office.getByRole('link', { name: 'Deposits' }).click()
  await office.getByRole('row', { name: /Deposit, paid .*\$600\.00/ }).waitFor()
  expect(await office.getByRole('button', { name: /^Credit/ }).count()).toBe(0)
  expect(await violationsNow(office)).toEqual([])
})
