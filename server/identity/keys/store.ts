import { type ActingRow, actingColumn, joinActing } from '../../companies/index.ts'
import type { Sql } from '../../database/database.ts'

/** What a key that opens something is, and for whom it acts. */
export type KeyRow = {
  keyId: string
  /** What its secret or its token may. */
  scopes: string[]
  /** Whether it came with a token, which a secret was exchanged for. */
  isToken: boolean
  /** Whether it may be used from the address that was given. */
  mayFrom: boolean
  /** Whether its last use was written down more than a minute ago. */
  isStale: boolean
  id: string
  email: string
  name: string
  isAdmin: boolean
  isConfirmed: boolean
  company: ActingRow | null
}

/**
 * The living key of a secret. One of an admin ends with the role, one of a buyer when they get it, one of a
 * company’s member with the membership.
 */
export async function selectKeyHolder(sql: Sql, hash: Buffer, address: string) {
  const [row] = await sql<KeyRow[]>`
    select k.id as "keyId", coalesce(s.scopes, k.scopes) as scopes, s.scopes is not null as "isToken",
      k.addresses = '{}' or exists (
        select 1
        from unnest(k.addresses) allowed
        where ${address}::inet <<= allowed::inet
      ) as "mayFrom",
      k.last_used_at is null or k.last_used_at < now() - interval '1 minute' as "isStale",
      u.id, u.email, u.name, u.role is not null as "isAdmin", u.email_verified as "isConfirmed",
      ${actingColumn(sql)} as company
    from api_key_secret s
    join api_key k on k.id = s.key_id
    join users u on u.id = k.user_id
    ${joinActing(sql, sql`k.company_id`)}
    where s.hash = ${hash}
      and (k.company_id is null or m.id is not null)
      and (s.ends_at is null or s.ends_at > now())
      and k.expires_at > now()
      and k.revoked_at is null
      and (k.acts_for = 'shop') = (u.role is not null)`
  return row ?? null
}

export async function noteUse(sql: Sql, keyId: string) {
  await sql`update api_key set last_used_at = now() where id = ${keyId}`
}

/** Keys of one account are made one after the other: they are counted. */
export async function lockKeysOf(sql: Sql, userId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`keys:${userId}`}, 0))`
}

export async function countKeys(sql: Sql, userId: string) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from api_key
    where user_id = ${userId} and revoked_at is null and expires_at > now()`
  return row?.count ?? 0
}

type NewKeyRow = {
  id: string
  userId: string
  isAdmin: boolean
  companyId: string | null
  name: string
  scopes: string[]
  addresses: string[]
  orderCeilingMinor: number | null
  dayCeilingMinor: number | null
  days: number
}

export async function insertKey(sql: Sql, key: NewKeyRow) {
  const [row] = await sql<{ expiresAt: Date }[]>`
    insert into api_key (
      id, user_id, acts_for, company_id, name, scopes, addresses, order_ceiling_minor, day_ceiling_minor, expires_at
    )
    values (
      ${key.id}, ${key.userId}, ${key.isAdmin ? 'shop' : 'buyer'}, ${key.companyId}, ${key.name}, ${key.scopes},
      ${key.addresses}, ${key.orderCeilingMinor}, ${key.dayCeilingMinor},
      now() + make_interval(days => ${key.days})
    )
    returning expires_at as "expiresAt"`
  return row!.expiresAt
}

export async function insertSecret(
  sql: Sql,
  secret: { hash: Buffer; keyId: string; prefix: string },
) {
  await sql`
    insert into api_key_secret (hash, key_id, prefix)
    values (${secret.hash}, ${secret.keyId}, ${secret.prefix})`
}

/** Keeps a key as it is until the transaction ends. */
export async function lockKey(sql: Sql, id: string) {
  await sql`select 1 from api_key where id = ${id} for update`
}

export async function countTokens(sql: Sql, keyId: string) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from api_key_secret where key_id = ${keyId} and scopes is not null`
  return row?.count ?? 0
}

export async function deleteEndedTokens(sql: Sql, keyId: string) {
  await sql`
    delete from api_key_secret where key_id = ${keyId} and scopes is not null and ends_at <= now()`
}

type NewToken = {
  hash: Buffer
  keyId: string
  prefix: string
  scopes: string[]
  /** The hash of the secret that asks for it, with which it ends. */
  of: Buffer
  seconds: number
}

/** Answers for how many seconds it opens. */
export async function insertToken(sql: Sql, token: NewToken) {
  const [row] = await sql<{ seconds: number }[]>`
    insert into api_key_secret (hash, key_id, prefix, scopes, ends_at)
    select ${token.hash}, k.id, ${token.prefix}, ${token.scopes},
      least(now() + make_interval(secs => ${token.seconds}), k.expires_at, s.ends_at)
    from api_key_secret s
    join api_key k on k.id = s.key_id
    where s.hash = ${token.of}
    returning floor(extract(epoch from ends_at - now()))::int as seconds`
  return row!.seconds
}

/** Lets the secrets and tokens of a key end after some hours, those sooner that end sooner. */
export async function endSecrets(sql: Sql, keyId: string, hours: number) {
  await sql`
    update api_key_secret
    set ends_at = least(ends_at, now() + make_interval(hours => ${hours}))
    where key_id = ${keyId}`
}

/** A living key that somebody made, locked until the transaction ends; its new end, where there are `days`. */
export async function renewKey(sql: Sql, id: string, userId: string, days: number | undefined) {
  const [row] = await sql<{ name: string; expiresAt: Date }[]>`
    update api_key
    set expires_at = case
        when ${days ?? null}::int is null then expires_at
        else now() + make_interval(days => ${days ?? 0})
      end
    where id = ${id} and user_id = ${userId} and revoked_at is null and expires_at > now()
    returning name, expires_at as "expiresAt"`
  return row ?? null
}

/** Revokes a key: an own one, or one that acts for the shop where `isAdmin`. Null: there is none; 0: it was revoked. */
export async function endKey(sql: Sql, id: string, caller: { id: string; isAdmin: boolean }) {
  const [row] = await sql<{ name: string; revoked: boolean }[]>`
    select name, revoked_at is not null as revoked
    from api_key
    where id = ${id} and (user_id = ${caller.id} or (${caller.isAdmin} and acts_for = 'shop'))
    for update`
  if (!row) return null
  if (!row.revoked) await sql`update api_key set revoked_at = now() where id = ${id}`
  return { name: row.name, count: row.revoked ? 0 : 1 }
}

export type ListedKey = {
  id: string
  name: string
  prefixes: string[]
  actsFor: 'shop' | 'buyer'
  email: string
  isOwn: boolean
  scopes: string[]
  addresses: string[]
  orderCeilingMinor: number | null
  dayCeilingMinor: number | null
  createdAt: Date
  expiresAt: Date
  lastUsedAt: Date | null
  revokedAt: Date | null
}

/** The keys that somebody may see, newest first; ended ones for 30 days. */
export async function selectKeys(sql: Sql, caller: { id: string; isAdmin: boolean }) {
  return await sql<ListedKey[]>`
    select k.id, k.name, k.acts_for as "actsFor", u.email, k.user_id = ${caller.id} as "isOwn", k.scopes, k.addresses,
      k.order_ceiling_minor as "orderCeilingMinor", k.day_ceiling_minor as "dayCeilingMinor",
      k.created_at as "createdAt", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt",
      array(
        select prefix
        from api_key_secret s
        where s.key_id = k.id and s.scopes is null and (s.ends_at is null or s.ends_at > now())
        order by s.created_at desc
      ) as prefixes
    from api_key k
    join users u on u.id = k.user_id
    where (k.user_id = ${caller.id} or (${caller.isAdmin} and k.acts_for = 'shop'))
      and coalesce(k.revoked_at, k.expires_at) > now() - interval '30 days'
    order by k.created_at desc, k.id desc
    limit 500`
}
