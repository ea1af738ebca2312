import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { longestCategoryKey } from '../../../contract/parts/known-categories.ts'
import { categoriesUpTo } from '../../../contract/parts/shop-categories.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { categoriesIn } from './read-categories.ts'
import { lockCategories } from './store.ts'
import { writeAdded } from './write-added.ts'

/** Adds a category behind all others. Refuses a key or a name that another has, and more than a shop holds. */
export async function addCategory(
  { database }: Shop,
  caller: User,
  { key: given, ...fields }: Input<Calls['addCategory']>,
): Promise<Output<Calls['addCategory']>> {
  const key = given ?? keyOf(fields.name)
  if (key === '' || key in {}) {
    const message = 'Write a key of small letters, such as power-supplies: the name makes none'
    throw new Refusal('invalid_input', {}, { errors: [{ path: 'key', message }] })
  }
  await database.transaction(async (sql) => {
    await lockCategories(sql)
    const { length } = await categoriesIn(sql)
    if (length >= categoriesUpTo) throw new Refusal('categories_full', { max: categoriesUpTo })
    await writeAdded(sql, { key, ...fields }, { actorId: caller.id, restored: null })
  })
  return { key }
}

/** "Power supplies (PSU)" → "power-supplies-psu". */
const keyOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, longestCategoryKey)
    .replace(/-+$/, '')
