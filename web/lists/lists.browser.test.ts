import { beforeAll, describe, expect, test } from 'vitest'
import { addTestPart } from '../../tests/orders.fixture.ts'
import { listsShop } from './lists-shop.fixture.ts'

const { shop, page, buyer, partId, go, button, violations, saved, read } = listsShop()

let gpu: string
beforeAll(async () => {
  gpu = await addTestPart(shop(), {
    name: 'Second GPU',
    quantity: 200,
    priceBreaks: [{ from: 50, price: 90 }],
  })
})

const row = (name: string) => page().getByRole('row').filter({ hasText: name })
const allSaved = () => page().getByText('All changes are saved').waitFor()
const basketOf = async () => {
  const response = await buyer().call('GET', '/basket')
  const { lines } = (await response.json()) as { lines: { partsId: string; quantity: number }[] }
  return lines.map(({ partsId, quantity }) => [partsId, quantity])
}

test('a list is made, filled by typing, changed, ordered and printed', async () => {
  await go('/dashboard')
  await page().getByRole('link', { name: 'Lists', exact: true }).click()
  await page().getByText('No lists yet').waitFor()
  await button('New list').click()
  await button('Save the list').click()
  await page().getByText('Please input the name of the list').waitFor()
  await page().getByLabel('Name', { exact: true }).fill('First rack')
  await button('Save the list').click()
  await page().getByRole('heading', { name: 'First rack' }).waitFor()

  const picker = page().getByRole('combobox', { name: 'Add a part' })
  for (const name of ['Second GPU', 'Journey CPU']) {
    await picker.fill(name.toLowerCase())
    await page().getByRole('option', { name }).waitFor()
    await picker.press('Enter')
    await page().getByLabel(`Quantity of ${name}`).waitFor()
  }
  const quantity = page().getByLabel('Quantity of Journey CPU')
  await expect.poll(() => quantity.evaluate((field) => field === document.activeElement)).toBe(true)
  // key by key: a table that were drawn anew would lose the focus after the first
  await page().keyboard.type('12')
  expect(await quantity.inputValue()).toBe('12')
  await row('Journey CPU').getByText('Quantity must be a multiple of 5').waitFor()
  await page().getByText('1 line cannot be ordered as it is').waitFor()
  await button('Raise to 15 of Journey CPU').click()
  expect(await quantity.evaluate((field) => field === document.activeElement)).toBe(true)
  await page().getByLabel('Own number of Second GPU').pressSequentially('RACK-7')
  await page().getByLabel('Note on Second GPU').fill('same batch')
  await page().getByLabel('Move Journey CPU').selectOption('To the top')
  await page().getByText('$2,500.00', { exact: true }).waitFor()
  await allSaved()
  const id = page().url().split('/').at(-1)!
  expect((await read(id)).lines).toMatchObject([
    { partsName: 'Journey CPU', quantity: 15 },
    { partsName: 'Second GPU', quantity: 10, ownNumber: 'RACK-7', note: 'same batch' },
  ])
  expect(await violations()).toEqual([])

  // what was called so is found by it
  await picker.fill('rack 7')
  await page()
    .getByText(/^Your number /)
    .first()
    .waitFor()
  await page().keyboard.press('Escape')

  await button('Add all to basket').click()
  await page().getByText('2 lines added to your basket.').waitFor()
  expect(await basketOf()).toEqual([
    [partId(), 15],
    [gpu, 10],
  ])
  await button('Take Second GPU off the list').click()
  const back = button('Put it back')
  await expect.poll(() => back.evaluate((one) => one === document.activeElement)).toBe(true)
  await back.click()
  await allSaved()
  expect((await read(id)).lines).toHaveLength(2)
  await button('Rename the list').click()
  await page().getByLabel('Name', { exact: true }).fill('Second rack')
  await button('Rename').click()
  await page().getByRole('heading', { name: 'Second rack', exact: true }).waitFor()
  await allSaved()
  expect((await read(id)).name).toBe('Second rack')
  await page().emulateMedia({ media: 'print' })
  expect(await button('Add all to basket').isVisible()).toBe(false)
  await row('Second GPU').getByText('RACK-7').waitFor()
  await row('Second GPU').getByText('same batch').waitFor()
})

describe('putting lines into the basket', () => {
  test('names what cannot be ordered, and takes only what was chosen', async () => {
    const gone = await addTestPart(shop(), { name: 'Gone GPU' })
    const id = await saved('Mixed', [
      { partsId: partId(), quantity: 12 },
      { partsId: gpu, quantity: 60 },
      { partsId: gone, quantity: 10 },
    ])
    await shop().sql`update part set deleted_at = now() where id = ${gone}`
    await go(`/dashboard/lists/${id}`)
    await row('Gone GPU').getByText('This part is not in the shop any more').waitFor()
    await row('Second GPU').getByText('$5,400.00').waitFor()
    await button('Add all to basket').click()
    await page().getByText('1 line added to your basket. 2 lines not:').waitFor()
    const said = page().getByRole('status').filter({ hasText: '2 lines not' })
    await said.getByText('Journey CPU: Quantity must be a multiple of 5').waitFor()
    await said.getByText('Gone GPU: This part is not in the shop any more').waitFor()
    expect(await basketOf()).toEqual([[gpu, 60]])
    await row('Second GPU').getByRole('checkbox').check()
    await button('Add 1 chosen line to basket').click()
    await expect.poll(basketOf).toEqual([[gpu, 120]])
  })
})

test('a change from another tab is not overwritten, and nothing typed here is lost silently', async () => {
  const id = await saved('Two tabs')
  await go(`/dashboard/lists/${id}`)
  await page().getByLabel('Note on Journey CPU').waitFor()
  const { lines, updatedAt } = await read(id)
  const changed = await buyer().call('PUT', `/lists/${id}`, {
    name: 'Changed elsewhere',
    lines: lines.map(({ partsId, quantity }) => ({ partsId, quantity })),
    updatedAt,
  })
  expect(changed.status).toBe(200)
  await page().getByLabel('Note on Journey CPU').fill('mine')
  await page().getByText('This list was changed somewhere else').waitFor()
  await page().getByText('Not saved', { exact: true }).waitFor()
  expect(await page().getByLabel('Note on Journey CPU').inputValue()).toBe('mine')
  expect((await read(id)).lines[0]?.note).toBe('')
  await button('Load it again').click()
  await page().getByRole('heading', { name: 'Changed elsewhere' }).waitFor()
  await page().getByLabel('Note on Journey CPU').fill('now')
  await allSaved()
  expect((await read(id)).lines[0]?.note).toBe('now')
})

test('what is not saved yet is saved when the page is left', async () => {
  const id = await saved('Left early')
  await go(`/dashboard/lists/${id}`)
  await page().getByLabel('Quantity of Journey CPU').fill('40')
  await page().getByRole('link', { name: 'My Orders' }).first().click()
  await expect.poll(async () => (await read(id)).lines[0]?.quantity).toBe(40)
  await page().getByRole('link', { name: 'Lists', exact: true }).click()
  await page().getByRole('link', { name: 'Left early' }).click()
  await expect.poll(() => page().getByLabel('Quantity of Journey CPU').inputValue()).toBe('40')
})

test('a long list is on one page, of which what is near the window is drawn; a new part is gone to', async () => {
  const ids = await shop().sql<{ id: string }[]>`
    insert into part (
      id, mpn, name, details, category, min_quantity, quantity, price_minor, img, warranty_months
    )
    select gen_random_uuid(), 'LONG-' || gen_random_uuid(), 'Long part ' || n, 'x', 'ram', 1, 900, 100, '/x', 12
    from generate_series(1, 120) n
    returning id`
  const id = await saved(
    'Long',
    ids.map(({ id: partsId }) => ({ partsId, quantity: 1 })),
  )
  await go(`/dashboard/lists/${id}`)
  await page().getByRole('checkbox', { name: 'Choose all on this page' }).check()
  await button('Add 120 chosen lines to basket').waitFor()
  await page().getByRole('checkbox', { name: 'Choose this row' }).first().uncheck()
  await button('Add 119 chosen lines to basket').waitFor()
  expect(await page().locator('[data-row]').count()).toBeLessThan(60)
  const picker = page().getByRole('combobox', { name: 'Add a part' })
  await picker.fill('second gpu')
  await page().getByRole('option', { name: 'Second GPU' }).waitFor()
  await picker.press('Enter')
  const quantity = page().getByLabel('Quantity of Second GPU')
  await expect.poll(() => quantity.evaluate((field) => field === document.activeElement)).toBe(true)
  await allSaved()
  expect((await read(id)).lines).toHaveLength(121)
})

test('on a phone nothing scrolls sideways', async () => {
  const id = await saved('On a phone', [
    { partsId: partId(), quantity: 12, note: 'x'.repeat(200) },
    { partsId: gpu, quantity: 100 },
  ])
  await page().setViewportSize({ width: 320, height: 700 })
  for (const path of ['/dashboard/lists', `/dashboard/lists/${id}`]) {
    await go(path)
    await page().getByRole('heading', { level: 1 }).waitFor()
    await page().getByText('On a phone').first().waitFor()
    expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await violations()).toEqual([])
  }
  await button('Raise to 15 of Journey CPU').click()
  await allSaved()
  expect((await read(id)).lines[0]?.quantity).toBe(15)
})
