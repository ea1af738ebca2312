import type { Sql } from '../database/database.ts'
import { locks } from '../database/locks.ts'

/** What shipping costs is changed by one at a time, so that what is there already is seen and named. Orders read it meanwhile as it was. */
export async function lockShipping(sql: Sql) {
  await sql`select pg_advisory_xact_lock(${locks.shipping})`
}
