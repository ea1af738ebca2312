import { describe, expect, test } from 'vitest'
import { basketShop } from './baskets.fixture.ts'

const { shop, page, buyer, signIn, go, button, toast, violations, ...baskets } = basketShop()
const { newPart, basketOf, fill, line, openLine, sum, inHead, becomeVisitor, addFromPage } = baskets
const { logIn } = baskets

describe('a visitor’s basket', () => {
  test('is kept over a reload, comes along at log-in, and is added to what was there', async () => {
    const [one, two] = [await newPart({ name: 'Shared CPU' }), await newPart({ name: 'New RAM' })]
    await fill({ partsId: one, quantity: 10 })
    await becomeVisitor()
    await addFromPage(one, '15')
    await toast('15 × Shared CPU added to your basket')
    await addFromPage(two, '20')
    await inHead('Basket, 2 parts')
    await page().reload()
    await inHead('Basket, 2 parts')
    await page().getByRole('link', { name: 'Basket, 2 parts' }).click()
    await sum('$3,500.00')
    await button('Continue to checkout').click()
    await logIn()
    await page().getByRole('heading', { name: 'Checkout' }).waitFor()
    await page().getByText('25 × $100.00').waitFor()
    await go('/basket')
    await page().getByText('Shared CPU: 10 + 15 = 25').waitFor()
    await sum('$4,500.00')
    expect(await basketOf(buyer())).toMatchObject([
      { partsId: one, quantity: 25 },
      { partsId: two, quantity: 20 },
    ])
    await button('Close').click()
    await page().reload()
    await sum('$4,500.00')
    expect(await page().getByText('10 + 15').count()).toBe(0)
  })

  test('comes once when its coming was cut, and is not lost meanwhile', async () => {
    const partsId = await newPart({ name: 'Cut CPU' })
    await becomeVisitor()
    await addFromPage(partsId, '10')
    await inHead('Basket, 1 part')
    // the shop does it, and its answer never arrives
    await page().route('**/api/basket', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort()
    })
    await signIn(buyer())
    await go('/basket')
    await page().getByText('could not be added yet').waitFor()
    await expect.poll(async () => (await basketOf(buyer())).length).toBe(1)
    await page().unroute('**/api/basket')
    await page().reload()
    await page().getByText('1 part from before you logged in came into this basket').waitFor()
    expect(await basketOf(buyer())).toMatchObject([{ partsId, quantity: 10 }])
    // the notice goes with the lines, and does not come back over others
    const came = () => page().getByText('came into this basket').count()
    await line('Cut CPU')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await page().getByText('Nothing is in your basket').waitFor()
    expect(await came()).toBe(0)
    await button('Undo').click()
    await sum('$1,000.00')
    expect(await came()).toBe(0)
  })

  test('stays and is shown when it does not fit into the buyer’s', async () => {
    const partsId = await newPart({ name: 'Too many' })
    await shop().sql`
      with many as (
        insert into part (id, mpn, name, details, category, min_quantity, order_multiple, quantity, price_minor, img, warranty_months)
        select gen_random_uuid(), 'FULL-' || n || ${partsId}, 'Full ' || n, 'x', 'cpu', 1, 1, 10, 100, '/favicon.svg', 12
        from generate_series(1, 1000) n
        returning id
      )
      insert into basket_line (buyer_id, part_id, quantity)
      select u.id, many.id, 1 from many, users u where u.email = ${buyer().email}`
    await becomeVisitor()
    await addFromPage(partsId, '10')
    await inHead('Basket, 1 part')
    await signIn(buyer())
    await go('/basket')
    await page().getByText('takes at most 1,000 different parts').waitFor()
    await page().getByText('10 × Too many').waitFor()
    await inHead('Basket, 1,000 parts')
    await page().getByLabel('Search in the basket').fill('full 77')
    await expect.poll(() => page().locator('[data-row]').count()).toBe(11)
    await button('Leave them out').click()
    await page().reload()
    await sum('$1,000.00')
    expect(await page().getByText('Too many').count()).toBe(0)
  })

  test('takes what a visitor changes, and stays in step with another tab', async () => {
    const partsId = await newPart({ name: 'Tab CPU', priceBreaks: [{ from: 20, price: 70 }] })
    await becomeVisitor()
    await addFromPage(partsId, '10')
    await inHead('Basket, 1 part')
    await go('/basket')
    await button('Increase by 5').click()
    await sum('$1,500.00')
    await page().getByText('5 more and each costs $70.00: total falls by $100.00').waitFor()
    await button('Take 20').click()
    await sum('$1,400.00')
    const other = await page().context().newPage()
    await other.goto(`${shop().publicUrl}/basket`)
    await other.getByLabel('Quantity of Tab CPU').fill('30')
    await other.getByRole('status', { name: 'Sum' }).getByText('$2,100.00').waitFor()
    await sum('$2,100.00')
    await other.getByRole('button', { name: /^Remove.*Tab CPU/ }).click()
    await page().getByText('Nothing is in your basket').waitFor()
    await inHead('Basket')
  })
})

describe('a buyer’s basket', () => {
  test('says what changed and what is wrong, and fixes it by a click', async () => {
    const [dear, few, odd, gone] = [
      await newPart({ name: 'Dearer' }),
      await newPart({ name: 'Fewer' }),
      await newPart({ name: 'Odd' }),
      await newPart({ name: 'Gone' }),
    ]
    const lines = [
      { partsId: dear, quantity: 10 },
      { partsId: few, quantity: 100 },
      { partsId: odd, quantity: 12 },
      { partsId: gone, quantity: 10 },
    ]
    await fill(...lines)
    await shop().sql`update part set price_minor = 11000 where id = ${dear}`
    await shop().sql`update part set quantity = 42 where id = ${few}`
    await shop().sql`update part set deleted_at = now() where id = ${gone}`
    await go('/basket')
    await page()
      .getByText('rose from $100.00 to $110.00 each since you added it: $100.00 more for 10')
      .waitFor()
    await page().getByText('1,000 were available when you added it, 42 are now').waitFor()
    await page().getByText('Quantity must be a multiple of 5').waitFor()
    await page().getByText('not in the shop any more').waitFor()
    await sum('$1,100.00')
    expect(await button('Continue to checkout').isDisabled()).toBe(true)
    expect(await violations()).toEqual([])
    await page().getByRole('button', { name: 'Accept the new price of Dearer' }).click()
    await page().getByRole('button', { name: 'Take 40 of Fewer' }).click()
    await page().getByRole('button', { name: 'Raise to 15 of Odd' }).click()
    await page()
      .getByRole('button', { name: /^Take it out.*Gone/ })
      .click()
    await sum('$6,600.00')
    await expect.poll(() => page().evaluate(() => document.activeElement?.textContent)).toBe('Undo')
    await page().keyboard.press('Enter')
    await line('Gone').waitFor()
    await page()
      .getByRole('button', { name: /^Remove.*Gone/ })
      .click()
    await openLine('Odd')
    await button('Add your number or a note for Odd').click()
    await page().getByLabel('Your number').fill('ODD-7')
    await page().getByLabel('Note').fill('Second shelf')
    await button('Keep').click()
    await expect
      .poll(() => basketOf(buyer()))
      .toMatchObject([
        { partsId: dear, quantity: 10, seenUnitPrice: 110 },
        { partsId: few, quantity: 40 },
        { partsId: odd, quantity: 15, ownNumber: 'ODD-7', note: 'Second shelf' },
      ])
    await page().reload()
    await line('ODD-7').waitFor()
    await page().getByText('Second shelf').waitFor()
    expect(await page().getByText('rose from').count()).toBe(0)
  })

  test('takes back on the page what the shop did not take', async () => {
    const partsId = await newPart({ name: 'Kept CPU' })
    await fill({ partsId, quantity: 10 })
    await page().route('**/api/basket/*', (route) => route.abort())
    await go('/basket')
    await button('Increase by 5').click()
    await page().getByText('The shop cannot be reached').waitFor()
    await sum('$1,000.00')
  })

  test('is saved as a list', async () => {
    await fill({ partsId: await newPart(), quantity: 10 })
    await go('/basket')
    await button('Save as list').click()
    await page().getByLabel('Name', { exact: true }).fill('Rack 12')
    await button('Save the list').click()
    await page().getByText('Saved as Rack 12').waitFor()
    const lists = await buyer().call('GET', '/lists')
    expect(await lists.json()).toMatchObject([{ name: 'Rack 12', lineCount: 1 }])
  })
})

test('the basket keeps what was typed: a quantity that is none, a number and a note', async () => {
  await fill({ partsId: await newPart({ name: 'Typed' }), quantity: 20 })
  await go('/basket')
  const field = page().getByLabel('Quantity of Typed')
  for (const text of ['-5', '20.5', '1e3', '']) {
    await field.fill(text)
    await field.blur()
    await page().getByText('Until then the line stays at 20').waitFor()
    expect(await field.inputValue()).toBe(text)
  }
  expect(await violations()).toEqual([])
  await field.fill('25')
  await page().getByRole('status', { name: 'Sum' }).getByText('$2,500.00').waitFor()
  expect(await page().getByText('Until then').count()).toBe(0)
  await openLine('Typed')
  await button('Add your number or a note for Typed').click()
  await page().getByLabel('Your number').fill('TYP-1')
  await page().getByLabel('Note').fill('Third shelf')
  await page().reload()
  await expect.poll(() => page().getByLabel('Your number').inputValue()).toBe('TYP-1')
  expect(await page().getByLabel('Note').inputValue()).toBe('Third shelf')
  await button('Keep').click()
  await page().getByText('Third shelf').waitFor()
  await page().reload()
  await page().getByText('Third shelf').waitFor()
  expect(await page().getByLabel('Note').count()).toBe(0)
})
