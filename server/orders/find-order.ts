import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'
import type { User } from '../shop.ts'
import {
  claimExpiring,
  lockOrder as lock,
  type OrderRow,
  selectExpired,
  selectOrder,
  selectUnpaidBeforeProof,
  selectUnpaidByTotal,
  selectUnreleased,
} from './store.ts'

export type { OrderRow }

/** Whether this caller may see it: the buyer their own, an admin all. */
const sees = (caller: User, order: OrderRow) => caller.isAdmin || order.buyerId === caller.id

/** An order that the caller may see; one of somebody else answers exactly as none. */
export async function findOrder(sql: Sql, caller: User, id: string): Promise<OrderRow> {
  const order = await selectOrder(sql, id)
  if (!order || !sees(caller, order)) throw new Refusal('not_found')
  return order
}

/** The same, but a cancelled one has gone: what the specification's calls answer. */
export async function findLiveOrder(sql: Sql, caller: User, id: string): Promise<OrderRow> {
  const order = await findOrder(sql, caller, id)
  if (order.status === 'cancelled') throw new Refusal('not_found')
  return order
}

/** An order locked until the transaction ends, whoever asks. */
export async function lockOrder(sql: Sql, id: string): Promise<OrderRow> {
  const order = await lock(sql, id)
  if (!order) throw new Refusal('not_found')
  return order
}

export const lockOrderIfAny = lock

/** The caller's unpaid orders of exactly this total. */
export const findUnpaidByTotal = selectUnpaidByTotal

/** What was ordered in an account before its owner took it over, and is unpaid. */
export const findUnpaidBeforeProof = selectUnpaidBeforeProof

export const findExpired = selectExpired
export const takeExpiring = claimExpiring
export const findUnreleased = selectUnreleased
