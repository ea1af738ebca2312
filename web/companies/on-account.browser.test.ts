import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { join, openCompany, read } from '../../tests/companies.fixture.ts'
import { fillDelivery } from '../../tests/fill-delivery.fixture.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { violationsNow } from '../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../identity/pages.fixture.ts'

let pages: OpenPages
let admin: TestUser
beforeAll(async () => {
  pages = await openPages({ jobs: false, environment: { RELEASE: 'manual' } })
  admin = await pages.shop.admin('Ann Admin')
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const main = (page: Page) => page.getByRole('main')
const amounts = /\$[\d,]+\.\d\d/

test('business: 5 an account is opened, ordered on above the cap of a card, invoiced, and paid', async () => {
  const { shop } = pages
  const company = await openCompany(shop, admin, await shop.buyer('Fay Founder'), 'Credit Works')
  const buyer = await join(shop, company, await shop.buyer('Bo Buyer'), ['buyer'])
  const finance = await join(shop, company, await shop.buyer('Fin Ance'), ['finance'])
  const parts = await Promise.all(
    ['One', 'Two', 'Three'].map((name) =>
      addTestPart(shop, { name: `${name} CPU`, quantity: 20_000 }),
    ),
  )

  const office = await sit(pages, admin, `/dashboard/companies/${company.id}`)
  await button(office, 'Let it buy on account').click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Days').fill('14')
  await button(office, 'Open the account').click()
  await dialog.getByText('Input the limit').waitFor()
  await dialog.getByLabel('Limit', { exact: true }).fill('3000000')
  expect(await violationsNow(office)).toEqual([])
  await button(office, 'Open the account').click()
  await office.getByText('Nothing is to be paid').waitFor()
  expect(await violationsNow(office)).toEqual([])

  // 2,500,000.00: no card takes it
  const lines = parts.map((partsId, at) => ({ partsId, quantity: [9_000, 9_000, 7_000][at]! }))
  await buyer.call('POST', '/basket', { lines })
  const page = await sit(pages, buyer, '/basket')
  await page.getByText('This can be ordered on account.').waitFor()
  await button(page, 'Continue to checkout').click()
  await page.getByRole('radio', { name: /^By card/ }).check()
  await page.getByText('One payment takes at most $999,999.99.').waitFor()
  expect(await button(page, 'Place order').isDisabled()).toBe(true)
  await page.getByRole('radio', { name: /^On account.*due 14 days after/ }).check()
  await page.getByText('Your order is confirmed at once.').waitFor()
  expect(await page.getByText(/available/).count()).toBe(0)
  expect(await violationsNow(page)).toEqual([])
  await fillDelivery(page)
  await button(page, 'Place order').click()
  await page.waitForURL(/\/dashboard\/payment\//)
  await main(page).getByText('Your order is confirmed.').waitFor()
  await main(page).getByText('On account, 14 days').first().waitFor()
  expect(await page.locator('iframe[name^="__privateStripeFrame"]').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Account', exact: true }).count()).toBe(0)
  expect(await violationsNow(page)).toEqual([])
  const id = new URL(page.url()).pathname.split('/').at(-1)!

  await admin.call('PATCH', `/order-release/${id}`)
  expect((await admin.call('POST', `/order/${id}/shipments`, {})).status).toBe(200)
  const [invoice] = await read<{ invoiceNumber: string; open: number }[]>(
    admin.call('GET', `/companies/${company.id}/account/invoices`),
  )
  const { invoiceNumber: number } = invoice!
  expect(invoice!.open).toBe(2_500_000)

  const books = await sit(pages, finance, '/dashboard')
  await books.getByRole('link', { name: 'Account', exact: true }).first().click()
  const open = books.getByRole('row', { name: new RegExp(number) })
  await open.getByText('$2,500,000.00').first().waitFor()
  await books.getByText('80 % or more of the limit is used.').waitFor()
  expect(await violationsNow(books)).toEqual([])

  await office.reload()
  await button(office, 'Record a payment').click()
  await dialog.getByLabel(new RegExp(number)).check()
  await button(office, 'Take the sum of those').click()
  await dialog.getByLabel('Amount').fill('2500100')
  await dialog.getByText('$100.00 is left over, and pays the next invoices.').waitFor()
  await dialog.getByLabel('Reference').fill('TRANSFER 4711')
  expect(await violationsNow(office)).toEqual([])
  await button(office, 'Record $2,500,100.00').click()
  await office.getByText('Nothing is to be paid').waitFor()
  await office.getByRole('link', { name: 'Entries' }).click()
  await button(office, 'Take back the payment TRANSFER 4711').waitFor()

  await books.reload()
  await books.getByText('Nothing is to be paid').waitFor()
  await books.getByRole('link', { name: 'All invoices' }).click()
  await books.getByRole('row', { name: new RegExp(`${number}.*Paid`) }).waitFor()
  await books.getByRole('link', { name: 'Entries' }).click()
  await books
    .getByRole('row', { name: /Payment.*TRANSFER 4711.*-\$2,500,100\.00.*-\$100\.00/ })
    .waitFor()
  expect(await button(books, /^Take back/).count()).toBe(0)

  // whoever orders alone sees no amount of the account
  await page.goto('/dashboard/account')
  await main(page).getByRole('alert').waitFor()
  expect(await main(page).innerText()).not.toMatch(amounts)
})

test('business: 5 a payment is taken back, and receivables say who owes what since when', async () => {
  const { shop } = pages
  const company = await openCompany(shop, admin, await shop.buyer('Owe Founder'), 'Owing Works')
  await admin.call('PATCH', `/companies/${company.id}/account`, { limit: 5_000, days: 0 })
  const partsId = await addTestPart(shop, { name: 'Owed CPU' })
  const { insertedId: id } = await read<{ insertedId: string }>(
    company.founder.call('POST', '/orders', {
      lines: [{ partsId, quantity: 10, price: 1_000 }],
      address: '1 Test Street',
      number: '0123456789',
      method: 'account',
    }),
  )
  await admin.call('PATCH', `/order-release/${id}`)
  await admin.call('POST', `/order/${id}/shipments`, {})
  await admin.call('POST', `/companies/${company.id}/account/payments`, {
    amount: 400,
    receivedOn: '2026-01-31',
    reference: 'WRONG',
  })

  const other = await openCompany(shop, admin, await shop.buyer('Ow Founder'), 'Other Works')
  await admin.call('PATCH', `/companies/${other.id}/account`, { limit: 5_000 })

  const page = await sit(pages, admin, '/dashboard/receivables')
  const row = page.getByRole('row', { name: /Owing Works/ })
  await row.getByText('$600.00').first().waitFor()
  await page.getByRole('row', { name: /^All \d companies/ }).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await row.getByRole('link', { name: 'Owing Works' }).click()
  await page.getByRole('link', { name: 'Entries' }).click()
  await button(page, 'Take back the payment WRONG').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('row', { name: /Payment taken back.*\$400\.00.*\$1,000\.00/ }).waitFor()
  await button(page, 'Stop').click()
  await page.getByLabel('What its members read').fill('Please pay first.')
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
  await page.getByText('The account is stopped').waitFor()
  await page.goto('/dashboard/receivables')
  await page.getByRole('row', { name: /Owing Works.*Stopped.*\$1,000\.00/ }).waitFor()
})
