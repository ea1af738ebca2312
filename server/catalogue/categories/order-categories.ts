import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { categoriesIn } from './read-categories.ts'
import { lockCategories, updatePositions } from './store.ts'

/** Puts the categories into another order. Refuses a list that is not all of them, each once. */
export async function orderCategories(
  { database }: Shop,
  caller: User,
  { keys }: Input<Calls['orderCategories']>,
): Promise<Output<Calls['orderCategories']>> {
  return await database.transaction(async (sql) => {
    await lockCategories(sql)
    const before = (await categoriesIn(sql)).map((one) => one.key)
    if (before.join() === keys.join()) return { modifiedCount: 0 }
    if (before.toSorted().join() !== keys.toSorted().join()) {
      const message = `Name every category once: ${before.join(', ')}`
      throw new Refusal('invalid_input', {}, { errors: [{ path: 'keys', message }] })
    }
    await updatePositions(sql, keys)
    await writeAudit(sql, caller.id, 'categories-ordered', 'categories', {
      before: { order: before.join(', ') },
      after: { order: keys.join(', ') },
    })
    return { modifiedCount: keys.length }
  })
}
