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
  await page.getByLabel('Number').fill('DE136695977')
  await button(page, 'Save').click()
  await page.getByText('The check digits of DE136695977 are wrong').waitFor()
  await page.getByLabel('Number').fill('DE136695976')
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
  expect(await section(office).getByRole('listitem').count()).toBe(4)
  expect(await violationsNow(office)).toEqual([])

  await page.reload()
  await section(page).getByText('This number is not valid').waitFor()
  await section(page).getByText('All checks').click()
  await section(page).getByText('the seller, by hand').waitFor()
  expect(await page.getByText('Ann Admin').count()).toBe(0)
})
