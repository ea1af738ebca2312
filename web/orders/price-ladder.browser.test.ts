import { expect, test } from 'vitest'
import { addTestPart } from '../../tests/orders.fixture.ts'
import { buyingShop } from './buying.fixture.ts'

const at = buyingShop()

const part = (more: object = {}) =>
  addTestPart(at.shop(), {
    name: 'Laddered CPU',
    minQuantity: 12,
    orderMultiple: 12,
    pack: { name: 'tray', size: 12 },
    priceBreaks: [
      { from: 48, price: 95 },
      { from: 120, price: 70.5 },
    ],
    ...more,
  })
const withPicture = async (id: string) => {
  await at.shop().sql`update part set img = '/favicon.svg' where id = ${id}`
  return id
}
const quantity = () => at.page().getByLabel('Quantity', { exact: true })
const activeRung = () => at.page().locator('tr[aria-current] th').innerText()

test('the rung is marked while typing, steps are legal, advice is taken, and the order costs what the rung says', async () => {
  const id = await withPicture(await part())
  await at.go(`/purchase/${id}`)
  await quantity().waitFor()
  expect(await quantity().inputValue()).toBe('12')
  expect(await activeRung()).toContain('12 – 36')
  await quantity().fill('50')
  await at.page().getByText('Quantity must be a multiple of 12').waitFor()
  expect(await at.button('Submit').isDisabled()).toBe(true)
  await at.page().getByText('Orders are a multiple of 12: the next is 60').waitFor()
  await at.button('Take 60').click()
  expect(await quantity().inputValue()).toBe('60')
  expect(await activeRung()).toContain('48 – 108')
  await at.button('Increase by 12').click()
  expect(await quantity().inputValue()).toBe('72')
  await quantity().press('ArrowDown')
  expect(await quantity().inputValue()).toBe('60')
  await quantity().fill('108')
  await at.page().getByText('12 more and each costs $70.50: total falls by $1,800.00').waitFor()
  await at.button('Take 120').click()
  expect(await activeRung()).toContain('120 and more')
  await expect.poll(() => at.page().getByLabel('Total').innerText()).toBe('$8,460.00')
  await at.page().getByText('Why this price?').click()
  await at.page().getByText('From 120 pieces on each costs $70.50.').waitFor()
  await at.page().getByText('120 pieces are 10 × tray of 12.').waitFor()
  expect(await at.violations()).toEqual([])
  await at.page().getByLabel('Address').fill('1 Test Street')
  await at.page().getByLabel('Phone Number').fill('0123456789')
  await at.button('Submit').click()
  await at.toast('Your order is placed successfully')
  const [order] = await at.shop().sql`
    select o.id, o.total_minor, l.unit_price_minor, l.rung_from
    from orders o join order_line l on l.order_id = o.id where l.part_id = ${id}`
  expect(order).toMatchObject({ total_minor: 846_000, unit_price_minor: 7_050, rung_from: 120 })
  await at.go(`/dashboard/payment/${order?.id}`)
  await at.page().getByText('Why this price?').click()
  await at.page().getByText('From 120 pieces on each costs $70.50.').waitFor()
})

test('the part’s page marks the rung, too, and hands its quantity on; a maximum has its own words', async () => {
  const id = await withPicture(await part({ maxQuantity: 100 }))
  await at.go(`/parts/${id}`)
  await quantity().fill('48')
  await expect.poll(activeRung).toContain('48 and more')
  await at.page().getByText('$95.00 each · 4 × tray of 12').waitFor()
  await quantity().fill('108')
  await at.page().getByText('One order takes at most 96 of this part.').waitFor()
  await quantity().fill('3')
  await at.page().getByText('Quantity must be between 12-1000').waitFor()
  await quantity().fill('96')
  expect(await at.violations()).toEqual([])
  await at.page().getByRole('link', { name: 'Purchase Now', exact: true }).first().click()
  await at.page().getByRole('heading', { name: 'Order', exact: true }).waitFor()
  expect(await quantity().inputValue()).toBe('96')
  expect(await at.button('Increase by 12').getAttribute('aria-disabled')).toBe('true')
})

test('a part without a ladder has none of it', async () => {
  const id = await withPicture(await addTestPart(at.shop(), { name: 'Plain CPU' }))
  await at.go(`/purchase/${id}`)
  await quantity().fill('11')
  await expect.poll(() => at.page().getByLabel('Total').innerText()).toBe('$1,100.00')
  expect(await at.page().getByRole('table', { name: 'Price by quantity' }).count()).toBe(0)
  expect(await at.page().getByRole('button', { name: /^Take/ }).count()).toBe(0)
})

test('a page from before a change of the ladder is told, shows the new one, and then orders', async () => {
  const id = await withPicture(await part())
  await at.go(`/purchase/${id}?quantity=48`)
  await at.page().getByLabel('Address').fill('1 Test Street')
  await at.page().getByLabel('Phone Number').fill('0123456789')
  await at.shop().sql`
    update part set price_rungs = '[{"from": 48, "priceMinor": 9900}]' where id = ${id}`
  await at.button('Submit').click()
  await at.page().getByText('The price has changed to $4,752.00.').first().waitFor()
  await expect.poll(() => at.page().getByLabel('Total').innerText()).toBe('$4,752.00')
  await at.button('Submit').click()
  await at.toast('Your order is placed successfully')
})
