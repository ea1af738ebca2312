import { expect, test } from 'vitest'
import type { Sql } from '../../server/database/database.ts'
import { startTestPayment } from '../orders.fixture.ts'
import { payByCard } from './card-events.fixture.ts'
import { type Cast, place } from './cast.fixture.ts'
import { checkInvariants } from './check-invariants.fixture.ts'

class Undo extends Error {}

/** The checker itself: what it is for, it finds. Each break is made in a transaction that is rolled back. */
export function checkerRaces(cast: () => Cast) {
  async function found(breakIt: (sql: Sql, ids: Made) => Promise<unknown>): Promise<string[]> {
    const { shops } = cast()
    const made = await madeUp()
    let violations: string[] = []
    const broken = shops.database.transaction(async (sql) => {
      await breakIt(sql, made)
      const { cardsSecretKey } = shops.secrets
      const history = { acknowledged: [made.open, made.paid] }
      ;({ violations } = await checkInvariants(sql, shops.sandbox.url, cardsSecretKey, history))
      throw new Undo()
    })
    await expect(broken).rejects.toThrow(Undo)
    return violations
  }

  type Made = { part: string; open: string; paid: string; intent: string }
  let kept: Promise<Made> | undefined
  const madeUp = () => {
    kept ??= make()
    return kept
  }
  async function make(): Promise<Made> {
    const { shops, buyer } = cast()
    const part = await shops.part()
    const [open, paid] = [await place(buyer(0), part), await place(buyer(0), part)]
    const intent = await startTestPayment(buyer(0), paid)
    await payByCard(shops, intent)
    await shops.prove({ acknowledged: [open, paid] })
    return { part, open, paid, intent }
  }

  test('the checker finds nothing where nothing is broken', async () => {
    expect(await found(async () => {})).toEqual([])
  })

  test.each<[string, RegExp, (sql: Sql, made: Made) => Promise<unknown>]>([
    [
      'a piece too many',
      /^I1 part/,
      (sql, { part }) => sql`update part set quantity = quantity + 1 where id = ${part}`,
    ],
    [
      'a hold that was never taken',
      /^I1 order/,
      (sql, { open }) => sql`delete from stock_movement where order_id = ${open}`,
    ],
    [
      'a cancelled order without its stock',
      /^I1 order/,
      (sql, { open }) => sql`update orders set life = 'cancelled' where id = ${open}`,
    ],
    [
      'an acknowledged order that is gone',
      /^I2 order .* acknowledged/,
      (sql, { open }) => sql`
        with lines as (delete from order_line where order_id = ${open}),
          events as (delete from order_event where order_id = ${open}),
          mails as (delete from mail where order_id = ${open})
        delete from orders where id = ${open}`,
    ],
    [
      'a total that is not that of its lines',
      /^I2 order/,
      (sql, { open }) => sql`update orders set total_minor = total_minor - 1 where id = ${open}`,
    ],
    [
      'money without its order',
      /^I3 payment/,
      (sql, { paid }) => sql`
        update orders
        set paid_minor = 0, transaction_id = null, paid_at = null
        where id = ${paid}`,
    ],
    [
      'an order paid by nothing',
      /^I4 order/,
      (sql, { paid }) => sql`update orders set transaction_id = 'pi_none' where id = ${paid}`,
    ],
    [
      'a key whose order is not there',
      /^I5 key/,
      (sql) => sql`
        insert into idempotency_key (caller, key, fingerprint, answer)
        values ('x', 'y', '\\x00', '{"insertedId": "00000000-0000-7000-8000-000000000000"}')`,
    ],
    [
      'a step back',
      /^I6 order/,
      (sql, { paid }) => sql`update orders set released_at = null where id = ${paid}`,
    ],
    [
      'a second step to the same state',
      /^I6 order/,
      (sql, { paid }) => sql`
        insert into order_event (id, order_id, kind, by_whom)
        values (gen_random_uuid(), ${paid}, 'paid', 'shop')`,
    ],
    [
      'a second mail of one step',
      /^I7 order/,
      (sql, { paid }) => sql`
        insert into mail (id, event, kind, recipient, order_id, values)
        values (gen_random_uuid(), 'again', 'payment-received', 'x@example.test', ${paid}, '{}')`,
    ],
    [
      'a mail that was never written',
      /^I7 order/,
      (sql, { open }) => sql`delete from mail where order_id = ${open}`,
    ],
  ])('the checker finds %s', async (_, words, breakIt) => {
    expect((await found(breakIt)).some((violation) => words.test(violation))).toBe(true)
  })
}
