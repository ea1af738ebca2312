import type { Sql } from '../database/database.ts'
import type { Variant } from './images.ts'

export type ImageRow = {
  id: string
  /** The largest WebP file's. */
  name: string
  url: string
  width: number
  height: number
  bytes: number
  variants: Variant[]
}

const columns = (sql: Sql) => sql`id, name, url, width, height, bytes, variants`

export async function selectImage(sql: Sql, id: string): Promise<ImageRow | null> {
  const [row] = await sql<ImageRow[]>`
    select ${columns(sql)}
    from image
    where id = ${id}`
  return row ?? null
}

export async function selectImageByName(sql: Sql, name: string): Promise<ImageRow | null> {
  const [row] = await sql<ImageRow[]>`
    select ${columns(sql)}
    from image
    where name = ${name}`
  return row ?? null
}

/** Answers whether the row is new: a picture that is there already stays as it is. */
export async function insertImage(sql: Sql, image: ImageRow & { color: string }): Promise<boolean> {
  const rows = await sql`
    insert into image (id, name, url, width, height, bytes, color, variants)
    values (
      ${image.id}, ${image.name}, ${image.url}, ${image.width}, ${image.height}, ${image.bytes},
      ${image.color}, ${sql.json(image.variants)}
    )
    on conflict (name) do nothing`
  return rows.count === 1
}

/** Puts these in the place of all variants of their type. */
export async function replaceVariants(
  sql: Sql,
  id: string,
  type: Variant['type'],
  variants: Variant[],
) {
  await sql`
    update image
    set variants = ${sql.json(variants)}::jsonb || coalesce(
      (
        select jsonb_agg(variant)
        from jsonb_array_elements(variants) variant
        where variant ->> 'type' <> ${type}
      ),
      '[]'
    )
    where id = ${id}`
}

/** Pictures of ten minutes and more that have no AVIF yet. */
export async function selectUnsized(sql: Sql, limit: number): Promise<{ id: string }[]> {
  return await sql<{ id: string }[]>`
    select id
    from image
    where created_at < now() - interval '10 minutes'
      and not variants @> '[{"type": "image/avif"}]'
    order by id
    limit ${limit}`
}
