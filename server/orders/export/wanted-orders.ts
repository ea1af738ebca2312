import type { Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { Shop, User } from '../../shop.ts'
import { timeZoneOf } from '../../shop-record/index.ts'
import { maxRows, tooManyRows } from '../../words/write-csv.ts'
import { selectFound } from '../listing/store.ts'
import { whoseWanted } from '../whose-wanted.ts'

/** The orders that an export is of: the caller's own, or all of their company; admins may ask for any, or for all. */
export async function wantedOrders(
  shop: Shop,
  caller: User,
  input: Input<Calls['exportOrders']>,
): Promise<string[]> {
  const ids = await selectFound(
    shop.replica.sql,
    { ...input, ...whoseWanted(caller, input), timeZone: await timeZoneOf(shop) },
    input.sort,
    maxRows + 1,
  )
  if (ids.length > maxRows) throw tooManyRows()
  return ids
}
