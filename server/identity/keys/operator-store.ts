import { writeAudit } from '../../database/audit.ts'
import type { Database, Sql } from '../../database/database.ts'

/** Whom a key acts for, by their e-mail. */
export async function selectKeyOwner(sql: Sql, email: string) {
  const [row] = await sql<{ id: string; email: string; name: string; isAdmin: boolean }[]>`
    select id, email, name, role is not null as "isAdmin"
    from users
    where email = ${email}`
  return row ?? null
}

type OperatorKey = {
  prefixes: string[]
  name: string
  email: string
  actsFor: string
  scopes: string[]
  expiresAt: Date
  lastUsedAt: Date | null
}

/** Every living key, the newest last. */
export async function selectAllKeys(sql: Sql) {
  return await sql<OperatorKey[]>`
    select array_agg(s.prefix order by s.created_at) as prefixes, k.name, u.email, k.acts_for as "actsFor", k.scopes,
      k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt"
    from api_key k
    join users u on u.id = k.user_id
    join api_key_secret s on s.key_id = k.id and (s.ends_at is null or s.ends_at > now())
    where k.revoked_at is null and k.expires_at > now()
    group by k.id, u.id
    order by k.created_at`
}

/** Revokes the living keys of which a secret begins so, audited with no actor; answers their names. */
export async function revokeByPrefix(
  { transaction }: Pick<Database, 'transaction'>,
  prefix: string,
) {
  return await transaction(async (sql) => {
    const rows = await sql<{ id: string; name: string }[]>`
      update api_key k
      set revoked_at = now()
      from api_key_secret s
      where s.key_id = k.id and s.prefix = ${prefix} and k.revoked_at is null
      returning k.id, k.name`
    for (const { id, name } of rows) await writeAudit(sql, null, 'key-revoked', id, { name })
    return rows.map(({ name }) => name)
  })
}
