import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Shop, User } from '../shop.ts'
import { beginNow, selectBatch, withdraw } from './store.ts'

/** Begins a batch that waits. One that has begun goes on. */
export async function beginBatch(
  shop: Shop,
  _caller: User,
  { id }: Input<Calls['beginBatch']>,
): Promise<Output<Calls['beginBatch']>> {
  return await shop.database.transaction(async (sql) => {
    const row = await selectBatch(sql, id)
    if (!row) throw new Refusal('not_found')
    if (row.endedAt) throw new Refusal('batch_over')
    const hasBegun = await beginNow(sql, id)
    if (hasBegun) await shop.enqueue(sql, 'run-batch', { id })
    return { modifiedCount: Number(hasBegun) }
  })
}

/** Whoever is an admin may stop what another admin began. */
export async function withdrawBatch(
  shop: Shop,
  _caller: User,
  { id }: Input<Calls['withdrawBatch']>,
): Promise<Output<Calls['withdrawBatch']>> {
  const { sql } = shop.database
  if (await withdraw(sql, id)) return { modifiedCount: 1 }
  throw new Refusal((await selectBatch(sql, id)) ? 'batch_over' : 'not_found')
}
