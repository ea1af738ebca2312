import { afterAll, beforeAll, expect, test } from 'vitest'
import { camt, payToAccount } from '../../../tests/bank.fixture.ts'
import { openCreditCompany, ship } from '../../../tests/credit.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { violationsNow, violationsOf } from '../../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../../identity/pages.fixture.ts'

let pages: OpenPages
let admin: TestUser
beforeAll(async () => {
  pages = await openPages({
    environment: { RELEASE: 'manual', SHIPPING_UNDO_SECONDS: '0', LIMITS: 'off' },
  })
  admin = await pages.shop.admin('Ann Admin')
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

test('business: 5 a statement is uploaded, and its lines are accepted, matched by hand, ignored and undone', async () => {
  const { shop } = pages
  await payToAccount(admin, 'DE00370400440532013000')
  const page = await sit(pages, admin, '/dashboard/bank')
  await page.getByText('The shop does not say where invoices are paid to.').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await payToAccount(admin)
  const works = await openCreditCompany(shop, admin, 'Bank Works', { limit: 50_000 })
  for (const pieces of [10, 20, 30]) await ship(admin, await works.ordered(pieces))
  const numbers = (await works.invoices('open')).map(({ invoiceNumber }) => invoiceNumber)
  await page.reload()
  await page.getByText('No statements yet').waitFor()

  const lines = [
    { amount: 1_000, text: `Invoice ${numbers[0]}`, ref: 'b1', name: 'Exact Payer' },
    { amount: 1_999.6, text: `Invoice ${numbers[1]}`, ref: 'b2', name: 'Short Payer' },
    { amount: 50, text: 'Some words', ref: 'b3', name: 'Odd Payer', iban: '' },
    { amount: 7.5, text: 'Interest', ref: 'b4', name: 'Harbour Bank', iban: '' },
    { amount: -20, text: 'Rent', ref: 'b5', name: 'Landlord', iban: '' },
  ]
  const file = { name: 'day.xml', mimeType: 'text/xml', buffer: Buffer.from(camt({ lines })) }
  await page.getByLabel('Files of statements').setInputFiles(file)
  await page
    .getByText('5 new lines: 1 booked by itself, 1 with a suggestion, 2 open, 1 that went out.')
    .waitFor()
  await page.getByText(', by itself').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.getByLabel('Files of statements').setInputFiles(file)
  await page.getByText('Nothing is new: 5 lines were here already.').waitFor()

  await page.getByText('less by what may be a bank’s fee').waitFor()
  await page.getByRole('button', { name: /^Accept Bank Works: Short Payer/ }).click()
  await page.getByText(', by Ann Admin').waitFor()
  expect((await works.invoices('open')).map(({ open }) => open)).toEqual([0.4, 3_000])

  // by keyboard: the third row of the list that is open
  await page.getByRole('link', { name: /^Open/ }).click()
  await page
    .getByRole('row', { name: /Odd Payer/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'What does it pay?' })
  await dialog.getByLabel('Company').selectOption({ label: 'Bank Works, owes $3,000.40' })
  await dialog.getByText(numbers[2]!).click()
  await dialog.getByText('$50.00 of it is paid').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Match $50.00' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect((await works.invoices('open')).map(({ open }) => open)).toEqual([0.4, 2_950])

  await page.getByRole('button', { name: /^Ignore: Harbour Bank/ }).click()
  const ignoring = page.getByRole('dialog', { name: 'Ignore the line' })
  await ignoring.getByRole('button', { name: 'Ignore' }).click()
  await ignoring.getByText('Say why it is nobody’s payment').waitFor()
  await ignoring.getByLabel('Why it is no payment of a company').fill('Interest of the bank')
  await ignoring.getByRole('button', { name: 'Ignore' }).click()
  await page.getByText('No line matches').waitFor()
  await page.getByRole('link', { name: /^Ignored/ }).click()
  await page.getByText('Interest of the bank').waitFor()

  await page.getByRole('link', { name: /^Matched \d/ }).click()
  await page.getByRole('button', { name: 'Exact Payer', exact: true }).click()
  const looking = page.getByRole('dialog', { name: 'Line of a statement' })
  await looking.getByText(`for ${numbers[0]}`).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await looking.getByRole('button', { name: 'Close', exact: true }).last().click()
  await page.getByRole('searchbox', { name: 'Search lines' }).fill('odd')
  await page.getByRole('button', { name: /^Undo: Odd Payer/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('No line matches').waitFor()
  expect((await works.invoices('open')).map(({ open }) => open)).toEqual([0.4, 3_000])

  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/dashboard/bank')
  await page.getByText('Short Payer').waitFor()
  expect(await violationsNow(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('business: 5 what the columns of a CSV hold is asked once, shown as it is read, and changed, forgotten and undone', async () => {
  await payToAccount(admin)
  const page = await sit(pages, admin, '/dashboard/bank')
  const name = 'bank.csv'
  const file = (...rows: string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`Datum;Naam;Af Bij;Bedrag;Omschrijving\r\n${rows.join('\r\n')}\r\n`),
  })
  await page
    .getByLabel('Files of statements')
    .setInputFiles(file('03-04-2026;Asked Works;Bij;1.234,50;One', '25-04-2026;Rent;Af;20,00;Two'))
  const dialog = page.getByRole('dialog', { name: 'What are its columns?' })
  await dialog.getByText('Say at least which columns have the day and the amount').waitFor()
  // why it is asked, and each column once, where it is said what it holds
  await dialog.getByText('Its header has names that are not known.').waitFor()
  expect(await dialog.getByText('Omschrijving').count()).toBe(1)
  const choose = (column: string, role: string) =>
    dialog.getByLabel(column, { exact: true }).selectOption({ label: role })
  await choose('Datum', 'Day of booking')
  await choose('Naam', 'Name of the other side')
  await choose('Af Bij', 'Whether it came in or went out')
  await choose('Omschrijving', 'Text')
  await dialog.getByRole('button', { name: 'Read it so' }).click()
  await dialog.getByText('Say what stands before the cents').waitFor()
  await choose('Bedrag', 'Amount')
  expect(await dialog.getByLabel('Days are written').inputValue()).toBe('dmy')
  expect(await dialog.getByLabel('Amounts are written').inputValue()).toBe(',')
  await dialog.getByLabel('Came in is marked').fill('Bij')
  await dialog.getByLabel('Went out is marked').fill('Af')
  await dialog.getByText('$1,234.50').waitFor()
  await dialog.getByText('-$20.00').or(dialog.getByText('−$20.00')).waitFor()
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await violationsNow(page), String(width)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await dialog.getByRole('button', { name: 'Read it so' }).click()
  await page.getByText(/^2 new lines: 1 open, 1 that went out/).waitFor()
  await page.getByLabel('Files of statements').setInputFiles(file('26-04-2026;Next;Bij;2,00;Three'))
  await page.getByText(/^1 new line: 1 open/).waitFor()

  await page.getByText('Uploaded statements, and how CSVs are read').click()
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('button', { name: /^Change, Datum/ }).click()
  await dialog.getByLabel('Days are written').selectOption('mdy')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByLabel('Files of statements').setInputFiles(file('27-04-2026;Odd;Bij;2,00;Four'))
  await dialog.getByText('As it was said of this header before').waitFor()
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await page.getByRole('button', { name: /^Forget, Datum/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click()
  await page.getByText('Uploaded statements', { exact: true }).waitFor()
  await page
    .getByRole('button', { name: `Take back, ${name}` })
    .last()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await page.getByText('Asked Works').waitFor({ state: 'hidden' })
})
