import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { lockParts, type PartRow } from '../parts/store.ts'
import { giveStock, takeStock } from './store.ts'

export type Pieces = { partId: string; quantity: number }

/**
 * The parts of an order, locked until the transaction ends: what is read of them now is true when the stock is taken.
 * What is not in the shop is left out.
 */
export async function lockForOrder(sql: Sql, ids: string[]): Promise<Map<string, PartRow>> {
  return new Map((await lockParts(sql, ids)).map((part) => [part.id, part]))
}

/** Takes the stock of an order. The caller holds the locks of `lockForOrder` and has seen that there is enough. */
export async function holdStock(sql: Sql, orderId: string, pieces: Pieces[]) {
  const taken = await takeStock(
    sql,
    orderId,
    pieces.map((one) => ({ movementId: newId(), ...one })),
  )
  if (taken !== pieces.length) throw new Error(`the stock of order ${orderId} was not there`)
}

/** Gives stock of an order back: `returned` what never left, `sent-back` what its buyer sent. */
export async function returnStock(
  sql: Sql,
  orderId: string,
  pieces: Pieces[],
  actorId: string | null,
  reason: 'returned' | 'sent-back' = 'returned',
) {
  const given = pieces.map((one) => ({ movementId: newId(), ...one }))
  if ((await giveStock(sql, orderId, given, actorId, reason)) !== pieces.length)
    throw new Error(`the stock of order ${orderId} has nowhere to return to`)
}
