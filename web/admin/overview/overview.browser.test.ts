import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { addTestPart, placeTestOrder } from '../../../tests/orders.fixture.ts'
import { backOffice } from '../back-office.fixture.ts'

const { shop, page, go, complaints } = backOffice()

test('each number of the overview leads to a list of as many', async () => {
  const [declined, ending] = [await shop().unpaid(), await shop().unpaid()]
  await Promise.all([shop().pending(), shop().paid()])
  await shop().sql`
    insert into order_event (id, order_id, kind, by_whom, note)
    values (gen_random_uuid(), ${declined.id}, 'payment-failed', 'provider', 'Declined')`
  await shop().sql`
    update orders
    set hold_expires_at = now() + interval '5 hours'
    where id = ${ending.id}`
  const links = async () => {
    await go('/dashboard/overview?days=7')
    const all = page().locator('main a[href*="manage-orders?"]')
    await all.first().waitFor()
    return await all.evaluateAll((nodes) =>
      nodes.map((node) => ({
        to: node.getAttribute('href') ?? '',
        count: Number(/(\d+)(?: still unpaid)?$/.exec(node.textContent ?? '')?.[1] ?? 'NaN'),
      })),
    )
  }
  const linked = (await links()).filter(({ count }) => !Number.isNaN(count))
  // refunds are an amount, which leads to the orders that it was returned to
  const counted = [...new Map(linked.map((one) => [JSON.stringify(one), one])).values()]
  expect(linked.length).toBeGreaterThanOrEqual(11)
  expect(counted.some(({ to, count }) => to.includes('hold=ending') && count > 0)).toBe(true)
  for (const { to, count } of counted) {
    await go(to)
    const head = page().locator('main header')
    await head.getByText(`${count} ${count === 1 ? 'order' : 'orders'}`, { exact: true }).waitFor()
  }
  await go('/dashboard/overview?days=7')
  await page()
    .getByRole('img', { name: /^Revenue by day, 7 days/ })
    .locator('canvas')
    .waitFor()
  await page().getByRole('button', { name: 'Show as table' }).click()
  expect(await page().getByRole('table', { name: 'Revenue by day' }).getByRole('row').count()).toBe(
    8,
  )
  await page().getByRole('link', { name: '90 days', exact: true }).click()
  await expect
    .poll(() => page().getByRole('table', { name: 'Revenue by day' }).getByRole('row').count())
    .toBe(91)
})

test('pieces that were promised and are not there are a task of the overview until they came in', async () => {
  const { admin, buyer } = shop()
  const part = await addTestPart(shop(), { name: 'Short drive', quantity: 100 })
  await placeTestOrder(buyer, part)
  // its page shows a picture, which has to be there
  const [row] = await shop().sql<{ mpn: string }[]>`
    update part set img = '/favicon.svg' where id = ${part} returning mpn`
  const rows = [{ mpn: row!.mpn, quantity: 4 }]
  await admin.call('PUT', '/feed/parts', { quantityIs: 'onHand', rows })
  await go('/dashboard/overview')
  const block = page()
    .getByRole('heading', { name: 'Promised, and not there' })
    .locator('xpath=ancestor::section')
  await block.getByText('6 pieces').waitFor()
  await block.getByRole('link', { name: 'Short drive' }).click()
  await page().waitForURL(new RegExp(`manage-products/${part}`))
  await admin.call('POST', `/parts/${part}/stock`, { change: 6, reason: 'restock' })
  await go('/dashboard/overview')
  await page().getByRole('heading', { name: 'Low stock' }).waitFor()
  expect(await page().getByText('Promised, and not there').count()).toBe(0)
})

test('the figures stand beside those of the period before, each with its list and its file', async () => {
  await go('/dashboard/overview?days=7')
  const block = (name: string) => page().getByRole('region', { name, exact: true })
  await page().getByRole('button', { name: 'Pieces sold' }).click()
  await page()
    .getByRole('img', { name: /^Pieces sold by day, 7 days: \d+, against 0 in the 7 days before/ })
    .locator('canvas')
    .waitFor()
  await block('Sales by category').getByRole('link', { name: 'CPU' }).waitFor()
  const buyer = block('Best customers').getByRole('link', { name: 'Ada Buyer' })
  await block('Stock cover in days').getByRole('link', { name: 'Plentiful CPU' }).waitFor()
  for (const [name, file] of [
    ['Pieces sold by day', 'days'],
    ['Sales by category', 'categories'],
    ['Best customers', 'customers'],
    ['Top parts', 'parts'],
    ['Stock cover in days', 'stock-cover'],
    ['Refunds', 'refunds'],
    ['Declined payments', 'declines'],
  ] as const) {
    const [download] = await Promise.all([
      page().waitForEvent('download'),
      block(name)
        .getByRole('button', { name: /^Export/ })
        .click(),
    ])
    expect(download.suggestedFilename()).toBe(`partwright-${file}.csv`)
  }
  await buyer.click()
  await page().getByRole('heading', { name: 'Manage Orders' }).waitFor()
  expect(new URL(page().url()).searchParams.get('q')).toBe(shop().buyer.email)
  await go('/dashboard/overview?days=7')
  await block('Stock cover in days').getByRole('link', { name: '90 days and more' }).click()
  await page().waitForURL('**/dashboard/stock-cover?days=7&step=longer')
  await page().getByRole('row').filter({ hasText: 'Plentiful CPU' }).waitFor()
  expect(await page().getByRole('row').filter({ hasText: 'Short drive' }).count()).toBe(0)
  await page().getByRole('link', { name: 'All', exact: true }).click()
  await page().getByRole('button', { name: 'Sold' }).click()
  await page().waitForURL('**/stock-cover?days=7&sort=sold')
})

test('found: A5 the way back from an order keeps how the list was narrowed; who came another way finds all', async () => {
  const { id, number } = await shop().unpaid()
  await go('/dashboard/manage-orders?status=unpaid&q=ada')
  await page().locator(`a[href="/dashboard/manage-orders/${id}"]`).first().click()
  const back = page().getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await page()
    .getByRole('heading', { name: `Order ${number}` })
    .waitFor()
  expect(await back.getAttribute('href')).toBe('/dashboard/manage-orders?status=unpaid&q=ada')
  await page().reload()
  await page()
    .getByRole('heading', { name: `Order ${number}` })
    .waitFor()
  await back.click()
  await page().getByRole('heading', { name: 'Manage Orders' }).waitFor()
  expect(page().url()).toContain('?status=unpaid&q=ada')
  await go('/dashboard/overview')
  await go(`/dashboard/manage-orders/${id}`)
  expect(await back.getAttribute('href')).toBe('/dashboard/manage-orders')
})

test('found: A8 a list that fails says so at once while it goes on trying', async () => {
  const fail = (route: Route) => route.fulfill({ status: 500, body: '{}' })
  await page().route('**/api/all-orders**', fail)
  const asked = Date.now()
  await page().goto(`${shop().publicUrl}/dashboard/manage-orders`)
  await page()
    .getByRole('alert')
    .or(page().getByRole('button', { name: 'Try again' }))
    .first()
    .waitFor()
  expect(Date.now() - asked).toBeLessThan(6_000)
  await page().unroute('**/api/all-orders**', fail)
  await page().getByRole('table').waitFor()
  complaints().length = 0
})
