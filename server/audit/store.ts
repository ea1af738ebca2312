import { type AuditAction, type AuditWay, actionsOf } from '../../contract/audit/actions.ts'
import type { Input } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { AuditDetail } from '../database/audit.ts'
import { containing, type Sql } from '../database/database.ts'

export type AuditFilter = Input<Calls['exportAudit']> & {
  timeZone: string
  /** Only what is older than the row with this id. */
  before?: string | null
}

export type AuditRow = {
  id: string
  at: Date
  action: string
  subject: string
  detail: AuditDetail
  via: AuditWay | null
  by: string | null
  email: string | null
  keyId: string | null
  key: string | null
}

function matches(sql: Sql, filter: AuditFilter) {
  const { what, subject, q, via, keyId, from, to, timeZone, before } = filter
  const pattern = containing(q)
  return sql`
    true
    ${what ? isOf(sql, what) : sql``}
    ${subject ? sql`and a.subject = ${subject}` : sql``}
    ${q ? sql`and a.actor_id in (select id from users where email like ${pattern} or lower(name) like ${pattern})` : sql``}
    ${via ? sql`and a.via = ${via}` : sql``}
    ${keyId ? sql`and a.key_id = ${keyId}` : sql``}
    ${from ? sql`and a.at >= ${from}::date::timestamp at time zone ${timeZone}` : sql``}
    ${to ? sql`and a.at < (${to}::date + 1)::timestamp at time zone ${timeZone}` : sql``}
    ${before ? sql`and (a.at, a.id) < (select at, id from audit_event where id = ${before})` : sql``}`
}

/** The conditions of migration 0061, so that their indexes are used. */
function isOf(sql: Sql, what: NonNullable<AuditFilter['what']>) {
  if (what === 'price')
    return sql`
      and a.action = 'part-changed'
      and (a.detail->'after' ?| array['priceMinor', 'breaks'] or a.detail->'before' ?| array['priceMinor', 'breaks'])`
  if (what === 'stock')
    return sql`
      and a.action = 'part-changed'
      and (a.detail->'after' ?| array['quantity'] or a.detail->'before' ?| array['quantity'])`
  const actions: AuditAction[] = actionsOf(what)
  const isRare = !actions.includes('part-changed')
  return sql`
    and a.action = any(${actions}) ${isRare ? sql`and a.action <> 'part-changed'` : sql``}`
}

/** The rows behind the first `from`, newest first. */
export async function selectAudit(
  sql: Sql,
  filter: AuditFilter,
  { from, limit }: { from: number; limit: number },
): Promise<AuditRow[]> {
  return await sql<AuditRow[]>`
    select a.id, a.at, a.action, a.subject, a.detail, a.via, u.name as by, u.email, a.key_id as "keyId", k.name as key
    from audit_event a
    left join users u on u.id = a.actor_id
    left join api_key k on k.id = a.key_id
    where ${matches(sql, filter)}
    order by a.at desc, a.id desc
    offset ${from}
    limit ${limit}`
}

/** How many match, counted up to `most`. */
export async function countAudit(sql: Sql, filter: AuditFilter, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (
      select 1
      from audit_event a
      where ${matches(sql, filter)}
      limit ${most}
    ) found`
  return row?.count ?? 0
}

type Titled = { id: string; title: string }

type Named = 'part' | 'key' | 'webhook' | 'company'

/** What parts, keys, webhooks and companies are called; parts that have left the shop, too. */
export async function selectTitles(sql: Sql, ids: Record<Named, string[]>) {
  return await sql<Titled[]>`
    select id, name as title
    from part
    where id = any(${ids.part}::uuid[])
    union all
    select id, name
    from api_key
    where id = any(${ids.key}::uuid[])
    union all
    select id, url
    from webhook
    where id = any(${ids.webhook}::uuid[])
    union all
    select id, legal_name
    from company
    where id = any(${ids.company}::uuid[])`
}
