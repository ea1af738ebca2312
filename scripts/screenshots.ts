import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { startShopProcess } from '../tests/shop-process.fixture.ts'
import { build } from './build.ts'
import { findBrowser } from './find-browser.ts'
import { busyShop } from './screenshots/busy-shop.ts'
import type { Screens } from './screenshots/screens.ts'

/**
 * `npm run screenshots`: every screen of a demo shop in which something has happened, at three widths in both themes,
 * into the ignored folder screenshots/. With --keep also the pictures of the portfolio and the README.
 */
const root = path.dirname(import.meta.dirname)
const target = path.join(root, 'screenshots')
const widths = [360, 768, 1280]
const themes = ['light', 'dark'] as const

build()
const dataDir = await mkdtemp(path.join(tmpdir(), 'partwright-screens-'))
const shop = await startShopProcess(dataDir, { DEMO: 'on', LIMITS: 'off' })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
})
try {
  const screens = await busyShop(shop.url)
  if (process.argv.includes('--keep')) await keep(browser, screens)
  else await takeAll(browser, screens)
} finally {
  await browser.close()
  await shop.end('SIGINT')
  await rm(dataDir, { recursive: true, force: true })
}

async function takeAll(with_: Browser, screens: Screens) {
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  for (const [name, screen] of Object.entries(screens))
    for (const width of widths)
      for (const theme of themes) {
        const png = await take(with_, screen, { width, height: 900, theme, full: true })
        await sharp(png).toFile(path.join(target, `${name}-${width}-${theme}.png`))
        process.stderr.write(`${name} ${width} ${theme}\n`)
      }
}

/** What the portfolio and the README show: one view of the real thing each. */
async function keep(with_: Browser, screens: Screens) {
  const view = { width: 1280, height: 800, full: false }
  const portfolio = path.join(root, 'web/content/screenshots')
  const pictures = path.join(root, 'docs/pictures')
  for (const [name, screen] of [
    ['storefront', screens.parts],
    ['back-office', screens['manage-orders']],
    ['api', screens.api],
  ] as const) {
    const png = await take(with_, screen!, { ...view, theme: 'light' })
    await sharp(png)
      .webp({ quality: 82 })
      .toFile(path.join(portfolio, `${name}.webp`))
  }
  const store = await take(with_, screens.home!, { ...view, theme: 'light' })
  const office = await take(with_, screens['manage-orders']!, { ...view, theme: 'dark' })
  await sharp(store).webp({ quality: 85 }).toFile(path.join(pictures, 'storefront.webp'))
  await sharp(office).webp({ quality: 85 }).toFile(path.join(pictures, 'back-office.webp'))
}

type View = { width: number; height: number; theme: 'light' | 'dark'; full: boolean }

async function take(with_: Browser, screen: Screens[string], view: View): Promise<Buffer> {
  const context = await with_.newContext({
    viewport: { width: view.width, height: view.height },
    colorScheme: view.theme,
    reducedMotion: 'reduce',
  })
  if (screen.cookie) await context.addCookies(screen.cookie)
  const page = await context.newPage()
  await page.goto(screen.url)
  await page.waitForLoadState('networkidle')
  if (view.full) await seeAll(page)
  const png = await page.screenshot({ fullPage: view.full })
  await context.close()
  return png
}

/** Goes down the page once, so that pictures that wait to be seen are there. */
async function seeAll(page: Awaited<ReturnType<Browser['newPage']>>) {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += 800) {
      scrollTo(0, at)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}
