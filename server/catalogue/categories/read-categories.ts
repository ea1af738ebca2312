import type { ShopCategory } from '../../../contract/parts/shop-categories.ts'
import type { Database, Sql } from '../../database/database.ts'
import { pictureOf } from '../parts/to-api.ts'
import { type CategoryRow, selectCategories, selectState } from './store.ts'

type Cached = { state: number; categories: ShopCategory[] }
const cached = new WeakMap<Database, Cached>()

/**
 * The categories of the shop, in their order. The database is asked each time whether they are still as they are known here, and
 * for all of them when they are not: so a change is seen at once by every instance, and what was drawn with the former is
 * not cached under a newer state of the database.
 */
export async function readCategories(database: Database): Promise<ShopCategory[]> {
  const state = await selectState(database.sql)
  const known = cached.get(database)
  if (known?.state === state) return known.categories
  // they may be newer than the state that was read before them: then they are read once more
  const read = { state, categories: await categoriesIn(database.sql) }
  if (state > (cached.get(database)?.state ?? 0)) cached.set(database, read)
  return read.categories
}

/** A category by its key; null where there is none. */
export async function readCategory(database: Database, key: string): Promise<ShopCategory | null> {
  return (await readCategories(database)).find((one) => one.key === key) ?? null
}

/** Whether there is such a category. One that is known here is not asked for: lists are many, and removals few. */
export async function hasCategory(database: Database, key: string): Promise<boolean> {
  const has = (categories: ShopCategory[] = []) => categories.some((one) => one.key === key)
  return has(cached.get(database)?.categories) || has(await readCategories(database))
}

/** The categories as they are within a transaction. */
export const categoriesIn = async (sql: Sql): Promise<ShopCategory[]> =>
  (await selectCategories(sql)).map(categoryToApi)

const categoryToApi = ({
  img,
  width,
  height,
  color,
  variants,
  ...row
}: CategoryRow): ShopCategory => ({
  ...row,
  img: img ?? '',
  picture: pictureOf({ width, height, color, variants }),
})
