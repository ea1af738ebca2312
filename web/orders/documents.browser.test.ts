import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { payAtProvider, startTestPayment } from '../../tests/orders.fixture.ts'
import { buyingShop } from './buying.fixture.ts'

const { shop, page, buyer, go, order, button, violations } = buyingShop()

/** A pending order of which 4 pieces have left. */
async function partShipped() {
  const id = await order()
  const admin = await shop().admin()
  const intent = await startTestPayment(buyer(), id)
  await payAtProvider(shop(), intent)
  await buyer().call('PATCH', `/order/${id}`, { orderId: id, transactionId: intent, price: 1_000 })
  await admin.call('PATCH', `/order-release/${id}`)
  const left = await admin.call('POST', `/order/${id}/shipments`, {
    lines: [{ position: 1, quantity: 4 }],
  })
  const { invoiceNumber } = (await left.json()) as { invoiceNumber: string }
  return { id, invoiceNumber }
}

async function saved(click: () => Promise<void>) {
  const [download] = await Promise.all([page().waitForEvent('download'), click()])
  return {
    name: download.suggestedFilename(),
    text: (await readFile(await download.path())).toString('latin1'),
  }
}

const width = () => page().evaluate(() => document.documentElement.scrollWidth)

describe('the documents of an order', () => {
  test('are saved from its page, those of each shipment beside it', async () => {
    const { id, invoiceNumber } = await partShipped()
    await page().setViewportSize({ width: 360, height: 800 })
    await go(`/dashboard/payment/${id}`)
    await button('Packing list of shipment 1').waitFor()
    const names = {
      Confirmation: /^partwright-PW-\d+-confirmation\.pdf$/,
      Receipt: /^partwright-PW-\d+-receipt\.pdf$/,
      'Packing list of shipment 1': /^partwright-PW-\d+-packing-list-1\.pdf$/,
      [`Invoice ${invoiceNumber} of shipment 1`]: new RegExp(`^partwright-${invoiceNumber}\\.pdf$`),
    }
    for (const [name, file] of Object.entries(names)) {
      const download = await saved(() => button(name).click())
      expect(download.name).toMatch(file)
      expect(download.text.slice(0, 5)).toBe('%PDF-')
    }
    expect(await width()).toBe(360)
    expect(await violations()).toEqual([])
  })

  test('that could not be had say so in place, and come when asked again', async () => {
    const id = await order()
    await go(`/dashboard/payment/${id}`)
    await button('Confirmation').waitFor()
    expect(await button('Receipt').count()).toBe(0)
    await page().route('**/confirmation', (route) => route.abort(), { times: 1 })
    await button('Confirmation').click()
    const alert = page().getByRole('alert').filter({ hasText: 'cannot be reached' })
    await alert.waitFor()
    const download = await saved(() => alert.getByRole('button').first().click())
    expect(download.text.slice(0, 5)).toBe('%PDF-')
    await alert.waitFor({ state: 'detached' })
  })

  test('My Orders has receipts in its rows, and all that it shows as CSV', async () => {
    const { invoiceNumber } = await partShipped()
    await order()
    await page().setViewportSize({ width: 360, height: 800 })
    await go('/dashboard/myorders')
    const receipt = page().getByRole('button', { name: /^Receipt of PW-/ })
    await receipt.waitFor()
    expect((await saved(() => receipt.click())).text.slice(0, 5)).toBe('%PDF-')
    const orders = await saved(() => button('Export orders').click())
    expect(orders.name).toBe('partwright-orders.csv')
    expect(orders.text.trim().split('\r\n')).toHaveLength(3)
    const lines = await saved(() => button('Export lines').click())
    expect(lines.text).toContain(`${invoiceNumber},,,,\r\n`)
    expect(await width()).toBe(360)
    expect(await violations()).toEqual([])
  })
})
