import type { Sql } from '../database/database.ts'

/** Keeps an event once; answers whether it is new. */
export async function insertProviderEvent(
  sql: Sql,
  event: { id: string; type: string; paymentId: string | null },
): Promise<boolean> {
  const rows = await sql`
    insert into provider_event (id, type, intent_id)
    values (${event.id}, ${event.type}, ${event.paymentId})
    on conflict (id) do nothing`
  return rows.count === 1
}

export async function selectWaitingEvent(sql: Sql, id: string) {
  const [row] = await sql<{ type: string; intentId: string | null }[]>`
    select type, intent_id as "intentId"
    from provider_event
    where id = ${id} and processed_at is null`
  return row ?? null
}

/** Answers whether it had not been processed before. */
export async function markEventProcessed(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`
    update provider_event
    set processed_at = now()
    where id = ${id} and processed_at is null`
  return rows.count === 1
}

export async function selectWaitingEvents(sql: Sql, limit: number) {
  return await sql<{ id: string }[]>`
    select id
    from provider_event
    where processed_at is null and received_at < now() - interval '1 minute'
    order by received_at
    limit ${limit}`
}
