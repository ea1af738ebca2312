import { beforeEach, expect, test } from 'vitest'
import type { OrderDetail } from '../../../../contract/orders/orders.ts'
import { addTestPart, paidOrder } from '../../../../tests/orders.fixture.ts'
import { violationsOf } from '../../../../tests/violations.fixture.ts'
import { backOffice } from '../../back-office.fixture.ts'

const { shop, page, go, complaints } = backOffice()

let order: OrderDetail
beforeEach(async () => {
  const id = await paidOrder(shop(), shop().buyer, await addTestPart(shop()))
  await shop().admin.call('PATCH', `/order-release/${id}`)
  order = await read(id)
})

async function read(id: string) {
  return (await (await shop().admin.call('GET', `/order/${id}`)).json()) as OrderDetail
}

const button = (name: string) => page().getByRole('button', { name, exact: true })
const dialog = () => page().getByRole('dialog')

test('business: 5 an order is put on hold with why, stands in the list of those, and ships once that is ended', async () => {
  await go(`/dashboard/manage-orders/${order._id}`)
  await button('Ship Now').waitFor()
  await button('Put on hold').click()
  await dialog().getByRole('button', { name: 'Put on hold' }).click()
  await dialog().getByText('Write why').waitFor()
  expect(complaints().splice(0)).toEqual([expect.stringContaining('400')])
  await dialog().getByLabel('Why').fill('Call them first')
  await dialog().getByRole('button', { name: 'Put on hold' }).click()
  const holds = page().getByRole('region', { name: 'Holds' })
  await holds.getByText('Call them first').waitFor()
  await expect.poll(() => button('Ship Now').count()).toBe(0)
  expect(await button('Put on hold').count()).toBe(0)
  expect(await violationsOf(page())).toEqual([])

  await go('/dashboard/overview')
  await page()
    .getByRole('link', { name: /On hold: to look at/ })
    .click()
  const row = page().getByRole('row', { name: new RegExp(order.orderNumber) })
  await row.getByText('On hold').first().waitFor()
  await row.getByRole('link', { name: order.partsName }).click()

  await holds.getByRole('button', { name: 'End the hold' }).click()
  await dialog().getByText('Nothing else holds the order: it goes on.').waitFor()
  await dialog().getByLabel('Why').fill('They called')
  await dialog().getByRole('button', { name: 'End the hold' }).click()
  await holds.getByText('They called').waitFor()
  await button('Ship Now').click()
  await expect.poll(async () => (await read(order._id)).status).toBe('shipped')
})
