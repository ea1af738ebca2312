import type { Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { Shop, User } from '../../shop.ts'
import { prepareMark } from './prepare-mark.ts'
import { insertMark } from './store.ts'

/** Takes a logo or icon in, once, however often it comes. Refuses what prepareMark refuses. */
export async function addShopMark(
  shop: Shop,
  _caller: User,
  { file }: { file: Uint8Array },
): Promise<Output<Calls['addShopMark']>> {
  const { bytes, ...mark } = await prepareMark(file)
  await insertMark(shop.database.sql, mark.name, bytes)
  return mark
}
