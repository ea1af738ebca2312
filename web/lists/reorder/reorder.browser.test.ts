import { beforeAll, expect, test } from 'vitest'
import { addTestPart, placeTestOrder } from '../../../tests/orders.fixture.ts'
import { buyingShop } from '../../orders/buying.fixture.ts'

const { shop, page, buyer, partId, go, button, violations } = buyingShop()

let gpu: string
beforeAll(async () => {
  gpu = await addTestPart(shop(), { name: 'Cyclic GPU', quantity: 5_000 })
})

/** An order of so many pieces, placed so many days ago, as if it were paid since. */
async function bought(part: string, quantity: number, daysAgo: number) {
  const id = await placeTestOrder(buyer(), part, quantity, quantity * 100)
  await shop().sql`
    update orders
    set created_at = now() - make_interval(days => ${daysAgo}), transaction_id = ${`pi_${id}`},
      paid_minor = payable_minor, paid_at = now(), released_at = now(), shipped_at = now()
    where id = ${id}`
  return id
}
const basketOf = async () => {
  const response = await buyer().call('GET', '/basket')
  const { lines } = (await response.json()) as { lines: { partsId: string; quantity: number }[] }
  return lines.map(({ partsId, quantity }) => [partsId, quantity])
}
const row = (name: string) => page().getByRole('row').filter({ hasText: name })

test('a past order is ordered again at today’s prices, and saved as a list', async () => {
  const part = await addTestPart(shop(), { name: 'Dearer GPU', quantity: 500 })
  const id = await bought(part, 20, 40)
  await shop().sql`update part set price_minor = 10250 where id = ${part}`
  await go('/dashboard/myorders')
  await page()
    .getByRole('link', { name: /^Reorder PW-/ })
    .click()
  await page()
    .getByRole('heading', { name: /^Reorder PW-/ })
    .waitFor()
  const line = row('Dearer GPU')
  await line.getByText('20 × $100.00').waitFor()
  await line.getByText('$2.50 more each (+2.5%)').waitFor()
  await line.getByTitle('$50.00 more for 20').waitFor()
  expect(await violations()).toEqual([])
  await page().getByLabel('Quantity of Dearer GPU').fill('30')
  await line.getByTitle('$75.00 more for 30').waitFor()
  await page().getByText('$3,075.00').first().waitFor()
  await button('Add 1 chosen line to basket').click()
  await page().getByText('1 line added to your basket.').waitFor()
  expect(await basketOf()).toEqual([[part, 30]])

  await button('Save as list').click()
  expect(await page().getByLabel('Name', { exact: true }).inputValue()).toMatch(/^Order PW-\d+$/)
  await button('Save the list').click()
  await page()
    .getByRole('link', { name: /^Order PW-\d+$/ })
    .click()
  await page()
    .getByRole('heading', { name: /^Order PW-/ })
    .waitFor()
  expect(await page().getByLabel('Quantity of Dearer GPU').inputValue()).toBe('30')

  await shop().sql`update part set quantity = 3 where id = ${part}`
  await go(`/dashboard/reorder/${id}`)
  await line.getByText('Fewer than one order takes (10) are in stock: 3').waitFor()
  expect(await line.getByRole('checkbox').isChecked()).toBe(false)
  await shop().sql`update part set deleted_at = now() where id = ${part}`
  await go(`/dashboard/reorder/${id}`)
  await page().getByText('One part is not in the shop any more: Dearer GPU.').waitFor()
  await line.getByText('20 wanted').waitFor()
  expect(await line.getByText('–').count()).toBe(3)
  await page().setViewportSize({ width: 360, height: 740 })
  // of a card, only what has a value: nothing is named Today or Available
  await expect.poll(() => line.getByText('–').filter({ visible: true }).count()).toBe(0)
  const shown = await line
    .locator('td:visible')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-label')))
  expect(shown).not.toContain('Today')
  expect(shown).not.toContain('Available')
  expect(await violations()).toEqual([])
  await page().setViewportSize({ width: 1280, height: 800 })
  const other = await shop().buyer('Other Buyer')
  const theirs = await placeTestOrder(other, partId(), 10, 1_000)
  await go(`/dashboard/reorder/${theirs}`)
  await page().getByText('This order is not here').waitFor()
})

test('what was bought is shown by part, with what is due, and goes into the basket', async () => {
  await go('/dashboard/reorder')
  await page().getByText('Nothing bought yet').waitFor()
  for (const [quantity, daysAgo] of [
    [20, 60],
    [40, 40],
    [30, 25],
  ] as const)
    await bought(gpu, quantity, daysAgo)
  await bought(partId(), 10, 2)
  await page().reload()
  const due = row('Cyclic GPU')
  await due.getByText('Due', { exact: true }).waitFor()
  await due.getByTitle('Every 18 days').waitFor()
  await button('Add 30 of Cyclic GPU to the basket').waitFor()
  await row('Journey CPU').getByTitle('Ordered on one day so far').waitFor()
  expect(await page().getByRole('row').nth(1).innerText()).toContain('Cyclic GPU')
  await page().getByText('Next likely is the last day').waitFor()
  expect(await violations()).toEqual([])

  await button('3 times, 90 pieces of Cyclic GPU: each order').click()
  const orders = page().getByRole('dialog').getByRole('row')
  await expect.poll(() => orders.count()).toBe(4)
  expect(await orders.nth(1).innerText()).toMatch(/PW-\d+\s+30\s+\$100\.00/)
  expect(await violations()).toEqual([])
  await page().keyboard.press('Escape')

  // what has no room is a column to be chosen, sorted by the shop and saved as it is seen
  await button('Columns').click()
  const columns = page().getByRole('dialog', { name: 'Columns and rows' })
  await columns.getByLabel('Usually', { exact: true }).check()
  await columns.getByRole('button', { name: 'Done' }).click()
  await due.getByRole('cell', { name: '30', exact: true }).waitFor()
  await button('Part').click()
  await page().waitForURL(/sort=name/)
  const [download] = await Promise.all([
    page().waitForEvent('download'),
    button('Save view').click(),
  ])
  expect(download.suggestedFilename()).toMatch(/-reorder\.csv$/)
  expect(
    await page()
      .locator('[data-row]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetHeight)),
  ).toEqual([39, 39])

  await button('Add 10 of Journey CPU to the basket').click()
  await expect.poll(basketOf).toEqual([[partId(), 10]])
  await button('Add all that is due (1 part)').click()
  await expect.poll(basketOf).toEqual([
    [partId(), 10],
    [gpu, 30],
  ])
  await page().getByRole('searchbox', { name: 'Search purchases' }).fill('no such part')
  await page().getByText('No parts match').waitFor()
  await page().setViewportSize({ width: 320, height: 700 })
  await button('All parts bought').click()
  await page().getByText('Cyclic GPU').first().waitFor()
  expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await violations()).toEqual([])
})
