import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browsedCatalogue } from '../catalogue/browsed-catalogue.fixture.ts'

const { open, close } = browsedCatalogue()
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** Every card has had its turn: `in-turn` of web/ui/styles/base.css. */
const laidOut = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !(animation as CSSAnimation).animationName?.startsWith('card-')),
  )

/** How many cards somebody sees who scrolls through the whole page. */
const cards = (page: Page) => page.getByRole('article').filter({ visible: true }).count()

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test('a phone shows eight parts on the home page and leads to all, a desk twenty-four', async () => {
  const small = await open('/', phone)
  await laidOut(small)
  expect(await cards(small)).toBe(8)
  expect(await small.getByRole('link', { name: 'See all 30 parts' }).isVisible()).toBe(true)
  await close(small)
  const wide = await open('/')
  expect(await cards(wide)).toBe(24)
  await close(wide)
})

test('a phone’s cards take their turns at being laid out, none is missing, and their room is kept', async () => {
  const page = await open('/parts', phone)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Animation.enable')
  await tools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.reload()
  expect(await cards(page)).toBe(2)
  const early = await height(page)
  await tools.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await laidOut(page)
  expect(await cards(page)).toBe(24)
  expect(Math.abs(early / (await height(page)) - 1)).toBeLessThan(0.2)
  await close(page)
})

test.each([
  ['a part', (page: Page) => page.getByRole('article').first().getByRole('link').first().click()],
  ['the next page', (page: Page) => page.getByRole('link', { name: 'Next page' }).click()],
])(
  'who comes back from %s to a list on a phone finds all of its cards at once',
  async (_, leave) => {
    const page = await open('/parts', phone)
    await laidOut(page)
    const first = await page.getByRole('heading', { level: 2 }).first().textContent()
    await leave(page)
    await page.waitForURL((url) => url.href !== `${url.origin}/parts`)
    await page.waitForFunction((name) => document.querySelector('h2')?.textContent !== name, first)
    const tools = await page.context().newCDPSession(page)
    await tools.send('Animation.enable')
    await tools.send('Animation.setPlaybackRate', { playbackRate: 0 })
    await page.goBack()
    await page.waitForFunction((name) => document.querySelector('h2')?.textContent === name, first)
    expect(await cards(page)).toBe(24)
    await close(page)
  },
)

test('turning a phone there and back hides no card', async () => {
  const page = await open('/parts', phone)
  await laidOut(page)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Animation.enable')
  await tools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.setViewportSize({ width: 740, height: 360 })
  await expect.poll(() => page.locator('.in-turn').count()).toBe(0)
  await page.setViewportSize(phone.viewport)
  await page.waitForFunction(() => matchMedia('(width < 40rem)').matches)
  expect(await cards(page)).toBe(24)
  await close(page)
})
