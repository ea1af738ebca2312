import type { Sql } from '../../database/database.ts'

/** Puts a new hash in the place of the one that it was made from, unless the password was changed meanwhile. */
export async function replaceHash(sql: Sql, old: string, anew: string) {
  await sql`
    update account
    set password = ${anew}
    where password = ${old}`
}

/** Somebody's authenticator app, its secret still encrypted, and the half minute that it is by the database's clock. */
export async function selectFactor(sql: Sql, userId: string) {
  const [row] = await sql<{ id: string; secret: string; step: number }[]>`
    select id, secret, floor(extract(epoch from now()) / 30)::bigint as step
    from two_factor
    where user_id = ${userId}`
  return row ?? null
}

/** Takes a half minute of an app: false when it, or a later one, was taken before. */
export async function takeStep(sql: Sql, factorId: string, step: number) {
  const rows = await sql`
    update two_factor
    set last_step = ${step}
    where id = ${factorId} and last_step < ${step}`
  return rows.count === 1
}

/** Ends the sessions of somebody that are more than so many, those first that were not used for longest. */
export async function endOldestSessions(sql: Sql, userId: string, atMost: number) {
  await sql`
    delete from session
    where id in (
      select id
      from session
      where user_id = ${userId} and expires_at > now()
      order by updated_at desc, id desc
      offset ${atMost}
    )`
}

export async function selectSessionToken(sql: Sql, userId: string, sessionId: string) {
  const [row] = await sql<{ token: string }[]>`
    select token
    from session
    where id = ${sessionId} and user_id = ${userId}`
  return row?.token ?? null
}
