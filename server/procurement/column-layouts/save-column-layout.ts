import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { maxColumnLayouts } from '../../../contract/parts/column-layouts.ts'
import { ownerOf } from '../../companies/index.ts'
import type { Shop, User } from '../../shop.ts'
import { deleteBeyond, upsertLayout } from './store.ts'

/** Saves how lists of a layout are read. The layout that was used longest ago makes room. */
export async function saveColumnLayout(
  shop: Shop,
  caller: User,
  given: Input<Calls['saveColumnLayout']>,
): Promise<Output<Calls['saveColumnLayout']>> {
  const { sql } = shop.database
  await upsertLayout(sql, ownerOf(caller), given)
  return { kept: await deleteBeyond(sql, ownerOf(caller), maxColumnLayouts) }
}
