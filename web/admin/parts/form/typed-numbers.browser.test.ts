import { expect, test } from 'vitest'
import {
  addPart,
  at,
  button,
  field,
  open,
  partNamed,
  productPages,
  seen,
} from '../pages.fixture.ts'

// the browser is English: what counts is how the page writes
productPages({ CURRENCY: 'eur', LOCALE: 'de-DE' })

test('found: a number is read as the page writes numbers, or refused, and never read as another one', async () => {
  const id = await addPart('Typed in German', { price: 12.5, specs: { boostClockGhz: 5.4 } })
  await open(`manage-products/${id}`)
  expect(await field('Price').inputValue()).toBe('12,5')
  const save = async (price: string) => {
    await field('Price').fill('')
    await field('Price').pressSequentially(price)
    await button('Save changes').click()
  }
  for (const other of ['12.50', '1,234.56', '1.23456', '12,50,1']) {
    await save(other)
    await seen('Write it as 1.234,50')
  }
  expect(await partNamed('Typed in German')).toMatchObject({ price_minor: 1_250 })
  await save('1.234,56')
  await seen('Successfully updated')
  expect(await partNamed('Typed in German')).toMatchObject({
    price_minor: 123_456,
    specs: { boostClockGhz: 5.4 },
  })
  await open(`manage-products/${id}`)
  await field('Minimum Quantity').fill('')
  await field('Minimum Quantity').pressSequentially('1.500')
  await save('12,50')
  await seen('Successfully updated')
  expect(await partNamed('Typed in German')).toMatchObject({
    price_minor: 1_250,
    min_quantity: 1_500,
  })
})

test('found: so do the filters of a list, with script and without', async () => {
  await at.page.goto(`${at.shop.publicUrl}/parts`)
  await at.page.getByLabel('Price to').pressSequentially('12,60')
  await at.page.keyboard.press('Enter')
  await at.page.waitForURL(/maxPrice=12\.6$/)
  expect(await at.page.getByLabel('Price to').inputValue()).toMatch(/^12,60?$/)
  await seen('Typed in German')
  await at.page.getByLabel('Price to').fill('12.40')
  await at.page.keyboard.press('Enter')
  expect(at.page.url()).toMatch(/maxPrice=12\.6$/)
  const sent = await at.shop.request('/parts?minPrice=&maxPrice=1.500', {
    redirect: 'manual',
  })
  expect(sent.headers.get('location')).toMatch(/maxPrice=1500$/)
})
