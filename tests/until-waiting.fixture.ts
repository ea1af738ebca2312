import { expect } from 'vitest'
import type { Sql } from '../server/database/database.ts'

/** Waits until so many connections of this database wait for a lock: what was asked stands where it is to be met. */
export async function untilWaiting(sql: Sql, count: number) {
  const waiting = async () => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count
      from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return row!.count
  }
  await expect.poll(waiting, { interval: 10 }).toBe(count)
}
