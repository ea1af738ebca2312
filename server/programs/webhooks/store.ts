import type { EventType } from '../../../contract/programs/event-types.ts'
import type { Sql } from '../../database/database.ts'

export type WebhookRow = {
  id: string
  url: string
  types: EventType[]
  failingSince: Date | null
  offAt: Date | null
  madeAt: Date
  waiting: number
}

const columns = (sql: Sql) => sql`
  w.id, w.url, w.types, w.failing_since as "failingSince", w.off_at as "offAt", w.made_at as "madeAt",
  (
    select count(*)::int
    from webhook_delivery
    where webhook_id = w.id and state = 'waiting'
  ) as waiting`

export async function selectWebhooks(sql: Sql): Promise<WebhookRow[]> {
  return await sql<WebhookRow[]>`
    select ${columns(sql)}
    from webhook w
    order by w.id desc`
}

export async function selectWebhook(sql: Sql, id: string): Promise<WebhookRow | undefined> {
  const [row] = await sql<WebhookRow[]>`
    select ${columns(sql)}
    from webhook w
    where w.id = ${id}`
  return row
}

/** Keeps others from adding one until the transaction ends; answers how many there are. */
export async function lockCount(sql: Sql): Promise<number> {
  await sql`lock table webhook in share row exclusive mode`
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from webhook`
  return row!.count
}

/** Begins behind the last event that has a position. */
export async function insertWebhook(
  sql: Sql,
  webhook: { id: string; url: string; types: EventType[]; madeBy: string; secret: string },
) {
  await sql`
    insert into webhook (id, url, types, made_by, secret, position)
    select ${webhook.id}, ${webhook.url}, ${webhook.types}, ${webhook.madeBy}, ${webhook.secret},
      coalesce(max(position), 0)
    from event`
}

export type Change = { url: string; types: EventType[]; on: boolean }

/** Whoever is turned on begins anew to be patient with it, and tries at once what waits. */
export async function updateWebhook(sql: Sql, id: string, { url, types, on }: Change) {
  await sql`
    update webhook
    set url = ${url}, types = ${types}, failing_since = ${on ? sql`failing_since` : null},
      off_at = ${on ? null : sql`coalesce(off_at, now())`}
    where id = ${id}`
  if (on)
    await sql`
      update webhook_delivery
      set next_at = now()
      where webhook_id = ${id} and state = 'waiting' and attempts > 0`
}

export async function replaceSecret(sql: Sql, id: string, secret: string, overlapHours: number) {
  await sql`
    update webhook
    set secret = ${secret}, former_secret = secret, former_until = now() + make_interval(hours => ${overlapHours})
    where id = ${id}`
}

export async function deleteWebhook(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql<{ url: string }[]>`
    delete from webhook
    where id = ${id}
    returning url`
  return row?.url
}

export async function lockWebhook(sql: Sql, id: string) {
  const [row] = await sql<{ url: string; types: EventType[]; offAt: Date | null }[]>`
    select url, types, off_at as "offAt"
    from webhook
    where id = ${id}
    for update`
  return row
}
