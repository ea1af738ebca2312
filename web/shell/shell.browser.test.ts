import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillPurchase } from '../../tests/fill-delivery.fixture.ts'
import { basketShop } from '../basket/baskets.fixture.ts'

const { shop, page, buyer, signIn, go, button, newPart, fill, basketOf, partId } = basketShop()

/** Turns the wheel over a number that has the focus; answers the number, the page's place, and whether the focus stayed. */
async function turnOver(field: Locator) {
  await field.focus()
  const { x, y, width, height } = (await field.boundingBox())!
  await page().mouse.move(x + width / 2, y + height / 2)
  const before = { value: await field.inputValue(), top: await page().evaluate('scrollY') }
  // what counts the number up or down does so at the second turn at the latest
  for (const turn of [60, 60, -30]) {
    await page().mouse.wheel(0, turn)
    await page().waitForTimeout(60)
  }
  const isFocused = await field.evaluate((one) => one === document.activeElement)
  return {
    isSame: (await field.inputValue()) === before.value && before.value !== '',
    isScrolled: (await page().evaluate('scrollY')) !== before.top,
    isFocused,
    isWritable: await field.isEditable(),
  }
}
const named = (label: string) => page().getByRole('main').getByLabel(label, { exact: true }).first()
const asItWas = { isSame: true, isFocused: true, isWritable: true }

test('found: B1 the wheel over a number changes nothing, and scrolls the page', async () => {
  await page().setViewportSize({ width: 1000, height: 420 })
  const id = await newPart({ name: 'Wheel CPU' })
  await fill({ partsId: id, quantity: 40 })
  await go(`/purchase/${id}`)
  expect(await turnOver(named('Quantity'))).toEqual({ ...asItWas, isScrolled: true })
  await go('/basket')
  const row = page().getByRole('row', { name: 'Wheel CPU' })
  expect(await turnOver(row.getByRole('spinbutton'))).toMatchObject(asItWas)
  expect(await basketOf(buyer())).toMatchObject([{ quantity: 40 }])
  await signIn(await shop().admin())
  await go(`/dashboard/manage-products/${id}`)
  for (const label of ['Price', 'Minimum Quantity'])
    expect(await turnOver(named(label)), label).toEqual({ ...asItWas, isScrolled: true })
})

test('found: L1 the Dashboard Menu button is there at every width and slides the menu out', async () => {
  for (const width of [320, 1024, 1280, 1920]) {
    await page().setViewportSize({ width, height: 900 })
    await go('/dashboard')
    const opener = button('Dashboard Menu')
    const menus = page().getByRole('navigation', { name: 'Dashboard', exact: true })
    await opener.waitFor()
    expect(await menus.count(), String(width)).toBe(width < 1280 ? 0 : 1)
    await opener.click()
    const drawer = page().getByRole('dialog', { name: 'Dashboard' })
    await drawer.getByRole('link', { name: 'My Orders' }).waitFor()
    // the one beside the page folds
    expect(await page().locator('nav[aria-label=Dashboard]').count(), String(width)).toBe(1)
    await page().keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true)
  }
})

test('found: L3 welcomes by name where there is room, and everybody by ear', async () => {
  await go('/blogs')
  const menu = page().getByRole('button', { name: 'Welcome, Journey Buyer' })
  await menu.waitFor()
  const seen = () => menu.evaluate((one: HTMLElement) => one.innerText)
  const welcome = menu.getByText('Welcome,')
  await page().setViewportSize({ width: 1280, height: 800 })
  expect(await seen()).toContain('Welcome, Journey Buyer')
  expect((await welcome.boundingBox())!.width).toBeGreaterThan(40)
  await page().setViewportSize({ width: 360, height: 800 })
  expect((await welcome.boundingBox())!.width).toBeLessThan(2)
  // who has no name is called by the e-mail
  await shop().sql`update users set name = '' where email = ${buyer().email}`
  await page().setViewportSize({ width: 1280, height: 800 })
  await go('/blogs')
  await page()
    .getByRole('button', { name: `Welcome, ${buyer().email}` })
    .waitFor()
})

test('the way to the basket is there for who orders, and admins do not', async () => {
  const basket = page().getByRole('banner').getByRole('link', { name: 'Basket' })
  await go('/blogs')
  await page().getByRole('button', { name: 'Welcome, Journey Buyer' }).waitFor()
  expect(await basket.count()).toBe(1)
  await signIn(await shop().admin())
  await go('/blogs')
  await page()
    .getByRole('button', { name: /^Welcome, / })
    .waitFor()
  expect(await basket.count()).toBe(0)
})

test('found: B7 a log-out in another tab asks to log in over the page, and keeps what is typed', async () => {
  await go('/dashboard')
  const education = page().getByLabel('Education')
  await education.fill('Half a sentence')
  const other = await page().context().newPage()
  await other.goto(`${shop().publicUrl}/blogs`)
  await other.getByRole('button', { name: 'Welcome, Journey Buyer' }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await other.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
  const dialog = page().getByRole('alertdialog', { name: 'Please log in again' })
  await dialog.getByText('what you typed is still there').waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill(buyer().password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await education.inputValue()).toBe('Half a sentence')
  // the other tab follows, and a page for everybody asks nobody
  await other.getByRole('button', { name: 'Welcome, Journey Buyer' }).waitFor()
})

test('found: B3 offline, a form says in place that nothing was sent, and links keep the page', async () => {
  const failed: string[] = []
  page().on('pageerror', ({ message }) => failed.push(message))
  await go(`/purchase/${partId()}`)
  await fillPurchase(page())
  await page().waitForLoadState('networkidle')
  await page().context().setOffline(true)
  const banner = page().getByRole('status').filter({ hasText: 'You are offline. What you typed' })
  await banner.waitFor()
  await button('Submit').click()
  await page().getByRole('alert').getByText('You are offline. Nothing was sent.').waitFor()
  // the banner stays in view
  await page().mouse.wheel(0, 2_000)
  await expect
    .poll(async () => (await banner.boundingBox())!.y)
    .toBeLessThan(page().viewportSize()!.height)
  for (const name of ['Blogs', 'Parts']) {
    await page().getByRole('banner').getByRole('link', { name, exact: true }).click()
    await banner.getByText(`“${name}” is not loaded yet`).waitFor()
  }
  const search = page().getByRole('banner').getByRole('searchbox').first()
  await search.or(page().getByRole('banner').getByRole('combobox').first()).first().fill('ryzen')
  await page().keyboard.press('Enter')
  await page().waitForTimeout(300)
  expect(new URL(page().url()).pathname).toBe(`/purchase/${partId()}`)
  expect(await page().getByLabel('Address').inputValue()).toBe('12 Foundry Street')
  expect(await page().getByLabel('Phone Number').inputValue()).toBe('+44 113 496 0000')
  await page().context().setOffline(false)
  await banner.waitFor({ state: 'detached' })
  await button('Submit').click()
  await page()
    .getByRole('heading', { name: /Order PW-\d+ is placed/ })
    .waitFor()
  expect(failed).toEqual([])
})

test('the back office is a place of its own, with its bar, its end and the ways to the shop', async () => {
  await page().setViewportSize({ width: 1280, height: 800 })
  await signIn(await shop().admin())
  const bar = page().getByRole('banner')
  const end = page().getByRole('contentinfo')
  for (const where of ['/dashboard', '/dashboard/overview', '/dashboard/manage-products']) {
    await go(where)
    await bar.getByText('Back office').waitFor()
    await bar.getByRole('button', { name: 'Dashboard Menu' }).waitFor()
    expect(await bar.count(), where).toBe(1)
    expect(await page().getByRole('search', { name: 'Search the shop' }).count(), where).toBe(0)
    await end.getByText('Partwright back office').waitFor()
    expect(await end.getByText('Newsletter').count(), where).toBe(0)
  }
  const find = bar.getByLabel('Find orders')
  await find.fill('PW-1')
  await find.press('Enter')
  await page().waitForURL('**/dashboard/manage-orders?q=PW-1')
  await bar.getByRole('button', { name: 'Shop' }).click()
  for (const name of ['Home', 'Parts', 'Blogs', 'My portfolio'])
    await page().getByRole('menuitem', { name }).waitFor()
  await page().getByRole('menuitem', { name: 'Parts' }).click()
  await page().getByRole('heading', { name: 'All parts' }).waitFor()
  await page().getByRole('search', { name: 'Search the shop' }).first().waitFor()
  // what only buyers need is not there for an admin
  for (const name of ['Basket', 'Quick order'])
    expect(await bar.getByRole('link', { name }).count(), name).toBe(0)
  await signIn(buyer())
  await go('/dashboard')
  await bar.getByRole('link', { name: 'Basket' }).waitFor()
  expect(await page().getByText('Back office').count()).toBe(0)
})

test('nothing in the header moves when it is known who is there, from the second page on', async () => {
  await signIn(buyer())
  await page().setViewportSize({ width: 1280, height: 800 })
  await go('/blogs')
  await page()
    .getByRole('button', { name: /^Welcome/ })
    .waitFor()
  await page().goto('about:blank')
  await page().route('**/api/auth/get-session', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await go('/blogs')
  const searchBox = page().getByRole('search', { name: 'Search the shop' }).first()
  const early = await searchBox.boundingBox()
  expect(
    await page()
      .getByRole('button', { name: /^Welcome/ })
      .count(),
  ).toBe(0)
  await page()
    .getByRole('button', { name: /^Welcome/ })
    .waitFor()
  expect(await searchBox.boundingBox()).toEqual(early)
  await page().unrouteAll({ behavior: 'wait' })
})
