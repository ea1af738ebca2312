import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../scripts/find-browser.ts'

export const launchBrowser = () =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
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
  const context = page.context()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await context.clearCookies()
  await Promise.all(context.pages().map((one) => one.close()))
}
