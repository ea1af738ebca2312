import type { Sql } from '../database/database.ts'

/** The server's version as a number (180004 for 18.4) and in words, and whether it only reads. */
export async function selectServer(sql: Sql) {
  const [row] = await sql<{ number: number; words: string; readOnly: boolean }[]>`
    select current_setting('server_version_num')::int as number,
      current_setting('server_version') as words,
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "readOnly"`
  return row!
}

/** How long a statement may take there, as PostgreSQL says it: `5s`, or `0` for ever. */
export async function selectBound(sql: Sql): Promise<string> {
  const [row] = await sql<{ bound: string }[]>`select current_setting('statement_timeout') as bound`
  return row!.bound
}

/** Whether this is a replica, and how many seconds it is behind: null before it has followed anything. */
export async function selectReplica(sql: Sql) {
  const [row] = await sql<{ follows: boolean; behind: number | null }[]>`
    select pg_is_in_recovery() as follows,
      case
        when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
        else extract(epoch from now() - pg_last_xact_replay_timestamp())::float8
      end as behind`
  return row!
}

/** The database's clock, in ms since 1970. */
export async function selectTime(sql: Sql): Promise<number> {
  const [row] = await sql<{ ms: number }[]>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`
  return row!.ms
}

/** Does what migrating does, to be rolled back: makes a table and writes a row. */
export async function tryWriting(sql: Sql) {
  await sql`create table doctor_probe (id integer primary key)`
  await sql`insert into doctor_probe (id) values (1)`
}

export async function selectWaiting(sql: Sql, minutes: number) {
  const [row] = await sql<Record<'mails' | 'refunds' | 'events', number>[]>`
    select
      (select count(*) from mail
        where sent_at is null and failed_at is null
          and created_at < now() - make_interval(mins => ${minutes})) as mails,
      (select count(*) from refund
        where done_at is null and failed_at is null
          and created_at < now() - make_interval(mins => ${minutes})) as refunds,
      (select count(*) from provider_event
        where processed_at is null
          and received_at < now() - make_interval(mins => ${minutes})) as events`
  return row!
}

/** What was given up: mails of the last week, and refunds, however old, since money is owed. */
export async function selectGivenUp(sql: Sql) {
  const [row] = await sql<{ mails: number; refunds: number; mailFault: string | null }[]>`
    select
      (select count(*) from mail where failed_at > now() - interval '7 days') as mails,
      (select count(*) from refund where failed_at is not null and done_at is null) as refunds,
      (select fault from mail where fault is not null order by created_at desc limit 1)
        as "mailFault"`
  return row!
}
