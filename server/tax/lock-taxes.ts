import type { Sql } from '../database/database.ts'
import { locks } from '../database/locks.ts'

/** Taxes are changed by one at a time, so that what would overlap is seen and named. Orders read them meanwhile as they were. */
export async function lockTaxes(sql: Sql) {
  await sql`select pg_advisory_xact_lock(${locks.taxes})`
}
