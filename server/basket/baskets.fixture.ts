import type { Basket } from '../../contract/basket.ts'
import type { TestUser } from '../../tests/test-user.ts'

export const add = (buyer: TestUser, lines: object[], key?: string) =>
  buyer.call('POST', '/basket', { lines }, key ? { 'idempotency-key': key } : {})
export const basketOf = async (buyer: TestUser) =>
  ((await (await buyer.call('GET', '/basket')).json()) as Basket).lines
