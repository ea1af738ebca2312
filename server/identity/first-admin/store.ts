import type { Sql } from '../../database/database.ts'

/** The salt of the code of a shop that has no admin; this one, if it has none yet. */
export async function keepSalt(sql: Sql, salt: Buffer): Promise<Buffer> {
  await sql`
    insert into first_admin_code (salt)
    values (${salt})
    on conflict do nothing`
  return (await selectSalt(sql))!
}

export async function selectSalt(sql: Sql): Promise<Buffer | null> {
  const [row] = await sql<{ salt: Buffer }[]>`select salt from first_admin_code`
  return row?.salt ?? null
}

/** Ends the code that was told. */
export async function deleteSalt(sql: Sql) {
  await sql`delete from first_admin_code`
}
