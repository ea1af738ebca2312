import type { Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { missesShown } from '../../../contract/parts/reading-misses.ts'
import type { Shop } from '../../shop.ts'
import { selectMisses } from './store.ts'

/** What lists had that was not understood, what most of them had first. */
export async function listReadingMisses(shop: Shop): Promise<Output<Calls['listReadingMisses']>> {
  const { sql } = shop.database
  const [headers, numbers] = await Promise.all([
    selectMisses(sql, 'header', missesShown),
    selectMisses(sql, 'number', missesShown),
  ])
  return { headers, numbers }
}
