import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitationTo, join, openCompany } from '../../tests/companies.fixture.ts'
import { fillDelivery } from '../../tests/fill-delivery.fixture.ts'
import { addTestPart, placeTestOrder } from '../../tests/orders.fixture.ts'
import { actFor, type TestUser } from '../../tests/test-user.ts'
import { violationsNow } from '../../tests/violations.fixture.ts'
import { fillIn, logIn, type OpenPages, openPages, sit } from '../identity/pages.fixture.ts'
import { choose, inBasket } from './buying-for.fixture.ts'

let pages: OpenPages
let admin: TestUser
beforeAll(async () => {
  // a mail that was sent keeps no link
  pages = await openPages({ jobs: false })
  admin = await pages.shop.admin('Ann Admin')
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, exact: true }).first()
test('business: 1 a company applies, is approved, invites a colleague, and sees what they order', async () => {
  const { shop } = pages
  const founder = await shop.buyer('Fay Founder')
  const colleague = await shop.buyer('Cole League')
  const early = await placeTestOrder(founder, await addTestPart(shop))
  const page = await sit(pages, founder, '/dashboard')
  await page.getByRole('link', { name: 'Buying for a company?' }).click()
  await button(page, 'Apply').click()
  await page.getByText('Please input the company’s legal name').waitFor()
  await fillIn(page, {
    'Legal name': 'Meadow Works',
    'Registration number': 'HRB 4711',
    'Registered address': 'Long Street 12, Berlin',
    Phone: '+49 30 1234567',
  })
  await page.getByLabel('Country').selectOption('DE')
  await page.reload()
  expect(await page.getByLabel('Legal name').inputValue()).toBe('Meadow Works')
  await button(page, 'Apply').click()
  await page.getByText('We look at your application').waitFor()

  const office = await sit(pages, admin, '/dashboard/companies?state=applied')
  await office.getByRole('link', { name: 'Meadow Works' }).first().click()
  await button(office, 'Approve').click()
  await office.getByText(`Goes by mail to ${founder.email}`).waitFor()
  await office.getByLabel('What they read').fill('Welcome to us.')
  await office.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await button(office, 'Suspend').waitFor()

  await page.reload()
  await page.getByText('Welcome to us.').waitFor()
  await button(page, /Buy for this company/).click()
  await heading(page, 'Meadow Works').waitFor()
  await button(page, /Fay Founder.*for Meadow Works/).waitFor()
  await button(page, 'Choose orders').click()
  await page.getByRole('checkbox', { name: /PW-/ }).check()
  await button(page, 'Bring 1 order along').click()
  await page.getByText('1 order brought along').first().waitFor()
  expect((await founder.call('GET', `/order/${early}`)).status).toBe(404)

  await page.getByRole('link', { name: 'Members' }).click()
  await button(page, 'Invite a colleague').click()
  await page.getByLabel('Their e-mail').fill(colleague.email)
  await button(page, 'Send the invitation').click()
  await heading(page, 'Invited').waitFor()

  const theirs = await pages.page()
  await theirs.goto(`/invitations/${await invitationTo(shop, colleague.email)}`)
  await heading(theirs, 'Buy for Meadow Works').waitFor()
  await theirs.getByText('Orders, and sees their own orders').waitFor()
  expect(await violationsNow(theirs)).toEqual([])
  await theirs.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(theirs, colleague)
  await button(theirs, 'Accept').click()
  await heading(theirs, 'Meadow Works').waitFor()
  expect(await button(theirs, 'Invite a colleague').count()).toBe(0)

  const acting = await actFor(shop.publicUrl, colleague, await companyOf(founder))
  await inBasket(acting, await addTestPart(shop, { name: 'Colleague’s CPU' }))
  await theirs.goto('/checkout')
  await fillDelivery(theirs)
  expect(await theirs.getByLabel('For the company').inputValue()).toBe('Meadow Works')
  await button(theirs, 'Place order').click()
  await theirs.waitForURL(/\/dashboard\/payment\//)
  await theirs.getByText('For the company').waitFor()
  expect(await theirs.getByRole('group', { name: 'Whose orders' }).count()).toBe(0)

  await page.goto('/dashboard/myorders')
  await button(page, 'Company').click()
  await page.getByRole('row', { name: /Colleague’s CPU.*Cole League/ }).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('link', { name: 'Colleague’s CPU' }).click()
  await page.getByText('Ordered by').waitFor()
  await heading(page, 'Pay by card').waitFor()
})

const companyOf = async (user: TestUser) => {
  const answer = await user.call('GET', '/memberships')
  const [one] = (await answer.json()) as { company: { _id: string } }[]
  return one!.company._id
}

test('business: 1.4 a removed member’s page says so at the next action, with nothing typed lost', async () => {
  const { shop } = pages
  const company = await openCompany(shop, admin, await shop.buyer('Rhea Mover'), 'Harbour Works')
  const member = await join(shop, company, await shop.buyer('Gone Soon'), ['buyer'])
  const partsId = await addTestPart(shop)
  await inBasket(member, partsId)
  await inBasket(await actFor(shop.publicUrl, member, null), partsId)
  const page = await sit(pages, await actFor(shop.publicUrl, member, company.id), '/checkout')
  await page.getByLabel('For the company').waitFor()
  await fillDelivery(page)
  const founders = await sit(pages, company.founder, '/dashboard/company/members')
  await button(founders, 'Remove Gone Soon').click()
  await founders.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await founders.getByText('Removed').first().waitFor()
  await button(page, 'Place order').click()
  await page.getByText('You no longer buy for Harbour Works').first().waitFor()
  await page.getByText('You no longer buy for Harbour Works. You buy for yourself now.').waitFor()
  expect(await page.getByLabel('Address').inputValue()).toBe('12 Foundry Street')
  expect(new URL(page.url()).pathname).toBe('/checkout')
  expect(await button(page, 'Place order').isDisabled()).toBe(true)
  const orders = await shop.sql`select id from orders where email = ${member.email}`
  expect(orders).toHaveLength(0)
  await button(page, 'Order for yourself').click()
  await page.getByLabel('For the company').waitFor({ state: 'detached' })
  // once it is known what the order comes to
  await expect.poll(() => button(page, 'Place order').isDisabled()).toBe(false)
  expect(await violationsNow(page)).toEqual([])
})

test('business: 1.6 of two tabs, switched in one, the other orders nothing for another company', async () => {
  const { shop } = pages
  const owner = await shop.buyer('Tab Owner')
  const first = await openCompany(shop, admin, owner, 'First Tab Works')
  await openCompany(shop, admin, owner, 'Second Tab Works')
  const acting = await actFor(shop.publicUrl, owner, first.id)
  await inBasket(acting, await addTestPart(shop))
  const page = await sit(pages, acting, '/checkout')
  await page.getByLabel('For the company').waitFor()
  await fillDelivery(page)
  const other = await page.context().newPage()
  await other.goto('/dashboard/company')
  await heading(other, 'First Tab Works').waitFor()

  await choose(other, owner, 'Second Tab Works')
  await heading(other, 'Second Tab Works').waitFor()
  await page.getByText('You buy for Second Tab Works now').first().waitFor()
  await button(page, /Tab Owner.*for Second Tab Works/).waitFor()
  await page.getByText('This order was to be for First Tab Works').waitFor()
  expect(await button(page, 'Place order').isDisabled()).toBe(true)
  expect(await page.getByLabel('For the company').inputValue()).toBe('First Tab Works')
  expect(await page.getByLabel('Phone Number').inputValue()).toBe('+44 113 496 0000')
  expect(await violationsNow(page)).toEqual([])

  await choose(other, owner, 'Myself')
  await button(other, /Buy for this company.*First Tab Works/).waitFor()
  await button(page, 'Order for yourself').waitFor()
  await choose(page, owner, 'First Tab Works')
  await page.getByText('This order was to be').waitFor({ state: 'detached' })
  await button(page, 'Place order').click()
  await page.waitForURL(/\/dashboard\/payment\//)
  const orders = await shop.sql`
    select company_id as "companyId" from orders where email = ${owner.email}`
  expect(orders).toEqual([{ companyId: first.id }])
})

test('business: 1 orders need the company’s number, and a suspended company or a role without it says why', async () => {
  const { shop } = pages
  const company = await openCompany(shop, admin, await shop.buyer('Nora Number'), 'Number Works')
  const viewer = await join(shop, company, await shop.buyer('Vic Viewer'), ['viewer'])
  const page = await sit(pages, company.founder, '/dashboard/company')
  await page.getByLabel('Every order of the company needs').check()
  await page.getByText('Orders need a number now').waitFor()
  await inBasket(company.founder, await addTestPart(shop))
  await page.goto('/checkout')
  await fillDelivery(page)
  await button(page, 'Place order').click()
  await page.getByText('Number Works orders with a purchase order number').waitFor()
  await page.getByLabel('Purchase order number', { exact: true }).fill('PO-1')
  const office = await sit(pages, admin, `/dashboard/companies/${company.id}`)
  await button(office, 'Suspend').click()
  await office.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  await button(office, 'Lift the suspension').waitFor()
  await page.reload()
  await page.getByText('Number Works is suspended').waitFor()
  expect(await button(page, 'Place order').isDisabled()).toBe(true)
  await button(office, 'Lift the suspension').click()
  await office.getByRole('dialog').getByRole('button', { name: 'Lift the suspension' }).click()
  await button(office, 'Suspend').waitFor()

  await inBasket(viewer, await addTestPart(shop))
  const theirs = await sit(pages, viewer, '/checkout')
  await theirs.getByText('Your roles at Number Works do not let you order').waitFor()
  expect(await button(theirs, 'Place order').isDisabled()).toBe(true)
})

test('an invitation says who it is not for, and when it is over', async () => {
  const { shop } = pages
  const company = await openCompany(shop, admin, await shop.buyer('Ivy Inviter'), 'Ivy Works')
  const [other, invited] = [await shop.buyer('Someone Else'), await shop.newcomer('New Comer')]
  const invitation = { email: invited.email, roles: ['viewer', 'finance'] }
  await company.founder.call('POST', '/company/invitations', invitation)
  const link = `/invitations/${await invitationTo(shop, invited.email)}`
  const page = await sit(pages, other, link)
  await button(page, 'Accept').click()
  await page.getByText('This invitation went to another address').waitFor()
  const theirs = await sit(pages, invited, link)
  await theirs.getByText('Please confirm your e-mail').waitFor()
  expect(await button(theirs, 'Accept').isDisabled()).toBe(true)
  const founders = await sit(pages, company.founder, '/dashboard/company/members')
  await button(founders, /^Withdraw/).click()
  await founders.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await heading(founders, 'Invited').waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('This link opens nothing any more').waitFor()
  expect(await violationsNow(page)).toEqual([])
})
