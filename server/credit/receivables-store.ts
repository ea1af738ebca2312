import type { Sql } from '../database/database.ts'
import { type AccountRow, type OpenSums, openNow, openSums } from './store.ts'

export type ReceivableRow = Pick<
  AccountRow,
  'companyId' | 'company' | 'currency' | 'state' | 'limitMinor' | 'balanceMinor' | 'committedMinor'
> &
  OpenSums & { number: number; oldestDueOn: string | null }

const orderings = {
  overdue: '"oldestDueOn" nulls last, "balanceMinor" desc, "companyId"',
  balance: '"balanceMinor" desc, "companyId"',
  name: 'c.legal_name collate as_people, c.id',
} as const

/**
 * What was open at the end of a day: entries of that day or before, less what such ones were set against; and of that what was disputed
 * then and not answered.
 */
const openThen = (sql: Sql, asOf: string) => sql`
  select o.*, (
    select coalesce(max(least(coalesce(d.amount_minor, o.open_minor), o.open_minor)), 0)
    from invoice_dispute d
    where d.entry_id = o.entry_id and shop_day(d.at) <= ${asOf}::date
      and (d.ended_at is null or shop_day(d.ended_at) > ${asOf}::date)
  ) as disputed_minor
  from (
    select e.id as entry_id, e.company_id, e.due_on, case
        when e.kind = 'deposit' then 'deposit'
        when e.balance_delta > 0 then 'debit'
        else 'credit'
      end as side,
      abs(e.balance_delta) - coalesce((
        select sum(l.amount_minor)
        from credit_allocation l
        join credit_entry d on d.id = l.debit_id
        join credit_entry c on c.id = l.credit_id
        where e.id in (d.id, c.id) and greatest(d.day, c.day) <= ${asOf}::date
          and (l.undone_at is null or shop_day(l.undone_at) > ${asOf}::date)
      ), 0) as open_minor
    from credit_entry e
    where e.balance_delta <> 0 and e.day <= ${asOf}::date
  ) o`

/** The accounts of all companies, at most 1,000: as they are, or as they were at the end of a day. */
export async function selectReceivables(
  sql: Sql,
  asOf: string | undefined,
  sort: keyof typeof orderings,
): Promise<ReceivableRow[]> {
  const source = asOf === undefined ? openNow(sql) : openThen(sql, asOf)
  const day = asOf === undefined ? sql`shop_day()` : sql`${asOf}::date`
  const sumThen = (column: 'balance_delta' | 'committed_delta') => sql`(
    select coalesce(sum(${sql(column)}), 0)::float8
    from credit_entry e
    where e.company_id = a.company_id and e.day <= ${asOf ?? null}::date
  )`
  return await sql<ReceivableRow[]>`
    select c.id as "companyId", c.number, c.legal_name as company, a.currency, a.state,
      a.limit_minor as "limitMinor", o.*,
      ${asOf === undefined ? sql`a.balance_minor` : sumThen('balance_delta')} as "balanceMinor",
      ${asOf === undefined ? sql`a.committed_minor` : sumThen('committed_delta')} as "committedMinor"
    from credit_account a
    join company c on c.id = a.company_id
    cross join lateral (
      select ${openSums(sql)},
        min(p.due_on) filter (where p.side = 'debit' and p.open_minor > 0)::text as "oldestDueOn"
      from (${source}) p
      cross join (select ${day} as day) d
      where p.company_id = a.company_id
    ) o
    order by ${sql.unsafe(orderings[sort])}
    limit 1000`
}

/** What was open of an account at the end of a day. */
export async function selectOpenThen(sql: Sql, companyId: string, asOf: string): Promise<OpenSums> {
  const [row] = await sql<OpenSums[]>`
    select ${openSums(sql)}
    from (${openThen(sql, asOf)}) p
    cross join (select ${asOf}::date as day) d
    where p.company_id = ${companyId}`
  return row!
}
