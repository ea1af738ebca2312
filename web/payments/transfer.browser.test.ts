import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditorReference, referenceInGroups } from '../../contract/bank/reference.ts'
import { camt, payToAccount, uploadStatement } from '../../tests/bank.fixture.ts'
import { openCompany } from '../../tests/companies.fixture.ts'
import { fillDelivery } from '../../tests/fill-delivery.fixture.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { violationsNow } from '../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../identity/pages.fixture.ts'

let pages: OpenPages
let admin: TestUser
beforeAll(async () => {
  pages = await openPages({ environment: { CURRENCY: 'eur', RELEASE: 'manual', LIMITS: 'off' } })
  admin = await pages.shop.admin('Ann Admin')
  await payToAccount(admin)
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

const upload = (text: string, amount: number) =>
  uploadStatement(
    pages.shop,
    admin,
    camt({ currency: 'EUR', number: text, lines: [{ text, amount, ref: text, name: 'Payer AG' }] }),
  )

test('business: 5 an order by transfer is placed, paid in two parts by the bank, and its surplus is paid out', async () => {
  const { shop } = pages
  const company = await openCompany(shop, admin, await shop.buyer('Founder'), 'Transfer Works')
  const partsId = await addTestPart(shop, { name: 'Transferred CPU' })
  await company.founder.call('POST', '/basket', { lines: [{ partsId, quantity: 20 }] })

  const page = await sit(pages, company.founder, '/checkout')
  await fillDelivery(page)
  const choice = page.getByRole('group', { name: 'How do you pay?' })
  await choice.getByRole('radio', { name: /^By card/, checked: true }).waitFor()
  expect(await choice.getByText('On account').count()).toBe(0)
  await choice.getByRole('radio', { name: /^By transfer/ }).check()
  await page.getByText('You transfer it to the account on that page').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.waitForURL(/\/dashboard\/payment\//)
  const panel = page.getByRole('region', { name: 'Pay by transfer' })
  await panel.getByText('€2,000.00').waitFor()
  const [row] = await shop.sql<{ id: string; number: number }[]>`
    select id, number from orders order by number desc limit 1`
  const reference = creditorReference(`PW-${row!.number}`)
  await panel.getByText(referenceInGroups(reference)).waitFor()
  await panel.getByRole('img', { name: 'Code that a bank’s app reads to pay this' }).waitFor()
  await page.getByRole('button', { name: 'Pro-forma invoice' }).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await panel.getByRole('button', { name: 'Pay by card instead' }).click()
  await page.getByRole('region', { name: 'Pay by card' }).waitFor()

  await upload(`${reference} first`, 500)
  const office = await sit(pages, admin, '/dashboard/bank')
  await office.getByText(`for the order PW-${row!.number}`).waitFor()
  expect(await violationsNow(office)).toEqual([])
  await office.getByRole('button', { name: /^Accept Transfer Works/ }).click()
  await office.getByRole('link', { name: `PW-${row!.number}` }).waitFor()
  await page.reload()
  await panel.getByText('€1,500.00').waitFor()
  expect(await panel.getByRole('button', { name: 'Pay by card instead' }).count()).toBe(0)

  await office.goto(`/dashboard/manage-orders/${row!.id}`)
  await office.getByRole('button', { name: 'A transfer came' }).click()
  await office.getByLabel('Amount').fill('1600')
  await office.getByLabel('Day on which it came').fill('2026-01-31')
  expect(await violationsNow(office)).toEqual([])
  await office.getByRole('button', { name: 'It came', exact: true }).click()
  await office
    .getByText(/written down/)
    .first()
    .waitFor()
  await page.getByText('Your payment has arrived.').first().waitFor()

  await office.goto('/dashboard/bank')
  const due = office.getByRole('region', { name: 'To pay out, 1 transfer' })
  await due.getByText('€100.00').waitFor()
  await due.getByRole('button', { name: `Paid out, PW-${row!.number}` }).click()
  await office.getByLabel('Where it is found').fill('T-1')
  await office.getByRole('button', { name: 'It is paid out' }).click()
  await due.waitFor({ state: 'detached' })
  await office.getByRole('dialog', { name: 'Has it been paid out?' }).waitFor({ state: 'detached' })
  expect(await violationsNow(office)).toEqual([])
})
