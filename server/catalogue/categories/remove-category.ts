import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { categoryCountUpTo } from '../../../contract/parts/categories.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { counted, figure } from '../../../contract/words/numbers.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { categoriesIn } from './read-categories.ts'
import { countParts, lockCategories, removeCategoryRow } from './store.ts'
import { insertVersion } from './versions-store.ts'
import { auditedCategory } from './written-category.ts'

/** Takes a category out of the shop that no part is in. */
export async function removeCategory(
  { database }: Shop,
  caller: User,
  { key }: Input<Calls['removeCategory']>,
): Promise<Output<Calls['removeCategory']>> {
  await database.transaction(async (sql) => {
    await lockCategories(sql)
    const category = (await categoriesIn(sql)).find((one) => one.key === key)
    if (!category) throw new Refusal('not_found')
    const count = await countParts(sql, key, categoryCountUpTo)
    if (count > 0) {
      const parts =
        count === categoryCountUpTo ? `${figure(count)} parts or more` : counted(count, 'part')
      throw new Refusal('category_in_use', { category: category.name, parts })
    }
    await removeCategoryRow(sql, key)
    await insertVersion(sql, key, { fields: [], restored: null, actorId: caller.id })
    await writeAudit(sql, caller.id, 'category-removed', key, {
      name: category.name,
      before: auditedCategory(category),
    })
  })
  return { deletedCount: 1 }
}
