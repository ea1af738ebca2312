import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { categoriesUpTo } from '../../../contract/parts/shop-categories.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { categoriesIn } from './read-categories.ts'
import { lockCategories } from './store.ts'
import { selectSeen, selectVersion, selectVersions } from './versions-store.ts'
import { writeAdded } from './write-added.ts'
import { writeChange } from './write-change.ts'

const most = 100

/** The history of all categories, or of one, newest first. */
export async function listCategoryVersions(
  { database }: Shop,
  _caller: User,
  { key }: Input<Calls['listCategoryVersions']>,
): Promise<Output<Calls['listCategoryVersions']>> {
  const rows = await selectVersions(database.sql, key ?? null, most)
  return { versions: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) }
}

/** Brings back a category as it was at a version, as a version of its own; one that was removed comes back behind all others. */
export async function restoreCategory(
  { database }: Shop,
  caller: User,
  { key, version, from }: Input<Calls['restoreCategory']>,
): Promise<Output<Calls['restoreCategory']>> {
  return await database.transaction(async (sql) => {
    await lockCategories(sql)
    const seen = await selectSeen(sql, key)
    if (!seen) throw new Refusal('not_found')
    if (seen.version !== version) throw new Refusal('category_changed', { category: seen.name })
    const former = await selectVersion(sql, key, from)
    if (!former) throw new Refusal('not_found')
    const { imageId: _, ...fields } = former
    const by = { actorId: caller.id, restored: from }
    const all = await categoriesIn(sql)
    const known = all.find((one) => one.key === key)
    if (known) {
      const isChanged = await writeChange(sql, known, fields, by)
      return { version: isChanged ? version + 1 : version }
    }
    if (all.length >= categoriesUpTo) throw new Refusal('categories_full', { max: categoriesUpTo })
    await writeAdded(sql, { key, ...fields }, by)
    return { version: version + 1 }
  })
}
