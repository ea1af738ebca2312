import { expect } from 'vitest'
import { placeTestOrder } from '../orders.fixture.ts'
import type { TestUser } from '../test-user.ts'
import { openTwoShops, type TwoShops } from './two-shops.fixture.ts'

/** Who takes part in the races. */
export type Cast = {
  shops: TwoShops
  buyers: TestUser[]
  admins: [TestUser, TestUser]
  buyer: (at: number) => TestUser
}

export async function openCast(): Promise<Cast> {
  const shops = await openTwoShops()
  try {
    const [buyers, one, other] = await Promise.all([
      shops.buyers(5),
      shops.admin('First Admin'),
      shops.admin('Second Admin'),
    ])
    // a token lasts a quarter of an hour, the races in full longer
    await shops.sql`update access_token set expires_at = expires_at + interval '1 day'`
    const buyer = (at: number) => buyers[at % buyers.length]!
    return { shops, buyers, admins: [one, other], buyer }
  } catch (error) {
    await shops.close()
    throw error
  }
}

/** An order of ten pieces of a part of its own; answers its id. */
export async function place(buyer: TestUser, part: string): Promise<string> {
  const id = await placeTestOrder(buyer, part)
  expect(id).toBeTypeOf('string')
  return id
}

/** What was answered, once: the status, and the body as JSON. */
export async function read(asked: Promise<Response>) {
  const response = await asked
  const body = (await response.json()) as Record<string, unknown>
  return { status: response.status, body, retryAfter: response.headers.get('retry-after') }
}

/**
 * Asks again while the shop says that it is too busy: 503 with Retry-After, and nothing had happened. `times` tells how
 * often it said so: a machine that does other things besides may make it, a quiet one must not.
 */
export async function readWhenTaken(ask: () => Promise<Response>) {
  for (let times = 0; ; times += 1) {
    const answer = await read(ask())
    if (answer.status !== 503 || times === 20) return { ...answer, times }
    expect(answer.retryAfter).not.toBeNull()
  }
}

export async function statusesOf(answers: Promise<Response>[]): Promise<number[]> {
  const responses = await Promise.all(answers)
  await Promise.all(responses.map((response) => response.arrayBuffer()))
  return responses.map((response) => response.status)
}

/** What the database says of an order. */
export async function stateOf(shops: TwoShops, id: string) {
  const [row] = await shops.sql<
    { status: string; transactionId: string | null; paid: number; mails: number }[]
  >`
    select status, transaction_id as "transactionId",
      (select count(*)::int from order_event where order_id = o.id and kind = 'paid') as paid,
      (
        select count(*)::int
        from mail
        where order_id = o.id and kind = 'payment-received'
      ) as mails
    from orders o
    where id = ${id}`
  return row!
}
