import type { Category } from '../../contract/parts/parts.ts'
import { type PartRow, partColumns } from '../catalogue/index.ts'
import type { Sql } from '../database/database.ts'

export type BuildPartRow = PartRow & { sourceId: string | null }

/** Parts in the shop by their ids, and by the entries that they were imported from: of several the one that is there longest. */
export async function selectBuildParts(
  sql: Sql,
  ids: string[],
  entries: string[],
): Promise<BuildPartRow[]> {
  return await sql<BuildPartRow[]>`
    select ${partColumns(sql)}, p.source_id as "sourceId"
    from part p
    left join image i on i.id = p.image_id
    where p.deleted_at is null
      and (p.id = any(${ids}::uuid[]) or p.source_id = any(${entries}::text[]))
    order by p.number`
}

type PartNameRow = Pick<PartRow, 'id' | 'name' | 'mpn' | 'number' | 'category'> & {
  isGone: boolean
}

/** Parts by their ids, in the shop or not. */
export async function selectPartNames(sql: Sql, ids: string[]): Promise<PartNameRow[]> {
  return await sql<PartNameRow[]>`
    select id, name, mpn, number, category, deleted_at is not null as "isGone"
    from part
    where id = any(${ids}::uuid[])
    order by number`
}

type Question = { category: Category; key: string; count: number }

/** Of how many checks each fact was missing, by day. */
export async function addQuestions(sql: Sql, questions: readonly Question[]) {
  const sorted = [...questions].sort((a, b) =>
    `${a.category} ${a.key}` < `${b.category} ${b.key}` ? -1 : 1,
  )
  await sql`
    insert into fact_question as q (day, category, key, count)
    select current_date, category, key, count
    from unnest(
      ${sorted.map(({ category }) => category)}::text[], ${sorted.map(({ key }) => key)}::text[],
      ${sorted.map(({ count }) => count)}::integer[]
    ) n (category, key, count)
    on conflict (day, category, key) do update
    set count = q.count + excluded.count`
}
