import type { TestShop } from '../../../tests/open-test-shop.ts'
import type { TestUser } from '../../../tests/test-user.ts'

export type Line = {
  partsId: string
  quantity: number
  price: number
  ownNumber?: string
  note?: string
}
type Answer = {
  insertedId: string
  orderNumber: string
  left: { partsId: string; wanted: number; ordered: number }[]
  code?: string
  detail?: string
  errors?: { path: string; message: string }[]
}

/** A line at so much a piece, in major units. */
export const at = (partsId: string, quantity: number, unit = 100): Line => ({
  partsId,
  quantity,
  price: quantity * unit,
})

/** Orders lines over HTTP; answers the status beside what came. */
export async function orderLines(who: TestUser, lines: Line[], more: object = {}, headers = {}) {
  const body = { lines, address: '1 Test Street', number: '0123456789', ...more }
  const response = await who.call('POST', '/orders', body, headers)
  return { status: response.status, ...((await response.json()) as Answer) }
}

/** How many pieces of each part are there. */
export async function stockOf(shop: TestShop, ids: string[]) {
  const rows = await shop.sql<{ id: string; quantity: number }[]>`
    select id, quantity from part where id = any(${ids})`
  const byId = new Map(rows.map((row) => [row.id, row.quantity]))
  return ids.map((id) => byId.get(id))
}

/** How many orders somebody has placed. */
export async function countOrders(shop: TestShop, who: TestUser) {
  const [row] = await shop.sql<{ count: number }[]>`
    select count(*)::int as count from orders where email = ${who.email}`
  return row!.count
}
