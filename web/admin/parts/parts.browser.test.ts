import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  addPart,
  at,
  button,
  field,
  fillPart,
  open,
  partNamed,
  productPages,
  seen,
} from './pages.fixture.ts'

productPages()

test('every field of a new part says what is missing', async () => {
  await open('add-product')
  await at.page.getByRole('heading', { name: 'Add new Parts' }).waitFor()
  await button('Submit').click()
  await seen('Please input the parts name')
  await seen('Please input the minimum quantity, a whole number from 1')
  await seen('Please input the quantity, a whole number from 1')
  await seen('Please input a price with at most two decimals')
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
  await field('Image').setInputFiles({ name: 'part.png', mimeType: 'image/png', buffer: at.png })
  const preview = at.page.getByAltText('Preview of the part')
  await expect.poll(() => preview.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(64)
  await at.page.getByText('More', { exact: true }).click()
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
  expect(part).toMatchObject({ mpn: 'FORM-1', specs: { socket: 'AM5', cores: 16 } })
  expect(await at.shop.sql`select 1 from part where name = 'Added by form'`).toHaveLength(1)
  const link = at.page.getByRole('link', { name: 'Added by form' })
  expect(await link.getAttribute('href')).toBe(`/parts/${part?.id}`)
  await at.page.getByRole('link', { name: 'Edit it' }).click()
  await at.page.getByRole('heading', { name: 'Added by form' }).waitFor()
})

test('a picture that is none, or a host that fails, ends the spinner and keeps the form', async () => {
  await open('add-product')
  await fillPart('Kept by form')
  const fake = { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await field('Image').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: at.png })
  await seen('notes.txt is not an image file')
  const drawing = { name: 'part.svg', mimeType: 'image/svg+xml', buffer: at.png }
  await field('Image').setInputFiles(drawing)
  await seen('part.svg is an SVG drawing: choose PNG, JPEG, WebP, AVIF or GIF')
  await field('Image').setInputFiles(fake)
  await button('Submit').click()
  await seen(/This file is not an image that we can read/)
  at.shop.sandbox.faults.set('images', { kind: 'error', status: 500, remaining: 10 })
  const other = await sharp(at.png).negate().png().toBuffer()
  await field('Image').setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer: other })
  await button('Submit').click()
  await seen(/The image host said/)
  await expect.poll(() => button('Submit').isEnabled()).toBe(true)
  expect(await field('Parts Name').inputValue()).toBe('Kept by form')
  expect(await field('Details').inputValue()).toBe('Sixteen cores for build servers.')
  at.shop.sandbox.faults.clear('images')
  await button('Submit').click()
  await seen('Product added successfully')
  expect(await partNamed('Kept by form')).toBeDefined()
})

test('a number that is taken is told at its field, and opens More', async () => {
  await addPart('Taken', { mpn: 'TAKEN-1' })
  await open('add-product')
  await fillPart('Second')
  await field('Image').setInputFiles({ name: 'part.png', mimeType: 'image/png', buffer: at.png })
  await at.page.getByText('More', { exact: true }).click()
  await field('Part number (optional)').fill('TAKEN-1')
  await at.page.getByText('More', { exact: true }).click()
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
  await at.page.getByRole('link', { name: 'Overview' }).click()
  await at.page.getByRole('heading', { name: 'Leave without saving?' }).waitFor()
  await button('Stay here').click()
  await field('Pieces').fill('25')
  await button('Add to stock').click()
  await seen('+25')
  await expect.poll(() => field('Quantity').inputValue()).toBe('125')
  expect(await field('Price').inputValue()).toBe('75')
  await at.page.getByRole('button', { name: 'Remove Socket' }).click()
  await button('Save changes').click()
  await seen('Successfully updated')
  expect(await partNamed('To edit')).toMatchObject({
    price_minor: 7_500,
    quantity: 125,
    specs: { memoryTypes: ['DDR5', 'DDR4'] },
  })
  expect((await partNamed('To edit'))?.specs).not.toHaveProperty('socket')
  await at.page.getByRole('link', { name: 'Manage Products' }).click()
  await at.page.getByRole('heading', { name: 'Manage Parts' }).waitFor()
})

test('who is asked before logging out and stays is not logged out later', async () => {
  await open(`manage-products/${await addPart('To keep')}`)
  await field('Price').fill('76')
  await button(/Admin$/).click()
  await at.page.getByRole('menuitem', { name: 'Logout' }).click()
  await at.page.getByRole('heading', { name: 'Leave without saving?' }).waitFor()
  await button('Stay here').click()
  await button('Save changes').click()
  await seen('Successfully updated')
  await at.page.getByRole('link', { name: 'Manage Products' }).click()
  await at.page.getByRole('heading', { name: 'Manage Parts' }).waitFor()
  await at.page.reload()
  await at.page.getByRole('heading', { name: 'Manage Parts' }).waitFor()
})

test('restocking tells what is there, who moved it, and what cannot be taken', async () => {
  await addPart('To restock')
  await open('manage-products?q=To restock')
  await button('Restock To restock').click()
  await button('Add to stock').click()
  await seen('A whole number of pieces, 1 or more')
  await field('Pieces').fill('40')
  await seen('Available: 100 → 140')
  await button('Add to stock').click()
  await seen('Stock updated')
  await seen(`${at.admin.name},`)
  await seen('Available: 140')
  await at.page.getByText('Pieces out').click()
  await field('Pieces').fill('500')
  await button('Take from stock').click()
  await at.page.getByRole('alert').filter({ hasText: 'Quantity must be between' }).waitFor()
  expect(await field('Pieces').inputValue()).toBe('500')
  expect((await partNamed('To restock'))?.quantity).toBe(140)
})

test('rows are one dense line of actions where there is little room', async () => {
  await addPart('Narrow one with a name of some length for its line')
  for (const [width, most] of [
    [768, 92],
    [1280, 60],
  ] as const) {
    await at.page.setViewportSize({ width, height: 900 })
    await open('manage-products?q=Narrow')
    const row = at.page.locator('[data-row]').first()
    await row.waitFor()
    const tops = await row
      .getByRole('button')
      .or(row.getByRole('link', { name: /^Edit/ }))
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)
    expect(tops).toBe(1)
    expect((await row.boundingBox())?.height).toBeLessThan(most)
    const panel = at.page.locator('.panel:has(table)')
    expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  }
})

test('a part is deleted through the static dialog only', async () => {
  await addPart('To delete 1')
  await addPart('To delete 2')
  await open('manage-products?q=To delete')
  const dialog = at.page.getByRole('alertdialog', { name: 'Are you sure' })
  const ask = () => button('Delete To delete 2').click()
  await ask()
  await dialog.getByText('This can never be restored.').waitFor()
  await at.page.keyboard.press('Escape')
  await at.page.mouse.click(5, 5)
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
  await expect.poll(() => at.page.locator('[data-row]').count()).toBe(1)
  expect(await partNamed('To delete 2')).toBeUndefined()
  await expect
    .poll(() => at.page.evaluate(() => document.activeElement?.matches('[data-row]')))
    .toBe(true)
})

test('the list is searched, narrowed to low stock and opened by keys', async () => {
  await addPart('Plenty of these', { quantity: 1_000 })
  await addPart('Few of these', { quantity: 23, orderMultiple: 12 })
  await open('manage-products')
  await at.page.getByRole('columnheader', { name: 'Minimum Quantity' }).waitFor()
  await at.page.locator('[data-row]').first().waitFor()
  await at.page.keyboard.press('/')
  await at.page.keyboard.type('of these')
  await expect.poll(() => at.page.locator('[data-row]').count()).toBe(2)
  await field('Stock').selectOption('Low stock')
  await expect.poll(() => at.page.locator('[data-row]').count()).toBe(1)
  await at.page.locator('[data-row]').getByText('Low', { exact: true }).waitFor()
  expect(new URL(at.page.url()).search).toBe('?q=of+these&stock=low')
  await at.page.reload()
  await at.page.locator('[data-row]').waitFor()
  await at.page.keyboard.press('j')
  await at.page.keyboard.press('Enter')
  await at.page.getByRole('heading', { name: 'Few of these' }).waitFor()
  await at.page.goBack()
  await at.page.locator('[data-row]').waitFor()
  await at.page.keyboard.press('?')
  await at.page.getByRole('dialog', { name: 'Keys' }).waitFor()
})

test('of more than 1,000 parts the last page that can be leafed to says so', async () => {
  const rows = Array.from({ length: 1_001 }, (_, at) => `MANY-${at},Many ${at},cpu,10`)
  const form = new FormData()
  form.set('file', new Blob([['mpn,name,category,price', ...rows].join('\n')]), 'many.csv')
  const headers = { authorization: `Bearer ${at.admin.token}` }
  const sent = await at.shop.request('/api/imports', { method: 'POST', headers, body: form })
  expect(sent.status).toBe(200)
  await open('manage-products?page=9999')
  await seen('The first 1,000 of more: narrow the list to see the others.')
  await seen('more than 1,000')
  await at.page.locator('[aria-current=page]', { hasText: '40' }).waitFor()
  await expect.poll(() => new URL(at.page.url()).search).toBe('?page=40')
  expect(await at.page.locator('[data-row]').count()).toBe(25)
})
