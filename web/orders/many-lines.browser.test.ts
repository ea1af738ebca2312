import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addTestPart, payAtProvider, startTestPayment } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { buyingShop } from './buying.fixture.ts'

const { shop, page, buyer, go, signIn, violations } = buyingShop()

let admin: TestUser
let partIds: string[]
const count = 70

beforeAll(async () => {
  admin = await shop().admin()
  partIds = []
  for (let at = 1; at <= count; at += 1)
    partIds.push(await addTestPart(shop(), { name: `Rack part ${at}`, price: at }))
})
afterEach(() => page().setViewportSize({ width: 1280, height: 900 }))

/** A paid order of 10 pieces of each part; the 42nd is known to the buyer as OWN-42. */
async function orderOfMany() {
  const lines = partIds.map((partsId, at) => ({
    partsId,
    quantity: 10,
    price: (at + 1) * 10,
    ownNumber: at === 41 ? 'OWN-42' : '',
    note: '',
  }))
  const body = { lines, address: '1 Test Street', number: '0123456789', purchaseOrder: 'PO-70' }
  const placed = await buyer().call('POST', '/orders', body)
  const { insertedId: id } = (await placed.json()) as { insertedId: string }
  const intent = await startTestPayment(buyer(), id)
  await payAtProvider(shop(), intent)
  await buyer().call('PATCH', `/order/${id}`, { orderId: id, transactionId: intent })
  await expect
    .poll(async () => {
      const answer = await admin.call('GET', `/order/${id}`)
      return ((await answer.json()) as { status: string }).status
    })
    .toBe('pending')
  return id
}

const ship = (id: string, body: object) => admin.call('POST', `/order/${id}/shipments`, body)
const table = () => page().getByRole('table', { name: 'Parts of the order' })
const part = (name: string) => page().getByRole('region', { name })
const fits = () => page().evaluate(() => document.querySelector('main')!.scrollWidth <= innerWidth)

describe('an order of many lines', () => {
  test('says what left, what will not come and what is to come', async () => {
    const id = await orderOfMany()
    const some = Array.from({ length: 8 }, (_, at) => ({ position: at + 1, quantity: 10 }))
    await ship(id, { carrier: 'ups', trackingNumber: '1Z 999-AA10', lines: some })
    await ship(id, {
      carrier: 'https://evil.example',
      trackingNumber: 'FREIGHT-2',
      lines: [{ position: 9, quantity: 4 }],
    })
    await admin.call('POST', `/order/${id}/cancellations`, {
      lines: [{ position: 10, quantity: 5 }],
      reason: 'Not made any more',
    })
    await go(`/dashboard/payment/${id}`)
    await page().getByText('84 of 700 pieces have left our warehouse; 611 are still').waitFor()
    await page().getByText('84 of 700 shipped, 5 cancelled').waitFor()
    const [first, second] = await part('Shipments').getByRole('listitem').all()
    expect(first && second).toBeTruthy()
    const link = part('Shipments').getByRole('link')
    expect(await link.count()).toBe(1)
    expect(await link.getAttribute('href')).toBe('https://www.ups.com/track?tracknum=1Z999AA10')
    await part('Shipments')
      .getByRole('button', { name: /tracking number FREIGHT-2/ })
      .waitFor()
    await part('Shipments').getByText('80 pieces of 8 parts').click()
    await part('Shipments').getByText('Rack part 8', { exact: false }).waitFor()
    await part('Cancelled').getByText('$50.00').waitFor()
    await part('Cancelled').getByText('Not made any more').waitFor()
    await page().getByText('of which $50.00 returned').first().waitFor()
    const ninth = table().getByRole('row').filter({ hasText: 'Rack part 9' })
    expect(await ninth.getByRole('listitem').allInnerTexts()).toEqual(['4 shipped', '6 to come'])
    await page().getByText('Part of it shipped').first().waitFor()
    await page().getByText('Shipment of the rest').waitFor()
    expect(await violations()).toEqual([])
    await page().setViewportSize({ width: 320, height: 800 })
    expect(await fits()).toBe(true)
  })

  test('tells of the rest that was cancelled, to its buyer and to admins', async () => {
    const id = await orderOfMany()
    await ship(id, { lines: [{ position: 1, quantity: 10 }] })
    const lines = [{ position: 2, quantity: 5 }]
    await admin.call('POST', `/order/${id}/cancellations`, { lines })
    await admin.call('POST', `/order/${id}/cancellations`, {})
    const told = async () => {
      const steps = part('Timeline').getByRole('listitem')
      const texts = await steps.filter({ hasText: /cancelled|shipped/i }).allInnerTexts()
      expect(texts).toEqual([
        expect.stringMatching(/^Part of it shipped/),
        expect.stringMatching(/^Part of it cancelled.*5 pieces · \$10\.00/s),
        expect.stringMatching(/^The rest cancelled.*685 pieces · \$24,830\.00/s),
        expect.stringMatching(/^Complete: the rest was cancelled.*The last shipment left/s),
      ])
    }
    await go(`/dashboard/payment/${id}`)
    await part('Timeline').getByText('Complete: the rest').waitFor()
    await told()
    await signIn(admin)
    await go(`/dashboard/manage-orders/${id}`)
    await part('Timeline').getByText('Complete: the rest').waitFor()
    await told()
    await signIn(buyer())
  })

  test('is searched by part and own number, and shows the rest when asked', async () => {
    const id = await orderOfMany()
    await go(`/dashboard/payment/${id}`)
    const lines = () => table().locator('tbody tr').count()
    await table().waitFor()
    expect(await lines()).toBe(20)
    await page().getByRole('button', { name: 'Show 50 more lines' }).click()
    expect(await lines()).toBe(count)
    await page().getByLabel('Find in this order').fill('own 42')
    await page().getByText('1 of 70 lines').waitFor()
    expect(await table().locator('tbody').innerText()).toContain('Rack part 42')
    await page().getByLabel('Find in this order').fill('nowhere')
    await page().getByText('No line has “nowhere” in it.').waitFor()
    await page().evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await lines()).toBe(count)
  })

  test('opens below its row in My Orders, by keyboard too', async () => {
    const id = await orderOfMany()
    await ship(id, { lines: [{ position: 1, quantity: 10 }] })
    let asked = 0
    page().on('request', (request) => {
      if (request.url().endsWith(`/api/order/${id}`)) asked += 1
    })
    await go('/dashboard/myorders')
    const row = page().getByRole('row').filter({ hasText: 'Rack part 1 and 69 more' })
    await row.waitFor()
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(
      expect.arrayContaining(['700', expect.stringContaining('10 of 700 shipped')]),
    )
    expect(asked).toBe(0)
    const toggle = row.getByRole('button', { name: /^70 lines of order/ })
    await toggle.focus()
    await page().keyboard.press('Enter')
    const below = page().getByRole('region', { name: /^Lines of order/ })
    await below.getByText('Rack part 12', { exact: false }).waitFor()
    expect(asked).toBe(1)
    expect(await toggle.getAttribute('aria-expanded')).toBe('true')
    expect(await violations()).toEqual([])
    await page().setViewportSize({ width: 320, height: 800 })
    expect(await fits()).toBe(true)
    await page().keyboard.press('Enter')
    await below.waitFor({ state: 'detached' })
    await toggle.click()
    await below.getByRole('link', { name: /^All 70 lines/ }).click()
    await page().waitForURL(`**/dashboard/payment/${id}`)
  })
})
