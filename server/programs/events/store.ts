import { type EventType, eventsForDays } from '../../../contract/programs/event-types.ts'
import type { Database, Sql } from '../../database/database.ts'
import { locks } from '../../database/locks.ts'
import { areOf, type Whose } from '../../orders/index.ts'

/** So many events are numbered at a time: no reader waits for more. */
const atOnce = 5_000

export type EventRow = {
  id: string
  position: number
  type: EventType
  kind: string | null
  at: Date
  orderId: string | null
  shipmentId: string | null
  /** The number of an invoice or a credit note. */
  document: string | null
  partId: string | null
  reviewId: string | null
}

/**
 * Gives what is committed and has none yet its position: one transaction at a time, so that positions are seen in their
 * order, and none comes late before one that was read. Nobody waits for transactions that are open. Answers whether
 * there may be more to number.
 */
export async function numberEvents({
  sql,
  transaction,
}: Pick<Database, 'sql' | 'transaction'>): Promise<boolean> {
  const [waiting] = await sql`select from event where position is null limit 1`
  if (!waiting) return false
  return await transaction(async (inside) => {
    // the next statement sees all that was numbered before: its snapshot is taken once the lock is held
    await inside`select pg_advisory_xact_lock(${locks.events})`
    const numbered = await inside`
      update event e
      set position = numbered.position
      from (
        select n, (select coalesce(max(position), 0) from event) + row_number() over (order by n) as position
        from (select n from event where position is null order by n limit ${atOnce}) waiting
      ) numbered
      where e.n = numbered.n`
    return numbered.count === atOnce
  })
}

/** The first and the last position that is told; both 0 when there is none. */
export async function selectEnds(sql: Sql) {
  const [row] = await sql<{ first: number; last: number }[]>`
    select coalesce(min(position), 0)::float8 as first, coalesce(max(position), 0)::float8 as last
    from event`
  return row!
}

/**
 * Deletes what stands before the first that is young enough, so that nothing is missing between two that are there. The
 * last one stays, however old: the next position follows from it.
 */
export async function deleteOldEvents(sql: Sql) {
  await sql`
    delete from event
    where position < coalesce(
      (
        select position
        from event
        where at >= now() - make_interval(days => ${eventsForDays})
        order by position
        limit 1
      ),
      (select max(position) from event)
    )`
}

type Wanted = { after: number; upTo: number; limit: number; types: EventType[] | undefined }

/** Events after a position, oldest first: everybody's, or of some orders. */
export async function selectEvents(sql: Sql, whose: Whose | null, wanted: Wanted) {
  const { after, upTo, limit, types } = wanted
  return await sql<EventRow[]>`
    select id, position::float8 as position, type, kind, at, order_id as "orderId", shipment_id as "shipmentId",
      part_id as "partId", review_id as "reviewId", document
    from event
    where position > ${after} and position <= ${upTo}
      ${whose && !whose.isAll ? sql`and buyer_id = ${whose.buyerId}` : sql``}
      ${whose ? sql`and exists (select from orders o where o.id = event.order_id and ${areOf(sql, whose)})` : sql``}
      ${types ? sql`and type = any(${types})` : sql``}
    order by position
    limit ${limit}`
}
