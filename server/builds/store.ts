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
