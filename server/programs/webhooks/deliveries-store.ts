import type { EventType } from '../../../contract/programs/event-types.ts'
import {
  type Delivery,
  deliveriesForDays,
  failingForDays,
} from '../../../contract/programs/webhooks.ts'
import type { Sql } from '../../database/database.ts'
import type { EventRow } from '../events/store.ts'

/** So many deliveries to an address are begun at a time; fewer while it fails, so that it keeps nobody else's waiting. */
const dueAtOnce = 100
const failingAtOnce = 5

/**
 * Makes deliveries of what happened since it was last done, for one address. Only one does so at a time; whoever finds
 * another at it leaves it to them.
 */
export async function fillDeliveries(sql: Sql, webhookId: string) {
  const [one] = await sql<{ position: string; last: string; types: EventType[] }[]>`
    select w.position::text, w.types, (select coalesce(max(position), 0) from event)::text as last
    from webhook w
    where w.id = ${webhookId} and w.off_at is null
    for update of w skip locked`
  if (!one || one.position === one.last) return
  await sql`
    insert into webhook_delivery (webhook_id, event_id, type, position)
    select ${webhookId}, id, type, position
    from event
    where position > ${one.position}::bigint and position <= ${one.last}::bigint and type = any(${one.types})
    on conflict (webhook_id, position) do nothing`
  await sql`update webhook set position = ${one.last}::bigint where id = ${webhookId}`
}

export async function selectLiveWebhooks(sql: Sql) {
  return await sql<{ id: string }[]>`
    select id
    from webhook
    where off_at is null
    order by id`
}

/** What is to be tried now, the oldest events first. */
export async function selectDue(sql: Sql) {
  return await sql<{ id: string }[]>`
    select d.id
    from webhook w
    cross join lateral (
      select id
      from webhook_delivery
      where webhook_id = w.id and state = 'waiting' and next_at <= now()
      order by position
      limit case when w.failing_since is null then ${dueAtOnce}::int else ${failingAtOnce}::int end
    ) d
    where w.off_at is null`
}

export type Claimed = {
  webhookId: string
  url: string
  /** Sealed. */
  secrets: string[]
  attempts: number
  event: EventRow | null
}

/** Takes a delivery for a try of its own, unless somebody has it, it is over, or its time has not come. */
export async function claimDelivery(sql: Sql, id: string): Promise<Claimed | undefined> {
  const [row] = await sql<(Omit<Claimed, 'event'> & { eventId: string })[]>`
    update webhook_delivery d
    set attempts = d.attempts + 1, tried_at = now(), next_at = now() + interval '5 minutes'
    from webhook w
    where d.id = ${id} and d.state = 'waiting' and d.next_at <= now() and w.id = d.webhook_id and w.off_at is null
    returning w.id as "webhookId", w.url, d.attempts, d.event_id as "eventId",
      array_remove(array[w.secret, case when w.former_until > now() then w.former_secret end], null) as secrets`
  if (!row) return undefined
  const { eventId, ...claimed } = row
  const [event] = await sql<EventRow[]>`
    select id, position::float8 as position, type, kind, at, order_id as "orderId", shipment_id as "shipmentId",
      part_id as "partId", review_id as "reviewId", document
    from event
    where id = ${eventId}`
  return { ...claimed, event: event ?? null }
}

type Outcome = { status: number | null; fault: string | null }

export async function markDelivered(sql: Sql, id: string, webhookId: string, outcome: Outcome) {
  await sql`
    update webhook_delivery
    set state = 'delivered', status = ${outcome.status}, fault = null
    where id = ${id} and state = 'waiting'`
  await sql`
    update webhook
    set failing_since = null
    where id = ${webhookId} and failing_since is not null`
}

/** Tries again after so many minutes; never where there are none. */
export async function markFailed(
  sql: Sql,
  id: string,
  { status, fault, minutes }: Outcome & { minutes: number | undefined },
) {
  await sql`
    update webhook_delivery
    set status = ${status}, fault = ${fault},
      state = ${minutes === undefined ? 'failed' : 'waiting'},
      next_at = now() + make_interval(mins => ${minutes ?? 0})
    where id = ${id} and state = 'waiting'`
}

/** Writes down that an address fails; turns it off, once, when it has for days. Answers whether this did. */
export async function noteFailure(sql: Sql, webhookId: string): Promise<boolean> {
  const [row] = await sql<{ isOff: boolean }[]>`
    update webhook
    set failing_since = coalesce(failing_since, now()),
      off_at = case when failing_since < now() - make_interval(days => ${failingForDays}) then now() end
    where id = ${webhookId} and off_at is null
    returning off_at is not null as "isOff"`
  return row?.isOff ?? false
}

export type DeliveryRow = Omit<Delivery, '_id' | 'triedAt' | 'nextAt'> & {
  id: string
  triedAt: Date | null
  nextAt: Date | null
}

type Wanted = { state?: string | undefined; before?: number | undefined; limit: number }

/** The deliveries to an address, of the newest events first. */
export async function selectDeliveries(sql: Sql, webhookId: string, wanted: Wanted) {
  const { state, before, limit } = wanted
  return await sql<DeliveryRow[]>`
    select d.id, d.event_id as "eventId", d.position::float8 as position, d.type, d.state, d.attempts,
      d.tried_at as "triedAt", d.status, d.fault,
      case when d.state = 'waiting' and w.off_at is null then d.next_at end as "nextAt"
    from webhook_delivery d
    join webhook w on w.id = d.webhook_id
    where d.webhook_id = ${webhookId}
      ${state ? sql`and d.state = ${state}` : sql``}
      ${before === undefined ? sql`` : sql`and d.position < ${before}`}
    order by d.position desc
    limit ${limit}`
}

/** Sends a delivery anew, as if it had not been tried. */
export async function renewDelivery(sql: Sql, webhookId: string, id: string): Promise<number> {
  const rows = await sql`
    update webhook_delivery
    set state = 'waiting', attempts = 0, next_at = now()
    where webhook_id = ${webhookId} and id = ${id}`
  return rows.count
}

/** Sends anew what happened since a time, also what an address was not told of, since it was added or chose it later. */
export async function renewSince(sql: Sql, webhookId: string, since: Date): Promise<number> {
  const rows = await sql`
    insert into webhook_delivery (webhook_id, event_id, type, position)
    select w.id, e.id, e.type, e.position
    from webhook w
    join event e on e.position <= w.position and e.type = any(w.types)
    where w.id = ${webhookId} and e.at >= ${since}
    on conflict (webhook_id, position) do update
    set state = 'waiting', attempts = 0, next_at = now()`
  return rows.count
}

/** Forgets what is over for long, and what nobody sends any more. */
export async function deleteOldDeliveries(sql: Sql) {
  await sql`
    delete from webhook_delivery
    where state <> 'waiting' and tried_at < now() - make_interval(days => ${deliveriesForDays})`
}
