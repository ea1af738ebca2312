import { categoryCountUpTo } from '../../../contract/parts/categories.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import type { Database } from '../../database/database.ts'
import { type CountedCategory, countWhole } from './store.ts'

const cachedMs = 60_000
const full = new WeakMap<Database, Map<Category, number>>()

/**
 * How many parts there are in each of these categories, in their order, counted up to `categoryCountUpTo`. One that reaches
 * it is not counted again for a minute.
 */
export async function countWholeCategories(
  database: Database,
  categories: Category[],
): Promise<CountedCategory[]> {
  const known = full.get(database) ?? new Map<Category, number>()
  full.set(database, known)
  const now = performance.now()
  const asked = categories.filter((category) => (known.get(category) ?? 0) <= now)
  const counted = asked.length > 0 ? await countWhole(database.sql, asked, categoryCountUpTo) : []
  for (const { category, count } of counted)
    if (count === categoryCountUpTo) known.set(category, now + cachedMs)
  const counts = new Map(counted.map(({ category, count }) => [category, count]))
  return categories.map((category) => ({
    category,
    count: counts.get(category) ?? categoryCountUpTo,
  }))
}
