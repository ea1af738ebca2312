import type { BrowserContext, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { closeWindows, windowsInTurn } from '../../sandbox/browser.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { browserCookies, type TestUser } from '../../tests/test-user.ts'

export type OpenPages = Awaited<ReturnType<typeof openPages>>

/** A shop, and a browser whose every page tells what it complained about. */
export async function openPages(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = await openTestShop(options)
  const windows = windowsInTurn()
  const heard = new WeakSet<BrowserContext>()
  const complaints: string[] = []
  return {
    shop,
    /** Errors and warnings of every page; a call that the shop refused is told by the browser itself, and is none. */
    complaints,
    /** A page of a browser that nobody was at before, for one test. */
    page: async (): Promise<Page> => {
      const page = await windows.open({ baseURL: shop.publicUrl })
      onTestFinished(() => windows.leave(page))
      const context = page.context()
      if (heard.has(context)) return page
      heard.add(context)
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        if (!/status of 4\d\d/.test(message.text())) complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      return page
    },
    close: async () => {
      await closeWindows()
      await shop.close()
    },
  }
}

/** A browser in which somebody is signed in, at a page. */
export async function sit({ page: open, shop }: OpenPages, user: TestUser, where: string) {
  const page = await open()
  await page.context().addCookies(browserCookies(user, shop.publicUrl))
  await page.goto(where)
  return page
}

/** Fills in what the form of a page takes, by label. */
export async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.locator('main').getByLabel(label, { exact: true }).fill(value)
}

/** Logs in by the form that is shown. */
export async function logIn(page: Page, who: Pick<TestUser, 'email' | 'password'>) {
  await fillIn(page, { Email: who.email, Password: who.password })
  await loginButton(page).click()
}

/** Logs out by the menu, until the page shows that nobody is signed in. */
export async function logOut(page: Page, { name }: Pick<TestUser, 'name'>) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('link', { name: 'Login', exact: true }).waitFor()
}

export const loginButton = (page: Page) =>
  page.locator('main').getByRole('button', { name: 'Login', exact: true })

/** Where the page is, as a path of the shop. */
export const whereIs = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits until the page is at a path of the shop. */
export const arriveAt = async (page: Page, { publicUrl }: TestShop, path: string) =>
  await page.waitForURL((url) => url.href === `${publicUrl}${path}`)
