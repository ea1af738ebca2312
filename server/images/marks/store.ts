import type { Sql } from '../../database/database.ts'

/** Stores a mark's file, unless it is there already. */
export async function insertMark(sql: Sql, name: string, bytes: Uint8Array) {
  await sql`
    insert into shop_mark (name, bytes)
    values (${name}, ${Buffer.from(bytes)})
    on conflict do nothing`
}

export async function selectMark(sql: Sql, name: string): Promise<Uint8Array | undefined> {
  const [row] = await sql<{ bytes: Uint8Array }[]>`
    select bytes
    from shop_mark
    where name = ${name}`
  return row?.bytes
}

/** Whether all of these are stored. */
export async function hasMarks(sql: Sql, names: string[]): Promise<boolean> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from shop_mark
    where name = any(${names}::text[])`
  return row?.count === new Set(names).size
}
