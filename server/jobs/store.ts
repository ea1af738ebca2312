import { missesForDays } from '../../contract/parts/reading-misses.ts'
import { pruneEvents } from '../programs/index.ts'
import type { Shop } from '../shop.ts'

/** Deletes what is over: idempotency keys after 7 days, tokens, verifications and limits past their end; what a mail said after 30 days; batches, events and what no list had after 90, what checks of builds asked for after 30. */
export async function prune(shop: Shop): Promise<void> {
  const { sql } = shop.database
  await sql`delete from idempotency_key where at < now() - interval '7 days'`
  await sql`delete from access_token where expires_at < now()`
  await sql`delete from session where expires_at < now()`
  await sql`delete from verification where expires_at < now() - interval '1 day'`
  await sql`delete from rate_limit where expire < extract(epoch from now()) * 1000`
  await sql`update mail set values = '{}' where sent_at < now() - interval '30 days' and values <> '{}'`
  await sql`delete from batch where ended_at < now() - interval '90 days'`
  await sql`delete from reading_miss where last_on < current_date - ${missesForDays}::int`
  await sql`delete from fact_question where day < current_date - 30`
  await pruneEvents(shop)
  await sql`delete from provider_event where processed_at < now() - interval '60 days'`
}
