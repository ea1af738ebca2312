import type { Basket } from '../../contract/basket.ts'
import type { TestMember } from '../../tests/test-member.ts'

export const add = (buyer: TestMember, lines: object[], key?: string) =>
  buyer.call('POST', '/basket', { lines }, key ? { 'idempotency-key': key } : {})
export const basketOf = async (buyer: TestMember) =>
  ((await (await buyer.call('GET', '/basket')).json()) as Basket).lines
