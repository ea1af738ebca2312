import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { join } from '../../tests/companies.fixture.ts'
import { openCreditCompany, ship } from '../../tests/credit.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { violationsNow } from '../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../identity/pages.fixture.ts'

let pages: OpenPages
let admin: TestUser
beforeAll(async () => {
  pages = await openPages({
    jobs: false,
    environment: { RELEASE: 'manual', SHIPPING_UNDO_SECONDS: '0', LIMITS: 'off' },
  })
  admin = await pages.shop.admin('Ann Admin')
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, words: RegExp) => page.getByRole('row', { name: words })
/** Sends the form of the dialog that is open. */
const send = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click()

/** A company with an invoice of 1,000.00 and one of 2,000.00. */
async function owing(name: string) {
  const one = await openCreditCompany(pages.shop, admin, name)
  for (const pieces of [10, 20]) await ship(admin, await one.ordered(pieces))
  const [first, second] = (await one.invoices('open')).map(({ invoiceNumber }) => invoiceNumber)
  return { ...one, first: first!, second: second! }
}

test('business: 5 who pays disputes an invoice, and the seller accepts it with its credit note or rejects it with words', async () => {
  const { shop } = pages
  const { first, second, ...one } = await owing('Quarrel Works')
  const finance = await join(shop, one, await shop.buyer('Fin Ance'), ['finance'])
  const page = await sit(pages, finance, '/dashboard/account')
  await button(page, `Dispute of ${first}`).click()
  await dialog(page).getByLabel('How much of it is in question?').fill('1000.01')
  await send(page, 'Dispute it')
  await dialog(page).getByText('Say what is wrong').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await dialog(page).getByLabel('What is wrong with it?').fill('Two of ten came broken.')
  await send(page, 'Dispute it')
  await dialog(page).getByText('$1,000.00 is open: dispute at most that').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await dialog(page).getByLabel('How much of it is in question?').fill('200')
  await send(page, 'Dispute it')
  await row(page, new RegExp(`${first}.*Disputed`)).waitFor()

  // the other is disputed by a slip, and withdrawn
  await button(page, `Dispute of ${second}`).click()
  await dialog(page).getByLabel('What is wrong with it?').fill('Another company’s.')
  await send(page, 'Dispute it')
  await button(page, `The dispute of ${second}`).click()
  await dialog(page).getByText('Waits for an answer').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await send(page, 'Withdraw it')
  await row(page, new RegExp(`${second}.*Open`)).waitFor()
  await button(page, `The dispute of ${second}`).click()
  await dialog(page).locator('dd').getByText('Withdrawn').waitFor()
  await dialog(page).getByLabel('What is wrong with it?').fill('The price is last year’s.')
  await send(page, 'Dispute it')
  await row(page, new RegExp(`${second}.*Disputed`)).waitFor()

  const office = await sit(pages, admin, '/dashboard/receivables')
  await office.getByText('Two of ten came broken.').waitFor()
  expect(await violationsNow(office)).toEqual([])
  await button(office, `Answer the dispute of ${second}`).click()
  await dialog(office)
    .getByRole('radio', { name: /^Reject/ })
    .check()
  await send(office, 'Reject')
  await dialog(office).getByText('Say why').waitFor()
  expect(await violationsNow(office)).toEqual([])
  await dialog(office).getByLabel('Answer').fill('It is the price of your order.')
  await send(office, 'Reject')
  await button(office, `Answer the dispute of ${second}`).waitFor({ state: 'detached' })
  await button(office, `Answer the dispute of ${first}`).click()
  await send(office, 'Accept')
  await dialog(office).getByText('A lower price').waitFor()
  await dialog(office).getByLabel('Amount').fill('200')
  await dialog(office).getByLabel('Reason').fill('Two came broken')
  expect(await violationsNow(office)).toEqual([])
  await dialog(office)
    .getByRole('button', { name: /credit note/i })
    .click()
  await button(office, new RegExp(`${first}$`)).waitFor({ state: 'detached' })

  await page.reload()
  await row(page, new RegExp(`${first}.*Open.*\\$800\\.00`)).waitFor()
  await row(page, new RegExp(`${second}.*Dispute rejected`)).waitFor()
  await button(page, `The dispute of ${second}`).click()
  await dialog(page).getByText('It is the price of your order.').waitFor()
  await button(page, 'Go back').click()
  await button(page, `The dispute of ${first}`).click()
  await dialog(page).getByText('Accepted: a credit note has lowered it').waitFor()
})

test('business: 5 the seller writes an invoice off or adds a fee, each with a note, and takes it back', async () => {
  const { first, second, ...one } = await owing('Write Works')
  const page = await sit(pages, admin, `/dashboard/companies/${one.id}`)
  await button(page, `Adjust of ${first}`).click()
  await dialog(page).getByText('At most $1,000.00, which is open.').waitFor()
  await dialog(page).getByLabel('Amount').fill('1000.01')
  await send(page, 'Write off')
  await dialog(page).getByText('Say why').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await dialog(page).getByLabel('Note').fill('The bank kept it')
  await send(page, 'Write off')
  await dialog(page).getByText('write off at most $1,000.00').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await dialog(page).getByLabel('Amount').fill('0.40')
  await send(page, 'Write off')
  await row(page, new RegExp(`${first}.*\\$999\\.60`)).waitFor()

  await button(page, `Adjust of ${second}`).click()
  await dialog(page)
    .getByRole('radio', { name: /^Add a fee/ })
    .check()
  await dialog(page).getByLabel('Amount').fill('40')
  await dialog(page).getByLabel('Note').fill('Late for the third time')
  await send(page, 'Add the fee')
  await row(page, new RegExp(`${second}.*\\$2,040\\.00`)).waitFor()

  const theirs = await sit(pages, one.founder, '/dashboard/account?show=entries')
  await row(theirs, /Written off.*The bank kept it.*-\$0\.40/).waitFor()
  await row(theirs, /Fee.*Late for the third time.*\$40\.00/).waitFor()
  expect(await button(theirs, /^Take back/).count()).toBe(0)
  expect(await violationsNow(theirs)).toEqual([])

  await page.getByRole('link', { name: 'Entries' }).click()
  for (const [what, note] of [
    ['write-off', 'The bank kept it'],
    ['fee', 'Late for the third time'],
  ] as const) {
    await button(page, `Take back the ${what} ${note}`).click()
    const asked = page.getByRole('alertdialog')
    await asked.getByText(note).waitFor()
    expect(await violationsNow(page)).toEqual([])
    await asked.getByRole('button', { name: 'Take back' }).click()
    await button(page, `Take back the ${what} ${note}`).waitFor({ state: 'detached' })
  }
  await page.getByRole('link', { name: 'Open invoices' }).click()
  await row(page, new RegExp(`${first}.*\\$1,000\\.00`)).waitFor()
  await row(page, new RegExp(`${second}.*\\$2,000\\.00`)).waitFor()
})
