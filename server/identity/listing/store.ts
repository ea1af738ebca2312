import type { Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { containing, type Sql } from '../../database/database.ts'

type Wanted = Input<Calls['listUsers']>
export type UserFilter = Pick<Wanted, 'q' | 'role'> & { before: string | null }

export type UserRow = {
  id: string
  displayName: string
  email: string
  role: 'admin' | null
  createdAt: Date
  emailVerified: boolean
  orders: number
}

function matches(sql: Sql, { q, role, before }: UserFilter) {
  const pattern = containing(q)
  return sql`
    (${q} = '' or u.email like ${pattern} or lower(u.name) like ${pattern})
    ${role === 'admin' ? sql`and u.role = 'admin'` : sql``}
    ${role === 'buyer' ? sql`and u.role is null` : sql``}
    ${before ? sql`and u.id < ${before}` : sql``}`
}

const orderings: Record<Wanted['sort'], string> = {
  newest: 'u.id desc',
  name: 'u.name collate as_people, u.id desc',
  email: 'u.email collate as_people',
}

/** The rows behind the first `from`, with how many orders each of them placed. */
export async function selectUsers(
  sql: Sql,
  filter: UserFilter,
  { sort, from, limit }: { sort: Wanted['sort']; from: number; limit: number },
): Promise<UserRow[]> {
  return await sql<UserRow[]>`
    select u.id, u.name as "displayName", u.email, u.role, u.created_at as "createdAt",
      u.email_verified as "emailVerified", (
        select count(*)::int
        from orders
        where buyer_id = u.id and status <> 'cancelled'
      ) as orders
    from users u
    where ${matches(sql, filter)}
    order by ${sql.unsafe(orderings[sort])}
    offset ${from}
    limit ${limit}`
}

/** How many match, counted up to `most`. */
export async function countUsers(sql: Sql, filter: UserFilter, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (
      select 1
      from users u
      where ${matches(sql, filter)}
      limit ${most}
    ) found`
  return row?.count ?? 0
}
