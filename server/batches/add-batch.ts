import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { sellerOfInvoice } from '../config/seller.ts'
import { newId } from '../database/new-id.ts'
import { findNumbers, orderNumber } from '../orders/index.ts'
import type { Shop, User } from '../shop.ts'
import { insertBatch } from './store.ts'

/** Writes down what is to be done with many orders, and the job that does it when the seconds of undo are over. */
export async function addOrderBatch(
  shop: Shop,
  caller: User,
  { action, ids, reason }: Input<Calls['addOrderBatch']>,
): Promise<Output<Calls['addOrderBatch']>> {
  if (action === 'ship') sellerOfInvoice(shop.config.seller)
  const wanted = [...new Set(ids)]
  const id = newId()
  const seconds = shop.config.shippingUndoSeconds
  await shop.database.transaction(async (sql) => {
    const numbers = new Map(
      (await findNumbers(sql, wanted)).map((row) => [row.id, orderNumber(row)]),
    )
    const items = wanted.map((one) => ({ subjectId: one, name: numbers.get(one) ?? null }))
    await insertBatch(sql, { id, actorId: caller.id, action, reason, seconds, items })
    await shop.enqueue(sql, 'run-batch', { id }, { seconds })
  })
  return { insertedId: id, total: wanted.length, beginsIn: seconds }
}
