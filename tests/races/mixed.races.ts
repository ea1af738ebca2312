import { expect, test } from 'vitest'
import { checkBooks } from '../../server/books/check-books.ts'
import { inParallel } from '../in-parallel.ts'
import { orderOf } from '../orders.fixture.ts'
import type { TestUser } from '../test-user.ts'
import { type Cast, read } from './cast.fixture.ts'
import { count, goal, numbers, seed, tally } from './run.fixture.ts'

/** In full twenty rounds of other choices, the books checked after each; tokens live a quarter of an hour, no round does. */
const chunk = 5_000

/** Everything that moves stock, at once over both instances. */
export function mixedRaces(cast: () => Cast) {
  test('T18 T25 T41 orders of one and of many lines, cancellations, ends of holds, new prices and deletions at once', {
    timeout: 3_600_000,
  }, async () => {
    const { shops } = cast()
    const parts = await Promise.all(Array.from({ length: 8 }, () => shops.part({ quantity: 600 })))
    const known: { id: string; who: TestUser }[] = []
    const any = <T>(of: T[]): T => of[Math.floor(random() * of.length)]!
    const statuses: number[] = []
    let admins: TestUser[] = []
    let random = numbers()

    async function order(who: TestUser) {
      const answer = await read(who.call('POST', '/order', orderOf(any(parts), 10, 1_000)))
      if (answer.status === 200) known.push({ id: String(answer.body.insertedId), who })
      return answer.status
    }
    async function orderLines(who: TestUser) {
      const lines = Array.from({ length: 2 + Math.floor(random() * 4) }, () => any(parts))
      const answer = await read(
        who.call('POST', '/orders', {
          lines: [...new Set(lines)].map((partsId) => ({ partsId, quantity: 10, price: 1_000 })),
          address: '1 Test Street',
          number: '0123456789',
          shortage: random() < 0.5 ? 'reduce' : 'refuse',
        }),
      )
      if (answer.status === 200) known.push({ id: String(answer.body.insertedId), who })
      return answer.status
    }
    async function cancel(who: TestUser) {
      const one = known.length > 0 ? any(known) : null
      if (!one) return await order(who)
      return (await read(one.who.call('DELETE', `/order/${one.id}`))).status
    }
    async function expire(who: TestUser) {
      if (known.length === 0) return await order(who)
      await shops.sql`
        update orders set hold_expires_at = now() where id = ${any(known).id} and status = 'unpaid'`
      await shops.enqueue(shops.sql, 'expire-holds', {})
      return 0
    }
    async function replacePart() {
      const at = Math.floor(random() * parts.length)
      const gone = parts[at]!
      parts[at] = await shops.part({ quantity: 600 })
      return (await read(any(admins).call('DELETE', `/parts/${gone}`))).status
    }
    const operations = count(400, 100_000)
    const seeds: number[] = []
    for (let done = 0; done < operations; done += chunk) {
      seeds.push(seed + seeds.length)
      random = numbers(seeds.at(-1))
      const buyers = await shops.buyers(4)
      admins = [await shops.admin('One Admin'), await shops.admin('Other Admin')]
      await inParallel(Math.min(chunk, operations - done), 24, async () => {
        const [who, dice] = [any(buyers), random()]
        const act =
          dice < 0.4
            ? order(who)
            : dice < 0.6
              ? orderLines(who)
              : dice < 0.92
                ? cancel(who)
                : dice < 0.97
                  ? expire(who)
                  : replacePart()
        statuses.push(await act)
      })
      expect((await checkBooks(shops.database)).violations).toEqual([])
    }
    const told = tally(statuses)
    expect(Object.keys(told).filter((status) => Number(status) >= 500 && status !== '503')).toEqual(
      [],
    )
    expect(told[200]).toBeGreaterThan(operations / 4)
    const { checks } = await shops.prove({ acknowledged: known.map(({ id }) => id) })
    goal('G2', { operations, seeds: seeds.length, statuses: told, oversold: 0, checks })
  })
}
