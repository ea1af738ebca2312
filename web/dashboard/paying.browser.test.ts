import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { buyingShop } from '../orders/buying.fixture.ts'

const { shop, page, go, order, typeCard, button, toast, violations } = buyingShop()

const paidFor = async (id: string) =>
  await shop().sql<{ status: string }[]>`
    select status
    from payment
    where order_id = ${id}`
const declinesOf = async (id: string) =>
  await shop().sql`
    select 1
    from order_event
    where order_id = ${id} and kind = 'payment-failed'`
const bank = () => page().frameLocator('iframe[name=stripe-challenge-frame]')
const moved = () => page().getByText('the order is being made ready for shipment')

describe('paying by card', () => {
  test('a declined card is said in red with the focus, and the next one pays', async () => {
    const id = await order()
    await go(`/payment/${id}`)
    await page().waitForURL(`**/dashboard/payment/${id}`)
    await typeCard('4000000000000002')
    expect(await violations()).toEqual([])
    await button('Pay').dblclick()
    const alert = page().getByRole('alert').filter({ hasText: 'Your card was declined.' })
    await alert.waitFor()
    expect(await alert.innerText()).toContain('Nothing was charged')
    await expect.poll(() => alert.evaluate((one) => one === document.activeElement)).toBe(true)
    // behind a pooler the provider's word waits for the next look; a decline that comes after the payment is not told
    await expect.poll(() => declinesOf(id)).toHaveLength(1)
    await typeCard('4242424242424242')
    await button('Pay').dblclick()
    await toast('Your order is placed successfully')
    await moved().waitFor()
    expect(await paidFor(id)).toEqual([{ status: 'settled' }])
    await page().getByText('Payment declined').waitFor()
    expect(await button('Pay').count()).toBe(0)
  })

  test('the bank asks the cardholder; then there is a receipt', async () => {
    const id = await order()
    await go(`/dashboard/payment/${id}`)
    await typeCard('4000000000003220')
    await button('Pay').click()
    await bank().locator('#test-source-authorize-3ds').click()
    await toast('Your order is placed successfully')
    await moved().waitFor()
    const [download] = await Promise.all([
      page().waitForEvent('download'),
      button('Receipt').click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^partwright-PW-\d+-receipt\.pdf$/)
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await violations()).toEqual([])
  })

  test('found: B8 a cardholder whom the bank refuses is told that nothing was charged', async () => {
    await go(`/dashboard/payment/${await order()}`)
    await typeCard('4000000000003220')
    await button('Pay').click()
    await bank().locator('#test-source-fail-3ds').click()
    const alert = page().getByRole('alert').filter({ hasText: 'Nothing was charged' })
    await alert.waitFor()
    expect(await button('Pay').isEnabled()).toBe(true)
  })

  test('a payment whose word was lost is found again, and not charged twice', async () => {
    const id = await order()
    shop().sandbox.faults.set('webhooks', { kind: 'silent' })
    await page().route(`**/api/order/${id}`, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await go(`/dashboard/payment/${id}`)
    await typeCard('4242424242424242')
    await button('Pay').click()
    await page().getByText('The card provider has your payment').waitFor()
    expect(await button('Pay').isDisabled()).toBe(true)
    await page().unroute(`**/api/order/${id}`)
    await page().reload()
    await moved().waitFor()
    expect(await paidFor(id)).toEqual([{ status: 'settled' }])
  })

  test('cancelling stands beside paying', async () => {
    await go(`/dashboard/payment/${await order()}`)
    await button('Cancel').click()
    await page().getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await toast('Order deleted')
    await page().getByText('This order was cancelled').waitFor()
  })
})

describe('when it does not work', () => {
  test('a provider that is down is said, and asked again', async () => {
    const id = await order()
    shop().sandbox.faults.set('cards', { kind: 'error', status: 503, match: '/v1/payment_intents' })
    await go(`/dashboard/payment/${id}`)
    await page().getByText('The payment provider cannot be reached at the moment.').waitFor()
    expect(await button('Pay').isDisabled()).toBe(true)
    shop().sandbox.faults.clear()
    await expect
      .poll(
        async () => {
          const again = button('Try again')
          if (await again.count()) await again.click()
          return await button('Pay').isEnabled()
        },
        { timeout: 60_000, interval: 500 },
      )
      .toBe(true)
  })

  test('a card form that cannot be loaded is said, and loaded again', async () => {
    const id = await order()
    await page().route('**/stripe.js', (route) => route.abort())
    await go(`/dashboard/payment/${id}`)
    await page().getByText('The card form of the payment provider cannot be loaded.').waitFor()
    await page().unroute('**/stripe.js')
    await button('Try again').click()
    await expect.poll(() => button('Pay').isEnabled()).toBe(true)
  })

  test('an order that is not there is not found', async () => {
    await go('/dashboard/payment/00000000-0000-7000-8000-000000000000')
    await page().getByRole('heading', { name: 'Page Not Found' }).waitFor()
  })
})
