import type { Shop } from '../../shop.ts'
import { deleteOldEvents, numberEvents } from './store.ts'

/**
 * Forgets what is told no more. What nobody has asked for gets its position before: whoever comes later is told that they
 * missed it.
 */
export async function pruneEvents({ database }: Pick<Shop, 'database'>) {
  while (await numberEvents(database));
  await deleteOldEvents(database.sql)
}
