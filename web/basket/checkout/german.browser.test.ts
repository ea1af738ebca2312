import { beforeAll, expect, test } from 'vitest'
import type { RecordShown } from '../../../contract/shop-record/record.ts'
import { fillPurchase } from '../../../tests/fill-delivery.fixture.ts'
import { basketShop } from '../baskets.fixture.ts'

// the browser is English: what counts is how the page writes
const at = basketShop({ CURRENCY: 'eur', LOCALE: 'de-DE', TIME_ZONE: 'Europe/Berlin' })
const { shop, page, go, button, toast, line, sum, total, newPart, addFromPage, fillDelivery } = at

/** From 20 pieces on each costs 1.100,25 €. */
let part: string

beforeAll(async () => {
  part = await newPart({
    name: 'Tray CPU',
    price: 1_234.5,
    quantity: 12_000,
    priceBreaks: [{ from: 20, price: 1_100.25 }],
  })
  const admin = await shop().admin()
  const { version, record } = (await (
    await admin.call('GET', '/shop-record')
  ).json()) as RecordShown
  const orders = { ...record.orders, least: 20_000 }
  const changed = await admin.call('PATCH', '/shop-record', { version, change: { orders } })
  expect(changed.status).toBe(200)
})

const seen = (words: string | RegExp) => page().getByText(words).first().waitFor()
const quantity = () => page().getByLabel('Quantity', { exact: true })

/** Nothing on this page is written as elsewhere: € before the amount, points before cents, commas between thousands. */
async function allIsGerman() {
  const text = await page().locator('body').innerText()
  expect(text).toMatch(/\d,\d\d\s€/)
  const foreign = text.match(/.*€[ \u00a0]?\d.*|.*\d,\d{3}(?!\d).*|.*\d\.\d\d(?![\d.]).*/g)
  expect(foreign?.join('\n')).toBeUndefined()
}

test('amounts are found, put into the basket and ordered as Germany writes them', async () => {
  await go('/parts')
  await page().getByLabel('Price to').pressSequentially('1.234,50')
  await page().keyboard.press('Enter')
  await page().waitForURL(/maxPrice=1234\.5$/)
  await seen('1.234,50 €')
  await allIsGerman()

  await addFromPage(part, '10')
  await toast('10 × Tray CPU added to your basket')
  await seen('1.100,25 €')
  await allIsGerman()
  await go('/basket')
  await sum('12.345,00 €')
  await seen('Orders begin at 20.000,00 €: add parts for 7.655,00 € more.')
  expect(await button('Continue to checkout').isDisabled()).toBe(true)
  await line('Tray CPU').getByLabel('Quantity').fill('1200')
  await line('Tray CPU').getByLabel('Quantity').press('Enter')
  await seen('One payment takes at most 999.999,99 €. Order at most 905 of this part at once.')
  await seen('12.000')
  await line('Tray CPU').getByLabel('Quantity').fill('20')
  await line('Tray CPU').getByLabel('Quantity').press('Enter')
  await sum('22.005,00 €')
  await allIsGerman()

  await button('Continue to checkout').click()
  await page().getByRole('heading', { name: 'Checkout' }).waitFor()
  await seen('20 × 1.100,25 €')
  await total('22.005,00 €')
  await fillDelivery()
  await allIsGerman()
  await button('Place order').click()
  await page()
    .getByRole('heading', { name: /^Order PW-/ })
    .waitFor()
  await seen('22.005,00 €')
  await allIsGerman()
  expect(await at.orders()).toEqual([2_200_500])
  await go('/dashboard/myorders')
  await seen('22.005,00 €')
  await allIsGerman()
})

test('the checkout and the purchase page say what an order lacks before it is sent', async () => {
  await at.fill({ partsId: part, quantity: 15 })
  await go('/checkout')
  await seen('Orders begin at 20.000,00 €: add parts for 1.482,50 € more in the basket.')
  expect(await button('Place order').isDisabled()).toBe(true)

  await go(`/purchase/${part}`)
  await quantity().fill('10')
  await total('12.345,00 €')
  await seen('Orders begin at 20.000,00 €: this one lacks 7.655,00 €.')
  expect(await button('Submit').isDisabled()).toBe(true)
  expect(await at.violations()).toEqual([])
  await allIsGerman()
  await fillPurchase(page())
  await quantity().fill('20')
  await total('22.005,00 €')
  expect(await page().getByText('Orders begin at').count()).toBe(0)
  await button('Submit').click()
  await toast('Your order is placed successfully')
  await allIsGerman()
  expect(await at.orders()).toEqual([2_200_500])
})
