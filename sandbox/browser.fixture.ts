import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { findBrowser } from '../scripts/find-browser.ts'

export const launchBrowser = () =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      // a test's page is gone before its scripts run often enough for compiling them well to pay
      '--js-flags=--max-lazy,--no-opt,--no-maglev',
    ],
  })

let running: Promise<Browser> | undefined

/** The browser of this worker, which all of its files use. Who opens windows in it closes them in the end. */
export async function openBrowser(): Promise<Browser> {
  if (!(await running)?.isConnected()) running = launchBrowser()
  return await running!
}

/** Closes every window of the worker's browser. */
export async function closeWindows() {
  await Promise.all((await running)?.contexts().map((context) => context.close()) ?? [])
}

/**
 * Windows of tests that follow each other. `leave` empties one, but for what the browser has cached, and `open` goes on in
 * it for who asks for one that looks the same: a cold one starts more processes and reads every script anew.
 */
export function windowsInTurn() {
  const left = new Map<string, Page[]>()
  const looks = new Map<BrowserContext, BrowserContextOptions>()
  return {
    async open(look: BrowserContextOptions): Promise<Page> {
      const again = left.get(JSON.stringify(look))?.pop()
      if (again) return again
      const context = await (await openBrowser()).newContext(look)
      context.setDefaultTimeout(60_000)
      looks.set(context, look)
      return await context.newPage()
    },
    async leave(page: Page) {
      const context = page.context()
      const look = looks.get(context)!
      const next = await context.newPage()
      // what a page may write while it closes is cleared as well
      await Promise.all(context.pages().map((one) => one !== next && one.close()))
      await clear(next, look.baseURL!)
      const key = JSON.stringify(look)
      left.set(key, [...(left.get(key) ?? []), next])
    },
  }
}

/** Adds to `complaints` what a page throws, and what its console says as error or warning; `meant` is none of them. */
export function hearComplaints(page: Page, complaints: string[], meant?: RegExp) {
  const hear = (text: string) => {
    if (!meant?.test(text)) complaints.push(`${page.url()}: ${text}`)
  }
  page.on('pageerror', (error) => hear(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) hear(message.text())
  })
}

/**
 * Waits until the page's program is there, of which its header tells by a skeleton, with the page itself, and nothing is
 * loading any more: two frames later as well, when what came has been drawn.
 */
export async function untilSettled(page: Page) {
  const isSettled = () =>
    document.querySelector('h1') !== null &&
    document.querySelector('.animate-spin, .animate-pulse') === null
  do {
    await page.waitForFunction(isSettled)
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
  } while (!(await page.evaluate(isSettled)))
}

/** Empties a window's context for the next test, but for what the browser has cached: as if nobody had been there. */
export async function clearOut(page: Page, origin: string) {
  await clear(page, origin)
  await Promise.all(
    page
      .context()
      .pages()
      .map((one) => one.close()),
  )
}

async function clear(page: Page, origin: string) {
  const context = page.context()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await context.clearCookies()
}
