import type { Sql } from '../database/database.ts'

/** So many days after an invoice was due its company is reminded of it: once, twice, and the third time. */
export const reminderDays = [3, 10, 20] as const

/**
 * How many days something open p is overdue as reminders count them: not while it is disputed, and after the seller's answer from that
 * on. Whoever withdraws a dispute is where they were.
 */
const overdueDays = (sql: Sql) => sql`
  shop_day() - greatest(p.due_on, (
    select max(shop_day(d.ended_at))
    from invoice_dispute d
    where d.entry_id = p.entry_id and d.state in ('accepted', 'rejected')
  ))`

/** What nobody is reminded of: what is disputed; and fees by themselves, since a letter tells of the invoice with its fees. */
const isLeftOut = (sql: Sql) => sql`
  exists (
    select
    from invoice_dispute d
    where d.entry_id = p.entry_id and dispute_stands(d)
  ) or exists (
    select
    from credit_entry e
    where e.id = p.entry_id and e.kind = 'fee'
  )`

/** Companies with an overdue invoice of which they were not reminded as often as they should be by now. */
export async function selectToRemind(sql: Sql) {
  return await sql<{ companyId: string }[]>`
    select distinct p.company_id as "companyId"
    from credit_open p
    cross join unnest(${[...reminderDays]}::int[]) with ordinality r (days, level)
    where p.side = 'debit' and ${overdueDays(sql)} >= r.days and not (${isLeftOut(sql)}) and not exists (
      select
      from credit_reminder s
      where s.entry_id = p.entry_id and s.level = r.level
    )
    order by p.company_id`
}

/** Writes down of which invoices a company is reminded now. Answers the highest that is new; null: nothing is. */
export async function insertReminders(sql: Sql, companyId: string): Promise<number | null> {
  const [row] = await sql<{ level: number | null }[]>`
    with written as (
      insert into credit_reminder (entry_id, level)
      select p.entry_id, r.level
      from credit_open p
      cross join unnest(${[...reminderDays]}::int[]) with ordinality r (days, level)
      where p.company_id = ${companyId} and p.side = 'debit' and ${overdueDays(sql)} >= r.days
        and not (${isLeftOut(sql)})
      on conflict do nothing
      returning level
    )
    select max(level)::int as level
    from written`
  return row?.level ?? null
}

/** So many days may pass after the last one that a statement of the bank tells of: a weekend, and the day of its upload. */
const statementDays = 3

/** The last day that a statement tells of, and how many days ago it is, where that is too long; null also where none was ever uploaded. */
export async function selectLateStatements(
  sql: Sql,
): Promise<{ newestOn: string; days: number } | null> {
  const [row] = await sql<{ newestOn: string; days: number }[]>`
    select max(last_on)::text as "newestOn", shop_day() - max(last_on) as days
    from bank_statement
    having max(last_on) < shop_day() - ${statementDays}::int`
  return row ?? null
}

/**
 * Whether nobody is reminded, since the newest statement is older: what companies have paid since is not known. A shop that
 * uploads none books what comes by hand, and reminds.
 */
export const remindersWait = async (sql: Sql) => (await selectLateStatements(sql)) !== null

/** Whether a company may buy on account, or owes what it has bought so. */
export async function sellsOnAccount(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ is: boolean }[]>`
    select exists (select from credit_account where state = 'open') or exists (select from credit_open) as is`
  return row!.is
}

/** Stops an open account. Answers whether it was open. */
export async function stopAccount(sql: Sql, companyId: string): Promise<boolean> {
  const rows = await sql`
    update credit_account
    set state = 'stopped'
    where company_id = ${companyId} and state = 'open'`
  return rows.count === 1
}
