import type { Sql } from '../../database/database.ts'
import type { OrderRow } from '../store.ts'
import { markFreightGone } from './store.ts'

/**
 * The freight of an order that goes now, without tax, in minor units: all of it with the first invoice, or back with the last
 * piece of an order of which nothing left; else 0. The caller holds the order's lock.
 */
export async function takeFreight(
  sql: Sql,
  { id, shippingMinor }: OrderRow,
  gone: 'invoiced' | 'cancelled',
): Promise<number> {
  if (shippingMinor === 0) return 0
  return (await markFreightGone(sql, id, gone)) ? shippingMinor : 0
}
