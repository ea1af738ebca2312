import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../../sandbox/browser.fixture.ts'
import type { Benchmark, BenchShop, Measure } from './bench-shop.ts'
import { makeCatalogue, putCatalogue } from './catalogue.ts'
import { makeMessyRows } from './messy-rows.ts'

const partCount = 10_000
const rowCount = 5_000
const runs = 3

/** A list of 5,000 rows on quick order's page, pasted and as a file: shown, resolved, and the longest task of the page. */
export const quickOrder: Benchmark = {
  environment: { LIMITS: 'off' },
  says: `${rowCount} rows on the page of quick orders: shown in 500 ms, resolved in 2 s, no task over 100 ms`,
  run: async (shop) => {
    const parts = makeCatalogue(partCount)
    await putCatalogue(shop.sql, parts)
    await shop.sql`analyze part, part_rank`
    const lines = makeMessyRows(parts, rowCount).map(({ number, manufacturer, description }, at) =>
      [at + 1, number, manufacturer, description, 10 + (at % 40)].join('\t'),
    )
    const text = `Pos\tMPN\tManufacturer\tDescription\tQty\n${lines.join('\n')}\n`
    const browser = await launchBrowser()
    try {
      const pasted = await measured(browser, shop, (page) => paste(page, text))
      const dropped = await measured(browser, shop, (page) => dropFile(page, text))
      return [...named('pasted', pasted), ...named('as a file', dropped)]
    } finally {
      await browser.close()
    }
  },
}

type Seen = { shown: number; resolved: number; longest: number }

async function measured(
  browser: Browser,
  shop: BenchShop,
  give: (page: Page) => Promise<void>,
): Promise<Seen[]> {
  const seen: Seen[] = []
  for (let run = 0; run < runs; run += 1) {
    const page = await open(browser, shop)
    await give(page)
    // the page's policy lets nothing be evaluated in it again and again
    while ((await page.evaluate<number>('seen.resolved')) === 0) await page.waitForTimeout(250)
    // a long task is told of some time after it
    await page.waitForTimeout(500)
    seen.push(await page.evaluate<Seen>('seen'))
    await page.context().close()
  }
  return seen
}

/** The page, with what watches it: from the rows' coming to the frame in which they are shown, and are all looked for. */
async function open(browser: Browser, shop: BenchShop): Promise<Page> {
  const url = shop.url.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript(() => {
    const seen = { from: 0, shown: 0, resolved: 0, longest: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (seen.from > 0 && startTime + duration > seen.from)
          seen.longest = Math.max(seen.longest, duration)
    }).observe({ type: 'longtask' })
    const watch = () => {
      const since = performance.now() - seen.from
      const isShown = document.querySelector('section[aria-label="Rows"] tbody tr') !== null
      if (seen.from > 0 && isShown && seen.shown === 0) seen.shown = since
      const isOpen = document.querySelector('progress') !== null
      const isReady = /Ready\s*[1-9]/.test(
        document.querySelector('fieldset[aria-label="Which rows are shown"]')?.textContent ?? '',
      )
      if (seen.shown > 0 && !isOpen && isReady && seen.resolved === 0) seen.resolved = since
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  })
  const page = await context.newPage()
  await page.goto(`${url}/quick-order`)
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  await page.waitForTimeout(1_000)
  return page
}

const paste = (page: Page, text: string) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    setTimeout(() => {
      Object.assign((window as unknown as { seen: object }).seen, { from: performance.now() })
      document.body.dispatchEvent(event)
    })
  }, text)

const dropFile = (page: Page, text: string) =>
  page.evaluate((given) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([given], 'rack.csv'))
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    setTimeout(() => {
      Object.assign((window as unknown as { seen: object }).seen, { from: performance.now() })
      document.body.dispatchEvent(event)
    })
  }, text)

/** The middle one of the runs, with the least and the most. */
const named = (how: string, seen: Seen[]): Measure[] =>
  (['shown', 'resolved', 'longest'] as const).map((name) => {
    const values = seen.map((one) => one[name]).sort((a, b) => a - b)
    return {
      name: `${how}, ${name === 'longest' ? 'longest task' : name}`,
      value: values[Math.floor(runs / 2)]!,
      unit: 'ms',
      from: values[0]!,
      to: values.at(-1)!,
    }
  })
