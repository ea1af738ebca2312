import type { Sql } from '../../database/database.ts'
import { ofAccount } from './of-account.ts'

export type Owner = { id: string; email: string; name: string; proven: boolean }

/** The account, locked until the transaction ends. */
export async function lockOwner(sql: Sql, userId: string) {
  const [row] = await sql<Owner[]>`
    select id, email, name, email_verified as proven
    from users
    where id = ${userId}
    for update`
  return row ?? null
}

export type Way = {
  id: string
  kind: 'password' | 'passkey' | 'factor' | 'google' | 'oidc' | 'key'
  /** A passkey's or a program's key's own. */
  name: string
  /** Whether it was there before the address was proven. */
  early: boolean
}

/** The ways into an account, its sessions left out. Of a factor that was never confirmed nothing is said. */
export async function selectWays(sql: Sql, userId: string): Promise<Way[]> {
  return await sql<Way[]>`
    select way.id, way.kind, way.name, coalesce(way.created_at < u.proven_at, true) as early
    from users u
    cross join lateral (
      select id, case provider_id when 'credential' then 'password' else provider_id end as kind, '' as name, created_at
      from account
      where user_id = u.id
      union all
      select id, 'passkey', coalesce(name, ''), created_at
      from passkey
      where user_id = u.id
      union all
      select id, 'factor', '', created_at
      from two_factor
      where user_id = u.id and u.two_factor_enabled
      union all
      select id, 'key', name, created_at
      from api_key
      where user_id = u.id and revoked_at is null and expires_at > now()
    ) way
    where u.id = ${userId}
    order by way.created_at`
}

/** A provider's person, as the sign-in library stores them. */
export type Identity = { way: 'google' | 'oidc'; subject: string }

/**
 * Ends every way in, but for an identity that the owner comes by, and clears what was prepared. The account stays, with a
 * name, or none, of its owner's.
 */
export async function clearAccount(
  sql: Sql,
  userId: string,
  { name, keep }: { name: string; keep?: Identity },
) {
  for (const [table, { column, fate }] of Object.entries(ofAccount)) {
    if (fate === 'kept') continue
    const kept =
      table === 'account' && keep
        ? sql`and (provider_id, account_id) <> (${keep.way}, ${keep.subject})`
        : sql``
    await sql`delete from ${sql(table)} where ${sql(column)} = ${userId} ${kept}`
  }
  await deleteOpenSteps(sql, userId)
  await sql`
    update users
    set email_verified = true, two_factor_enabled = false, name = ${name}, image = null,
      ways_ended_in = pg_current_xact_id(), updated_at = now()
    where id = ${userId}`
}

/** Links by mail, half log-ins and browsers that skip the second step: whatever the library stores for somebody. */
export async function deleteOpenSteps(sql: Sql, userId: string) {
  await sql`delete from verification where value = ${userId}`
}

/**
 * Ends every session but that of the token `kept`, their tokens with them, and every log-in that is under way
 * (library/ended-ways.ts). Answers how many sessions had not ended yet.
 */
export async function endSessionsOf(sql: Sql, userId: string, kept = ''): Promise<number> {
  await sql`update users set ways_ended_in = pg_current_xact_id() where id = ${userId}`
  const rows = await sql<{ lived: boolean }[]>`
    delete from session
    where user_id = ${userId} and token <> ${kept}
    returning expires_at > now() as lived`
  return rows.filter(({ lived }) => lived).length
}

/** What is committed by now, as PostgreSQL writes it down. */
export async function selectMoment(sql: Sql) {
  const [row] = await sql<{ moment: string }[]>`select pg_current_snapshot()::text as moment`
  return row!.moment
}

/**
 * Whether all ways into an account were ended by something that a moment has not seen. Waits for what is ending them now.
 * A transaction of another PostgreSQL, which a restored backup may name, is later than all of this one's.
 */
export async function selectEndedSince(sql: Sql, userId: string, moment: string) {
  const [row] = await sql<{ endedIn: string | null }[]>`
    select ways_ended_in::text as "endedIn"
    from users
    where id = ${userId}
    for share`
  if (!row?.endedIn) return false
  const [seen] = await sql<{ ended: boolean }[]>`
    select not pg_visible_in_snapshot(${row.endedIn}::xid8, ${moment}::pg_snapshot)
      and ${row.endedIn}::xid8 < pg_snapshot_xmax(pg_current_snapshot()) as ended`
  return seen?.ended === true
}

/** Removes passkeys: those of before the proof, or all of them. */
export async function deletePasskeys(sql: Sql, userId: string, which: 'early' | 'all') {
  await sql`
    delete from passkey p
    using users u
    where u.id = ${userId} and p.user_id = u.id and (${which === 'all'} or p.created_at < u.proven_at)`
}

/** Revokes keys of programs: those of before the proof, or all of them. */
export async function revokeKeys(sql: Sql, userId: string, which: 'early' | 'all') {
  await sql`
    update api_key k
    set revoked_at = now()
    from users u
    where u.id = ${userId} and k.user_id = u.id and k.revoked_at is null
      and (${which === 'all'} or k.created_at < u.proven_at)`
}

/** Removes the second factor if it was there before the proof. */
export async function deleteEarlyFactor(sql: Sql, userId: string) {
  const rows = await sql`
    delete from two_factor f
    using users u
    where u.id = ${userId} and f.user_id = u.id and f.created_at < u.proven_at`
  if (rows.count > 0)
    await sql`update users set two_factor_enabled = false, updated_at = now() where id = ${userId}`
}

/** Puts a password in the place of the one there was: a change of that one that is under way finds it gone. */
export async function replacePassword(sql: Sql, id: string, userId: string, hash: string) {
  await sql`delete from account where user_id = ${userId} and provider_id = 'credential'`
  await sql`
    insert into account (id, user_id, provider_id, account_id, password)
    values (${id}, ${userId}, 'credential', ${userId}, ${hash})`
}

/** Stores that a link was mailed, under a hash of it. */
export async function insertLink(
  sql: Sql,
  link: { id: string; identifier: string; userId: string; hours: number },
) {
  await sql`
    insert into verification (id, identifier, value, expires_at)
    values (${link.id}, ${link.identifier}, ${link.userId}, now() + make_interval(hours => ${link.hours}))`
}

/** Whose living link by mail this is. */
export async function selectLink(sql: Sql, identifier: string) {
  const [row] = await sql<{ userId: string }[]>`
    select value as "userId"
    from verification
    where identifier = ${identifier} and expires_at > now()`
  return row?.userId ?? null
}

/** Takes a living link: of any number at once one gets the account's id, all others null. */
export async function takeLink(sql: Sql, identifier: string) {
  const [row] = await sql<{ userId: string }[]>`
    delete from verification
    where identifier = ${identifier} and expires_at > now()
    returning value as "userId"`
  return row?.userId ?? null
}

export async function markProven(sql: Sql, userId: string) {
  await sql`
    update users
    set email_verified = true, updated_at = now()
    where id = ${userId}`
  await sql`delete from verification where value = ${userId} and identifier like 'confirm-email:%'`
}

export async function selectHasFactor(sql: Sql, userId: string) {
  const [row] = await sql<{ has: boolean }[]>`
    select two_factor_enabled as has
    from users
    where id = ${userId}`
  return row?.has === true
}
