import type { Sql } from '../database/database.ts'

/**
 * In a transaction, one at a time for each address: of two that are new at once, the second would find its token there
 * before its address, which is no conflict that can be answered. Answers 0 when the address is subscribed.
 */
export async function upsertSubscription(sql: Sql, email: string, tokenHash: Buffer) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter of ${email}`}, 0))`
  const rows = await sql`
    insert into subscription (email, token_hash)
    values (${email}, ${tokenHash})
    on conflict (email) do update
    set token_hash = excluded.token_hash, asked_at = now(), left_at = null
    where subscription.confirmed_at is null or subscription.left_at is not null`
  return rows.count
}

export async function confirmSubscriptionRow(sql: Sql, tokenHash: Buffer) {
  const rows = await sql`
    update subscription
    set confirmed_at = now()
    where token_hash = ${tokenHash} and confirmed_at is null and left_at is null
      and asked_at > now() - interval '7 days'`
  return rows.count
}

export async function leaveSubscription(sql: Sql, tokenHash: Buffer) {
  const rows = await sql`
    update subscription
    set left_at = now(), confirmed_at = null
    where token_hash = ${tokenHash} and left_at is null`
  return rows.count
}

export async function isSubscriptionToken(sql: Sql, tokenHash: Buffer): Promise<boolean> {
  const rows = await sql`
    select 1
    from subscription
    where token_hash = ${tokenHash}`
  return rows.length === 1
}
