import { type ActingRow, actingColumn, joinActing, withRights } from '../companies/index.ts'
import type { Sql } from '../database/database.ts'
import type { User } from '../shop.ts'

type ProfileRow = {
  email: string
  displayName: string
  education: string | null
  location: string | null
  number: string | null
  linkedin: string | null
}

type NewToken = { hash: Buffer; sessionId: string; minutes: number; companyId: string | null }

/** Writes a token down. Null when its session has ended. */
export async function insertToken(
  sql: Sql,
  { hash, sessionId, minutes, companyId }: NewToken,
): Promise<Date | null> {
  const [row] = await sql<{ expiresAt: Date }[]>`
    insert into access_token (hash, session_id, company_id, expires_at)
    select ${hash}, id, ${companyId}, least(now() + make_interval(mins => ${minutes}), expires_at)
    from session
    where id = ${sessionId} and expires_at > now()
    returning expires_at as "expiresAt"`
  return row?.expiresAt ?? null
}

/** The company for which a user `u` chose to act last; null: for themselves. */
const chosenCompany = (sql: Sql) => sql`(
  select company_id
  from company_member
  where user_id = u.id and is_chosen and ended_at is null
  limit 1
)`

/** A company that somebody may act for: this one, or the one that they chose last. */
export async function selectActing(sql: Sql, userId: string, companyId: string | undefined) {
  const id = companyId === undefined ? chosenCompany(sql) : sql`${companyId}::uuid`
  const [row] = await sql<{ company: ActingRow | null }[]>`
    select ${actingColumn(sql)} as company
    from users u
    ${joinActing(sql, id)}
    where u.id = ${userId}`
  return withRights(row?.company ?? null)
}

/** Remembers for whom somebody acts, for their next token. */
export async function chooseCompany(sql: Sql, userId: string, companyId: string | null) {
  await sql`
    update company_member
    set is_chosen = company_id is not distinct from ${companyId}::uuid
    where user_id = ${userId} and ended_at is null
      and is_chosen <> (company_id is not distinct from ${companyId}::uuid)`
}

/** Whose token this is, as they are now: role and membership are read at every call, and a token ends with the membership. */
export async function selectTokenHolder(sql: Sql, hash: Buffer): Promise<User | null> {
  const [row] = await sql<(Omit<User, 'company'> & { company: ActingRow | null })[]>`
    select u.id, u.email, u.name, u.role is not null as "isAdmin", s.id as "sessionId",
      u.two_factor_enabled as "hasFactor", u.email_verified as "isConfirmed",
      ${actingColumn(sql)} as company
    from access_token t
    join session s on s.id = t.session_id and s.expires_at > now()
    join users u on u.id = s.user_id
    ${joinActing(sql, sql`t.company_id`)}
    where t.hash = ${hash} and t.expires_at > now() and (t.company_id is null or m.id is not null)`
  return row ? { ...row, company: withRights(row.company) } : null
}

export async function selectProfile(sql: Sql, userId: string) {
  const [row] = await sql<ProfileRow[]>`
    select u.email, u.name as "displayName", p.education, p.location, p.number, p.linkedin
    from users u
    left join profile p on p.user_id = u.id
    where u.id = ${userId}`
  return row ?? null
}

type ProfileInput = { education: string; location: string; number: string; linkedin: string }

/** Writes the profile; answers whether anything changed. */
export async function upsertProfile(sql: Sql, userId: string, profile: ProfileInput) {
  const rows = await sql`
    insert into profile (user_id, education, location, number, linkedin)
    values (${userId}, ${profile.education}, ${profile.location}, ${profile.number}, ${profile.linkedin})
    on conflict (user_id) do update
    set education = excluded.education,
        location = excluded.location,
        number = excluded.number,
        linkedin = excluded.linkedin,
        updated_at = now()
    where (profile.education, profile.location, profile.number, profile.linkedin)
      is distinct from (excluded.education, excluded.location, excluded.number, excluded.linkedin)`
  return rows.count
}

export async function selectUser(sql: Sql, email: string) {
  const [row] = await sql<{ id: string; admin: boolean }[]>`
    select id, role is not null as admin
    from users
    where email = ${email}`
  return row ?? null
}

/** Whose password it is, and its hash. */
export async function selectPassword(sql: Sql, email: string) {
  const [row] = await sql<{ userId: string; hash: string }[]>`
    select a.user_id as "userId", a.password as hash
    from account a
    join users u on u.id = a.user_id
    where u.email = ${email} and a.provider_id = 'credential' and a.password is not null`
  return row ?? null
}

/** Locks the one row that role changes of everybody queue at, so that two demotions cannot both be the last but one. */
export async function lockRoles(sql: Sql) {
  await sql`select pg_advisory_xact_lock(hashtextextended('roles', 0))`
}

export async function countAdmins(sql: Sql) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from users
    where role = 'admin'`
  return row?.count ?? 0
}

/** Whether an admin logs in by a code besides their password. */
export async function selectSafeAdmin(sql: Sql): Promise<boolean> {
  const rows = await sql`
    select from users
    where role = 'admin' and two_factor_enabled
    limit 1`
  return rows.length > 0
}

export async function updateRole(sql: Sql, email: string, role: 'admin' | null) {
  const rows = await sql`
    update users
    set role = ${role}, updated_at = now()
    where email = ${email} and role is distinct from ${role}`
  return rows.count
}

export async function markVerified(sql: Sql, userId: string) {
  await sql`update users set email_verified = true where id = ${userId}`
}

/** Takes the authenticator app and every passkey from somebody. Answers how many there were. */
export async function deleteFactors(sql: Sql, userId: string) {
  await sql`update users set two_factor_enabled = false, updated_at = now() where id = ${userId}`
  const apps = await sql`delete from two_factor where user_id = ${userId}`
  const passkeys = await sql`delete from passkey where user_id = ${userId}`
  return apps.count + passkeys.count
}
