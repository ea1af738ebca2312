import type { Sql } from '../../database/database.ts'

type Counted<R> = (R & { total: number })[]

export type LeaderlessCompany = { id: string; number: number; name: string }

/** Companies that buy, or did, and have nobody who leads that. */
export async function selectLeaderless(sql: Sql, most: number) {
  return await sql<Counted<LeaderlessCompany>>`
    select c.id, c.number, c.legal_name as name, count(*) over () as total
    from company c
    where c.state in ('approved', 'suspended') and not exists (
      select
      from company_member m
      where m.company_id = c.id and m.ended_at is null and 'purchasing_admin' = any(m.roles)
    )
    order by c.id
    limit ${most}`
}

export type ForeignOrder = { id: string; number: number; company: string }

/** Orders of a company that were placed by somebody who never was a member of it. */
export async function selectForeignOrders(sql: Sql, most: number) {
  return await sql<Counted<ForeignOrder>>`
    select o.id, o.number, c.legal_name as company, count(*) over () as total
    from orders o
    join company c on c.id = o.company_id
    where not exists (
      select
      from company_member m
      where m.company_id = o.company_id and m.user_id = o.buyer_id
    )
    order by o.id
    limit ${most}`
}
