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

productPages()

const preview = () => at.page.getByRole('region', { name: 'What buyers see' })
const priceBreak = async (number: number, from: string, price: string) => {
  await button('Add a price break').click()
  await field(`From pieces, price break ${number}`).fill(from)
  await field(`Price each, price break ${number}`).fill(price)
}

test('an admin edits price breaks, sees what buyers will see, and is told at the price break what is wrong', async () => {
  const id = await addPart('With price breaks', { price: 50, quantity: 900 })
  await open(`manage-products/${id}`)
  await preview().getByText('One price for any quantity.').waitFor()
  await field('Order multiple').fill('12')
  await field('Pack (optional)').fill('tray')
  await field('Pieces of a pack (optional)').fill('12')
  await priceBreak(1, '50', '47.5')
  await preview().getByText('60 and more').waitFor()
  await preview()
    .getByText('From 50: the first quantity that can be ordered there is 60.')
    .waitFor()
  await priceBreak(2, '100', '48')
  await preview().getByText('Price break 2: Not above the price before, 47.5.').waitFor()
  await button('Save changes').click()
  await seen('Not above the price before, 47.5')
  await expect
    .poll(() =>
      field('Price each, price break 2').evaluate((one) => one === document.activeElement),
    )
    .toBe(true)
  await field('Price each, price break 2').fill('45')
  await preview().getByText('$45.00').waitFor()
  await field('Maximum of an order (optional)').fill('5')
  await button('Save changes').click()
  await seen('The maximum cannot be less than 12, the least that can be ordered')
  await field('Maximum of an order (optional)').fill('240')
  await button('Save changes').click()
  await seen('Successfully updated')
  expect(await partNamed('With price breaks')).toMatchObject({
    order_multiple: 12,
    max_quantity: 240,
    pack_name: 'tray',
    pack_size: 12,
    price_breaks: [
      { from: 50, priceMinor: 4_750 },
      { from: 100, priceMinor: 4_500 },
    ],
  })
  await button('Remove price break 1').click()
  await button('Save changes').click()
  await expect
    .poll(async () => (await partNamed('With price breaks'))?.price_breaks)
    .toEqual([{ from: 100, priceMinor: 4_500 }])
})

test('a part is added with its price breaks, and a price below it is told at once', async () => {
  await open('add-product')
  await field('Parts Name').fill('Added with price breaks')
  await field('Minimum Quantity').fill('5')
  await field('Quantity').fill('200')
  await field('Price').fill('40')
  await field('Details').fill('In trays.')
  await field('Image').setInputFiles({ name: 'part.png', mimeType: 'image/png', buffer: at.png })
  await at.page.getByText('Buying in bulk', { exact: true }).click()
  await priceBreak(1, '20', '41')
  await at.page.getByText('Buying in bulk', { exact: true }).click()
  await button('Submit').click()
  await seen('Not above the price, 40')
  await field('Price each, price break 1').fill('38.25')
  await button('Submit').click()
  await seen('Product added successfully')
  expect(await partNamed('Added with price breaks')).toMatchObject({
    price_breaks: [{ from: 20, priceMinor: 3_825 }],
  })
})
