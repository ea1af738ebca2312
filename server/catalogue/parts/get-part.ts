import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Anyone, Shop } from '../../shop.ts'
import { selectPart } from './store.ts'
import { partToApi } from './to-api.ts'

export async function getPart(
  shop: Shop,
  _caller: Anyone,
  { id }: Input<Calls['getPart']>,
): Promise<Output<Calls['getPart']>> {
  const row = await selectPart(shop.database.sql, id)
  if (!row) throw new Refusal('not_found')
  return partToApi(row, shop)
}
