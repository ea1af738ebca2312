import { describe, expect, test } from 'vitest'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { payToAccount } from '../../../tests/bank.fixture.ts'
import { violationsOf } from '../../../tests/violations.fixture.ts'
import { backOffice } from '../back-office.fixture.ts'

const { shop, page, go } = backOffice({ SHIPPING_UNDO_SECONDS: '60' }, { jobs: true })

const orders = '/dashboard/manage-orders'
const button = (name: string | RegExp) => page().getByRole('button', { name })
const says = (text: string | RegExp) => page().getByText(text).first().waitFor()
const rowOf = (order: { number: string }) =>
  page().getByRole('row').filter({ hasText: order.number })
const choose = (order: { number: string }) => rowOf(order).getByRole('checkbox').check()

const look = async (id: string) =>
  (await (await shop().admin.call('GET', `/order/${id}`)).json()) as OrderDetail

/** Says that what is shipped costs no freight. */
async function withoutFreight() {
  const dialog = page().getByRole('alertdialog', { name: 'What is their freight?' })
  await dialog.getByRole('button', { name: 'Without freight where it is empty' }).click()
  await dialog.getByRole('button', { name: /^Ship/ }).click()
}

async function many<T>(count: number, make: () => Promise<T>) {
  const made: T[] = []
  for (let left = count; left > 0; left -= 1) made.push(await make())
  return made
}

describe('orders in bulk', () => {
  test('business: 6 of those whose freight is entered when they leave it is asked, and what has none said stays', async () => {
    await payToAccount(shop().admin)
    const [first, second, third] = await many(3, shop().pending)
    await go(orders)
    for (const order of [first!, second!, third!]) await choose(order)
    await button('Ship 3').click()
    const dialog = page().getByRole('alertdialog', { name: 'What is their freight?' })
    await dialog.getByText('The freight of 3 orders of 3 is entered when it leaves').waitFor()
    expect(await dialog.getByRole('button', { name: 'Ship 0 of 3' }).isDisabled()).toBe(true)
    const field = (name: string, order: { number: string }) =>
      dialog.getByLabel(`${name} of ${order.number}`)
    await field('Freight in USD', first!).fill('12.50')
    await field('Carrier', first!).fill('DHL')
    await field('Tracking number', first!).fill('00340434')
    await field('Freight in USD', second!).fill('0')
    for (const width of [360, 1280]) {
      await page().setViewportSize({ width, height: 900 })
      expect(await violationsOf(page())).toEqual([])
      expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await dialog.getByRole('button', { name: 'Ship 2 of 3' }).click()
    await says('Shipping 2 orders')
    await page().getByText('1 chosen').waitFor()
    await button('Do it now').click()
    await says('2 orders shipped')
    const shipped = await Promise.all([first!, second!, third!].map(({ id }) => look(id)))
    expect(shipped.map(({ shipments }) => shipments.map((one) => one.freight ?? 0))).toEqual([
      ...[[12.5], [0], []],
    ])
    expect(shipped[0]!.shipments[0]).toMatchObject({ carrier: 'DHL', trackingNumber: '00340434' })
    await button('Clear').click()
    await button('Close').click()
  })

  test('of those that are chosen those that may are shipped, each by itself', async () => {
    const [first, second, late] = await many(3, shop().pending)
    const unpaid = await shop().unpaid()
    await go(orders)
    await choose(unpaid)
    await says('None of them can be shipped now: only pending orders can.')
    expect(await button('Ship').last().isDisabled()).toBe(true)
    for (const order of [first!, second!, late!]) await choose(order)
    await says('4 chosen')
    await shop().admin.call('PATCH', `/order-shipment/${late!.id}`)
    await button('Ship 3 of 4').click()
    await withoutFreight()
    await says('Shipping 3 orders')
    expect(await violationsOf(page())).toEqual([])
    await page().getByText('1 chosen').waitFor()
    await button('Do it now').click()
    await says('2 orders shipped, 1 not.')
    await says('This order is shipped: it cannot be shipped now.')
    await rowOf(first!).getByText('Shipped').waitFor()
    expect(await violationsOf(page())).toEqual([])
    const now = await Promise.all([first!, second!, unpaid].map(({ id }) => shop().status(id)))
    expect(now).toEqual(['shipped', 'shipped', 'unpaid'])
    await button('Clear').click()
    await button('Close').click()
  })

  test('found: A5 a choice is kept over pages, sorts and filters, and all that match are one choice', async () => {
    const made = await many(27, shop().paid)
    await go(`${orders}?status=paid`)
    await choose(made[26]!)
    await page()
      .getByRole('link', { name: /^Unpaid/ })
      .click()
    await says('1 chosen, 1 not on this page')
    await page().getByRole('link', { name: /^Paid/ }).click()
    await button('Price').click()
    await page().getByLabel('Choose all on this page').check()
    await button('Choose all 27 that match').click()
    await says('27 chosen, 2 not on this page, $27,000.00')
    expect(await button(/^Choose all/).count()).toBe(0)
    await button('Release 27').click()
    await button('Do it now').click()
    await says('Releasing 27 orders')
    // the page is left, and the shop goes on
    await page().goto('about:blank')
    await expect
      .poll(
        async () => {
          const [row] = await shop().sql<{ open: number }[]>`
          select count(*)::int as open from orders where status = 'paid'`
          return row?.open
        },
        { timeout: 20_000 },
      )
      .toBe(0)
    await go(orders)
    await says('27 orders released.')
    await button('Close').click()
    await page().reload()
    await page().getByRole('heading', { name: 'Manage Orders' }).waitFor()
    expect(await page().getByText('27 orders released.').count()).toBe(0)
  })

  test('what was begun by a slip is taken back, and what cannot be undone is asked first', async () => {
    const [first, second] = await many(2, shop().pending)
    await go(orders)
    for (const order of [first!, second!]) await choose(order)
    await button('Refund 2').click()
    const dialog = page().getByRole('alertdialog', { name: 'Refund 2 orders' })
    await dialog.getByText('2 orders: what is not shipped of $2,000.00').waitFor()
    await dialog.getByLabel('Reason').fill('Recalled')
    await dialog.getByRole('button', { name: 'Refund 2' }).click()
    await dialog.waitFor({ state: 'detached' })
    await button('Undo').click()
    await says('0 orders refunded, 2 taken back before anything was done.')
    expect(await shop().status(first!.id)).toBe('pending')
    await button('Close').click()
  })
})
