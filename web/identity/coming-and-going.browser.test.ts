import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTestPart } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { arriveAt, logIn, logOut, type OpenPages, openPages } from './pages.fixture.ts'

let pages: OpenPages
let user: TestUser
beforeAll(async () => {
  pages = await openPages()
  user = await pages.shop.buyer('Example Buyer')
})
afterAll(async () => {
  await pages?.close()
  expect(pages?.complaints).toEqual([])
})

/** Waits until the focus has been at the heading of the page for half a second on end. */
const staysAtHeading = async (page: Page) => {
  const stays = () =>
    page.evaluate(async () => {
      const until = performance.now() + 500
      while (performance.now() < until) {
        if (!document.activeElement?.matches('main h1')) return document.activeElement?.tagName
        await new Promise(requestAnimationFrame)
      }
      return 'heading'
    })
  await expect.poll(stays).toBe('heading')
}

test('the focus is at the heading after logging in back to a page, and after logging out', async () => {
  const part = await addTestPart(pages.shop)
  const page = await pages.page()
  await page.goto(`/purchase/${part}`)
  await arriveAt(page, pages.shop, '/login')
  await logIn(page, user)
  await arriveAt(page, pages.shop, `/purchase/${part}`)
  await page.locator('main h1').waitFor()
  await staysAtHeading(page)
  await page.goto('/')
  await logOut(page, user)
  await staysAtHeading(page)
})

test('on a slow device logging out leads home, too', async () => {
  const page = await pages.page()
  await page.goto('/login')
  await logIn(page, user)
  await page.getByRole('heading', { name: 'Hello, Example Buyer' }).waitFor()
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await logOut(page, user)
  await arriveAt(page, pages.shop, '/')
})
