import { expect, test } from 'vitest'
import { inParallel } from '../in-parallel.ts'
import { orderOf } from '../orders.fixture.ts'
import { type Cast, readWhenTaken } from './cast.fixture.ts'
import { count, goal, tally } from './run.fixture.ts'

/** Races of an ERP's feed with those who buy meanwhile. */
export function feedRaces(cast: () => Cast) {
  test('T18 what a feed counts on hand, less what is promised, is what can be ordered, however many order meanwhile', async () => {
    const { shops, buyer, admins } = cast()
    const onHand = 400
    const parts = await Promise.all(
      Array.from({ length: 6 }, () => shops.part({ quantity: onHand, minQuantity: 1 })),
    )
    const numbers = await shops.sql<{ mpn: string }[]>`
      select mpn from part where id = any(${parts})`
    const rows = numbers.map(({ mpn }) => ({ mpn, quantity: onHand }))
    const many = count(240, 4_000)
    const statuses = await inParallel(many, 24, async (at) => {
      if (at % 8 === 3) {
        // in two orders, as two feeds have them
        const feed = { quantityIs: 'onHand', rows: at % 16 === 3 ? rows : rows.toReversed() }
        const told = await readWhenTaken(() => admins[at % 2]!.call('PUT', '/feed/parts', feed))
        expect(told.body).toMatchObject({ read: rows.length, refused: 0 })
        return `fed ${told.status}`
      }
      const body = orderOf(parts[at % parts.length]!, 5, 500)
      const { status, body: told } = await readWhenTaken(() =>
        buyer(at).call('POST', '/order', body),
      )
      if (status === 200 && at % 5 === 0)
        await readWhenTaken(() => buyer(at).call('DELETE', `/order/${told.insertedId}`))
      return `ordered ${status}`
    })
    const left = await shops.sql<{ quantity: number; promised: number }[]>`
      select p.quantity, coalesce(sum(l.quantity - l.cancelled), 0)::int as promised
      from part p
      left join order_line l on l.part_id = p.id
      where p.id = any(${parts})
      group by p.id`
    for (const { quantity, promised } of left) expect(quantity).toBe(onHand - promised)
    const { checks } = await shops.prove()
    goal('T18', { statuses: tally(statuses), oversold: 0, checks })
  })
}
