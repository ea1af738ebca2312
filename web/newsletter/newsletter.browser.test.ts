import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeWindows, hearComplaints, openBrowser } from '../../sandbox/browser.fixture.ts'
import { mailTo } from '../../server/identity/identity.fixture.ts'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'

let shop: TestShop
let browser: Browser
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  shop = await openTestShop()
  browser = await openBrowser()
  page = await browser.newPage({ baseURL: shop.publicUrl })
  page.setDefaultTimeout(60_000)
  hearComplaints(page, complaints, /status of 4\d\d/)
})
afterAll(async () => {
  await closeWindows()
  await shop?.close()
  expect(complaints).toEqual([])
})

const subscribed = async () =>
  (await shop.sql`select 1 from subscription where confirmed_at is not null`).length

test('the newsletter is asked for, confirmed and left, by a button each', async () => {
  await page.goto('/login')
  const form = page.getByRole('contentinfo')
  await form.getByLabel('Email').fill('reader@example.test')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await form.getByText('Open the mail to confirm').waitFor()
  const { text } = await mailTo(shop, 'reader@example.test', 'Confirm the newsletter')
  const [confirm = '', leave = ''] = text.match(/https?:\S+token=[\w-]+/g) ?? []
  await page.goto(confirm)
  expect(await subscribed()).toBe(0)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('the newsletter will come to you').waitFor()
  expect(await subscribed()).toBe(1)
  await page.goto(leave)
  await page.locator('main').getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByText('you get no more of it').waitFor()
  expect(await subscribed()).toBe(0)
})

test('what is typed before the footer has its script stays, and is sent when it came', async () => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const script = '**/assets/footer-*.js'
  await page.route(script, async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/policies/privacy', { waitUntil: 'commit' })
  const form = page.getByRole('contentinfo')
  await form.getByLabel('Email').fill('early@example.test')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  const send = form.getByRole('button', { name: 'Subscribe' })
  expect(await send.isDisabled()).toBe(true)
  arrive()
  await send.click()
  await form.getByText('Open the mail to confirm').waitFor()
  await mailTo(shop, 'early@example.test', 'Confirm the newsletter')
  await page.unroute(script)
})

test('a footer whose script does not come leaves the page whole', async () => {
  const script = '**/assets/footer-*.js'
  await page.route(script, (route) => route.fulfill({ status: 404 }))
  await page.goto('/policies/privacy')
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click()
  await page.waitForURL('**/policies/returns')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('contentinfo').getByLabel('Email').waitFor()
  await page.unroute(script)
})

test('a link that is not ours is told so', async () => {
  await page.goto(`/newsletter/confirm?token=${'x'.repeat(43)}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('This link is not valid any more').waitFor()
  await page.goto('/newsletter/confirm')
  await page.getByText('This link is not whole').waitFor()
  expect((await page.goto('/newsletter/other'))?.status()).toBe(404)
})
