import type { Sql } from '../database/database.ts'
import { placeInWords } from './place-words.ts'

/** Where tax is collected today, and where of these no standard rate holds, in words. */
export async function findCollected(
  sql: Sql,
): Promise<{ places: string[]; withoutRate: string[] }> {
  const rows = await sql<{ country: string; region: string; hasRate: boolean }[]>`
    select g.country, g.region, exists (
      select
      from tax_rate r
      where r.country = g.country and (r.region in ('', g.region) or g.region = '')
        and r.tax_class = 'standard'
        and r.starts_on <= shop_day() and (r.ends_on is null or r.ends_on >= shop_day())
    ) as "hasRate"
    from tax_registration g
    where g.starts_on <= shop_day() and (g.ends_on is null or g.ends_on >= shop_day())
    order by g.country, g.region`
  return {
    places: rows.map(placeInWords),
    withoutRate: rows.filter(({ hasRate }) => !hasRate).map(placeInWords),
  }
}
