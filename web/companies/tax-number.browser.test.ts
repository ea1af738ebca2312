import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCompany } from '../../tests/companies.fixture.ts'
import { changeRegister, workOffAsks } from '../../tests/tax-ids.fixture.ts'
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

const section = (page: Page) => page.getByRole('region', { name: 'Tax number' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('business: 6 a number is changed, stays unknown while the register is down, and is asked again and accepted', async () => {
  const { shop } = pages
  const company = await openCompany(shop, admin, await shop.buyer('Tess Tax'), 'Taxed Works')
  await workOffAsks(shop)
  const page = await sit(pages, company.founder, '/dashboard/company')
  await section(page).getByText('Valid', { exact: true }).first().waitFor()
  await section(page).getByText('Company DE123456788').first().waitFor()

  await changeRegister(shop, { manner: 'down' })
  await button(page, 'Change the number').click()
  await page.getByRole('dialog').getByLabel('Number').fill('DE136695977')
  await button(page, 'Save').click()
  await page.getByText('The check digits of DE136695977 are wrong').waitFor()
  await page.getByRole('dialog').getByLabel('Number').fill('DE136695976')
  await button(page, 'Save').click()
  await section(page).getByText('Not known yet').first().waitFor()
  await section(page).getByText('The register has not answered yet').waitFor()
  expect(await violationsNow(page)).toEqual([])

  const office = await sit(pages, admin, `/dashboard/companies/${company.id}`)
  await section(office).getByText('Not known yet').first().waitFor()
  await button(office, 'Ask again').click()
  await section(office).getByText('The register did not tell: It said MS_UNAVAILABLE.').waitFor()
  await button(office, 'Accept by hand').click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Accept by hand' }).click()
  await dialog.getByText('Write why').waitFor()
  await dialog.getByLabel('Why').fill('The tax office told us.')
  await dialog.getByRole('button', { name: 'Accept by hand' }).click()
  await section(office).getByText('by Ann Admin').first().waitFor()

  await changeRegister(shop, { manner: 'up' })
  await changeRegister(shop, { refused: 'DE136695976' })
  await button(office, 'Ask again').click()
  await section(office).getByText('Not valid').first().waitFor()
  await section(office).getByText('All checks').click()
  await section(office).getByText('MS_UNAVAILABLE').waitFor()
  expect(await violationsNow(office)).toEqual([])

  await page.reload()
  await section(page).getByText('This number is not valid').waitFor()
  await section(page).getByText('All checks').click()
  await section(page).getByText('the seller, by hand').waitFor()
  expect(await page.getByText('Ann Admin').count()).toBe(0)
})

test('business: 6 a certificate is sent with its document, refused with words, and accepted', async () => {
  const { shop } = pages
  const company = await openCompany(shop, admin, await shop.buyer('Rae Seller'), 'Resale Works')
  const page = await sit(pages, company.founder, '/dashboard/company')
  await button(page, 'Send a certificate').click()
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Choose the document').waitFor()
  await form.getByLabel('Document').setInputFiles({
    name: 'resale.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 x'),
  })
  await form.getByLabel('States or provinces').fill('California, Atlantis')
  await form.getByLabel('Number of the certificate').fill('SR-4711')
  await form.getByLabel('Reason').fill('Resale')
  await form.getByLabel('First day').fill('2026-01-01')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('“Atlantis” is no region of this country').waitFor()
  await form.getByLabel('States or provinces').fill('California, NY')
  await form.getByRole('button', { name: 'Send' }).click()
  const own = page.getByRole('region', { name: 'Certificates of exemption' })
  await own.getByText('Waits for an answer').waitFor()
  await own.getByText('United States: CA, NY. Resale. From Jan 1, 2026').waitFor()
  expect(await violationsNow(page)).toEqual([])

  const office = await sit(pages, admin, `/dashboard/companies/${company.id}`)
  await button(office, 'Refuse SR-4711').click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await dialog.getByText('Write why').waitFor()
  await dialog.getByLabel('What they read').fill('The name is missing.')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await office.getByText('Refused', { exact: true }).first().waitFor()
  const [saved] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: /Save the document/ }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/-certificate-SR-4711\.pdf$/)
  await button(office, 'Accept SR-4711').click()
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await office.getByText('Accepted', { exact: true }).first().waitFor()
  expect(await violationsNow(office)).toEqual([])
  await page.reload()
  await own.getByText('Accepted', { exact: true }).waitFor()
})
