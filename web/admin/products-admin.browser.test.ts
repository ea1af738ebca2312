import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchBrowser } from '../../sandbox/browser.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import type { TestMember } from '../../tests/test-member.ts'

let shop: TestShop
let admin: TestMember
let browser: Browser
let page: Page
let png: Buffer
let img: string
/** What the console said beside an answer that was refused on purpose. */
const said: string[] = []

beforeAll(async () => {
  shop = await openTestShop({ jobs: false, environment: { IMAGE_HOST: 'imgbb' } })
  admin = await shop.admin()
  png = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a8541f' } })
    .png()
    .toBuffer()
  img = await uploadOne()
  browser = await launchBrowser()
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  page = await context.newPage()
  page.setDefaultTimeout(8_000)
  page.on('pageerror', (error) => said.push(error.message))
  page.on('console', (message) => {
    const isRefusal = /Failed to load resource.*status of (4|5)/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !isRefusal) said.push(message.text())
  })
  await page.goto(`${shop.publicUrl}/login`)
  await page.evaluate(
    async (body) => {
      await fetch('/api/auth/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    },
    { email: admin.email, password: admin.password },
  )
})
beforeEach(() => {
  said.length = 0
  return () => expect(said).toEqual([])
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

async function uploadOne() {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'part.png')
  const headers = { authorization: `Bearer ${admin.token}` }
  const response = await shop.request('/api/images', { method: 'POST', headers, body: form })
  return ((await response.json()) as { data: { url: string } }).data.url
}

async function addPart(name: string, more: object = {}) {
  const six = { name, details: 'A part.', minQuantity: 10, quantity: 100, price: 50, img }
  const response = await admin.call('POST', '/add-parts', { ...six, ...more })
  expect(response.status).toBe(200)
  return ((await response.json()) as { insertedId: string }).insertedId
}

const partNamed = async (name: string) => {
  const [row] = await shop.sql`select * from part where name = ${name} and deleted_at is null`
  return row
}
const open = (path: string) => page.goto(`${shop.publicUrl}/dashboard/${path}`)
const field = (name: string) => page.getByLabel(name, { exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const seen = (text: string | RegExp) => page.getByText(text).first().waitFor()

async function fillPart(name: string) {
  await field('Parts Name').fill(name)
  await field('Minimum Quantity').fill('5')
  await field('Quantity').fill('200')
  await field('Price').fill('349')
  await field('Details').fill('Sixteen cores for build servers.')
}

test('every field of a new part says what is missing', async () => {
  await open('add-product')
  await page.getByRole('heading', { name: 'Add new Parts' }).waitFor()
  await button('Submit').click()
  await seen('Please input the parts name')
  await seen('Please input the minimum quantity, a whole number from 1')
  await seen('Please input the quantity, a whole number from 1')
  await seen('Please input the price, a whole number from 1')
  await seen('Please choose an image')
  await seen('Please input the details')
  await fillPart('Too few')
  await field('Minimum Quantity').fill('500')
  await seen('The minimum quantity cannot be more than the quantity')
  await field('Minimum Quantity').fill('2.5')
  await seen('Please input the minimum quantity, a whole number from 1')
})

test('a part is added with a picture that was seen before, once for two clicks', async () => {
  await open('add-product')
  await fillPart('Added by form')
  await field('Image').setInputFiles({ name: 'part.png', mimeType: 'image/png', buffer: png })
  const preview = page.getByAltText('Preview of the part')
  await expect.poll(() => preview.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(64)
  await page.getByText('More', { exact: true }).click()
  await field('Part number (optional)').fill('FORM-1')
  await button('Socket').click()
  await field('Socket').fill('AM5')
  await button('Cores').click()
  await field('Cores').fill('16')
  await button('Submit').dblclick()
  await seen('Product added successfully')
  expect(await field('Parts Name').inputValue()).toBe('')
  expect(await field('Price').inputValue()).toBe('')
  expect(await preview.count()).toBe(0)
  const part = await partNamed('Added by form')
  expect(part).toMatchObject({ sku: 'FORM-1', specs: { socket: 'AM5', cores: 16 } })
  expect(await shop.sql`select 1 from part where name = 'Added by form'`).toHaveLength(1)
  const link = page.getByRole('link', { name: 'Added by form' })
  expect(await link.getAttribute('href')).toBe(`/parts/${part?.id}`)
  await page.getByRole('link', { name: 'Edit it' }).click()
  await page.getByRole('heading', { name: 'Added by form' }).waitFor()
})

test('a picture that is none, or a host that fails, ends the spinner and keeps the form', async () => {
  await open('add-product')
  await fillPart('Kept by form')
  const fake = { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await field('Image').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: png })
  await seen('notes.txt is not an image file')
  await field('Image').setInputFiles(fake)
  await button('Submit').click()
  await seen(/This file is not an image that we can read/)
  shop.sandbox.faults.set('images', { kind: 'error', status: 500, remaining: 10 })
  const other = await sharp(png).negate().png().toBuffer()
  await field('Image').setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer: other })
  await button('Submit').click()
  await seen(/The image host said/)
  await expect.poll(() => button('Submit').isEnabled()).toBe(true)
  expect(await field('Parts Name').inputValue()).toBe('Kept by form')
  expect(await field('Details').inputValue()).toBe('Sixteen cores for build servers.')
  shop.sandbox.faults.clear('images')
  await button('Submit').click()
  await seen('Product added successfully')
  expect(await partNamed('Kept by form')).toBeDefined()
})

test('a number that is taken is told at its field, and opens More', async () => {
  await addPart('Taken', { sku: 'TAKEN-1' })
  await open('add-product')
  await fillPart('Second')
  await field('Image').setInputFiles({ name: 'part.png', mimeType: 'image/png', buffer: png })
  await page.getByText('More', { exact: true }).click()
  await field('Part number (optional)').fill('TAKEN-1')
  await page.getByText('More', { exact: true }).click()
  await button('Submit').click()
  await seen('There is already a part with the number TAKEN-1.')
  await expect
    .poll(() => field('Part number (optional)').evaluate((one) => one === document.activeElement))
    .toBe(true)
})

test('a part is edited, its stock booked beside it, and changes are not left by mistake', async () => {
  const id = await addPart('To edit', { specs: { socket: 'AM5', memoryTypes: ['DDR5', 'DDR4'] } })
  await open(`manage-products/${id}`)
  await field('Price').fill('75')
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor()
  await button('Stay here').click()
  await field('Pieces').fill('25')
  await button('Add to stock').click()
  await seen('+25')
  await expect.poll(() => field('Quantity').inputValue()).toBe('125')
  expect(await field('Price').inputValue()).toBe('75')
  await page.getByRole('button', { name: 'Remove Socket' }).click()
  await button('Save changes').click()
  await seen('Successfully updated')
  expect(await partNamed('To edit')).toMatchObject({
    price_minor: 7_500,
    quantity: 125,
    specs: { memoryTypes: ['DDR5', 'DDR4'] },
  })
  expect((await partNamed('To edit'))?.specs).not.toHaveProperty('socket')
  await page.getByRole('link', { name: 'Manage Products' }).click()
  await page.getByRole('heading', { name: 'Manage Parts' }).waitFor()
})

test('restocking tells what is there, who moved it, and what cannot be taken', async () => {
  await addPart('To restock')
  await open('manage-products?q=To restock')
  await button('Restock To restock').click()
  await button('Add to stock').click()
  await seen('A whole number of pieces, not 0')
  await field('Pieces').fill('40')
  await seen('Available: 100 → 140')
  await button('Add to stock').click()
  await seen('Stock updated')
  await seen(`${admin.name},`)
  await seen('Available: 140')
  await page.getByText('Pieces out').click()
  await field('Pieces').fill('500')
  await button('Take from stock').click()
  await page.getByRole('alert').filter({ hasText: 'Quantity must be between' }).waitFor()
  expect(await field('Pieces').inputValue()).toBe('500')
  expect((await partNamed('To restock'))?.quantity).toBe(140)
})

test('a part is deleted through the static dialog only', async () => {
  await addPart('To delete 1')
  await addPart('To delete 2')
  await open('manage-products?q=To delete')
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure' })
  const ask = () => button('Delete To delete 2').click()
  await ask()
  await dialog.getByText('This can never be restored.').waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  expect(await dialog.isVisible()).toBe(true)
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await ask()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await partNamed('To delete 2')).toBeDefined()
  await ask()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await seen('Product deleted')
  await expect.poll(() => page.locator('[data-row]').count()).toBe(1)
  expect(await partNamed('To delete 2')).toBeUndefined()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('[data-row]')))
    .toBe(true)
})

test('the list is searched, narrowed to low stock and opened by keys', async () => {
  await addPart('Plenty of these', { quantity: 1_000 })
  await addPart('Few of these', { quantity: 15 })
  await open('manage-products')
  await page.getByRole('columnheader', { name: 'Minimum Quantity' }).waitFor()
  await page.locator('[data-row]').first().waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('of these')
  await expect.poll(() => page.locator('[data-row]').count()).toBe(2)
  await field('Stock').selectOption('Low stock')
  await expect.poll(() => page.locator('[data-row]').count()).toBe(1)
  expect(new URL(page.url()).search).toBe('?q=of+these&stock=low')
  await page.reload()
  await page.locator('[data-row]').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Few of these' }).waitFor()
  await page.goBack()
  await page.locator('[data-row]').waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
})

const sheet = (rows: number) =>
  [
    'Artikel;Bezeichnung;Gruppe;Netto;Lager;Sockel',
    ...Array.from(
      { length: rows },
      (_, at) => `IMP-${at};Imported ${at};CPU;${100 + at},50;80;AM5`,
    ),
    'IMP-X;Imported X;CPU;dear;80;AM5',
  ].join('\n')

test('300 rows are matched, tried, told of, and imported', async () => {
  await open('import')
  const buffer = Buffer.from(sheet(300))
  await field('File of parts').setInputFiles({ name: 'parts.csv', mimeType: 'text/csv', buffer })
  await seen('301 rows, 6 columns')
  await seen('No column becomes Part number: choose one.')
  expect(await button('Try it without writing').isDisabled()).toBe(true)
  const fields = {
    Artikel: 'sku',
    Bezeichnung: 'name',
    Gruppe: 'category',
    Netto: 'price',
    Lager: 'price',
    Sockel: 'specs.socket',
  }
  for (const [column, to] of Object.entries(fields))
    await field(`${column} becomes`).selectOption(to)
  await seen('Two columns become Price: choose one.')
  await field('Lager becomes').selectOption('quantity')
  await field('Numbers have a decimal comma: 1.234,50').check()
  await button('Try it without writing').click()
  await page.getByRole('heading', { name: 'What would happen' }).waitFor()
  expect(await partNamed('Imported 0')).toBeUndefined()
  const problem = page.getByRole('row').filter({ hasText: 'IMP-X' })
  expect(await problem.innerText()).toMatch(/302\s+Netto\s+"dear" is not a number/)
  const download = page.waitForEvent('download')
  await button('Download as CSV').click()
  expect((await download).suggestedFilename()).toBe('import-problems.csv')
  await button('Import 300 parts').click()
  await page.getByRole('heading', { name: 'Imported', exact: true }).waitFor()
  expect(await partNamed('Imported 7')).toMatchObject({
    sku: 'IMP-7',
    price_minor: 10_800,
    quantity: 80,
    specs: { socket: 'AM5' },
  })
})

test('a file that cannot be read, and a shop that fails, keep what was chosen', async () => {
  await open('import')
  const broken = Buffer.from('[{"sku": ')
  await field('File of parts').setInputFiles({
    name: 'x.json',
    mimeType: 'text/json',
    buffer: broken,
  })
  await seen(/This file cannot be read/)
  await page.getByText('x.json', { exact: true }).waitFor()
  const buffer = Buffer.from('sku,name,category,price\nKEEP-1,Kept row,cpu,10\n')
  await field('File of parts').setInputFiles({ name: 'y.csv', mimeType: 'text/csv', buffer })
  await field('price becomes').selectOption('')
  await field('Price').fill('0')
  await button('Try it without writing').click()
  await seen('A whole number from 1 to 999999')
  await field('Price').fill('12')
  await button('Try it without writing').click()
  await button('Import 1 part').waitFor()
  expect(await field('price becomes').inputValue()).toBe('')
})
