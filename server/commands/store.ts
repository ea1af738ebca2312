import type { Sql } from '../database/database.ts'

export type AdminRow = { email: string; name: string; createdAt: Date; promotedAt: Date | null }

/** Every admin, the longest-standing first; `promotedAt` is null when no record tells it, as for the demo's. */
export async function selectAdmins(sql: Sql): Promise<AdminRow[]> {
  return await sql<AdminRow[]>`
    select u.email, u.name, u.created_at as "createdAt", p.at as "promotedAt"
    from users u
    left join lateral (
      select max(at) as at
      from audit_event
      where subject = u.email and action in ('promoted', 'became-first-admin')
    ) p on true
    where u.role = 'admin'
    order by coalesce(p.at, u.created_at), u.id`
}
