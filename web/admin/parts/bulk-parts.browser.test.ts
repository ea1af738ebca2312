import { expect, test } from 'vitest'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import { violationsOf } from '../../../tests/violations.fixture.ts'
import { backOffice } from '../back-office.fixture.ts'

const { shop, page, go } = backOffice({ SHIPPING_UNDO_SECONDS: '60' }, { jobs: true })

const button = (name: string | RegExp) => page().getByRole('button', { name })
const says = (text: string | RegExp) => page().getByText(text).first().waitFor()

test('all parts that match are priced by percent and restocked, once the seconds of undo are over', async () => {
  const add = (n: number) =>
    addTestPart(shop(), {
      name: `Bulk kit ${n}`,
      price: 100 + n,
      priceBreaks: [{ from: 50, price: 90 }],
    })
  const ids: string[] = []
  for (let n = 0; n < 27; n += 1) ids.push(await add(n))
  await shop().sql`update part set img = '/favicon.svg'`
  await go('/dashboard/manage-products?q=Bulk+kit&sort=name')
  await page().getByLabel('Choose all on this page').check()
  await button('Choose all 27 that match').click()
  await says('27 chosen, 2 not on this page')
  await button('Price 27 parts').click()
  const prices = page().getByRole('dialog', { name: 'Price 27 parts' })
  expect(await prices.getByRole('button', { name: 'Change 27 prices' }).isDisabled()).toBe(true)
  await prices.getByLabel('Change in percent').fill('-100')
  await prices.getByText('More than -100').waitFor()
  await prices.getByLabel('Change in percent').fill('2.5')
  await prices.getByText('$100.00 → $102.50').waitFor()
  await prices.getByText('and 21 more').waitFor()
  expect(await violationsOf(page())).toEqual([])
  await prices.getByRole('button', { name: 'Change 27 prices' }).click()
  await says('Pricing 27 parts')
  await shop().admin.call('PATCH', `/parts/${ids[1]}`, { details: 'Changed meanwhile' })
  await button('Do it now').click()
  await says('26 parts priced, 1 not.')
  await says('changed by somebody else')
  const part = async (id: string) =>
    (await (await shop().admin.call('GET', `/parts/${id}`)).json()) as object
  expect(await part(ids[0]!)).toMatchObject({
    price: 102.5,
    priceBreaks: [{ from: 50, price: 92.25 }],
  })
  expect(await part(ids[1]!)).toMatchObject({ price: 101 })
  await button('Close').click()
  await page().getByLabel('Choose this row').first().check()
  await button('Restock 1 part').click()
  const stock = page().getByRole('dialog', { name: 'Restock 1 part' })
  await stock.getByLabel('Pieces that came in, of each part').fill('250')
  await stock.getByRole('button', { name: 'Add 250 to each' }).click()
  await button('Do it now').click()
  await says('1 part restocked.')
  expect(await part(ids[0]!)).toMatchObject({ quantity: 1_250 })
})

const stored = (beginning: string) =>
  page().evaluate((begins) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith(begins))
    return key && localStorage.getItem(key)
  }, beginning)

test('a search has a name, and an address that is the list’s own', async () => {
  await go('/dashboard/manage-products?q=Bulk&sort=-price&page=2')
  await button('Save this view').click()
  const dialog = page().getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('button', { name: 'Save the view' }).click()
  await dialog.getByText('Please input the name of the view').waitFor()
  await dialog.getByLabel('Name').fill('Dear kits')
  expect(await violationsOf(page())).toEqual([])
  await dialog.getByRole('button', { name: 'Save the view' }).click()
  await go('/dashboard/manage-products')
  // the shop has it: another device, which keeps nothing of its own, shows it as well
  await expect.poll(() => stored('unsent:views:parts:')).toBe('')
  await page().evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/^(unsent:)?views:/.test(key)) localStorage.removeItem(key)
  })
  await go('/dashboard/manage-products')
  await page().getByRole('link', { name: 'Dear kits' }).click()
  await expect.poll(() => new URL(page().url()).search).toBe('?q=Bulk&sort=-price')
  await button('Forget the view Dear kits').click()
  expect(await page().getByRole('link', { name: 'Dear kits' }).count()).toBe(0)
})
