import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { categoriesIn } from './read-categories.ts'
import { lockCategories } from './store.ts'
import { writeChange } from './write-change.ts'

/** Changes what is given of a category, if it is still as the caller read it. Its key stays. */
export async function changeCategory(
  { database }: Shop,
  caller: User,
  { key, version, ...given }: Input<Calls['changeCategory']>,
): Promise<Output<Calls['changeCategory']>> {
  return await database.transaction(async (sql) => {
    await lockCategories(sql)
    const known = (await categoriesIn(sql)).find((one) => one.key === key)
    if (!known) throw new Refusal('not_found')
    if (known.version !== version) throw new Refusal('category_changed', { category: known.name })
    const change = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    )
    const isChanged = await writeChange(sql, known, change, { actorId: caller.id, restored: null })
    return { modifiedCount: isChanged ? 1 : 0 }
  })
}
