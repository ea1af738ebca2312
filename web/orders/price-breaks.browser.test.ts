import { expect, test } from 'vitest'
import { fillPurchase } from '../../tests/fill-delivery.fixture.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import { buyingShop } from './buying.fixture.ts'

const at = buyingShop()

const part = (more: object = {}) =>
  addTestPart(at.shop(), {
    name: 'CPU with breaks',
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
const activeBreak = () => at.page().locator('tr[aria-current] th').innerText()

test('the price break is marked while typing, steps are legal, advice is taken, and the order costs what that says', async () => {
  const id = await withPicture(await part())
  await at.go(`/purchase/${id}`)
  await quantity().waitFor()
  expect(await quantity().inputValue()).toBe('12')
  expect(await activeBreak()).toContain('12 – 36')
  await quantity().fill('50')
  await at.page().getByText('Quantity must be a multiple of 12').waitFor()
  expect(await at.button('Submit').isDisabled()).toBe(true)
  await at.page().getByText('Orders are a multiple of 12: the next is 60').waitFor()
  expect(await activeBreak()).toContain('48 – 108')
  expect(await at.page().getByLabel('Total').innerText()).toBe('$5,700.00')
  await at.button('Take 60').click()
  expect(await quantity().inputValue()).toBe('60')
  expect(await activeBreak()).toContain('48 – 108')
  await at.button('Increase by 12').click()
  expect(await quantity().inputValue()).toBe('72')
  await quantity().press('ArrowDown')
  expect(await quantity().inputValue()).toBe('60')
  await quantity().fill('108')
  await at.page().getByText('12 more and each costs $70.50: total falls by $1,800.00').waitFor()
  await at.button('Take 120').click()
  expect(await activeBreak()).toContain('120 and more')
  await expect.poll(() => at.page().getByLabel('Total').innerText()).toBe('$8,460.00')
  await at.page().getByText('Why this price?').click()
  await at.page().getByText('From 120 pieces on each costs $70.50.').waitFor()
  await at.page().getByText('120 pieces are 10 × tray of 12.').waitFor()
  expect(await at.violations()).toEqual([])
  await fillPurchase(at.page())
  await at.button('Submit').click()
  await at.toast('Your order is placed successfully')
  const [order] = await at.shop().sql`
    select o.id, o.total_minor, l.unit_price_minor, l.break_from
    from orders o join order_line l on l.order_id = o.id where l.part_id = ${id}`
  expect(order).toMatchObject({ total_minor: 846_000, unit_price_minor: 7_050, break_from: 120 })
  await at.go(`/dashboard/payment/${order?.id}`)
  await at.page().getByText('Why this price?').click()
  await at.page().getByText('From 120 pieces on each costs $70.50.').waitFor()
})

test('the part’s page marks the price break, too, and hands its quantity on; a maximum has its own words', async () => {
  const id = await withPicture(await part({ maxQuantity: 100 }))
  await at.go(`/parts/${id}`)
  await quantity().fill('48')
  await expect.poll(activeBreak).toContain('48 – 96')
  await at.page().getByText('$95.00 each · 4 × tray of 12').waitFor()
  await quantity().fill('108')
  await at.page().getByText('One order takes at most 96 of this part.').waitFor()
  await at.button('Take 96').waitFor()
  expect(await activeBreak()).toContain('48 – 96')
  await quantity().fill('12.5')
  await at.page().getByText('A whole number of pieces, please').waitFor()
  await at.button('Take 24').waitFor()
  await quantity().fill('3')
  await at.page().getByText('Quantity must be between 12-96').waitFor()
  await quantity().fill('96')
  expect(await at.violations()).toEqual([])
  await at.page().getByRole('link', { name: 'Purchase Now', exact: true }).first().click()
  await at.page().getByRole('heading', { name: 'Order', exact: true }).waitFor()
  expect(await quantity().inputValue()).toBe('96')
  expect(await at.button('Increase by 12').getAttribute('aria-disabled')).toBe('true')
  await at.page().getByText('From 12 to 96, in steps of 12').waitFor()
})

test('the part’s page has its order button in sight at 1280 × 720, with five price breaks', async () => {
  const priceBreaks = [48, 120, 240, 480, 960].map((from, at) => ({ from, price: 95 - at * 5 }))
  const name =
    'Sight CPU with sixteen cores, 5.7 GHz, a tray of twelve, for boards of the AM5 socket'
  const id = await withPicture(await part({ name, priceBreaks }))
  await at.page().setViewportSize({ width: 1280, height: 720 })
  await at.go(`/parts/${id}`)
  for (const button of [
    at.page().getByRole('link', { name: 'Purchase Now', exact: true }).first(),
    at
      .page()
      .getByRole('button', { name: /^Add to basket/ })
      .first(),
  ]) {
    const { y, height } = (await button.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(720)
  }
  expect(
    await at.page().getByRole('table', { name: 'Price by quantity' }).getByRole('row').count(),
  ).toBe(7)
})

test('a card shows the price breaks, marks the one of what is typed, prices it, and leads to what can be ordered', async () => {
  const more = [150, 200].map((from, at) => ({ from, price: 60 - at }))
  const priceBreaks = [{ from: 48, price: 95 }, { from: 120, price: 70.5 }, ...more]
  const id = await withPicture(await part({ name: 'Carded CPU', priceBreaks }))
  for (const address of ['/', '/parts?q=Carded']) {
    await at.go(address)
    const card = at.page().getByRole('article').filter({ hasText: 'Carded CPU' })
    const typed = card.getByLabel('Quantity of Carded CPU')
    const breaks = card.getByRole('row')
    await card.getByText('$1,200.00').waitFor()
    expect(await breaks.allInnerTexts()).toHaveLength(4)
    expect(await card.locator('tr[aria-current]').innerText()).toMatch(/^12\+\s+\$100\.00/)
    await typed.fill('50')
    await card.getByText('Quantity must be a multiple of 12').waitFor()
    expect(await card.locator('tr[aria-current]').innerText()).toMatch(/^48\+/)
    await card.getByRole('button', { name: 'Take 60' }).click()
    await card.getByText('$95.00 each').waitFor()
    await card.getByText('$5,700.00').waitFor()
    await card.getByRole('button', { name: 'Increase by 12' }).click()
    expect(await typed.inputValue()).toBe('72')
    await typed.fill('204')
    expect(await card.locator('tr[aria-current]').innerText()).toMatch(/^204\+/)
    await card.getByRole('button', { name: 'All 5 prices' }).click()
    expect(await breaks.allInnerTexts()).toHaveLength(6)
    expect(await at.violations()).toEqual([])
  }
  const card = at.page().getByRole('article').filter({ hasText: 'Carded CPU' })
  await card.getByRole('button', { name: 'Add to basket' }).click()
  await expect
    .poll(() => at.shop().sql`select quantity from basket_line where part_id = ${id}`)
    .toEqual([{ quantity: 204 }])
  await card.getByRole('link', { name: 'Purchase Now' }).click()
  await at.page().getByRole('heading', { name: 'Order', exact: true }).waitFor()
  expect(await at.page().getByLabel('Quantity', { exact: true }).inputValue()).toBe('204')
})

test('a card of one price says so, and is put into the basket like the others', async () => {
  const id = await withPicture(await part({ name: 'Plain CPU', priceBreaks: [] }))
  for (const [visit, address] of ['/', '/parts?q=Plain'].entries()) {
    await at.go(address)
    const card = at.page().getByRole('article').filter({ hasText: 'Plain CPU' })
    await card.getByText('One price for any quantity').waitFor()
    expect(await card.locator('tr[aria-current]').innerText()).toMatch(/^12\+\s+\$100\.00/)
    await card.getByRole('button', { name: 'Add to basket' }).click()
    await expect
      .poll(() => at.shop().sql`select quantity from basket_line where part_id = ${id}`)
      .toEqual([{ quantity: 12 * (visit + 1) }])
  }
})

test('price breaks that end with the maximum say so, on the page and on the card', async () => {
  const id = await withPicture(await part({ name: 'Ended CPU', maxQuantity: 48 }))
  await at.go(`/parts/${id}`)
  await quantity().fill('48')
  await expect.poll(activeBreak).toMatch(/^48(?! and more| –)/)
  await at.go('/parts?q=Ended')
  const card = at.page().getByRole('article').filter({ hasText: 'Ended CPU' })
  const last = card.getByRole('row').last().getByRole('rowheader')
  expect(await last.innerText()).toBe('48')
})

test('a part with less than one order in stock is out, and says its least order', async () => {
  const short = { name: 'Short CPU', minQuantity: 10, priceBreaks: [], quantity: 11 }
  const id = await withPicture(await part(short))
  await at.go('/parts?q=Short')
  const card = at.page().getByRole('article').filter({ hasText: 'Short CPU' })
  await card.getByText('Out of stock').waitFor()
  await card.getByText('Minimum 12').waitFor()
  expect(await card.getByRole('link', { name: 'Purchase Now' }).count()).toBe(0)
  await at.go(`/parts/${id}`)
  await at.page().getByText('cannot be ordered at the moment').waitFor()
  await at.page().getByText('Out of stock').first().waitFor()
})

test('a name and a number without a gap stay within the page', async () => {
  const id = await withPicture(await part({ name: 'N'.repeat(200) }))
  await at.shop().sql`update part set mpn = ${`${id}${'S'.repeat(60)}`} where id = ${id}`
  const wide = async () => {
    await at.page().locator('h1').first().waitFor()
    return at
      .page()
      .evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  }
  for (const width of [360, 1280]) {
    await at.page().setViewportSize({ width, height: 800 })
    for (const address of [`/parts/${id}`, `/purchase/${id}`, '/parts?q=NNN', '/']) {
      await at.go(address)
      await at.page().getByText('N'.repeat(200)).first().waitFor()
      expect([address, width, await wide()]).toEqual([address, width, 0])
    }
  }
  await at.go(`/purchase/${id}`)
  await fillPurchase(at.page())
  await at.button('Submit').click()
  await at.toast('Your order is placed successfully')
  const [order] = await at.shop().sql`
    select order_id from order_line where part_id = ${id}`
  for (const width of [360, 1280]) {
    await at.page().setViewportSize({ width, height: 800 })
    await at.go(`/dashboard/payment/${order?.order_id}`)
    await at.page().getByText('N'.repeat(200)).first().waitFor()
    expect([width, await wide()]).toEqual([width, 0])
  }
})

test('a part without price breaks has none of it', async () => {
  const id = await withPicture(await addTestPart(at.shop(), { name: 'Plain CPU' }))
  await at.go(`/purchase/${id}`)
  await quantity().fill('11')
  await expect.poll(() => at.page().getByLabel('Total').innerText()).toBe('$1,100.00')
  expect(await at.page().getByRole('table', { name: 'Price by quantity' }).count()).toBe(0)
  expect(await at.page().getByRole('button', { name: /^Take/ }).count()).toBe(0)
})

test('a page from before a change of price breaks is told, shows the new one, and then orders', async () => {
  const id = await withPicture(await part())
  await at.go(`/purchase/${id}?quantity=48`)
  await fillPurchase(at.page())
  await at.shop().sql`
    update part set price_breaks = '[{"from": 48, "priceMinor": 9900}]' where id = ${id}`
  await at.button('Submit').click()
  await at.page().getByText('The price has changed to $4,752.00.').first().waitFor()
  await expect.poll(() => at.page().getByLabel('Total').innerText()).toBe('$4,752.00')
  await at.button('Submit').click()
  await at.toast('Your order is placed successfully')
})
