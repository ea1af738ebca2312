import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { basketShop } from '../../basket/baskets.fixture.ts'

const { shop, page, buyer, go, signIn, violations, newPart } = basketShop()

// one that is closing is none any more
const search = () =>
  page()
    .locator('[role=dialog][data-open]')
    .getByRole('combobox', { name: /^A page, an action/ })
const options = () => page().getByRole('option')
const open = async () => {
  await expect
    .poll(async () => {
      if ((await search().count()) === 0) await page().keyboard.press('Control+k')
      return await search().count()
    })
    .toBe(1)
}
const goTo = async (text: string, option: RegExp) => {
  await open()
  await search().fill(text)
  await options().filter({ hasText: option }).first().waitFor()
}

test('Ctrl K goes to a page, a part and an own order by a few letters and Enter', async () => {
  // another one at a second attempt, whose order is found after this part alone
  const name = `Palette ${randomUUID().replace(/[^a-f]/g, '')}`
  const partsId = await newPart({ name })
  const order = {
    partsId,
    quantity: 10,
    price: 1_000,
    address: '1 Test Street',
    number: '0123456789',
  }
  const { insertedId } = (await (await buyer().call('POST', '/order', order)).json()) as {
    insertedId: string
  }
  await go('/blogs')
  await open()
  await expect.poll(() => search().evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await violations()).toEqual([])
  await page().keyboard.press('Escape')
  await search().waitFor({ state: 'detached' })
  await goTo('my ord', /My Orders/)
  await page().keyboard.press('Enter')
  await page().waitForURL(/\/dashboard\/myorders/)
  await goTo(name, /TEST-/)
  await page().keyboard.press('Enter')
  await page().waitForURL(new RegExp(`/parts/${partsId}`))
  await goTo(name, /PW-/)
  await page().keyboard.press('ArrowDown')
  expect(await search().getAttribute('aria-activedescendant')).toBe(
    await page().locator('[role=option][aria-selected=true]').getAttribute('id'),
  )
  await page().keyboard.press('Enter')
  await page().waitForURL(new RegExp(`/dashboard/payment/${insertedId}`))
  await open()
  await search().fill('nothing is called like that')
  await page().getByText('Nothing is called that.').waitFor()
})

test('to an admin it finds everybody’s orders by phone, buyers, and what is to be done', async () => {
  const partsId = await newPart({ name: 'Phoned CPU' })
  const order = {
    partsId,
    quantity: 10,
    price: 1_000,
    address: '1 Test Street',
    number: '+44 113 496 0123',
  }
  await buyer().call('POST', '/order', order)
  await signIn(await shop().admin())
  await go('/dashboard')
  await goTo('+44 113 496 0123', /PW-/)
  await page().keyboard.press('Enter')
  await page().waitForURL(/\/dashboard\/manage-orders\/[0-9a-f-]{36}/)
  await page().getByText('Phoned CPU').first().waitFor()
  await goTo(buyer().email, new RegExp(buyer().email))
  await options().filter({ hasText: buyer().email }).last().click()
  await page().waitForURL(/\/dashboard\/manage-orders\?q=/)
  await goTo('restock', /Restock parts that are low/)
  expect(await violations()).toEqual([])
})
