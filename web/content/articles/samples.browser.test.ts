import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeWindows, hearComplaints, openBrowser } from '../../../sandbox/browser.fixture.ts'
import type { Stage } from './stage.fixture.tsx'

declare const stage: Stage

let browser: Browser
let page: Page
let script: string
let complaints: string[]

beforeAll(async () => {
  script = await bundle()
  browser = await openBrowser()
})

afterAll(closeWindows)

beforeEach(async () => {
  page = await browser.newPage()
  complaints = []
  hearComplaints(page, complaints)
  await page.addScriptTag({ content: script })
})

afterEach(async () => {
  await page.close()
  expect(complaints).toEqual([])
})

const show = (scene: string) => page.evaluate((name) => stage.show(name), scene)

describe('state', () => {
  test('that is assigned changes nothing on the page', async () => {
    await show('assigned')
    await page.getByRole('button', { name: '50 pieces' }).click()
    await nextFrame()
    expect(await page.getByRole('button').textContent()).toBe('50 pieces')
  })

  test('that is set is drawn', async () => {
    await show('set')
    await page.getByRole('button', { name: '50 pieces' }).click()
    await page.getByRole('button', { name: '100 pieces' }).waitFor()
  })

  test('is a snapshot for as long as a click is handled', async () => {
    await show('snapshot')
    await page.getByRole('button', { name: '50 pieces' }).click()
    await page.getByRole('button', { name: '100 pieces' }).waitFor()
    await show('latest')
    await page.getByRole('button', { name: '50 pieces' }).click()
    await page.getByRole('button', { name: '150 pieces' }).waitFor()
  })
})

describe('a list', () => {
  test('keeps what was typed with the line it was typed for', async () => {
    await show('lines')
    await page.getByRole('group', { name: 'RAM-32' }).getByLabel('Quantity').fill('400')
    await page.getByRole('button', { name: 'Remove' }).first().click()
    await page.getByRole('group', { name: 'PW-CPU-16' }).waitFor({ state: 'detached' })
    expect(await page.getByLabel('Quantity').inputValue()).toBe('400')
  })

  test('of 5,000 parts is filtered while the field keeps what is typed', async () => {
    await show('filter')
    await page.getByLabel('Filter by name').fill('processor 49')
    await expect.poll(() => page.getByRole('row').count()).toBe(39)
    expect(await page.getByLabel('Filter by name').inputValue()).toBe('processor 49')
    expect(await page.evaluate(() => stage.measured())).toContain('filter')
  })

  test('of 5,000 rows draws those in sight alone', async () => {
    await show('window')
    await page.locator('.row').first().waitFor()
    expect(await page.locator('.row').count()).toBe(28)
    await page.locator('#box').evaluate((box) => box.scrollTo(0, box.scrollHeight))
    await page.getByText('PW-4999').waitFor()
    expect(await page.locator('.row').count()).toBe(28)
  })
})

/** Two frames: whatever a click led to has been drawn by then. */
const nextFrame = () =>
  page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

async function bundle(): Promise<string> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: `${import.meta.dirname}/stage.fixture.tsx`,
      },
    },
  })
  if (!('output' in built)) throw new Error('one bundle was expected')
  return built.output[0].code
}
