import type { Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { timeZoneOf } from '../../shop-record/index.ts'
import { maxRows, tooManyRows } from '../../words/write-csv.ts'
import { selectFound } from '../listing/store.ts'

/** The orders that an export is of: the caller's own; admins may ask for any, or for all. */
export async function wantedOrders(
  shop: Shop,
  caller: User,
  input: Input<Calls['exportOrders']>,
): Promise<string[]> {
  const email = input.email ?? (caller.isAdmin ? undefined : caller.email)
  if (email !== caller.email && !caller.isAdmin) throw new Refusal('not_allowed')
  const ids = await selectFound(
    shop.replica.sql,
    { ...input, email, timeZone: await timeZoneOf(shop) },
    input.sort,
    maxRows + 1,
  )
  if (ids.length > maxRows) throw tooManyRows()
  return ids
}
