import type { Sql } from '../../database.ts'

export type EventRow = {
  kind: string
  at: Date
  by: 'buyer' | 'admin' | 'shop' | 'provider'
  note: string | null
}

export async function insertEvent(
  sql: Sql,
  event: {
    id: string
    orderId: string
    kind: string
    by: EventRow['by']
    actorId: string | null
    note: string | null
  },
) {
  await sql`
    insert into order_event (id, order_id, kind, by_whom, actor_id, note)
    values (${event.id}, ${event.orderId}, ${event.kind}, ${event.by}, ${event.actorId}, ${event.note})`
}

export async function selectEvents(sql: Sql, orderId: string): Promise<EventRow[]> {
  return await sql<EventRow[]>`
    select kind, at, by_whom as by, note
    from order_event
    where order_id = ${orderId}
    order by at, id`
}

export async function selectOrderMails(sql: Sql, orderId: string) {
  return await sql<{ kind: string; at: Date; sentAt: Date | null }[]>`
    select kind, created_at as at, sent_at as "sentAt"
    from mail
    where order_id = ${orderId}
    order by created_at, id`
}
