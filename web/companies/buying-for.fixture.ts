import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestUser } from '../../tests/test-user.ts'

/** Chooses for whom somebody buys, in the menu under their name. */
export async function choose(page: Page, user: TestUser, whom: string) {
  await page.getByRole('button', { name: new RegExp(user.name) }).click()
  await page.getByRole('menuitemradio', { name: whom }).click()
}

export async function inBasket(user: TestUser, partsId: string) {
  const put = await user.call('POST', '/basket', { lines: [{ partsId, quantity: 10 }] })
  expect(put.status).toBe(200)
}
