import { expect, test } from 'vitest'
import { eventually } from '../orders.fixture.ts'
import { type Cast, place, stateOf } from './cast.fixture.ts'
import { count, full, goal, pause } from './run.fixture.ts'

/** Jobs over two instances that both work them off. */
export function jobRaces(cast: () => Cast) {
  test('F13 jobs of the clock that meet on both instances have their effect once', async () => {
    const { shops, buyer } = cast()
    const part = await shops.part()
    const ids: string[] = []
    for (let at = 0; at < count(4, 40); at += 1) ids.push(await place(buyer(at), part))
    const ends = (when: string) => shops.sql`
      update orders set hold_expires_at = now() + ${when}::interval where id = any(${ids})`
    const storm = (name: 'warn-holds' | 'expire-holds') =>
      Promise.all(Array.from({ length: 6 }, () => shops.enqueue(shops.sql, name, {})))
    const mails = (kind: string) => shops.sql`
      select 1 from mail where kind = ${kind} and order_id = any(${ids})`
    await ends('5 minutes')
    await eventually(
      () => storm('warn-holds').then(() => mails('hold-ends')),
      (rows) => rows.length >= ids.length,
    )
    await ends('-1 second')
    await eventually(
      () => storm('expire-holds').then(() => mails('hold-expired')),
      (rows) => rows.length >= ids.length,
    )
    await shops.prove({ acknowledged: ids })
    for (const id of ids) expect(await stateOf(shops, id)).toMatchObject({ status: 'cancelled' })
    const [stock] = await shops.sql`select quantity from part where id = ${part}`
    expect(stock).toEqual({ quantity: 1_000 })
  })

  // a tick comes within the minute: only the full run has the time to see some
  if (full)
    test('F13 the clock makes each job once a minute, not once an instance', async () => {
      const ticks = () => cast().shops.sql<{ minute: string; jobs: number }[]>`
        select to_char(created_on, 'HH24:MI') as minute, count(*)::int as jobs
        from pgboss.job
        where name = 'sweep-mails'
        group by 1`
      const until = Date.now() + 240_000
      let seen = await ticks()
      while (Date.now() < until && seen.length < 3) {
        await pause(1_000)
        seen = await ticks()
      }
      expect(seen.length).toBeGreaterThanOrEqual(3)
      expect(seen.filter((tick) => tick.jobs > 1)).toEqual([])
      goal('F13', { minutesWithTicks: seen.length, doubled: 0 })
    })
}
