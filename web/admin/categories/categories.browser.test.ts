import { afterAll, beforeAll, expect, test } from 'vitest'
import { categoryIcons } from '../../../contract/parts/category-icons.ts'
import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { read } from '../../../tests/companies.fixture.ts'
import { addTestPart } from '../../../tests/orders.fixture.ts'
import type { TestUser } from '../../../tests/test-user.ts'
import { violationsNow } from '../../../tests/violations.fixture.ts'
import { type OpenPages, openPages, sit } from '../../identity/pages.fixture.ts'

let pages: OpenPages
let admin: TestUser
beforeAll(async () => {
  pages = await openPages({ environment: { LIMITS: 'off' } })
  admin = await pages.shop.admin('Ann Admin')
})
afterAll(async () => {
  await pages?.close()
  // a category that another has changed meanwhile, one without a name, one with a part in it
  expect(pages?.complaints.filter((one) => !/40[09]/.test(one))).toEqual([])
})

const categories = async () =>
  (await read<{ categories: ShopCategory[] }>(admin.call('GET', '/categories'))).categories

test('an admin makes a category, says what is specified of its parts, and buyers find them by it', async () => {
  const page = await sit(pages, admin, '/dashboard/categories')
  await page.getByRole('link', { name: 'Add a category' }).click()
  await page.getByRole('button', { name: 'Add the category' }).click()
  await page.getByText('Write what the category is called').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.getByLabel('Name', { exact: true }).fill('Power supplies')
  await page.getByLabel('Icon').selectOption('power')
  await page.getByLabel('What else buyers call it').fill('PSU\n\nNetzteil')
  await page.getByRole('button', { name: 'Add a specification' }).click()
  const row = (at: number) =>
    page.getByRole('region', { name: 'Specifications' }).getByRole('listitem').nth(at)
  await row(0).getByLabel('Label').fill('Output')
  await row(0).getByLabel('Unit').fill('W')
  expect(await row(0).getByLabel('Key').inputValue()).toBe('outputW')
  await row(0).getByLabel('Key').fill('outputWatts')
  await row(0).getByLabel('Narrowed by').selectOption('A range')
  await page.getByRole('button', { name: 'Add a specification' }).click()
  await row(1).getByLabel('Label').fill('Efficiency')
  await page.getByRole('button', { name: 'Move Efficiency up' }).click()
  const narrowing = page.getByRole('region', { name: 'What narrows its list' })
  await narrowing.getByLabel('Add one').selectOption('Output')
  await narrowing.getByLabel('Add one').selectOption('Efficiency')
  await page
    .getByRole('region', { name: 'What stands on a card' })
    .getByLabel('Add one')
    .selectOption('Output')
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('button', { name: 'Add the category' }).click()
  await page.getByRole('link', { name: 'Power supplies', exact: true }).first().waitFor()
  expect((await categories()).at(-1)).toMatchObject({
    key: 'power-supplies',
    icon: 'power',
    words: ['PSU', 'Netzteil'],
    specs: [
      { key: 'efficiency', kind: 'choice' },
      { key: 'outputWatts', label: 'Output', unit: 'W', kind: 'range' },
    ],
    facets: ['outputWatts', 'efficiency'],
    cards: ['outputWatts'],
  })

  const id = await addTestPart(pages.shop, { name: 'Prime 850' })
  await page.goto(`${pages.shop.publicUrl}/dashboard/manage-products/${id}`)
  await page.getByLabel('Category').selectOption('Power supplies')
  await page.getByRole('button', { name: 'Output', exact: true }).click()
  await page.getByLabel('Output', { exact: true }).fill('850')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Successfully updated').first().waitFor()

  const buyer = await pages.page()
  await buyer.goto(`${pages.shop.publicUrl}/parts?category=power-supplies`)
  await buyer.getByRole('heading', { name: 'Power supplies', level: 1 }).waitFor()
  await buyer.getByRole('group', { name: 'Output' }).or(buyer.getByText('Output')).first().waitFor()
  await buyer.getByText('850 W').first().waitFor()
  // its sign stands beside its name, drawn from the one file of signs
  const sign = buyer.getByRole('link', { name: /^Power supplies/ }).locator('svg use')
  const [file = '', name] = ((await sign.first().getAttribute('href')) ?? '').split('#')
  expect(name).toBe('power')
  const signs = await (await fetch(new URL(file, pages.shop.publicUrl))).text()
  for (const one of categoryIcons) expect(signs).toContain(`<symbol id="${one}"`)
  const drawn = await sign.first().evaluate((one) => (one as SVGGraphicsElement).getBBox().width)
  expect(drawn).toBeGreaterThan(0)
  await buyer.goto(`${pages.shop.publicUrl}/parts/${id}`)
  await buyer.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Power supplies').waitFor()
})

test('the order is that of every menu, and one with parts in it stays', async () => {
  const page = await sit(pages, admin, '/dashboard/categories')
  await page.getByRole('button', { name: 'Move Power supplies up' }).click()
  const list = page.getByRole('region', { name: 'Categories in their order' })
  await list.getByRole('listitem').nth(4).getByText('Power supplies').waitFor()
  await page.getByRole('button', { name: 'Remove Power supplies' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByText('while it has 1 part').waitFor()
  expect((await categories()).map(({ key }) => key).slice(-2)).toEqual([
    ...['power-supplies', 'motherboard'],
  ])
})

test('what somebody else changed meanwhile is not written over', async () => {
  const page = await sit(pages, admin, '/dashboard/categories/gpu')
  await page.getByLabel('Name', { exact: true }).fill('Graphics')
  const { version } = (await categories()).find(({ key }) => key === 'gpu')!
  const change = { version, name: 'Graphics cards' }
  expect((await admin.call('PATCH', '/categories/gpu', change)).status).toBe(200)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('was changed by somebody else').waitFor()
  expect((await categories()).find(({ key }) => key === 'gpu')?.name).toBe('Graphics cards')
})

test('what was changed of a category, and a removal, are taken back by its history', async () => {
  const added = await admin.call('POST', '/categories', {
    name: 'Coolers',
    specs: [{ key: 'noise', label: 'Noise', unit: 'dB' }],
  })
  expect(added.status).toBe(200)
  const page = await sit(pages, admin, '/dashboard/categories/coolers')
  await page.getByLabel('Name', { exact: true }).fill('Fans')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const history = page.getByRole('region', { name: 'History' })
  await history.getByText('Fans: name').waitFor()
  await history.getByText('Coolers as it began').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await history.getByRole('button', { name: 'Bring back version 1 of Coolers' }).click()
  await history.getByText('Coolers: version 1 brought back').waitFor()
  await page.getByRole('heading', { name: 'Coolers', level: 1 }).waitFor()

  await page.goto(`${pages.shop.publicUrl}/dashboard/categories`)
  await page.getByRole('button', { name: 'Remove Coolers' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await history.getByText('Coolers removed').waitFor()
  expect((await categories()).some(({ key }) => key === 'coolers')).toBe(false)
  await history.getByRole('button', { name: 'Bring back version 2 of Fans' }).click()
  await page.getByRole('link', { name: 'Fans', exact: true }).waitFor()
  expect((await categories()).at(-1)).toMatchObject({
    key: 'coolers',
    name: 'Fans',
    specs: [{ key: 'noise', label: 'Noise', unit: 'dB' }],
  })
})
