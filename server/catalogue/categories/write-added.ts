import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import { insertCategory } from './store.ts'
import { insertVersion } from './versions-store.ts'
import { auditedCategory, writtenCategory } from './written-category.ts'

/** Writes a category behind all others. Refuses a key that another has. `restored`: the version that it brings back, if it does. */
export async function writeAdded(
  sql: Sql,
  category: Omit<ShopCategory, 'picture' | 'version'>,
  { actorId, restored }: { actorId: string; restored: number | null },
) {
  const { key, name } = category
  if (!(await insertCategory(sql, await writtenCategory(sql, category))))
    throw new Refusal('category_taken', { category: key })
  await insertVersion(sql, key, { fields: [], restored, actorId })
  await writeAudit(sql, actorId, 'category-added', key, {
    name,
    after: auditedCategory(category),
    ...(restored !== null && { restored }),
  })
}
