import { appendOnly } from '../database/append-only.ts'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { locks } from '../database/locks.ts'
import { migrate } from '../database/migrate.ts'
import type { Log } from '../telemetry/log.ts'

/**
 * Brings the schema up to date. With `ownerUrl` another role does it, which owns everything, and the role of the shop's
 * own connections gets what its work takes and no more: rows, but no table; what happened is written down and stays.
 * Answers the names of the migrations applied.
 */
export async function prepareDatabase(
  database: OpenDatabase,
  ownerUrl: string | null,
  log: Log,
): Promise<string[]> {
  if (!ownerUrl) return await migrate(database)
  const owner = openDatabase(ownerUrl, { connections: 3 })
  try {
    const migrated = await migrate(owner)
    // the job queue makes a schema of its own; it loads every domain, which commands without an owner do not wait for
    const { openJobs } = await import('../jobs/boss.ts')
    const jobs = await openJobs(owner, log, false)
    await jobs.stop()
    const [row] = await database.sql<{ role: string }[]>`select current_user as role`
    await allowWork(owner, row?.role ?? '')
    return migrated
  } finally {
    await owner.close()
  }
}

/** Two instances that start at once would change the same rows of the catalogue: so one after the other. */
async function allowWork(owner: OpenDatabase, role: string) {
  await owner.transaction(async (sql) => {
    await sql`select pg_advisory_xact_lock(${locks.grant})`
    const worker = sql(role)
    await sql`grant usage on schema public, pgboss to ${worker}`
    await sql`
      grant select, insert, update, delete
      on all tables in schema public, pgboss to ${worker}`
    await sql`grant usage, select on all sequences in schema public, pgboss to ${worker}`
    await sql`grant execute on all functions in schema public, pgboss to ${worker}`
    await sql`revoke update, delete on ${sql(appendOnly.map((name) => `public.${name}`))} from ${worker}`
    await sql`revoke insert, update, delete on public.migration from ${worker}`
  })
}
