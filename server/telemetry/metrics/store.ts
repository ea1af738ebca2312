import type { Sql } from '../../database/database.ts'

export type JobCount = { job: string; state: 'waiting' | 'active' | 'failed'; count: number }

/** Jobs that are not over, from the one index that holds them alone; those of the clock between their hours are none. */
export async function countJobs(sql: Sql): Promise<JobCount[]> {
  return await sql<JobCount[]>`
    select name as job,
      case state when 'active' then 'active' when 'failed' then 'failed' else 'waiting' end as state,
      count(*)::int as count
    from pgboss.job
    where state in ('created', 'retry', 'active', 'failed')
    group by 1, 2`
}

/** For how long the job that is due longest has been so, in seconds; 0 when none is. */
export async function selectJobWait(sql: Sql): Promise<number> {
  const [row] = await sql<{ seconds: number }[]>`
    select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
    from pgboss.job
    where state in ('created', 'retry') and start_after <= now()`
  return row?.seconds ?? 0
}

export type Backlog = {
  unpaid: number
  paid: number
  pending: number
  overdueHolds: number
  refunds: number
  failedRefunds: number
  refundWait: number
  mails: number
  mailWait: number
  cardEvents: number
}

/**
 * What is still to be done, counted from the indexes of what is open: what is over is not looked at, however much it is.
 * The waits are of the oldest, in seconds.
 */
export async function countBacklog(sql: Sql): Promise<Backlog> {
  const [row] = await sql<Backlog[]>`
    select o.unpaid, o.paid, o.pending, r.refunds, r."refundWait", m.mails, m."mailWait",
      (select count(*)::int
        from orders
        where status = 'unpaid' and hold_expires_at < now()) as "overdueHolds",
      (select count(*)::int
        from refund
        where done_at is null and failed_at is not null) as "failedRefunds",
      (select count(*)::int
        from provider_event
        where processed_at is null) as "cardEvents"
    from (
      select count(*) filter (where status = 'unpaid')::int as unpaid,
        count(*) filter (where status = 'paid')::int as paid,
        count(*) filter (where status = 'pending')::int as pending
      from orders
      where status in ('unpaid', 'paid', 'pending')
    ) o, (
      select count(*)::int as refunds,
        coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "refundWait"
      from refund
      where done_at is null and failed_at is null
    ) r, (
      select count(*)::int as mails,
        coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "mailWait"
      from mail
      where sent_at is null and failed_at is null
    ) m`
  return row!
}
