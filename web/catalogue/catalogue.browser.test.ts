import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browsedCatalogue } from './browsed-catalogue.fixture.ts'

const { ids, shop, open, close, listed, awake } = browsedCatalogue()
const suggested = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

test('the list is sorted, shown as a table and leafed through, and Back returns to the place', async () => {
  const page = await open('/parts?category=ram')
  await awake(page)
  await page.getByLabel('Sort by').selectOption('Price, lowest first')
  await page.waitForURL(/sort=price/)
  // the address is there before the list, whose links lead on from what it shows
  await expect.poll(async () => (await listed(page))[0]).toBe('Module 1')
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2' })
    .click()
  await expect.poll(() => listed(page)).toEqual(['Module 25'])
  await page.getByRole('link', { name: 'Table' }).click()
  // cards have tables as well, and their links lead to cards
  await page
    .getByRole('link', { name: 'Previous page' })
    .and(page.locator('[href*="view=table"]'))
    .click()
  await expect.poll(() => page.getByRole('row').count()).toBe(25)
  const first = page.getByRole('row').nth(1)
  expect(await first.innerText()).toContain('$1.00')
  await first.getByRole('button', { name: /^Increase by/ }).click()
  const wished = await first.getByLabel(/^Quantity of/).inputValue()
  const purchase = first.getByRole('link', { name: /^Purchase Now/ })
  expect(await purchase.getAttribute('href')).toMatch(new RegExp(`\\?quantity=${wished}$`))

  await page.evaluate(() => scrollTo(0, 600))
  await page.getByRole('link', { name: 'Module 12', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Module 12' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Ram' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await close(page)
})

test('a misspelt search finds what was meant and says so; one without results what comes near', async () => {
  const page = await open('/parts?q=ryzn')
  await page.getByText('No part has “ryzn”. These have “ryzen”.').waitFor()
  await expect.poll(() => listed(page)).toHaveLength(3)
  await page.getByRole('link', { name: /“ryzen” for “ryzn”/ }).click()
  await page.getByText('“ryzn”').first().waitFor()
  await expect.poll(() => page.url()).toContain('plain=ryzn')
  await page.goto('/parts?q=ryzen&category=ram')
  await page.getByRole('link', { name: 'Show all 3 without filters' }).click()
  await expect.poll(() => listed(page)).toHaveLength(3)
  await close(page)
})

test('a search has no second cross, the browser’s own', async () => {
  const page = await open('/')
  const box = page.getByRole('search').getByLabel('Search parts').locator('visible=true')
  await box.fill('ryz')
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {}
  for (let fromEnd = 4; fromEnd < 40; fromEnd += 4)
    await box.click({ position: { x: width - fromEnd, y: height / 2 } })
  expect(await box.inputValue()).toBe('ryz')
  await close(page)
})

test('suggestions are chosen by keys, closed with the text kept, and a part number jumps', async () => {
  const page = await open('/')
  const box = page.getByRole('search').getByLabel('Search parts').locator('visible=true')
  const combobox = page.getByRole('combobox', { name: 'Search parts' })
  await box.fill('ryz')
  await expect.poll(() => suggested(page).count()).toBeGreaterThan(3)
  await expect.poll(() => combobox.getAttribute('aria-expanded')).toBe('true')
  const count = await suggested(page).count()
  await expect
    .poll(() => page.getByRole('status').allInnerTexts())
    .toContain(`${count} suggestions`)
  expect(await suggested(page).first().locator('b').allTextContents()).toEqual(['Ryz'])
  expect(await suggested(page).first().innerText()).toMatch(/\$[\d,]+\.00[\s\S]*stock/)

  await box.press('Escape')
  await expect.poll(() => combobox.getAttribute('aria-expanded')).toBe('false')
  expect(await box.inputValue()).toBe('ryz')
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  const first = await suggested(page).first().getAttribute('id')
  await expect.poll(() => combobox.getAttribute('aria-activedescendant')).toBe(first)
  await box.press('Enter')
  await page.waitForURL(/\/parts\/[\da-f-]{36}$/)

  await box.fill('ryzen')
  await box.press('Enter')
  await page.waitForURL(/\/parts\?q=ryzen$/)
  await expect.poll(() => listed(page)).toHaveLength(3)
  await box.fill('100-1277')
  await box.press('Enter')
  await page.waitForURL(`**/parts/${ids().nine}`)
  await close(page)
})

test('a part tells the total of a quantity, refuses what is out of range, and asks to log in', async () => {
  const page = await open(`/parts/${ids().nine}`)
  await awake(page)
  const quantity = page.getByLabel('Quantity', { exact: true })
  expect(await quantity.inputValue()).toBe('5')
  expect(await page.getByText('Shipped by weight and destination.').count()).toBe(1)
  await quantity.fill('4')
  await page.getByText('Quantity must be between 5-624').waitFor()
  expect(await page.getByRole('button', { name: 'Purchase Now' }).isDisabled()).toBe(true)
  await quantity.fill('1000')
  await page
    .getByText('One payment takes at most $999,999.99. Order at most 624 of this part at once.')
    .waitFor()
  await quantity.fill('20')
  await expect.poll(() => page.locator('output').innerText()).toBe('$32,000.00')
  await page.getByRole('link', { name: 'Purchase Now' }).click()
  await page.waitForURL(/\/login/)
  await close(page)
})

test('a part that is sold out says so and leads to others', async () => {
  const page = await open(`/parts/${ids().old}`)
  await page.getByText('Only 4 are left, fewer than the minimum order of 10.').waitFor()
  expect(await page.getByText('Out of stock').count()).toBeGreaterThan(0)
  expect(await page.getByRole('link', { name: 'Purchase Now' }).count()).toBe(0)
  await close(page)
})

test('a picture that cannot be loaded keeps its room', async () => {
  const page = await open('/parts?category=cpu')
  await awake(page)
  const picture = page.getByRole('article').first().locator('picture img')
  const drawn = () =>
    picture.evaluate((image) => {
      const { width, height } = image.getBoundingClientRect()
      return { width, height, sign: getComputedStyle(image, '::after').backgroundImage }
    })
  const whole = await drawn()
  await page.route('**/gone.png', (route) => route.fulfill({ contentType: 'image/png', body: '-' }))
  await picture.evaluate((image: HTMLImageElement) => {
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
    image.src = '/images/gone.png'
  })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(0)
  expect(await drawn()).toEqual(whole)
  expect(whole.sign).toContain('no-picture')
  await close(page)
})

test('a name breaks anywhere but between a number and its unit', async () => {
  await shop().sql`update part set name = 'Red 16 TB' where id = ${ids().old}`
  const page = await open(`/parts/${ids().old}`)
  const name = page.getByRole('heading', { level: 1 })
  // what was drawn is kept for a second
  const drawnAnew = async () => {
    await page.reload()
    return await name.textContent()
  }
  await expect.poll(drawnAnew).toBe('Red 16 TB')
  const lines = await name.evaluate((heading) => {
    heading.style.width = 'min-content'
    return heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight)
  })
  expect(Math.round(lines)).toBe(2)
  await close(page)
})
