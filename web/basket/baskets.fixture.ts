import type { Basket } from '../../contract/basket.ts'
import { fillDelivery } from '../../tests/fill-delivery.fixture.ts'
import { addTestPart } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { buyingShop } from '../orders/buying.fixture.ts'

/** A shop to buy in, with what the tests of baskets do over and over. */
export function basketShop(environment: Record<string, string> = {}) {
  const at = buyingShop(environment)
  const { shop, page, buyer, go, button } = at
  return {
    ...at,
    newPart: async (more: Parameters<typeof addTestPart>[1] = {}) => {
      const id = await addTestPart(shop(), { minQuantity: 10, orderMultiple: 5, ...more })
      await shop().sql`update part set img = '/favicon.svg' where id = ${id}`
      return id
    },
    basketOf: async (who: TestUser) =>
      ((await (await who.call('GET', '/basket')).json()) as Basket).lines,
    /** Puts lines into the buyer's basket, behind the page. */
    fill: (...lines: { partsId: string; quantity: number }[]) =>
      buyer().call('POST', '/basket', { lines }),
    /** Its row, and what stands below it. */
    line: (name: string) => page().getByRole('row', { name }),
    openLine: (name: string) => button(`Price, number and note: ${name}`).click(),
    sum: (words: string) => page().getByRole('status', { name: 'Sum' }).getByText(words).waitFor(),
    total: (words: string) =>
      page().getByRole('status', { name: 'Total' }).getByText(words).waitFor(),
    inHead: (words: string) => page().getByRole('link', { name: words, exact: true }).waitFor(),
    becomeVisitor: () => page().context().clearCookies(),
    addFromPage: async (id: string, quantity: string) => {
      await go(`/parts/${id}`)
      await page().getByLabel('Quantity', { exact: true }).fill(quantity)
      await page()
        .getByRole('button', { name: /^Add to basket/ })
        .first()
        .click()
    },
    logIn: async () => {
      await page().waitForURL(/\/login/)
      // the footer's box for the newsletter has the same label
      await page().getByRole('main').getByLabel('Email', { exact: true }).fill(buyer().email)
      await page().getByLabel('Password', { exact: true }).fill(buyer().password)
      await button('Login').click()
    },
    fillDelivery: async (tab = page()) => {
      await fillDelivery(tab)
    },
    /** What the buyer's orders come to, in minor units. */
    orders: async () => {
      const rows = await shop().sql<{ total: number }[]>`
        select total_minor as total from orders where email = ${buyer().email}`
      return rows.map((row) => row.total)
    },
  }
}
