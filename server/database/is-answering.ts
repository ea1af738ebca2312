import type { Sql } from './database.ts'

const answersWithinMs = 2_000

/** Whether the database answers within two seconds. */
export async function isAnswering(sql: Sql): Promise<boolean> {
  return await Promise.race([
    sql`select 1`.then(() => true).catch(() => false),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), answersWithinMs).unref()),
  ])
}
