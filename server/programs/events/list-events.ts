import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { eventsForDays } from '../../../contract/programs/event-types.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { whoseOf } from '../../orders/index.ts'
import type { Shop, User } from '../../shop.ts'
import { numberEvents, selectEnds, selectEvents } from './store.ts'
import { tellEvents } from './tell-events.ts'

/**
 * What happened after a position. A position that is not there yet is of another database, such as the one before a
 * restored backup: going on from it would miss what comes until it is reached.
 */
export async function listEvents(
  shop: Shop,
  caller: User,
  { after, limit, type }: Input<Calls['listEvents']>,
): Promise<Output<Calls['listEvents']>> {
  const { sql } = shop.database
  const areWaiting = await numberEvents(shop.database)
  const { first, last } = await selectEnds(sql)
  if (after > last) throw new Refusal('events_ahead', { after, last })
  if (after > 0 && after < first - 1)
    throw new Refusal('events_forgotten', { after, first, days: eventsForDays })
  const wanted = { after, upTo: last, limit, types: type }
  const rows = await selectEvents(
    sql,
    caller.isAdmin ? null : whoseOf(caller, caller.company?.rights.includes('seeAll')),
    wanted,
  )
  const isFull = rows.length === limit
  return {
    events: await tellEvents(shop, rows),
    // what lies between was looked at, and is not the caller's or of another type
    next: isFull ? rows.at(-1)!.position : last,
    more: isFull || areWaiting,
  }
}
