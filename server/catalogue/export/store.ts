import type { Sql } from '../../database/database.ts'
import { type PartRow, partColumns } from '../parts/store.ts'
import { counted, matches } from '../search/condition.ts'
import type { PartFilter } from '../search/filter.ts'

/** How many parts match, counted up to `most`. */
export async function countUpTo(sql: Sql, filter: PartFilter, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select ${counted(sql, filter, most)} as count`
  return row?.count ?? 0
}

/** The keys of all specifications of the parts that match, in the order of their letters. */
export async function selectSpecKeys(sql: Sql, filter: PartFilter): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select distinct jsonb_object_keys(p.specs) as key
    from part p
    where ${matches(sql, filter)}
    order by key`
  return rows.map(({ key }) => key)
}

/** The next parts that match, in the order of their ids, which is that of their arrival. */
export async function selectPartsAfter(
  sql: Sql,
  filter: PartFilter,
  after: string | null,
  limit: number,
): Promise<PartRow[]> {
  return await sql<PartRow[]>`
    select ${partColumns(sql)}
    from part p
    left join image i on i.id = p.image_id
    where ${matches(sql, filter)}
      ${after === null ? sql`` : sql`and p.id > ${after}`}
    order by p.id
    limit ${limit}`
}
