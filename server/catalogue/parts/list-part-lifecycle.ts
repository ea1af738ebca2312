import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { selectLifecycle } from './lifecycle-store.ts'
import { selectPart } from './store.ts'

const most = 100

/** What was said of a part's life, and by whom. */
export async function listPartLifecycle(
  { database: { sql } }: Shop,
  _caller: User,
  { id }: Input<Calls['listPartLifecycle']>,
): Promise<Output<Calls['listPartLifecycle']>> {
  if (!(await selectPart(sql, id))) throw new Refusal('not_found')
  const rows = await selectLifecycle(sql, id, most)
  return { items: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) }
}
