import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberId, openCompany, read } from '../../../tests/companies.fixture.ts'
import { fillDelivery, fillPurchase } from '../../../tests/fill-delivery.fixture.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import { actFor, type TestUser } from '../../../tests/test-user.ts'
import { violationsNow } from '../../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../../identity/pages.fixture.ts'
import { choose, inBasket } from '../buying-for.fixture.ts'

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
const field = (page: Page) => page.getByLabel('Cost centre')
/** Which cost centre the form shows, in words. */
const shown = (page: Page) =>
  field(page).evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text)
const addCentre = async (user: TestUser, code: string, name: string) =>
  (await read<{ insertedId: string }>(user.call('POST', '/company/cost-centres', { code, name })))
    .insertedId
/** Places what a form has, and answers where that order is booked to. */
async function placed(page: Page, name: 'Place order' | 'Submit') {
  await button(page, name).click()
  if (name === 'Submit') await page.getByRole('link', { name: 'Make Payment' }).click()
  await page.waitForURL(/\/dashboard\/payment\//)
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const [order] = await pages.shop.sql<{ company: string | null; centre: string }[]>`
    select c.legal_name as company, o.cost_centre as centre
    from orders o
    left join company c on c.id = o.company_id
    where o.id = ${id}`
  return order
}

test('business: 1 orders are booked to the cost centre that is chosen at the checkout', async () => {
  const { shop } = pages
  const company = await openCompany(shop, admin, await shop.buyer('Cora Centre'), 'Booking Works')
  const page = await sit(pages, company.founder, '/dashboard/company/cost-centres')
  await button(page, 'Add a cost centre').first().click()
  await button(page, 'Save').click()
  await page.getByText('Please input the code').waitFor()
  await page.getByLabel('Code').fill('4711')
  await page.getByLabel('Name').fill('Data centre')
  await button(page, 'Save').click()
  await page.getByText('Data centre').waitFor()
  await button(page, 'Change 4711').click()
  await page.getByLabel('Name').fill('Data centre north')
  await button(page, 'Save').click()
  await page.getByText('Data centre north').waitFor()
  expect(await violationsNow(page)).toEqual([])

  await inBasket(company.founder, await addTestPart(shop))
  await page.goto('/checkout')
  await fillDelivery(page)
  await field(page).selectOption({ label: '4711 Data centre north' })
  expect(await violationsNow(page)).toEqual([])
  await button(page, 'Place order').click()
  await page.waitForURL(/\/dashboard\/payment\//)
  await page.getByText('4711 Data centre north').waitFor()

  await page.goto('/dashboard/company/cost-centres')
  await button(page, 'Put away 4711').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put away' }).click()
  await page.getByText('No cost centres yet').waitFor()
})

test('business: 1 the purchase page asks it as the checkout does, from the member’s own on', async () => {
  const { shop } = pages
  const company = await openCompany(shop, admin, await shop.buyer('Una Usual'), 'Usual Works')
  const { founder } = company
  const lab = await addCentre(founder, '1000', 'Lab')
  const hall = await addCentre(founder, '2000', 'Hall')
  const member = `/company/members/${await memberId(founder, founder)}`
  await founder.call('PATCH', member, { costCentreId: lab })
  await founder.call('PATCH', '/company', { poRequired: true })
  const partsId = await addTestPart(shop, { name: 'Booked CPU' })
  const page = await sit(pages, founder, `/purchase/${partsId}`)
  await field(page).waitFor()
  await expect.poll(() => shown(page)).toBe('1000 Lab')
  expect(await field(page).locator('option').allInnerTexts()).toEqual([
    ...['None', '1000 Lab', '2000 Hall'],
  ])
  await fillPurchase(page)
  await button(page, 'Submit').click()
  await page.getByText('Usual Works orders with a purchase order number: write it').waitFor()
  await page.getByLabel('Purchase order number', { exact: true }).fill('PO-1')
  await field(page).selectOption({ label: '2000 Hall' })
  await page.reload()
  await expect.poll(() => shown(page)).toBe('2000 Hall')
  expect(await violationsNow(page)).toEqual([])

  // put away by a colleague meanwhile: it is said there, and what is left is offered
  await founder.call('DELETE', `/company/cost-centres/${hall}`)
  await button(page, 'Submit').click()
  await page.getByText('This cost centre is not your company’s, or was put away').waitFor()
  await expect.poll(() => shown(page)).toBe('1000 Lab')
  await field(page).selectOption({ label: 'None' })
  expect(await placed(page, 'Submit')).toEqual({ company: 'Usual Works', centre: '' })

  await page.goto(`/purchase/${partsId}`)
  await fillPurchase(page)
  await page.getByLabel('Purchase order number', { exact: true }).fill('PO-2')
  await expect.poll(() => shown(page)).toBe('1000 Lab')
  expect(await placed(page, 'Submit')).toEqual({ company: 'Usual Works', centre: '1000 Lab' })

  // the member's own that is put away is nobody's any more
  await founder.call('DELETE', `/company/cost-centres/${lab}`)
  await page.goto(`/purchase/${partsId}`)
  await fillPurchase(page)
  await page.getByLabel('Purchase order number', { exact: true }).fill('PO-3')
  expect(await placed(page, 'Submit')).toEqual({ company: 'Usual Works', centre: '' })

  // whoever buys for themselves is asked nothing of it
  const alone = await sit(pages, await shop.buyer('Al One'), `/purchase/${partsId}`)
  await fillPurchase(alone)
  expect(await field(alone).count()).toBe(0)
  expect(await placed(alone, 'Submit')).toEqual({ company: null, centre: '' })
})

test('a draft’s cost centre of another company is asked anew where somebody buys for this one', async () => {
  const { shop } = pages
  const owner = await shop.buyer('Dra Ft')
  const open = async (name: string) => (await openCompany(shop, admin, owner, name)).founder
  const [first, second, third] = [
    await open('Draft One'),
    await open('Draft Two'),
    await open('Draft Three'),
  ]
  await addCentre(first, '1', 'One')
  const own = await addCentre(second, '2', 'Two')
  await addCentre(second, '3', 'Other')
  const member = `/company/members/${await memberId(second, owner)}`
  await second.call('PATCH', member, { costCentreId: own })
  const partsId = await addTestPart(shop, { name: 'Drafted CPU' })
  for (const acting of [first, second, third]) await inBasket(acting, partsId)
  const memberships = await read<{ company: { _id: string; legalName: string } }[]>(
    owner.call('GET', '/memberships'),
  )
  const one = memberships.find(({ company }) => company.legalName === 'Draft One')!
  const acting = await actFor(shop.publicUrl, owner, one.company._id)

  const page = await sit(pages, acting, `/purchase/${partsId}`)
  await page.getByLabel('For the company').waitFor()
  await fillPurchase(page)
  await field(page).selectOption({ label: '1 One' })
  await choose(page, owner, 'Draft Two')
  await expect.poll(() => shown(page)).toBe('2 Two')
  await choose(page, owner, 'Draft One')
  await expect.poll(() => shown(page)).toBe('1 One')

  await page.goto('/checkout')
  await fillDelivery(page)
  await field(page).selectOption({ label: '1 One' })
  await choose(page, owner, 'Draft Two')
  await expect.poll(() => shown(page)).toBe('2 Two')
  expect(await page.getByLabel('Phone Number').inputValue()).toBe('+44 113 496 0000')
  expect(await placed(page, 'Place order')).toEqual({ company: 'Draft Two', centre: '2 Two' })

  // of a company without any nothing is asked, and none is said
  await choose(page, owner, 'Draft One')
  await page.goto('/checkout')
  await fillDelivery(page)
  await field(page).selectOption({ label: '1 One' })
  await choose(page, owner, 'Draft Three')
  await field(page).waitFor({ state: 'detached' })
  await button(page, 'Place order').waitFor()
  expect(await placed(page, 'Place order')).toEqual({ company: 'Draft Three', centre: '' })
})
