import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OrderDetail } from '../../../../contract/orders/orders.ts'
import { addTestPart, payAtProvider, startTestPayment } from '../../../../tests/orders.fixture.ts'
import { violationsOf } from '../../../../tests/violations.fixture.ts'
import { backOffice } from '../../back-office.fixture.ts'

const { shop, page, go } = backOffice()

let order: { id: string; number: string }
beforeEach(async () => {
  order = await pendingOfThree()
})
afterEach(async () => {
  await page().setViewportSize({ width: 1280, height: 900 })
  await page().emulateMedia({ media: null })
})

/** A pending order of 30 × Gate CPU at 100, 20 × Gate RAM at 10 and 10 × Gate SSD at 1. */
async function pendingOfThree() {
  const lines = []
  for (const [name, quantity, price] of [
    ['Gate CPU', 30, 100],
    ['Gate RAM', 20, 10],
    ['Gate SSD', 10, 1],
  ] as const) {
    const partsId = await addTestPart(shop(), { name, price })
    lines.push({ partsId, quantity, price: quantity * price, ownNumber: `BAY-${price}` })
  }
  const body = { lines, address: '1 Dock Road', number: '0123456789', purchaseOrder: 'PO-3' }
  const placed = await shop().buyer.call('POST', '/orders', body)
  const { insertedId: id } = (await placed.json()) as { insertedId: string }
  const intent = await startTestPayment(shop().buyer, id)
  await payAtProvider(shop(), intent)
  await shop().buyer.call('PATCH', `/order/${id}`, { orderId: id, transactionId: intent })
  await shop().admin.call('PATCH', `/order-release/${id}`)
  return { id, number: (await read(id)).orderNumber }
}

async function read(id: string) {
  return (await (await shop().admin.call('GET', `/order/${id}`)).json()) as OrderDetail
}

const open = () => go(`/dashboard/manage-orders/${order.id}`)
const button = (name: string | RegExp) => page().getByRole('button', { name, exact: true })
const dialog = () => page().getByRole('alertdialog')
const says = (text: string | RegExp) => page().getByText(text).first().waitFor()
const focusIsOnHeading = () =>
  expect.poll(() => page().evaluate(() => document.activeElement?.tagName)).toBe('H1')

describe('shipping lines', () => {
  test('business: 6 takes several parcels, pasted at once, and both sides follow each', async () => {
    await open()
    await button('Ship lines').click()
    // what may be left empty says so
    await dialog().getByLabel('Kilograms (optional)', { exact: true }).waitFor()
    await dialog().getByLabel('Carrier').fill('UPS')
    await dialog()
      .getByLabel('Tracking number')
      .evaluate((field) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData(
          'text',
          '1Z999AA10123456784\n1Z999AA10123456785\r\n1Z999AA10123456786',
        )
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        )
      })
    expect(await dialog().getByLabel('Tracking number 3').inputValue()).toBe('1Z999AA10123456786')
    await dialog().getByRole('button', { name: 'Leave parcel 2 out' }).click()
    await dialog().getByRole('button', { name: 'Add a parcel' }).click()
    await dialog().getByLabel('Kilograms of parcel 3').fill('1.5')
    await dialog().getByText('Input the tracking number').waitFor()
    await dialog().getByLabel('Tracking number 3').fill('1Z999AA10123456786')
    await dialog().getByText('Another parcel has this number').waitFor()
    await dialog().getByLabel('Tracking number 3').fill('1Z999AA10123456787')
    for (const width of [360, 1280]) {
      await page().setViewportSize({ width, height: 900 })
      expect(await violationsOf(page())).toEqual([])
      expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await dialog().getByRole('button', { name: 'Ship 60 pieces' }).click()
    await says('UPS, parcels: 3')
    await says('1.5 kg')
    expect(
      await page()
        .getByRole('link', { name: /^Track at UPS/ })
        .count(),
    ).toBe(3)
    expect((await read(order.id)).shipments[0]!.parcels).toEqual([
      { trackingNumber: '1Z999AA10123456784', grams: null },
      { trackingNumber: '1Z999AA10123456786', grams: null },
      { trackingNumber: '1Z999AA10123456787', grams: 1_500 },
    ])
  })

  test('sends what was chosen with its carrier, says what stays open, and keeps the focus', async () => {
    await open()
    await button('Ship lines').click()
    await dialog().getByText('60 pieces of 3 lines in this parcel. Nothing stays open').waitFor()
    await dialog().getByLabel('Carrier').fill('DHL')
    await dialog().getByLabel('Tracking number').fill('00340434')
    await dialog()
      .getByRole('checkbox', { name: /Gate SSD/ })
      .uncheck()
    const cpus = dialog().getByLabel('Quantity of Gate CPU')
    await cpus.fill('31')
    await dialog().getByText('At most 30', { exact: false }).waitFor()
    expect(await button('Ship').isDisabled()).toBe(true)
    await cpus.fill('12')
    await dialog().getByText('32 pieces of 2 lines in this parcel. 28 of 2 lines stay').waitFor()
    expect(await violationsOf(page())).toEqual([])
    await cpus.press('Enter')
    await says(/^Shipped, invoice /)
    await dialog().waitFor({ state: 'detached' })
    await focusIsOnHeading()
    await says('32 of 60 shipped')
    expect(await read(order.id)).toMatchObject({
      status: 'pending',
      shipments: [
        {
          carrier: 'DHL',
          trackingNumber: '00340434',
          lines: [
            { position: 1, quantity: 12 },
            { position: 2, quantity: 20 },
          ],
        },
      ],
    })
    await button('Ship Now').click()
    await says('Your order is placed successfully')
    await expect.poll(() => shop().status(order.id)).toBe('shipped')
    await page()
      .getByRole('region', { name: 'Shipments' })
      .getByText('Shipment 2')
      .first()
      .waitFor()
    expect(await button('Ship lines').count()).toBe(0)
  })

  test('what somebody else shipped meanwhile is refused in its place, with nothing lost', async () => {
    await open()
    await button('Ship lines').click()
    await dialog().getByLabel('Tracking number').fill('KEPT-1')
    const lines = [{ position: 1, quantity: 30 }]
    await shop().admin.call('POST', `/order/${order.id}/shipments`, { lines })
    await button('Ship 60 pieces').click()
    await dialog().getByText('Of line 1 only 0 pieces are neither shipped nor').waitFor()
    // the order was read again: what is gone is no choice any more
    await dialog().getByText('30 pieces of 2 lines in this parcel').waitFor()
    expect(await dialog().getByLabel('Tracking number').inputValue()).toBe('KEPT-1')
    await button('Go back').click()
    expect((await read(order.id)).shipments).toHaveLength(1)
  })

  test('fits a small phone', async () => {
    await page().setViewportSize({ width: 320, height: 700 })
    await open()
    await button('Ship lines').click()
    await dialog().waitFor()
    expect(await dialog().evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
    await dialog().getByRole('button', { name: 'Ship 60 pieces' }).scrollIntoViewIfNeeded()
    await button('Go back').click()
  })
})

describe('cancelling lines', () => {
  test('shows the money that goes back, asks statically, and keeps why', async () => {
    await open()
    await button('Cancel lines').click()
    await dialog().getByText('Choose what to cancel.').waitFor()
    await dialog().getByLabel('Quantity of Gate CPU').fill('5')
    await dialog()
      .getByRole('checkbox', { name: /Gate RAM/ })
      .check()
    await dialog().getByText('$700.00').waitFor()
    await dialog().getByText('This can never be restored.').waitFor()
    await page().keyboard.press('Escape')
    await page().mouse.click(5, 5)
    await dialog().getByLabel('Reason').fill('Not made any more')
    expect(await violationsOf(page())).toEqual([])
    await button('Cancel 25 pieces').click()
    await says('Cancelled: $700.00 goes back')
    await dialog().waitFor({ state: 'detached' })
    await focusIsOnHeading()
    const history = page().getByRole('region', { name: 'Cancelled' })
    await history.getByText('$700.00').waitFor()
    await history.getByText('Not made any more').waitFor()
    expect((await read(order.id)).cancellations).toMatchObject([
      { amount: 700, reason: 'Not made any more' },
    ])
    await button('Refund').click()
    await dialog().getByText('$2,510.00 goes back', { exact: false }).waitFor()
    await button('Go back').click()
  })
})

test('lines to cancel that somebody else shipped meanwhile are named as they stand, and go', async () => {
  await open()
  await button('Cancel lines').click()
  await dialog()
    .getByText(/^Line 2 · /)
    .waitFor()
  await dialog().getByLabel('Quantity of Gate RAM').fill('20')
  const lines = [{ position: 2, quantity: 15 }]
  await shop().admin.call('POST', `/order/${order.id}/shipments`, { lines })
  await button('Cancel 20 pieces').click()
  await dialog().getByText('Of line 2 only 5 pieces').waitFor()
  await dialog().getByText('At most 5', { exact: false }).waitFor()
  await dialog().getByLabel('Quantity of Gate RAM').fill('5')
  await button('Cancel 5 pieces').click()
  await says('Cancelled: $50.00 goes back')
  await says('of which $50.00 returned')
})

describe('the warehouse', () => {
  test('prints what is open with a box to tick, and no prices', async () => {
    await shop().admin.call('POST', `/order/${order.id}/shipments`, {
      lines: [
        { position: 1, quantity: 12 },
        { position: 3, quantity: 10 },
      ],
    })
    await open()
    await page().evaluate(() => {
      window.print = () => {}
    })
    await button('Picking list').click()
    await page().emulateMedia({ media: 'print' })
    const list = page().getByRole('region', { name: 'Picking list' })
    await list.waitFor()
    const rows = await list.locator('tbody tr').allInnerTexts()
    expect(
      rows.map((row) =>
        row
          .replace(/\s+/g, ' ')
          .replace(/TEST-\S+/, 'SKU')
          .trim(),
      ),
    ).toEqual(['SKU Gate CPU Buyer’s number BAY-100 18', 'SKU Gate RAM Buyer’s number BAY-10 20'])
    expect(await list.innerText()).not.toContain('$')
    expect(await page().getByRole('region', { name: 'Payment' }).isVisible()).toBe(false)
    await page().evaluate(() => dispatchEvent(new Event('afterprint')))
    await list.waitFor({ state: 'detached' })
    expect(await page().getByRole('region', { name: 'Payment' }).isVisible()).toBe(true)
  })

  test('sees the lines of an order in the list, and ships all that is open in one click', async () => {
    await go('/dashboard/manage-orders')
    const row = page().getByRole('row').filter({ hasText: order.number })
    await row.getByText('Gate CPU and 2 more').waitFor()
    await row.getByRole('button', { name: `3 lines of order ${order.number}` }).click()
    const below = page().getByRole('region', { name: `Lines of order ${order.number}` })
    await below.getByText('Gate SSD', { exact: false }).waitFor()
    expect(await violationsOf(page())).toEqual([])
    await button(`Ship Now, order ${order.number}`).click()
    await row.getByText(/^pi_/).waitFor()
    expect(await shop().status(order.id)).toBe('shipped')
  })
})
