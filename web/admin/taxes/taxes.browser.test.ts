import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TaxSetupAnswer } from '../../../contract/tax/setup.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { violationsNow, violationsOf } from '../../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../../identity/pages.fixture.ts'

let pages: OpenPages
let admin: TestUser
beforeAll(async () => {
  pages = await openPages({ environment: { LIMITS: 'off', CURRENCY: 'eur' } })
  admin = await pages.shop.admin('Ann Admin')
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

const setup = async () => (await (await admin.call('GET', '/tax-setup')).json()) as TaxSetupAnswer

const acts = async (page: Page, row: string, act: string) => {
  await page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('business: 6 a seller sets taxes up, changes a rate, imports more and tries a sale out', async () => {
  const page = await sit(pages, admin, '/dashboard/taxes')
  await page.getByRole('heading', { name: 'Where do your goods leave from?' }).waitFor()
  const begin = page.getByRole('button', { name: 'Add the first registration' })
  expect(await begin.isDisabled()).toBe(true)
  expect(await violationsNow(page)).toEqual([])
  await page.getByLabel('Country').selectOption({ label: 'Germany' })
  await page.getByLabel('Postal code').fill('20457')
  await page.getByRole('button', { name: 'Save' }).click()

  await begin.click()
  // a toast is one too
  const dialog = page.getByRole('dialog').and(page.locator(':not([aria-modal=false])'))
  expect(await dialog.getByLabel('Country').inputValue()).toBe('DE')
  expect(await dialog.getByLabel('Percent').inputValue()).toBe('19')
  await dialog.getByText('Check it with your tax adviser').waitFor()
  await dialog.getByRole('button', { name: 'Add the registration' }).click()
  await dialog.getByText('Input the tax number that you have there').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByLabel('Tax number there').fill('DE123456788')
  await dialog.getByRole('button', { name: 'Add the registration' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('On', { exact: true }).waitFor()
  expect(await setup()).toMatchObject({
    isOn: true,
    registrations: [{ country: 'DE', number: 'DE123456788' }],
    // the one that the refused form had written is not written twice
    rates: [{ country: 'DE', taxClass: 'standard', percent: 19 }],
  })

  // the law changes the rate
  await acts(page, 'Germany, standard', 'New percent')
  await dialog.getByLabel('Percent').fill('16.5')
  await dialog.getByLabel('From').fill('2099-07-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: /^Coming/ }).click()
  await page.getByRole('cell', { name: '16.5 %' }).waitFor()

  // a rate beside another one is refused in words
  await page.getByRole('button', { name: 'Add a rate' }).click()
  await dialog.getByLabel('Percent').fill('7')
  await dialog.getByRole('button', { name: 'Add the rate' }).click()
  await dialog.getByText('There is already the standard rate of Germany, 19 %').waitFor()
  await dialog.getByLabel('Class').selectOption('reduced')
  await dialog.getByRole('button', { name: 'Add the rate' }).click()
  await dialog.waitFor({ state: 'hidden' })

  const file = (csv: string) => ({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await page.getByRole('button', { name: 'Import rates' }).click()
  await dialog.getByLabel('A CSV with rates').setInputFiles(file('Country,Percent\nFR,20\nXX,1'))
  await dialog.getByText('Nothing of this file was written').waitFor()
  await dialog
    .getByText(/line 3/i)
    .first()
    .waitFor()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByLabel('A CSV with rates').setInputFiles(file('Country,Percent\nFR,20\nNL,21'))
  await dialog.getByText('2 rates added').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Add a rule' }).click()
  await dialog.getByLabel('From, in EUR without tax').fill('5000')
  await dialog.getByRole('button', { name: 'Add the rule' }).click()
  await dialog.waitFor({ state: 'hidden' })

  const trial = page.getByRole('region', { name: 'Try it out' })
  const ask = () => trial.getByRole('button', { name: 'What is charged?' }).click()
  await ask()
  await trial.getByText('€1,190.00').waitFor()
  await trial.getByLabel('Tax number of the company').selectOption('valid')
  await trial.getByLabel('Amount in EUR').fill('5000')
  await ask()
  await trial.getByText('AE · Reverse charge').waitFor()
  await trial.getByLabel('Country').selectOption({ label: 'France' })
  await ask()
  await trial.getByText('K · Intra-Community supply').waitFor()
  await trial.getByText('The invoice says: Exempt intra-Community supply').waitFor()

  await acts(page, 'Germany', 'Remove')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('You are registered nowhere').waitFor()
  expect((await setup()).isOn).toBe(false)
  expect(await violationsOf(page)).toEqual([])
})
