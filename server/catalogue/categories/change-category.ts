import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop, User } from '../../shop.ts'
import { isOtherUnit } from '../import/read/unit-cell.ts'
import { categoriesIn } from './read-categories.ts'
import { hasNumbers, lockCategories, updateCategory } from './store.ts'
import { auditedCategory, writtenCategory } from './written-category.ts'

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
    const { picture: _, version: __, ...before } = known
    const change = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    )
    const after = { ...before, ...change }
    const [was, is] = [auditedCategory(before), auditedCategory(after)]
    const changed = (Object.keys(is) as (keyof typeof is)[]).filter(
      (name) => was[name] !== is[name],
    )
    if (changed.length === 0) return { modifiedCount: 0 }
    await refuseOtherUnits(sql, known, after.specs)
    await updateCategory(sql, await writtenCategory(sql, after))
    const pick = (all: typeof is) => Object.fromEntries(changed.map((name) => [name, all[name]]))
    await writeAudit(sql, caller.id, 'category-changed', key, {
      ...{ name: after.name, before: pick(was), after: pick(is) },
    })
    return { modifiedCount: 1 }
  })
}

/** What parts have recorded stays, and would be something else in another unit. */
async function refuseOtherUnits(
  sql: Sql,
  { key: category, specs }: Pick<ShopCategory, 'key' | 'specs'>,
  after: ShopCategory['specs'],
) {
  for (const [at, { key, unit }] of after.entries()) {
    const before = specs.find((one) => one.key === key)?.unit
    if (!before || !unit || !isOtherUnit(before, unit)) continue
    if (!(await hasNumbers(sql, category, key))) continue
    const message = `Parts have numbers in ${before}, which would be said in ${unit}: add a specification for that unit instead`
    throw new Refusal('invalid_input', {}, { errors: [{ path: `specs.${at}.unit`, message }] })
  }
}
