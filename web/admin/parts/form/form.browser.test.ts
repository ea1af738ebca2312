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
