import type { CategoryIcon } from '../../../contract/parts/category-icons.ts'
import type { CategorySpec } from '../../../contract/parts/shop-categories.ts'
import { asJson, type Sql } from '../../database/database.ts'
import type { Variant } from '../../images/index.ts'

export type CategoryRow = {
  key: string
  name: string
  plural: string
  description: string
  icon: CategoryIcon
  words: string[]
  specs: CategorySpec[]
  facets: string[]
  cards: string[]
  version: number
  img: string | null
  width: number | null
  height: number | null
  color: string | null
  variants: Variant[] | null
}

/** The categories that are shown, in their order. */
export async function selectCategories(sql: Sql): Promise<CategoryRow[]> {
  return await sql<CategoryRow[]>`
    select c.key, c.name, c.plural, c.description, c.icon, c.words, c.specs, c.facets, c.cards, c.version,
      i.url as img, i.width, i.height, i.color, i.variants
    from category c
    left join image i on i.id = c.image_id
    where c.removed_at is null
    order by c.position, c.key`
}

/** Which state of the categories is the last. */
export async function selectState(sql: Sql): Promise<number> {
  const [row] = await sql<{ version: number }[]>`select version from category_state`
  return row?.version ?? 0
}

/** Begins a change of the categories: others wait until it ends, and every instance reads anew after it. */
export async function lockCategories(sql: Sql) {
  await sql`
    update category_state
    set version = version + 1`
}

export type NewCategoryRow = Omit<
  CategoryRow,
  'version' | 'img' | 'width' | 'height' | 'color' | 'variants'
> & { imageId: string | null }

/** Adds a category behind all others; one that was removed comes back by its key. Answers false where there is one. */
export async function insertCategory(sql: Sql, row: NewCategoryRow): Promise<boolean> {
  const { key, name, plural, description, icon, imageId, words, specs, facets, cards } = row
  const written = await sql`
    insert into category as c (
      key, name, plural, description, icon, position, image_id, words, specs, facets, cards
    )
    values (
      ${key}, ${name}, ${plural}, ${description}, ${icon},
      (select coalesce(max(position), 0) + 1 from category), ${imageId}, ${words},
      ${asJson(sql, specs)}, ${facets}, ${cards}
    )
    on conflict (key) do update
    set name = excluded.name, plural = excluded.plural, description = excluded.description,
      icon = excluded.icon, position = excluded.position, image_id = excluded.image_id,
      words = excluded.words, specs = excluded.specs, facets = excluded.facets, cards = excluded.cards,
      version = c.version + 1, removed_at = null
    where c.removed_at is not null`
  return written.count > 0
}

/** Writes a category anew, as it is altogether. */
export async function updateCategory(sql: Sql, row: NewCategoryRow) {
  const { key, name, plural, description, icon, imageId, words, specs, facets, cards } = row
  await sql`
    update category
    set name = ${name}, plural = ${plural}, description = ${description}, icon = ${icon},
      image_id = ${imageId}, words = ${words}, specs = ${asJson(sql, specs)}, facets = ${facets},
      cards = ${cards}, version = version + 1
    where key = ${key}`
}

/**
 * Takes the category away from whoever puts parts into it, until the transaction ends, and answers how many are in it,
 * counted up to `most`.
 */
export async function countParts(sql: Sql, key: string, most: number): Promise<number> {
  await sql`
    select key
    from category
    where key = ${key}
    for update`
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (
      select 1
      from part
      where category = ${key} and deleted_at is null
      limit ${most}
    ) counted`
  return row?.count ?? 0
}

/** Whether a part of a category has a number for this specification. */
export async function hasNumbers(sql: Sql, category: string, key: string): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`
    select exists (
      select
      from part
      where category = ${category} and deleted_at is null and jsonb_typeof(specs -> ${key}) = 'number'
    ) as has`
  return row?.has ?? false
}

export async function removeCategoryRow(sql: Sql, key: string) {
  await sql`
    update category
    set removed_at = now(), version = version + 1
    where key = ${key}`
}

export async function updatePositions(sql: Sql, keys: string[]) {
  await sql`
    update category
    set position = given.position
    from unnest(${keys}::text[]) with ordinality as given (key, position)
    where category.key = given.key`
}

/** Holds a category until the transaction ends: it is not removed meanwhile. Answers whether there is such a one. */
export async function holdCategory(sql: Sql, key: string): Promise<boolean> {
  const rows = await sql`
    select
    from category
    where key = ${key} and removed_at is null
    for key share`
  return rows.count > 0
}

/** Which of these keys no category has or had. */
export async function selectUnknown(sql: Sql, keys: string[]): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select given.key
    from unnest(${keys}::text[]) as given (key)
    where not exists (select from category where category.key = given.key)
    order by given.key`
  return rows.map(({ key }) => key)
}

/** The same for all that there are. */
export async function holdAllCategories(sql: Sql) {
  await sql`
    select
    from category
    where removed_at is null
    order by key
    for key share`
}

/** Makes a picture stand for a category that has none, as its next version. Answers whether it had none. */
export async function nameCategoryPicture(sql: Sql, key: string, imageId: string) {
  const written = await sql`
    update category
    set image_id = ${imageId}, version = version + 1
    where key = ${key} and image_id is null`
  return written.count > 0
}
