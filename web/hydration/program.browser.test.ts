import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browsedCatalogue } from '../catalogue/browsed-catalogue.fixture.ts'

const { open, awake } = browsedCatalogue()

/** The home page, whose picture is on its way until `come` is called; and what of its program was asked for. */
async function pictureless() {
  const page = await open('/robots.txt')
  const { promise, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/assets/hero-*', async (route) => {
    await promise
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) asked.push(request.url())
  })
  // time stands still: the three seconds must not go by on a slow machine
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  return { page, come, asked }
}

const isRead = (page: Page) =>
  page.getByRole('heading', { name: 'Computer parts in bulk' }).isVisible()

test('the program of a page is fetched when the page stands with its pictures', async () => {
  const { page, come, asked } = await pictureless()
  expect(await isRead(page)).toBe(true)
  expect(asked).toEqual([])
  come()
  await page.waitForLoadState('load')
  await expect.poll(() => asked.length).toBeGreaterThan(2)
  await page.clock.resume()
  await awake(page)
  await page.context().close()
})

test.each([
  ['somebody presses something', (page: Page) => page.mouse.down()],
  ['somebody types', (page: Page) => page.keyboard.press('Tab')],
  ['three seconds have gone', (page: Page) => page.clock.runFor(3_000)],
])('the program is fetched without a picture as soon as %s', async (_, act) => {
  const { page, come, asked } = await pictureless()
  expect(asked).toEqual([])
  await act(page)
  await page.clock.resume()
  await awake(page)
  expect(asked.length).toBeGreaterThan(2)
  come()
  await page.context().close()
})

test('what only its program can draw has it at once', async () => {
  const page = await open('/robots.txt')
  const early = async (where: string) =>
    (await (await page.request.get(where)).text()).includes('<link rel="modulepreload"')
  expect(await early('/dashboard')).toBe(true)
  expect(await early('/parts')).toBe(false)
  await page.context().close()
})
