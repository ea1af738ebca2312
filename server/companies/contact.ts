import type { Sql } from '../database/database.ts'

export type Contact = { userId: string; name: string; email: string }

/**
 * Who of a company is told of what one of its members did: that member, and once they are none any more, who leads its
 * buying and is there longest.
 */
export async function findContact(
  sql: Sql,
  companyId: string,
  userId: string,
): Promise<Contact | null> {
  const [row] = await sql<Contact[]>`
    select u.id as "userId", u.name, u.email
    from company_member m
    join users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.ended_at is null
      and (m.user_id = ${userId} or u.email_verified)
    order by (m.user_id = ${userId}) desc, ('purchasing_admin' = any(m.roles)) desc, m.since, m.id
    limit 1`
  return row ?? null
}
