import { randomBytes } from 'node:crypto'
import type { Shop } from '../../shop.ts'
import { countAdmins, lockRoles } from '../store.ts'
import { codeOf } from './code.ts'
import { deleteSalt, keepSalt } from './store.ts'

/**
 * The code that makes the first admin, for the end of a start; null when the shop has one. It stays the same until then, at
 * every start and on every instance.
 */
export async function tellFirstAdminCode({
  config,
  database,
}: Pick<Shop, 'config' | 'database'>): Promise<string | null> {
  return await database.transaction(async (sql) => {
    await lockRoles(sql)
    if ((await countAdmins(sql)) === 0)
      return codeOf(config.identities.secret, await keepSalt(sql, randomBytes(32)))
    await deleteSalt(sql)
    return null
  })
}
