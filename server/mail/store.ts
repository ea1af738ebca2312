import { asJson, type Sql } from '../database/database.ts'

export type MailRow = {
  id: string
  event: string
  kind: string
  recipient: string
  orderId: string | null
  values: Record<string, unknown>
  attempts: number
}

/** Everybody who is an admin of the shop. */
export async function selectAdmins(sql: Sql) {
  return await sql<{ email: string; name: string }[]>`
    select email, name
    from users
    where role = 'admin'
    order by id`
}

/** Writes a mail down; unless it may go `toAnybody`, only when an account has confirmed its recipient. */
export async function insertMail(
  sql: Sql,
  mail: {
    id: string
    event: string
    kind: string
    to: string
    orderId: string | null
    values: Record<string, unknown>
  },
  toAnybody: boolean,
): Promise<void> {
  await sql`
    insert into mail (id, event, kind, recipient, order_id, values)
    select ${mail.id}, ${mail.event}, ${mail.kind}, ${mail.to}, ${mail.orderId}, ${asJson(sql, mail.values)}
    where ${toAnybody} or exists (
      select 1
      from users
      where email = ${mail.to} and email_verified
    )
    on conflict (event) do nothing`
}

/** Takes a mail for sending: until `minutes` are over nobody else does. Null when it is sent, given up, or taken. */
export async function claimMail(sql: Sql, id: string, minutes: number): Promise<MailRow | null> {
  const [row] = await sql<MailRow[]>`
    update mail
    set attempts = attempts + 1,
        next_attempt_at = now() + make_interval(mins => ${minutes})
    where id = ${id} and sent_at is null and failed_at is null and next_attempt_at <= now()
    returning id, event, kind, recipient, order_id as "orderId", values, attempts`
  return row ?? null
}

/** Notes that it went off, and forgets its words when they hold a link that signs in or confirms. */
export async function markSent(sql: Sql, id: string, forget: boolean) {
  await sql`
    update mail
    set sent_at = now(),
        fault = null,
        values = case when ${forget} then '{}'::jsonb else values end
    where id = ${id}`
}

/** Puts a mail that did not go off for `seconds`; without them it is given up. */
export async function postponeMail(sql: Sql, id: string, fault: string, seconds: number | null) {
  await sql`
    update mail
    set fault = ${fault},
        next_attempt_at = now() + make_interval(secs => ${seconds ?? 0}),
        failed_at = case when ${seconds}::int is null then now() end
    where id = ${id}`
}

/** Mails whose time came half a minute ago, oldest first: those whose job is just about to run are left to it. */
export async function selectWaitingMails(sql: Sql, limit: number): Promise<{ id: string }[]> {
  return await sql<{ id: string }[]>`
    select id
    from mail
    where sent_at is null and failed_at is null and next_attempt_at <= now() - interval '30 seconds'
    order by next_attempt_at
    limit ${limit}`
}
