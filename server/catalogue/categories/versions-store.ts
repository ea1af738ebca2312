import type { Sql } from '../../database/database.ts'
import type { NewCategoryRow } from './store.ts'

/** A category as it was: all but its key and where it stands. */
export type CategoryState = Omit<NewCategoryRow, 'key'>

type Made = { fields: string[]; restored: number | null; actorId: string | null }

/** Writes down a category as it is within the transaction, as the version that it has by then. */
export async function insertVersion(sql: Sql, key: string, { fields, restored, actorId }: Made) {
  await sql`
    insert into category_version (category, version, state, fields, restored, actor_id)
    select key, version,
      case when removed_at is null then jsonb_build_object(
        'name', name, 'plural', plural, 'description', description, 'icon', icon, 'imageId', image_id,
        'words', words, 'specs', specs, 'facets', facets, 'cards', cards
      ) end, ${fields}, ${restored}, ${actorId}
    from category
    where key = ${key}`
}

type VersionRow = {
  key: string
  name: string
  version: number
  isNow: boolean
  isRemoval: boolean
  at: Date
  by: string | null
  fields: string[]
  restored: number | null
}

/** The last versions of all categories, or of one, newest first. One that removes is called as the category was before. */
export async function selectVersions(
  sql: Sql,
  key: string | null,
  most: number,
): Promise<VersionRow[]> {
  return await sql<VersionRow[]>`
    select made.category as key, coalesce(made.state ->> 'name', now.name) as name, made.version,
      made.version = now.version as "isNow", made.state is null as "isRemoval",
      made.created_at as at, users.email as by, made.fields, made.restored
    from category_version made
    join category now on now.key = made.category
    left join users on users.id = made.actor_id
    where ${key}::text is null or made.category = ${key}
    order by made.created_at desc, made.category, made.version desc
    limit ${most}`
}

/** Of which version a category is, and how it is called; also one that was removed. */
export async function selectSeen(sql: Sql, key: string) {
  const [row] = await sql<{ version: number; name: string }[]>`
    select version, name
    from category
    where key = ${key}`
  return row
}

/** A category as it was at a version, with the address of its picture; null where it was removed by it, or there is no such version. */
export async function selectVersion(sql: Sql, key: string, version: number) {
  const [row] = await sql<{ state: CategoryState | null; img: string | null }[]>`
    select made.state, image.url as img
    from category_version made
    left join image on image.id = (made.state ->> 'imageId')::uuid
    where made.category = ${key} and made.version = ${version}`
  return row?.state ? { ...row.state, img: row.img ?? '' } : null
}
