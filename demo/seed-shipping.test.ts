import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShippingSetup } from '../contract/freight/setup.ts'
import type { OrderEstimate } from '../contract/orders/estimates.ts'
import type { Part } from '../contract/parts/parts.ts'
import { read } from '../tests/companies.fixture.ts'
import { openTestShop, type TestShop } from '../tests/open-test-shop.ts'
import { act, places } from '../tests/taxes.fixture.ts'
import { seedDemo } from './seed-demo.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false })
  await seedDemo(shop.shop)
}, 120_000)
afterAll(() => shop?.close())

test('the demo has ways to send by weight and zone, which change nothing until an admin turns them on', async () => {
  const admin = await shop.admin()
  const buyer = await shop.buyer()
  const setup = () => read<ShippingSetup>(admin.call('GET', '/shipping-setup'))
  const { methods, zones, rates, unweighed } = await setup()
  expect(methods.map(({ name, isOn }) => [name, isOn])).toEqual([
    ['Invoiced when it leaves', true],
    ['Parcel', false],
    ['Pallet', false],
  ])
  expect([zones.length, rates.length, unweighed]).toEqual([2, 4, 0])
  const parts = (await (await shop.request('/api/parts?limit=100')).json()) as Part[]
  expect(parts.filter(({ weightGrams }) => !weightGrams)).toEqual([])
  expect(await (await shop.request('/api/config')).json()).toMatchObject({ shippingChosen: false })

  const light = parts.find(({ category }) => category === 'cpu')!
  const lines = [{ partsId: light._id, quantity: light.minQuantity }]
  const { country, region, postalCode } = places.berlin
  const shipTo = { country, region, postalCode }
  const estimate = () =>
    read<OrderEstimate>(buyer.call('POST', '/order-estimates', { lines, shipTo }))
  const { payable, price } = await estimate()
  expect(payable).toBeGreaterThan(0)
  expect(payable).toBe(price)
  for (const { _id, kind } of methods)
    if (kind === 'table') await act(admin, 'PATCH', `/shipping-methods/${_id}`, { isOn: true })
  const offered = (await estimate()).methods.map(({ name, isOffered, price }) => [
    name,
    isOffered && price !== null,
  ])
  expect(offered).toEqual([
    ['Invoiced when it leaves', false],
    ['Parcel', true],
    ['Pallet', true],
  ])

  // starting again changes nothing
  await seedDemo(shop.shop)
  expect((await setup()).methods).toHaveLength(3)
})
