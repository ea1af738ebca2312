import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browsedCatalogue } from '../catalogue/browsed-catalogue.fixture.ts'

const { ids, open, awake } = browsedCatalogue()

/** A page whose program is on its way until `come` is called. */
async function early(where: string) {
  const page = await open('/robots.txt')
  const { promise, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(where, { waitUntil: 'commit' })
  return { page, come }
}
const main = (page: Page) => page.getByRole('main')

test('what is typed before the program of a page came is counted when it came, and a button does its work', async () => {
  const { page, come } = await early(`/parts/${ids().seven}`)
  const quantity = main(page).getByLabel('Quantity')
  await quantity.fill('12')
  await main(page).getByRole('button', { name: 'Add to basket' }).first().click()
  come()
  await page.getByRole('link', { name: 'Basket, 1 part' }).waitFor()
  expect(await quantity.inputValue()).toBe('12')
  await main(page).getByText('$9,600.00').first().waitFor()
  await quantity.press('End')
  await quantity.press('Backspace')
  expect(await quantity.inputValue()).toBe('1')
  await page.context().close()
})

test('boxes that were ticked before stay so, and words that were typed', async () => {
  const { page, come } = await early('/parts?category=cpu')
  await page.getByLabel('Compare Ryzen 9 9950X').check()
  const search = page.getByRole('searchbox').first()
  await search.fill('ryzen')
  come()
  await awake(page)
  const tray = page.getByRole('region', { name: 'Parts to compare' })
  await tray.getByRole('button', { name: 'Do not compare Ryzen 9 9950X' }).waitFor()
  expect(await page.getByLabel('Compare Ryzen 9 9950X').isChecked()).toBe(true)
  await expect.poll(() => page.locator('input[name=q]').first().inputValue()).toBe('ryzen')
  await page.context().close()
})
