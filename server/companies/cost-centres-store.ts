import type { Sql } from '../database/database.ts'

export type CostCentreRow = { id: string; code: string; name: string }

/** What a company books its orders to now, by code. */
export async function selectCostCentres(sql: Sql, companyId: string): Promise<CostCentreRow[]> {
  return await sql<CostCentreRow[]>`
    select id, code, name
    from cost_centre
    where company_id = ${companyId} and archived_at is null
    order by code collate as_people, id`
}

/** One of a company, or the one to which a member's orders go; null when it is put away or there is none. */
export async function selectCostCentre(
  sql: Sql,
  { companyId, memberId, id }: { companyId: string; memberId: string; id: string | undefined },
): Promise<CostCentreRow | null> {
  const [row] = await sql<CostCentreRow[]>`
    select id, code, name
    from cost_centre
    where company_id = ${companyId} and archived_at is null
      and id = ${id === undefined ? sql`(select cost_centre_id from company_member where id = ${memberId})` : id}`
  return row ?? null
}

export async function insertCostCentre(
  sql: Sql,
  { id, companyId, code, name }: CostCentreRow & { companyId: string },
) {
  await sql`
    insert into cost_centre (id, company_id, code, name)
    values (${id}, ${companyId}, ${code}, ${name})`
}

export async function updateCostCentre(
  sql: Sql,
  id: string,
  { code, name }: Omit<CostCentreRow, 'id'>,
) {
  await sql`update cost_centre set code = ${code}, name = ${name} where id = ${id}`
}

/** Puts one away; answers what it was called, undefined when there was none. */
export async function archiveRow(sql: Sql, companyId: string, id: string) {
  const [row] = await sql<{ code: string; name: string }[]>`
    update cost_centre
    set archived_at = now()
    where id = ${id} and company_id = ${companyId} and archived_at is null
    returning code, name`
  return row
}
