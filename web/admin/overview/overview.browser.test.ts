import { expect, test } from 'vitest'
import { addTestPart, placeTestOrder } from '../../../tests/orders.fixture.ts'
import { backOffice } from '../back-office.fixture.ts'

const { shop, page, go } = backOffice()

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
    .waitFor()
  await page().getByRole('button', { name: 'Show as table' }).click()
  expect(await page().getByRole('table', { name: 'Revenue by day' }).getByRole('row').count()).toBe(
    8,
  )
  await page().getByRole('link', { name: '90 days' }).click()
  await expect
    .poll(() => page().getByRole('table', { name: 'Revenue by day' }).getByRole('row').count())
    .toBe(91)
})

test('pieces that were promised and are not there are a task of the overview until they came in', async () => {
  const { admin, buyer } = shop()
  const part = await addTestPart(shop(), { name: 'Short drive', quantity: 100 })
  await placeTestOrder(buyer, part)
  const [row] = await shop().sql<{ mpn: string }[]>`select mpn from part where id = ${part}`
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
