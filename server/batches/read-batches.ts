import { type Batch, maxProblems } from '../../contract/batches.ts'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Shop, User } from '../shop.ts'
import { type BatchRow, selectBatch, selectBatchesOf, selectProblems } from './store.ts'

/** The caller's own batches. */
export async function listBatches(
  shop: Shop,
  caller: User,
  { limit }: Input<Calls['listBatches']>,
): Promise<Output<Calls['listBatches']>> {
  const rows = await selectBatchesOf(shop.database.sql, caller.id, limit)
  return { items: rows.map(toApi), next: null }
}

/** Any admin may look at what another asked for. */
export async function getBatch(
  shop: Shop,
  _caller: User,
  { id }: Input<Calls['getBatch']>,
): Promise<Output<Calls['getBatch']>> {
  const { sql } = shop.database
  const row = await selectBatch(sql, id)
  if (!row) throw new Refusal('not_found')
  return { ...toApi(row), problems: await selectProblems(sql, id, maxProblems) }
}

const toApi = (row: BatchRow): Batch => ({
  _id: row.id,
  action: row.action,
  state: stateOf(row),
  createdAt: row.createdAt.toISOString(),
  beginsIn: row.beginsIn,
  endedAt: row.endedAt?.toISOString() ?? null,
  total: row.total,
  done: row.done,
  refused: row.refused,
})

function stateOf({ withdrawnAt, endedAt, beginsIn }: BatchRow): Batch['state'] {
  if (withdrawnAt) return 'withdrawn'
  if (endedAt) return 'done'
  return beginsIn > 0 ? 'waiting' : 'running'
}
