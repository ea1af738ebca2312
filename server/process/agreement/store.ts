import type { Sql } from '../../database/database.ts'

/** Writes down what no instance has said before; answers what holds, which may be of another one. Locked until the end. */
export async function sayFirst(sql: Sql, name: string, value: string): Promise<string> {
  await sql`
    insert into agreement (name, value)
    values (${name}, ${value})
    on conflict (name) do nothing`
  const [row] = await sql<{ value: string }[]>`
    select value
    from agreement
    where name = ${name}
    for update`
  return row!.value
}

export async function sayAnew(sql: Sql, name: string, value: string) {
  await sql`
    update agreement
    set value = ${value}, since = now()
    where name = ${name}`
}

/** Fingerprints are made with the identity secret: with another one all of them are others. */
export async function forgetFingerprints(sql: Sql, but: string[]) {
  await sql`
    delete from agreement
    where name <> all(${but}::text[])`
}

export async function forgetAgreement(sql: Sql) {
  await sql`delete from agreement`
}

export async function selectAgreement(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql<{ name: string; value: string }[]>`select name, value from agreement`
  return new Map(rows.map(({ name, value }) => [name, value]))
}
