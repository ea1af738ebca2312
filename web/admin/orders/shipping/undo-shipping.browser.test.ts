import { expect, test } from 'vitest'
import { violationsOf } from '../../../../tests/violations.fixture.ts'
import { backOffice } from '../../back-office.fixture.ts'

const { shop, page, go } = backOffice({ SHIPPING_UNDO_SECONDS: '600' })

const button = (name: string | RegExp) => page().getByRole('button', { name })
const says = (text: string | RegExp) => page().getByText(text).first().waitFor()

test('found: A4 what was shipped from its row is taken back by one click', async () => {
  const order = await shop().pending()
  await go('/dashboard/manage-orders')
  await button(`Ship Now, order ${order.number}`).click()
  await says(`Order ${order.number}: shipped`)
  await says(/^Invoice and mail leave in/)
  expect(await violationsOf(page())).toEqual([])
  await button('Undo').click()
  await says('Shipping taken back')
  expect(await shop().status(order.id)).toBe('pending')
  await button('Undo').waitFor({ state: 'detached' })
})

test('found: A4 tracking is added to a shipment on its order’s page', async () => {
  const order = await shop().pending()
  await go(`/dashboard/manage-orders/${order.id}`)
  await button('Ship Now').click()
  await button('Undo').waitFor()
  await button('Add tracking of shipment 1').click()
  await page().getByLabel('Carrier (optional)').fill('Freight Line')
  await page().getByLabel('Tracking number (optional)').fill('FL-77')
  expect(await violationsOf(page())).toEqual([])
  await button('Save tracking').click()
  await says('Tracking saved')
  await button('Change tracking of shipment 1').waitFor()
  await says('FL-77')
})
