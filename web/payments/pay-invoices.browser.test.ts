import { afterAll, beforeAll, expect, test } from 'vitest'
import { owingCompany } from '../../tests/bank.fixture.ts'
import { violationsNow } from '../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../identity/pages.fixture.ts'

let pages: OpenPages
beforeAll(async () => {
  pages = await openPages({
    environment: { RELEASE: 'manual', SHIPPING_UNDO_SECONDS: '0', LIMITS: 'off' },
  })
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

test('business: 5 open invoices are chosen and paid by card; a declined card keeps them open', async () => {
  const admin = await pages.shop.admin()
  const one = await owingCompany(pages.shop, admin, 'Paying Works', [10, 20, 30])
  const page = await sit(pages, one.founder, '/dashboard/account')
  const panel = page.getByRole('region', { name: 'Pay by card' })
  for (const number of one.numbers.slice(0, 2))
    await panel.getByRole('checkbox', { name: new RegExp(number) }).check()
  expect(await violationsNow(page)).toEqual([])
  await panel.getByRole('button', { name: 'Pay $3,000.00 by card' }).click()
  await panel.getByText('$3,000.00').waitFor()
  await typeCard('4000000000000002')
  await panel.getByRole('button', { name: 'Pay', exact: true }).click()
  await panel.getByText(/Nothing was charged, and the invoices stay open/).waitFor()
  expect(await one.open()).toEqual([1_000, 2_000, 3_000])
  expect(await violationsNow(page)).toEqual([])
  await typeCard('4242424242424242')
  await panel.getByRole('button', { name: 'Pay', exact: true }).click()
  await panel.getByRole('button', { name: 'Pay by card', exact: true }).waitFor()
  expect(await one.open()).toEqual([3_000])
  expect(await panel.getByRole('checkbox').count()).toBe(1)

  async function typeCard(number: string) {
    const card = page.frameLocator('iframe[name^="__privateStripeFrame"]')
    await card.locator('[name=cardnumber]').fill(number)
    await card.locator('[name=exp-date]').fill('1234')
    await card.locator('[name=cvc]').fill('123')
  }
})
