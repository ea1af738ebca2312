import { expect, test } from 'vitest'
import { addManyCards } from '../../../server/catalogue/parts.fixture.ts'
import { browsedCatalogue } from '../browsed-catalogue.fixture.ts'

const { shop, open, close, listed, focused, awake } = browsedCatalogue()

test('filters narrow the list, stand in the address, and are taken back one by one', async () => {
  const page = await open('/parts')
  await awake(page)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('link', { name: /^CPU/ }).click()
  await page.waitForURL(/category=cpu/)
  await filters.getByLabel(/^AM5/).check()
  await page.waitForURL(/spec=socket%3AAM5/)
  await filters.getByLabel('Cores from').fill('8')
  await page.keyboard.press('Enter')
  await page.waitForURL(/spec=cores%3A8\.\./)
  await expect.poll(() => listed(page)).toEqual(['Ryzen 9 9950X', 'Ryzen 7 9700X'])
  await filters.getByLabel(/^In stock/).check()
  await page.waitForURL(/stock=in/)

  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect
    .poll(() => chips.getByRole('link').allTextContents())
    .toEqual(['Remove CPU', 'Remove In stock', 'Remove Socket: AM5', 'Remove Cores: from 8'])
  await chips.getByRole('link', { name: 'Remove Cores: from 8' }).click()
  await expect.poll(() => listed(page)).toHaveLength(3)
  await expect.poll(() => focused(page)).toBe('Remove CPU')
  expect(await filters.getByLabel('Cores from').inputValue()).toBe('')
  await page.goBack()
  await expect.poll(() => listed(page)).toHaveLength(2)
  expect(await filters.getByLabel('Cores from').inputValue()).toBe('8')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await close(page)
})

test('an order that a search asks for is named where it can be sorted', async () => {
  const page = await open('/parts?q=cpus+with+most+cores')
  const sort = page.getByLabel('Sort by')
  const chosen = () => sort.evaluate((one) => (one as HTMLSelectElement).selectedOptions[0]?.text)
  expect(await chosen()).toBe('As asked: most cores first')
  await page.goto(new URL('/parts?q=cpu', page.url()).href)
  expect(await chosen()).toBe('Most relevant')
  await close(page)
})

test('what is typed while the list is on its way stays and counts', async () => {
  const page = await open('/parts?category=cpu')
  await awake(page)
  const { promise, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\.data\?.*spec=socket/, async (route) => {
    await promise
    await route.continue()
  })
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByLabel(/^AM5/).check()
  const cores = filters.getByLabel('Cores from')
  await cores.fill('8')
  arrive()
  await page.getByRole('link', { name: 'Remove Socket: AM5' }).waitFor()
  expect(await cores.inputValue()).toBe('8')
  await cores.press('Enter')
  await expect.poll(() => listed(page)).toEqual(['Ryzen 9 9950X', 'Ryzen 7 9700X'])
  await page.goBack()
  await expect.poll(() => listed(page)).toHaveLength(3)
  expect(await cores.inputValue()).toBe('')
  await close(page)
})

test('what is chosen and taken back while the list is on its way is not narrowed by', async () => {
  const page = await open('/parts?category=cpu')
  await awake(page)
  const { promise, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\.data\?.*spec=socket/, async (route) => {
    await promise
    // the browser may have given it up
    await route.continue().catch(() => {})
  })
  const am5 = page.getByRole('complementary', { name: 'Filters' }).getByLabel(/^AM5/)
  const asked = page.waitForRequest(/\.data\?.*spec=socket/)
  await am5.check()
  await asked
  const again = page.waitForRequest(/\.data\?category=cpu(?!.*spec=)/)
  await am5.uncheck()
  await again
  arrive()
  await page.getByLabel('Sort by').selectOption('Price, lowest first')
  await page.waitForURL(/sort=price/)
  expect(new URL(page.url()).search).toBe('?category=cpu&sort=price')
  expect(await am5.isChecked()).toBe(false)
  await close(page)
})

test('without script the filters are reached, sent and compared on a phone', async () => {
  const page = await open('/parts?category=cpu', {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel(/^AM5/).check()
  await page.getByLabel('Cores to').fill('8')
  await page.getByRole('button', { name: /^Show \d+ parts/ }).click()
  const { search } = new URL(page.url())
  expect(search).toBe('?category=cpu&spec=socket%3AAM5&spec=cores%3A..8')
  await expect.poll(() => listed(page)).toEqual(['Ryzen 7 9700X', 'Ryzen 5 9600X'])
  await page.getByLabel('Compare Ryzen 7 9700X').check()
  await page.getByLabel('Compare Ryzen 5 9600X').check()
  await page.getByRole('button', { name: 'Compare the chosen parts' }).click()
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(2)
  await close(page)
})

test('of more parts than are looked at, filters tell shares instead of numbers', async () => {
  await addManyCards(shop(), 1_200)
  const page = await open('/parts?category=gpu')
  await awake(page)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByRole('link', { name: 'GPU 1,000+' }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).locator('..').innerText()).toContain('1,200')
  // three of four have it; a sample may be a few in a hundred off
  await filters.getByLabel(/^GDDR7, [678]\d% of the parts$/).check()
  await page.waitForURL(/spec=memoryType%3AGDDR7/)
  await filters.getByLabel('In stock, 300 parts').waitFor()
  await close(page)
})
