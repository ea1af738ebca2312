import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { join, openCompany } from '../../tests/companies.fixture.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { violationsNow } from '../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../identity/pages.fixture.ts'

let pages: OpenPages
let admin: TestUser
beforeAll(async () => {
  pages = await openPages({ jobs: false })
  admin = await pages.shop.admin('Ann Admin')
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
/** Changes a list, and waits until that is saved. */
async function saving(page: Page, change: () => Promise<void>) {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/lists/'),
  )
  await change()
  expect((await saved).status()).toBe(200)
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test('business: 1 a list is given to the company: colleagues change it, viewers look, its maker takes it back', async () => {
  const { shop } = pages
  const company = await openCompany(shop, admin, await shop.buyer('Lis Maker'), 'Listing Works')
  const [colleague, viewer] = [
    await join(shop, company, await shop.buyer('Col Buyer'), ['buyer']),
    await join(shop, company, await shop.buyer('Vee Viewer'), ['viewer']),
  ]
  const part = await addTestPart(shop, { name: 'Listed CPU' })
  const page = await sit(pages, company.founder, '/dashboard/lists')
  await button(page, 'New list').click()
  await page.getByLabel('Name').fill('Standard server')
  await page.getByLabel('All who buy for Listing Works have it').check()
  await button(page, 'Save the list').click()
  await heading(page, 'Standard server').waitFor()
  const { pathname } = new URL(page.url())
  const added = await company.founder.call('POST', `/lists/${pathname.split('/').at(-1)}/lines`, {
    lines: [{ partsId: part, quantity: 10 }],
  })
  expect(added.status).toBe(200)

  const theirs = await sit(pages, colleague, '/dashboard/lists')
  const row = theirs.getByRole('row', { name: /Standard server/ })
  await row.getByText('by Lis Maker').waitFor()
  expect(await row.getByRole('button').allInnerTexts()).toEqual(['Rename Standard server'])
  expect(await violationsNow(theirs)).toEqual([])
  await row.getByRole('link', { name: 'Standard server' }).click()
  await theirs
    .getByText('All who buy for Listing Works have this list, made by Lis Maker')
    .waitFor()
  expect(await button(theirs, 'Delete').count()).toBe(0)
  await saving(theirs, () => theirs.getByLabel(/^Quantity of Listed CPU/).fill('30'))

  const looking = await sit(pages, viewer, pathname)
  await looking.getByText('Your roles let you look at it').waitFor()
  await looking.getByRole('row', { name: /Listed CPU.*30/ }).waitFor()
  expect(await looking.getByRole('main').getByRole('spinbutton').count()).toBe(0)
  expect(await violationsNow(looking)).toEqual([])

  await page.reload()
  await saving(page, () =>
    page.getByLabel('All who buy for Listing Works have this list').uncheck(),
  )
  await looking.reload()
  await looking.getByText('This list is not here').waitFor()
})

test('business: 1 who leads the buying says a member’s usual cost centre, and hands their basket over', async () => {
  const { shop } = pages
  const company = await openCompany(shop, admin, await shop.buyer('Lee Lead'), 'Handing Works')
  const leaving = await join(shop, company, await shop.buyer('Off Sick'), ['buyer'])
  const other = await join(shop, company, await shop.buyer('Stan Din'), ['buyer'])
  await company.founder.call('POST', '/company/cost-centres', { code: '4711', name: 'Lab' })
  const part = await addTestPart(shop, { name: 'Waiting CPU' })
  await leaving.call('POST', '/basket', { lines: [{ partsId: part, quantity: 20 }] })

  const page = await sit(pages, company.founder, '/dashboard/company/members')
  await button(page, 'Change Stan Din').click()
  await page.getByLabel('Usual cost centre').selectOption({ label: '4711 Lab' })
  expect(await violationsNow(page)).toEqual([])
  await button(page, 'Save').click()
  await page.getByRole('row', { name: /Stan Din.*4711 Lab/ }).waitFor()

  await heading(page, 'Baskets').waitFor()
  await page.getByText('1 part').click()
  await page.getByText('20 × Waiting CPU').waitFor()
  await button(page, 'Hand over the basket of Off Sick').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
  await page.getByText('Choose who gets it').waitFor()
  await page.getByLabel('To').selectOption({ label: `Stan Din (${other.email})` })
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
  await page.getByText('Basket handed over').waitFor()
  await button(page, 'Hand over the basket of Stan Din').waitFor()

  const theirs = await sit(pages, other, '/basket')
  await theirs.getByText('Waiting CPU').first().waitFor()
  const colleagues = await sit(pages, leaving, '/dashboard/company/members')
  await colleagues.getByRole('row', { name: /Stan Din/ }).waitFor()
  expect(await button(colleagues, /^Change (Stan|Off|Lee)|Hand over/).count()).toBe(0)
})
