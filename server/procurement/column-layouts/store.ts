import type { ColumnLayout } from '../../../contract/parts/column-layouts.ts'
import { type Owner, ownerKey } from '../../companies/index.ts'
import type { Sql } from '../../database/database.ts'

/** The layouts of a buyer or company, the one that was used last first. */
export async function selectLayouts(sql: Sql, owner: Owner): Promise<ColumnLayout[]> {
  return await sql<ColumnLayout[]>`
    select layout, columns, decimal_mark as decimal
    from column_layout
    where owner_key = ${ownerKey(owner)}
    order by at desc, layout`
}

/** Saves a layout as it is read now; what was saved of it before goes. */
export async function upsertLayout(
  sql: Sql,
  owner: Owner,
  { layout, columns, decimal }: ColumnLayout,
) {
  await sql`
    insert into column_layout (buyer_id, company_id, layout, columns, decimal_mark)
    values (${owner.buyerId}, ${owner.companyId}, ${layout}, ${columns}::text[], ${decimal})
    on conflict (owner_key, layout) do update
    set columns = excluded.columns, decimal_mark = excluded.decimal_mark, at = now()`
}

/** Forgets all but so many of a buyer or company, those that were used longest ago, and answers how many are left. */
export async function deleteBeyond(sql: Sql, owner: Owner, most: number): Promise<number> {
  const [row] = await sql<{ kept: number }[]>`
    with gone as (
      delete from column_layout
      where owner_key = ${ownerKey(owner)}
        and layout in (
          select layout
          from column_layout
          where owner_key = ${ownerKey(owner)}
          order by at desc, layout
          offset ${most}
        )
      returning 1
    )
    select (select count(*) from column_layout where owner_key = ${ownerKey(owner)})::int
      - (select count(*) from gone)::int as kept`
  return row!.kept
}
