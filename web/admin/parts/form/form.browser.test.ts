import { readFile } from 'node:fs/promises'
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
} from '../pages.fixture.ts'

productPages()

test('found: A3 the category is asked in plain sight, as the name tells it, and is nobody’s guess in the end', async () => {
  await open('add-product')
  const category = field('Category')
  await category.waitFor()
  await fillPart('Fast SSD 4 TB')
  await seen('Guessed from the name: HDD. Choose another if it is not.')
  expect(await category.inputValue()).toBe('hdd')
  await field('Parts Name').fill('Unheard of')
  await seen('The name does not tell it: choose')
  await category.selectOption('gpu')
  await field('Parts Name').fill('Unheard of SSD')
  expect(await category.inputValue()).toBe('gpu')
  await field('Image').setInputFiles({ name: 'part.png', mimeType: 'image/png', buffer: at.png })
  await button('Submit').click()
  await seen('Product added successfully')
  await seen('is in the shop, under GPU.')
  expect(await partNamed('Unheard of SSD')).toMatchObject({ category: 'gpu' })
  await addPart('Solid state drive by a program')
  expect(await partNamed('Solid state drive by a program')).toMatchObject({ category: 'hdd' })
})

test('found: A1 what both changed is shown and asked, and nothing typed is lost', async () => {
  const id = await addPart('Met', { specs: { rpm: 7_200, cacheMb: 64 } })
  await open(`manage-products/${id}`)
  await field('Price').fill('75')
  await field('Details').fill('Typed here.')
  const theirs = { price: 60, specs: { rpm: 5_400, cacheMb: 64 }, name: 'Met elsewhere' }
  expect((await at.admin.call('PATCH', `/parts/${id}`, theirs)).status).toBe(200)
  await button('Save changes').click()
  await seen('Somebody else changed this part while you did.')
  await seen('There now')
  await seen('It is 60 now. You sent 75.')
  // of what nobody else changed there is nothing to say
  expect(await at.page.getByText('You sent').count()).toBe(1)
  expect(await field('Price').inputValue()).toBe('75')
  expect(await field('Details').inputValue()).toBe('Typed here.')
  expect(await field('Parts Name').inputValue()).toBe('Met elsewhere')
  expect(await partNamed('Met elsewhere')).toMatchObject({ price_minor: 6_000 })
  await button('Keep mine: Price').click()
  await button('Save changes').click()
  await seen('Successfully updated')
  expect(await partNamed('Met elsewhere')).toMatchObject({
    price_minor: 7_500,
    details: 'Typed here.',
    specs: { rpm: 5_400, cacheMb: 64 },
  })
})

test('what freight and customs ask is typed under More, said beside the part, and exported', async () => {
  const id = await addPart('Weighed')
  await open(`manage-products/${id}`)
  await field('Weight in grams (optional)').fill('1250')
  await field('Country of origin (optional)').selectOption('Taiwan')
  await field('Customs code (HS) (optional)').fill('8473')
  await button('Save changes').click()
  await seen('A customs code has 6 to 10 digits, such as 8471.70')
  await field('Customs code (HS) (optional)').fill('8473.30.20')
  await button('Save changes').click()
  await seen('Successfully updated')
  expect(await partNamed('Weighed')).toMatchObject({
    weight_grams: 1_250,
    origin_country: 'TW',
    hs_code: '84733020',
  })
  await open('manage-products')
  const [file] = await Promise.all([
    at.page.waitForEvent('download'),
    button('Export parts').click(),
  ])
  expect(file.suggestedFilename()).toBe('partwright-parts.csv')
  expect(await readFile((await file.path())!, 'utf8')).toContain(',1250,TW,84733020,')
  await at.page.goto(`${at.shop.publicUrl}/parts/${id}`)
  for (const [name, words] of [
    ['Weight', '1.25 kg'],
    ['Country of origin', 'Taiwan'],
    ['Customs code (HS)', '8473.30.20'],
  ])
    await at.page
      .locator('dl > div', { hasText: name! })
      .getByText(words!, { exact: true })
      .waitFor()
  // of what is not known nothing is said
  await at.page.goto(`${at.shop.publicUrl}/parts/${await addPart('Unweighed')}`)
  await seen('1 year')
  expect(await at.page.getByText('Country of origin').count()).toBe(0)
})
