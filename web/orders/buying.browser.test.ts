import { describe, expect, test } from 'vitest'
import { fillPurchase } from '../../tests/fill-delivery.fixture.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import { buyingShop } from './buying.fixture.ts'

const { shop, page, buyer, partId, signIn, go, order, button, toast, violations } = buyingShop()

const quantity = () => page().getByLabel('Quantity', { exact: true })
const total = () => page().getByRole('status', { name: 'Total' })
const fillOrder = () => fillPurchase(page())
const ordersOf = async (email: string) =>
  await shop().sql<{ status: string }[]>`
    select status
    from orders
    where email = ${email}`

describe('the purchase page', () => {
  test('says the range, the multiple and the total, and sends nothing else', async () => {
    await go(`/purchase/${partId()}?quantity=20`)
    await total().getByText('$2,000.00').waitFor()
    await expect.poll(() => page().url()).not.toContain('quantity')
    await quantity().fill('7')
    await page().getByText('Quantity must be between 10-1000').waitFor()
    expect(await button('Submit').isDisabled()).toBe(true)
    await quantity().fill('12')
    await page().getByText('Quantity must be a multiple of 5').waitFor()
    await button('Increase by 5').click()
    expect(await quantity().inputValue()).toBe('15')
    await total().getByText('$1,500.00').waitFor()
    await button('Submit').click()
    await page().getByText('Please input the Address').waitFor()
    await page().getByText('Please input the Phone Number').waitFor()
    expect(await violations()).toEqual([])
    expect(await ordersOf(buyer().email)).toEqual([])
  })

  test('says while an address is typed what documents cannot print, and takes it', async () => {
    await go(`/purchase/${partId()}`)
    const said = page().getByText(
      'Our documents cannot print தமிழ். Please write the address in Latin',
    )
    await page().getByLabel('Address').fill('Łódź, Ελλάδα, Москва')
    expect(await said.count()).toBe(0)
    await page().getByLabel('Address').fill('1-1 தமிழ்')
    await said.waitFor()
    expect(await violations()).toEqual([])
    await page().getByLabel('Address').fill('1-1 Tokyo')
    await said.waitFor({ state: 'detached' })
    await page().getByLabel('Address').fill('')
  })

  test('keeps what was typed over a reload, and orders once when it is clicked twice', async () => {
    await go(`/purchase/${partId()}`)
    await quantity().fill('30')
    await fillOrder()
    await page().getByLabel('Others').fill('Bay 4')
    await page().reload()
    expect(await quantity().inputValue()).toBe('30')
    expect(await page().getByLabel('Others').inputValue()).toBe('Bay 4')
    const available = page().locator('dl').getByRole('status')
    const before = Number((await available.innerText()).replace(',', ''))
    await button('Submit').dblclick()
    await toast('Your order is placed successfully')
    const heading = page().getByRole('heading', { name: /Order PW-\d+ is placed/ })
    await heading.waitFor()
    expect(await heading.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(Number((await available.innerText()).replace(',', ''))).toBe(before - 30)
    expect(await ordersOf(buyer().email)).toEqual([{ status: 'unpaid' }])
    const [placed] = await shop().sql`
      select address, ship_to from orders where email = ${buyer().email}`
    expect(placed).toEqual({ address: '12 Foundry Street', ship_to: null })
    await page().getByRole('link', { name: 'Make Payment' }).click()
    await page()
      .getByRole('heading', { name: /^Order PW-/ })
      .waitFor()
    await page().getByText('Bay 4').waitFor()
  })

  test('found: B4 warns of a purchase order number that was used, and orders again when told to', async () => {
    for (const turn of [1, 2]) {
      await go(`/purchase/${partId()}`)
      await fillOrder()
      await page().getByLabel('Purchase order number').fill('PO-SAME')
      await page().getByLabel('Requested date').fill('2031-05-01')
      await button('Submit').click()
      if (turn === 1) await toast('Your order is placed successfully')
    }
    const warning = page().getByRole('status').filter({ hasText: 'Nothing was ordered yet' })
    await warning.getByRole('link', { name: /^PW-\d+$/ }).waitFor()
    expect(await violations()).toEqual([])
    expect(await ordersOf(buyer().email)).toHaveLength(1)
    await button('Order under this number again').click()
    await toast('Your order is placed successfully')
    expect(await ordersOf(buyer().email)).toHaveLength(2)
    const [row] = await shop().sql`
      select purchase_order, requested_date::text
      from orders
      where email = ${buyer().email}
      limit 1`
    expect(row).toMatchObject({ purchase_order: 'PO-SAME', requested_date: '2031-05-01' })
  })

  test('shows a new price before it is ordered', async () => {
    await go(`/purchase/${partId()}`)
    await fillOrder()
    await shop().sql`update part set price_minor = 11000 where id = ${partId()}`
    await button('Submit').click()
    await page().getByText('The price has changed to $1,100.00').waitFor()
    await total().getByText('$1,100.00').waitFor()
    await button('Submit').click()
    await toast('Your order is placed successfully')
    await shop().sql`update part set price_minor = 10000 where id = ${partId()}`
  })

  test('tells before ordering what one card payment takes', async () => {
    const dear = { name: 'Dear GPU', price: 300_000, minQuantity: 1, quantity: 50 }
    const id = await addTestPart(shop(), dear)
    await shop().sql`update part set img = '/favicon.svg' where id = ${id}`
    await go(`/purchase/${id}`)
    await page()
      .getByText(/From 1 to 3\b.* One payment takes at most \$999,999\.99\./)
      .waitFor()
    await quantity().fill('4')
    await page().getByText('Order at most 3 of this part at once.').waitFor()
    expect(await button('Submit').isDisabled()).toBe(true)
    await quantity().fill('3')
    await total().getByText('$900,000.00').waitFor()
    expect(await button('Submit').isDisabled()).toBe(false)
  })

  test('lets admins look, and says that ordering is for buyers', async () => {
    await signIn(await shop().admin())
    await go(`/purchase/${partId()}`)
    await page().getByText('ordering is for buyers').waitFor()
    expect(await button('Submit').count()).toBe(0)
    for (const path of ['myorders', 'add-review', `payment/${partId()}`]) {
      await go(`/dashboard/${path}`)
      await page().waitForURL(`${shop().publicUrl}/dashboard`)
    }
  })
})

describe('My Orders', () => {
  test('leads to parts when there are none', async () => {
    await go('/dashboard/myorders')
    await page().getByText('No orders yet').waitFor()
    expect(await page().getByRole('link', { name: 'Find parts' }).getAttribute('href')).toBe(
      '/parts',
    )
  })

  test('cancels an unpaid order by the static dialog, with the focus kept', async () => {
    const id = await order()
    await go('/dashboard/myorders')
    await page().getByRole('table').waitFor()
    expect(await page().getByRole('columnheader').allInnerTexts()).toEqual([
      ...['#', 'Parts Name', 'Order', 'Placed', 'Quantity', 'Price', 'Status', 'Transaction'],
    ])
    expect(await violations()).toEqual([])
    await page()
      .getByRole('button', { name: /^Cancel order PW-/ })
      .click()
    const dialog = page().getByRole('alertdialog', { name: 'Are you sure' })
    await dialog.getByText('This can never be restored.').waitFor()
    await page().keyboard.press('Escape')
    await page().mouse.click(5, 5)
    await dialog.getByRole('button', { name: 'Go back' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await ordersOf(buyer().email)).toEqual([{ status: 'unpaid' }])
    await page()
      .getByRole('button', { name: /^Cancel order PW-/ })
      .click()
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await toast('Order deleted')
    await page().getByText('No orders yet').waitFor()
    await expect
      .poll(() => page().evaluate(() => document.activeElement?.textContent))
      .toBe('My Orders')
    await go(`/dashboard/payment/${id}`)
    await page().getByText('This order was cancelled').waitFor()
  })

  test('searches and filters by the address', async () => {
    await order()
    await go('/dashboard/myorders?status=shipped')
    await page().getByText('No orders match').waitFor()
    await page().getByLabel('Status').selectOption('Unpaid')
    await page().getByRole('link', { name: 'Journey CPU' }).waitFor()
    await page().getByRole('searchbox', { name: 'Search orders' }).fill('nothing like it')
    await page().getByText('No orders match').waitFor()
    expect(new URL(page().url()).search).toBe('?status=unpaid&q=nothing+like+it')
    await button('All orders').click()
    await page().getByRole('link', { name: 'Journey CPU' }).waitFor()
  })

  test('signs out who may not see their orders any more', async () => {
    await go('/dashboard/myorders')
    await page().getByText('No orders yet').waitFor()
    await page().route('**/api/orders?**', (route) =>
      route.fulfill({ status: 403, json: { code: 'not_allowed', detail: 'No.' } }),
    )
    await page().reload()
    await page().waitForURL(/\/login/)
    expect(await page().evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  })
})

test('found: L2 a review is rated by a number or by stars, sent once and seen', async () => {
  await go('/dashboard/add-review')
  await button('Add review').click()
  await page().getByText('Please choose your desired rating').waitFor()
  await page().getByText('Please input the review').waitFor()
  expect(await violations()).toEqual([])
  await page().getByRole('radio', { name: '1 of 5 star' }).focus()
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    await page().keyboard.press(key)
  const number = page().getByLabel('Rating', { exact: true })
  expect(await number.inputValue()).toBe('4')
  await number.fill('9')
  await page().getByText('Please choose your desired rating').waitFor()
  expect(await page().getByRole('radio', { checked: true }).count()).toBe(0)
  await number.fill('4')
  expect(await page().getByRole('radio', { name: '4 of 5 stars' }).isChecked()).toBe(true)
  const text = page().getByLabel('Review', { exact: true })
  await text.fill('Came a day early.')
  await page().reload()
  expect(await text.inputValue()).toBe('Came a day early.')
  await button('Add review').dblclick()
  await toast('Review added successfully')
  const listed = page().getByRole('listitem').filter({ hasText: 'Came a day early.' })
  await listed.getByText('4 of 5 stars').waitFor()
  expect(await listed.count()).toBe(1)
  expect(await shop().sql`select rating from review`).toEqual([{ rating: 4 }])
  await button('Save changes').waitFor()
})

test('T74 found: S11 the review that is there is shown, changed and deleted', async () => {
  await buyer().call('POST', '/review', { rating: 4, review: 'Came a day early.' })
  await go('/dashboard/add-review')
  await page().getByText('Everybody sees your review.').waitFor()
  const text = page().getByLabel('Review', { exact: true })
  expect(await text.inputValue()).toBe('Came a day early.')
  expect(await violations()).toEqual([])
  await text.fill('Came two days early.')
  await button('Save changes').click()
  await toast('Review changed')
  await page().getByRole('listitem').filter({ hasText: 'Came two days early.' }).waitFor()
  await page().reload()
  await page()
    .getByText(/, changed /)
    .waitFor()
  expect(await text.inputValue()).toBe('Came two days early.')
  await button('Delete review').click()
  const dialog = page().getByRole('alertdialog', { name: 'Are you sure' })
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await toast('Review deleted')
  await button('Add review').waitFor()
  expect(await text.inputValue()).toBe('')
  expect(await page().getByRole('radio', { checked: true }).count()).toBe(0)
  const seen = async () => await (await shop().request('/api/reviews')).text()
  await expect.poll(seen).not.toContain('two days early')
})
