import { describe, expect, test } from 'vitest'
import { basketShop } from '../baskets.fixture.ts'

const { shop, page, buyer, signIn, go, button, toast, violations, ...baskets } = basketShop()
const { newPart, basketOf, fill, sum, total, inHead, addFromPage, fillDelivery, orders } = baskets

/** Places an order of 10 pieces at 100.00 that has come to cost 120.00 since the page was opened. */
async function placeAtAnOldPrice() {
  const partsId = await newPart({ name: 'Moving' })
  await fill({ partsId, quantity: 10 })
  await go('/checkout')
  await fillDelivery()
  await shop().sql`update part set price_minor = 12000 where id = ${partsId}`
  await button('Place order').click()
}

describe('the checkout', () => {
  test('orders the basket once, by a click or two, and leads to the payment', async () => {
    await page().setViewportSize({ width: 360, height: 740 })
    const [one, two] = [await newPart({ name: 'First' }), await newPart({ name: 'Second' })]
    await fill({ partsId: one, quantity: 10 }, { partsId: two, quantity: 15 })
    await go('/basket')
    await sum('$2,500.00')
    const width = () => page().evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(360)
    expect(await violations()).toEqual([])
    await button('Continue to checkout').click()
    await button('Place order').click()
    await page().getByText('Please input the Address').waitFor()
    expect(await width()).toBe(360)
    expect(await violations()).toEqual([])
    await page().getByLabel('Others').fill('தமிழ் bay')
    await page().getByText('cannot print தமிழ். Please write the note in Latin letters.').waitFor()
    await page().getByLabel('Others').fill('Bay Ł')
    await page().getByText('cannot print').waitFor({ state: 'detached' })
    await fillDelivery()
    await page().getByLabel('Purchase order number').fill('PO-4711')
    await page().getByLabel('Requested date').fill('2001-01-01')
    await button('Place order').click()
    await page().getByText('This day has passed').waitFor()
    await page().getByLabel('Requested date').fill('2099-01-31')
    await page().reload()
    expect(await page().getByLabel('Purchase order number').inputValue()).toBe('PO-4711')
    await button('Place order').dblclick()
    await toast('Your order is placed successfully')
    await page().waitForURL(/\/dashboard\/payment\//)
    await page()
      .getByRole('heading', { name: /^Order PW-/ })
      .waitFor()
    expect(await basketOf(buyer())).toEqual([])
    const placed = await shop().sql`
      select total_minor as total, purchase_order as po from orders where email = ${buyer().email}`
    expect(placed).toEqual([{ total: 250_000, po: 'PO-4711' }])
    await inHead('Basket')
  })

  test('names what is short, orders what is there when the buyer says so, and keeps the rest', async () => {
    const [few, fine] = [await newPart({ name: 'Short' }), await newPart({ name: 'Fine' })]
    await fill({ partsId: few, quantity: 50 }, { partsId: fine, quantity: 10 })
    await go('/checkout')
    await fillDelivery()
    await shop().sql`update part set quantity = 23 where id = ${few}`
    await button('Place order').click()
    await page().getByText('1 line cannot be ordered as it is').waitFor()
    await page().getByText('Quantity must be between 10-23').waitFor()
    expect(await button('Place order').isDisabled()).toBe(true)
    expect(await violations()).toEqual([])
    expect(await basketOf(buyer())).toHaveLength(2)
    await button('Order what is there').click()
    await page().getByText('20 of 50 ordered').waitFor()
    await page()
      .getByRole('heading', { name: /^Order PW-\S+ is placed/ })
      .waitFor()
    expect(await basketOf(buyer())).toMatchObject([{ partsId: few, quantity: 30 }])
    await page().getByRole('link', { name: 'Make Payment' }).click()
    await page().waitForURL(/\/dashboard\/payment\//)
  })

  test('shows a new price before it is ordered', async () => {
    await placeAtAnOldPrice()
    await page().getByText('The price has changed to $1,200.00').waitFor()
    await page().getByRole('status', { name: 'Total' }).getByText('$1,200.00').waitFor()
    await button('Place order').click()
    await page().waitForURL(/\/dashboard\/payment\//)
  })

  test('and the basket say to admins that they are for buyers', async () => {
    const partsId = await newPart()
    await signIn(await shop().admin())
    for (const path of ['/basket', '/checkout']) {
      await go(path)
      await page().getByText('You are signed in as an admin').waitFor()
    }
    await addFromPage(partsId, '10')
    await page().getByText('Baskets are for buyers').first().waitFor()
  })

  test('in a second tab says at once that the basket was ordered in the first', async () => {
    await fill({ partsId: await newPart(), quantity: 10 })
    await go('/checkout')
    await fillDelivery()
    const first = await page().context().newPage()
    await first.goto(`${shop().publicUrl}/checkout`)
    await fillDelivery(first)
    await first.getByRole('button', { name: 'Place order' }).click()
    await first.waitForURL(/\/dashboard\/payment\//)
    await page().getByRole('heading', { name: 'Ordered in another tab' }).waitFor()
    expect(await button('Place order').count()).toBe(0)
    expect(await violations()).toEqual([])
    await page().getByRole('main').getByRole('link', { name: 'My Orders' }).click()
    await page().waitForURL(/\/dashboard\/myorders/)
    expect(await orders()).toEqual([100_000])
  })

  test('says what another tab changed before it is ordered', async () => {
    const [one, two] = [await newPart({ name: 'Doubled' }), await newPart({ name: 'Dropped' })]
    await fill({ partsId: one, quantity: 10 }, { partsId: two, quantity: 10 })
    await go('/checkout')
    await fillDelivery()
    await total('$2,000.00')
    const other = await page().context().newPage()
    await other.goto(`${shop().publicUrl}/basket`)
    await other.getByLabel('Quantity of Doubled').fill('20')
    await page().getByText('Doubled: 10 → 20 pieces').waitFor()
    await other
      .getByRole('row', { name: 'Dropped' })
      .getByRole('button', { name: /^Remove/ })
      .click()
    await page().getByText('Dropped: taken out').waitFor()
    await fill({ partsId: await newPart({ name: 'Put in' }), quantity: 15 })
    await page().evaluate(() => dispatchEvent(new Event('focus')))
    await page().getByText('Put in: 15 pieces added').waitFor()
    await total('$3,500.00')
    expect(await violations()).toEqual([])
    await button('Seen').click()
    expect(await page().getByText('changed elsewhere').count()).toBe(0)
    await button('Place order').click()
    await page().waitForURL(/\/dashboard\/payment\//)
    expect(await orders()).toEqual([350_000])
  })

  test('shows in place that the shop refused a basket that has changed', async () => {
    await fill({ partsId: await newPart(), quantity: 10 })
    await go('/checkout')
    await fillDelivery()
    const words = 'These lines are not in your basket any more.'
    await page().route('**/api/orders', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          title: 'Conflict',
          status: 409,
          code: 'basket_changed',
          detail: words,
        }),
      }),
    )
    await button('Place order').click()
    await page().getByText(words).waitFor()
    await page().getByRole('heading', { name: 'Your basket has changed' }).waitFor()
  })

  test('shows what is there, at its price, before and after it is ordered', async () => {
    const few = await newPart({ name: 'Short', priceBreaks: [{ from: 50, price: 80 }] })
    await fill({ partsId: few, quantity: 50 }, { partsId: await newPart(), quantity: 10 })
    await go('/checkout')
    await fillDelivery()
    await total('$5,000.00')
    await shop().sql`update part set quantity = 23 where id = ${few}`
    await button('Place order').click()
    await page().getByText('1 line cannot be ordered as it is. Nothing was ordered.').waitFor()
    await page().getByText('20 × $100.00').waitFor()
    await page().getByText('20 of 50 wanted').waitFor()
    await page().getByText('was $80.00').waitFor()
    await page().getByText('What is there costs $3,000.00').waitFor()
    await total('$1,000.00')
    expect(await violations()).toEqual([])
    await button('Order what is there').click()
    await page().getByText('20 of 50 ordered').waitFor()
    await page().getByText('20 × $100.00 = $2,000.00').waitFor()
    await total('$3,000.00')
    expect(await orders()).toEqual([300_000])
  })

  test('comes to the same as the basket, and orders what is there without what has to be fixed', async () => {
    const [fine, few] = [await newPart({ name: 'Fine' }), await newPart({ name: 'Few' })]
    const [odd, gone] = [await newPart({ name: 'Odd' }), await newPart({ name: 'Gone' })]
    const quantities = { [odd]: 20, [few]: 100, [gone]: 10, [fine]: 10 }
    await fill(...Object.entries(quantities).map(([partsId, quantity]) => ({ partsId, quantity })))
    await shop().sql`update part set quantity = 60 where id = ${few}`
    await shop().sql`update part set order_multiple = 30, min_quantity = 60 where id = ${odd}`
    await shop().sql`update part set deleted_at = now() where id = ${gone}`
    await go('/basket')
    await sum('$1,000.00')
    await go('/checkout')
    await total('$1,000.00')
    await page().getByText('1 part, 10 pieces, 3 lines not counted yet').waitFor()
    await page().getByText('What is there costs $7,000.00').waitFor()
    await page().getByText('Left out: Odd, Gone.').waitFor()
    expect(await violations()).toEqual([])
    await fillDelivery()
    await button('Order what is there').click()
    await page().getByText('Of 3 parts less was ordered than you wanted').waitFor()
    for (const words of ['60 of 100 ordered', '0 of 20 ordered', '0 of 10 ordered'])
      await page().getByText(words).waitFor()
    await total('$7,000.00')
    expect(await orders()).toEqual([700_000])
    const left = (await basketOf(buyer())).map(({ partsId, quantity }) => [partsId, quantity])
    expect(Object.fromEntries(left)).toEqual({ [odd]: 20, [few]: 40, [gone]: 10 })
  })

  test('ends the notice of what came along with the order', async () => {
    await page().context().clearCookies()
    await addFromPage(await newPart({ name: 'Brought along' }), '10')
    await inHead('Basket, 1 part')
    await signIn(buyer())
    await go('/basket')
    await page().getByText('came into this basket').waitFor()
    await button('Continue to checkout').click()
    await fillDelivery()
    await button('Place order').click()
    await page().waitForURL(/\/dashboard\/payment\//)
    await fill({ partsId: await newPart({ name: 'Later' }), quantity: 10 })
    await go('/basket')
    await sum('$1,000.00')
    expect(await page().getByText('came into this basket').count()).toBe(0)
  })

  test('asks again when the price changed', async () => {
    await placeAtAnOldPrice()
    await page().getByText('The price of 1 line has changed. Nothing was ordered.').waitFor()
    expect(await page().getByText('cannot be ordered').count()).toBe(0)
    await page().getByText('10 × $120.00').waitFor()
    await page().getByText('was $100.00').waitFor()
    expect(await orders()).toEqual([])
  })

  test('does not speak of an order before there was a try', async () => {
    const partsId = await newPart({ name: 'Bounded' })
    await fill({ partsId, quantity: 50 })
    await shop().sql`update part set max_quantity = 20 where id = ${partsId}`
    await go('/checkout')
    await page().getByText('1 line cannot be ordered as it is').waitFor()
    expect(await page().getByText('Nothing was ordered').count()).toBe(0)
    // less than the maximum is the buyer's to say: only a lack of stock is reduced
    expect(await button('Order what is there').count()).toBe(0)
  })
})
