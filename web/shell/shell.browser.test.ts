import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { basketShop } from '../basket/baskets.fixture.ts'

const { shop, page, buyer, signIn, go, button, newPart, fill, basketOf } = basketShop()

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
  const row = page().getByRole('article', { name: 'Wheel CPU' })
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
