import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import { isOtherUnit } from '../import/read/unit-cell.ts'
import { hasNumbers, updateCategory } from './store.ts'
import { insertVersion } from './versions-store.ts'
import { auditedCategory, writtenCategory } from './written-category.ts'

type Given = Partial<Omit<ShopCategory, 'key' | 'picture' | 'version'>>
/** `restored`: the version that it brings back, if it does. */
type By = { actorId: string; restored: number | null }

/** Writes what is given of a category as its next version, if anything is another than before. Answers whether it was. */
export async function writeChange(
  sql: Sql,
  known: ShopCategory,
  given: Given,
  { actorId, restored }: By,
): Promise<boolean> {
  const { picture: _, version: __, ...before } = known
  const after = { ...before, ...given }
  const [was, is] = [auditedCategory(before), auditedCategory(after)]
  const fields = (Object.keys(is) as (keyof typeof is)[]).filter((name) => was[name] !== is[name])
  if (fields.length === 0) return false
  await refuseOtherUnits(sql, known, after.specs)
  await updateCategory(sql, await writtenCategory(sql, after))
  await insertVersion(sql, known.key, { fields, restored, actorId })
  const pick = (all: typeof is) => Object.fromEntries(fields.map((name) => [name, all[name]]))
  await writeAudit(sql, actorId, 'category-changed', known.key, {
    name: after.name,
    before: pick(was),
    after: pick(is),
    ...(restored !== null && { restored }),
  })
  return true
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
