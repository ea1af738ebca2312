import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCompany } from '../../tests/companies.fixture.ts'
import { openCreditCompany, ship } from '../../tests/credit.fixture.ts'
import { violationsNow } from '../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../identity/pages.fixture.ts'

let pages: OpenPages
beforeAll(async () => {
  pages = await openPages({ jobs: false, environment: { RELEASE: 'manual' } })
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

test('business: 7 a company asks for Factur-X, its invoice is lowered by an admin, and finance has both with their data', async () => {
  const { shop } = pages
  const admin = await shop.admin('Ann Admin')
  const company = await openCreditCompany(shop, admin, 'Paper Works', { days: 14 })

  const page = await sit(pages, company.founder, '/dashboard/company')
  const invoices = page.getByRole('region', { name: 'Invoices' })
  await invoices.getByRole('button', { name: 'Change' }).click()
  const how = page.getByRole('dialog')
  await how.getByRole('radio', { name: /Factur-X/ }).check()
  await how.getByLabel('Electronic address').fill('DE123')
  await how.getByLabel('Also sent to').fill('bills@paper.example')
  await how.getByRole('button', { name: 'Save' }).click()
  await how.getByText('Write a scheme, a colon and the id').waitFor()
  await how.getByLabel('Electronic address').fill('0088: 4000001000005')
  expect(await violationsNow(page)).toEqual([])
  await how.getByRole('button', { name: 'Save' }).click()
  await invoices.getByText('0088:4000001000005').waitFor()
  await invoices.getByText('bills@paper.example').waitFor()

  await ship(admin, await company.ordered(20))
  const office = await sit(pages, admin, '/dashboard/invoices')
  const row = office.getByRole('row', { name: /Paper Works/ })
  await row.getByRole('button', { name: /^Credit/ }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('2500')
  await dialog.getByLabel('Reason').fill('Scratched lids')
  expect(await violationsNow(office)).toEqual([])
  await dialog.getByRole('button', { name: 'Write the credit note' }).click()
  await dialog.getByText(/at most \$2,000\.00 can be given back/).waitFor()
  await dialog.getByLabel('Amount').fill('150')
  await dialog.getByRole('button', { name: 'Write the credit note' }).click()
  await office.getByRole('row', { name: /Lowers IN-/ }).waitFor()

  await page.goto(`${shop.publicUrl}/dashboard/documents`)
  await page.getByRole('row', { name: /Lowers IN-.*-\$150\.00/ }).waitFor()
  const invoice = page.getByRole('row', { name: /^IN-.*Open.*\$1,850\.00/ })
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    invoice.getByRole('button', { name: /as PDF/ }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/IN-\d{6}\.pdf$/)
  // the example seller has a country and a registration: its data is within
  const bytes = await (await pdf.createReadStream()).toArray()
  expect(Buffer.concat(bytes).toString('latin1')).toContain('factur-x.xml')
  const [xml] = await Promise.all([
    page.waitForEvent('download'),
    invoice.getByRole('button', { name: /^CII/ }).click(),
  ])
  expect(xml.suggestedFilename()).toMatch(/IN-\d{6}-cii\.xml$/)
  await page.getByRole('link', { name: 'Credit notes' }).click()
  await page.getByRole('row', { name: /^IN-/ }).waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /Lowers IN-/ }).waitFor()
  expect(await violationsNow(page)).toEqual([])
})

test('whoever has ordered nothing reads what will stand there', async () => {
  const { shop } = pages
  const admin = await shop.admin('Another Admin')
  const { founder } = await openCompany(shop, admin, await shop.buyer('Nobody Yet'), 'New Works')
  const page = await sit(pages, founder, '/dashboard/documents')
  await page.getByText('No documents yet').waitFor()
  expect(await violationsNow(page)).toEqual([])
})
