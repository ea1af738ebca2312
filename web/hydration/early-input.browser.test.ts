import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browsedCatalogue } from '../catalogue/browsed-catalogue.fixture.ts'

const { ids, open, awake, shop } = browsedCatalogue()

/** A page whose program is on its way until `come` is called. */
async function early(where: string) {
  const page = await open('/robots.txt')
  const { promise, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(where, { waitUntil: 'commit' })
  return { page, come }
}
const main = (page: Page) => page.getByRole('main')

test('what is typed before the program of a page came is counted when it came, and a button does its work', async () => {
  const { page, come } = await early(`/parts/${ids().seven}`)
  const quantity = main(page).getByLabel('Quantity')
  await quantity.fill('12')
  await main(page).getByRole('button', { name: 'Add to basket' }).first().click()
  come()
  // the button means what was typed, not what the page was drawn with
  await page.getByText('12 × Ryzen 7 9700X added to your basket').waitFor()
  await page.getByRole('link', { name: 'Basket, 1 part' }).waitFor()
  expect(await quantity.inputValue()).toBe('12')
  await main(page).getByText('$9,600.00').first().waitFor()
  await quantity.press('End')
  await quantity.press('Backspace')
  expect(await quantity.inputValue()).toBe('1')
  await page.context().close()
})

test('presses before count in their order, each step of a quantity, and an impatient one once', async () => {
  const { page, come } = await early(`/parts/${ids().seven}`)
  for (let at = 0; at < 2; at += 1)
    await main(page).getByRole('button', { name: 'Increase by 1' }).first().click()
  for (let at = 0; at < 2; at += 1)
    await main(page).getByRole('button', { name: 'Add to basket' }).first().click()
  await main(page).getByLabel('Quantity').fill('15')
  come()
  await page.getByText('12 × Ryzen 7 9700X added to your basket').waitFor()
  expect(await main(page).getByLabel('Quantity').inputValue()).toBe('15')
  await page.goto('/basket')
  await page.getByRole('status', { name: 'Sum' }).getByText('$9,600.00').waitFor()
  await page.context().close()
})

test.each([
  ['/parts', 'Price to'],
  ['/parts', 'Email'],
  ['/login', 'Email'],
])(
  'who types on while the program of %s comes finds in %s what was typed',
  async (where, label) => {
    const { page, come } = await early(where)
    const field = page.getByLabel(label, { exact: true }).last()
    const text = Array.from({ length: 80 }, (_, at) => at % 10).join('')
    await field.pressSequentially(text.slice(0, 1))
    come()
    await field.pressSequentially(text.slice(1), { delay: 20 })
    await awake(page)
    expect(await field.inputValue()).toBe(text)
    await page.context().close()
  },
)

test('boxes that were ticked before stay so, and words that were typed', async () => {
  const { page, come } = await early('/parts?category=cpu')
  await page.getByLabel('Compare Ryzen 9 9950X').check()
  const search = page.getByRole('searchbox').first()
  await search.fill('ryzen')
  come()
  await awake(page)
  const tray = page.getByRole('region', { name: 'Parts to compare' })
  await tray.getByRole('button', { name: 'Do not compare Ryzen 9 9950X' }).waitFor()
  expect(await page.getByLabel('Compare Ryzen 9 9950X').isChecked()).toBe(true)
  await expect.poll(() => page.locator('input[name=q]').first().inputValue()).toBe('ryzen')
  await page.context().close()
})

test.each(['Enter', 'the button'])(
  'who logs in by %s before the program of the page came is logged in when it came',
  async (way) => {
    const buyer = await shop().buyer()
    const { page, come } = await early('/login')
    await main(page).getByLabel('Email').fill(buyer.email)
    await main(page).getByLabel('Password').fill(buyer.password)
    if (way === 'Enter') await main(page).getByLabel('Password').press('Enter')
    else await main(page).getByRole('button', { name: 'Login', exact: true }).click({ force: true })
    expect(new URL(page.url()).search).toBe('')
    come()
    await page.waitForURL((url) => url.pathname === '/dashboard')
    await page.context().close()
  },
)

test('who presses Enter until the page is there logs in once', async () => {
  const buyer = await shop().buyer()
  const { page, come } = await early('/login')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/sign-in/email')) asked += 1
  })
  await main(page).getByLabel('Email').fill(buyer.email)
  await main(page).getByLabel('Password').fill(buyer.password)
  for (let at = 0; new URL(page.url()).pathname === '/login' && at < 500; at += 1) {
    await page.keyboard.press('Enter')
    if (at === 2) come()
  }
  await page.getByRole('button', { name: buyer.name }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: buyer.name }).waitFor()
  expect(asked).toBe(1)
  await page.context().close()
})

test('an address for the newsletter that was sent with Enter before is sent when the program came', async () => {
  const { page, come } = await early('/parts')
  const email = page.getByRole('contentinfo').getByLabel('Email')
  await email.fill('early@example.com')
  await email.press('Enter')
  come()
  await page.getByText('Sent. Open the mail to confirm.').waitFor()
  await page.context().close()
})
