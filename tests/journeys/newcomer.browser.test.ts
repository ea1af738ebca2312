import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeWindows, hearComplaints, openBrowser } from '../../sandbox/browser.fixture.ts'
import { linkIn, mailTo } from '../../server/identity/identity.fixture.ts'
import { fillIn } from '../../web/identity/pages.fixture.ts'
import { type ShopProcess, startShopProcess } from '../shop-process.fixture.ts'

let folder: string
let shop: ShopProcess
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'partwright-newcomer-'))
  shop = await startShopProcess(folder)
  const context = await (await openBrowser()).newContext({ baseURL: shop.url })
  context.setDefaultTimeout(60_000)
  page = await context.newPage()
  hearComplaints(page, complaints, /Failed to load resource.*status of 4/)
}, 180_000)
afterAll(async () => {
  await closeWindows()
  await shop?.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
  expect(complaints).toEqual([])
})

const main = () => page.locator('main')
const told = (output: string, label: string) => new RegExp(`${label} +(\\S+) +│`).exec(output)?.[1]
const step = (title: string) =>
  page
    .getByRole('list', { name: 'Steps' })
    .locator('> li')
    .filter({ has: page.getByRole('heading', { name: title }) })
/** A check of a step, by what it is called and how it stands. */
const check = (name: string, state: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(`${name}: ${state}`, { exact: true }) })
    .last()

async function toSteps() {
  await page.goto('/dashboard/ready?view=steps')
  await page.getByRole('list', { name: 'Steps' }).waitFor()
}

test('a newcomer opens what the start told, registers, becomes admin and sees the steps', async () => {
  const address = told(shop.output(), 'First admin')!
  expect(address).toMatch(/\/first-admin#[0-9A-Z-]{29}$/)
  const code = address.split('#')[1]!
  await page.goto(address)
  await main().getByRole('link', { name: 'Register' }).click()
  const account = { Name: 'New Owner', Email: 'owner@example.test', Password: 'parts in a barn' }
  await fillIn(page, { ...account, 'Retype password': account.Password })
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL(address)
  const become = page.getByRole('button', { name: 'Become the first admin' })
  await page.getByText('Please confirm your e-mail').waitFor()
  expect(await main().getByLabel('Code').inputValue()).toBe(code)
  expect(await become.isDisabled()).toBe(true)

  const sandbox = { url: told(shop.output(), 'Mailbox')!.replace(/\/mail$/, '') }
  const mail = await mailTo({ sandbox }, account.Email, 'Confirm your e-mail address')
  const other = await page.context().newPage()
  await other.goto(linkIn({ publicUrl: shop.url }, mail))
  await other.getByRole('button', { name: 'Confirm' }).click()
  await other.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor()
  await other.close()

  await page.getByText('Please confirm your e-mail').waitFor({ state: 'detached' })
  await main().getByLabel('Code').fill('0000-0000')
  await become.click()
  await page.getByText('This is not the code that the start of the shop told').waitFor()
  await main().getByLabel('Code').fill(code.toLowerCase())
  await become.click()
  await page.waitForURL(`${shop.url}/dashboard/ready?view=steps`)
  for (const name of ['Name the shop', 'Say who sells', 'Bring in the first parts', 'Take cards'])
    await step(name).getByText('Missing', { exact: true }).first().waitFor()
  await step('Categories').getByText('Done').waitFor()
})

test('name and seller are written where their steps lead, and are ticked then', async () => {
  await toSteps()
  await check('Name', 'Missing').getByRole('link', { name: 'Name: Shop' }).click()
  await main().getByRole('textbox', { name: 'Name' }).fill('Acme Components')
  await main().getByRole('textbox', { name: 'Claim' }).fill('Components for builders')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('saved').first().waitFor()
  await page.goto('/dashboard/shop?part=seller')
  await main().getByLabel('Firm').fill('Acme Components Ltd')
  await main()
    .getByRole('textbox', { name: /^Address/ })
    .fill('1 Harbour Road\nPortville 10001')
  await main().getByLabel('Tax id').fill('XX 123 456')
  await main().getByLabel('Country').fill('us')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('saved').first().waitFor()
  await toSteps()
  await check('Name', 'Ready').waitFor()
  await step('Say who sells').getByText('Done').waitFor()
})

test('what numbers begin with is chosen before the first order', async () => {
  await toSteps()
  const numbers = step('Number orders and invoices')
  await numbers.getByText('SO-100001').waitFor()
  await numbers.getByRole('link', { name: /^Numbers of orders/ }).click()
  const orders = main().getByLabel('Orders', { exact: true })
  await orders.fill('in-')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('It would be read as the number of an order').waitFor()
  await orders.fill('ac-')
  await page.getByText('AC-100001').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('saved').first().waitFor()
  await toSteps()
  await numbers.getByText('Done').waitFor()
})

test('a category of the shop’s own is made where its step leads', async () => {
  await toSteps()
  await step('Categories').getByRole('link', { name: 'Categories' }).click()
  await page.getByRole('link', { name: 'Add a category' }).click()
  await main().getByLabel('Name', { exact: true }).fill('Power supplies')
  await page.getByRole('button', { name: 'Add a specification' }).click()
  await main().getByLabel('Label').fill('Output')
  await main().getByLabel('Unit').fill('W')
  await page.getByRole('button', { name: 'Add the category' }).click()
  await page.waitForURL(`${shop.url}/dashboard/categories`)
  await toSteps()
  await step('Categories').getByText('Power supplies').waitFor()
})

test('the first import makes the shop one that has something to sell', async () => {
  await toSteps()
  await step('Bring in the first parts').getByRole('link', { name: 'Import Parts' }).first().click()
  const csv =
    'mpn,name,category,price,quantity,output\nACME-1,Acme One,Power supplies,120.50,80,850\n'
  await main()
    .getByLabel('File of parts')
    .setInputFiles({ name: 'first.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Try it without writing' }).click()
  await page.getByRole('button', { name: 'Import 1 part' }).click()
  await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor()
  const found = await fetch(`${shop.url}/api/parts?category=power-supplies`)
  expect(await found.json()).toMatchObject([{ mpn: 'ACME-1', specs: { outputW: 850 } }])
  await toSteps()
  await step('Bring in the first parts').getByText('Done').waitFor()
  await check('Currency', 'Ready').waitFor()
})

test('what is left stands in the overview and by its urgency, with what the services answer', async () => {
  await page.goto('/dashboard/overview')
  await page.getByText(/^\d things are missing to sell\.$/).waitFor()
  await main().getByRole('link', { name: 'Is the shop ready?' }).click()
  await page.waitForURL(`${shop.url}/dashboard/ready`)
  const missing = page.getByRole('region', { name: 'Missing to sell' })
  await missing.getByText('STRIPE_SECRET_KEY').waitFor()
  expect(await missing.getByText('Seller of invoices').count()).toBe(0)
  await page.getByRole('button', { name: 'Ask the services' }).click()
  await missing.getByText('card provider: in order').waitFor()
  await missing.getByText('mail: in order').waitFor()
})

test('a start of a shop that has its admin tells no code', async () => {
  await page.close()
  await shop.end('SIGTERM')
  shop = await startShopProcess(folder)
  expect(told(shop.output(), 'Shop')).toBe(shop.url)
  expect(shop.output()).not.toContain('/first-admin')
})
