import type { Sql } from '../../database/database.ts'
import { takeOpen } from '../open-store.ts'

export type DepositSums = {
  /** What came and did not go back. */
  bookedMinor: number
  /** What of it no invoice of the order has taken yet. */
  openMinor: number
  /** What of the order is not invoiced yet. */
  committedMinor: number
}

/** Where the deposit of an order stands, in minor units. */
export async function selectDepositSums(sql: Sql, orderId: string): Promise<DepositSums> {
  const [row] = await sql<DepositSums[]>`
    select coalesce(-sum(e.balance_delta) filter (where e.kind in ('deposit', 'deposit-back')), 0)::float8
        as "bookedMinor",
      coalesce(sum(p.open_minor), 0)::float8 as "openMinor",
      coalesce(sum(e.committed_delta), 0)::float8 as "committedMinor"
    from credit_entry e
    left join credit_open p on p.entry_id = e.id and p.side = 'deposit'
    where e.order_id = ${orderId}`
  return row!
}

/**
 * Sets what goes back of an order's deposit against what is open of it, and takes so much more from its invoices, the newest first, as is
 * not: these are open again. `backId` is the entry by which it goes back. The caller holds the account's lock.
 */
export async function takeFromDeposit(
  sql: Sql,
  orderId: string,
  { backId, amountMinor }: { backId: string; amountMinor: number },
) {
  const { openMinor } = await selectDepositSums(sql, orderId)
  if (openMinor < amountMinor) await takeFromInvoices(sql, orderId, amountMinor - openMinor)
  const waiting = sql`
    select p.entry_id, p.open_minor, sum(p.open_minor) over (order by e.position) - p.open_minor as before
    from credit_open p
    join credit_entry e on e.id = p.entry_id
    where p.side = 'deposit' and e.order_id = ${orderId}`
  await sql`
    with ${takeOpen(sql, waiting, amountMinor)}
    insert into credit_allocation (debit_id, credit_id, amount_minor)
    select ${backId}::uuid, entry_id, minor
    from taken`
}

/** Undoes so much of what was set against invoices; of the last one a part, which stands by itself then. */
async function takeFromInvoices(sql: Sql, orderId: string, amountMinor: number) {
  await sql`
    with paid as (
      select l.id, l.debit_id, l.credit_id, l.amount_minor, l.at,
        sum(l.amount_minor) over (order by d.position desc, l.id desc) - l.amount_minor as before
      from credit_allocation l
      join credit_entry c on c.id = l.credit_id and c.order_id = ${orderId} and c.kind = 'deposit'
      join credit_entry d on d.id = l.debit_id and d.kind = 'invoice'
      where l.undone_at is null
    ), taken as (
      select *, least(amount_minor, ${amountMinor}::bigint - before)::bigint as minor
      from paid
      where before < ${amountMinor}::bigint
    ), undone as (
      update credit_allocation l
      set undone_at = case when t.minor = t.amount_minor then now() end, amount_minor = case
          when t.minor = t.amount_minor then l.amount_minor
          else t.amount_minor - t.minor
        end
      from taken t
      where l.id = t.id
    ), parted as (
      insert into credit_allocation (debit_id, credit_id, amount_minor, at, undone_at)
      select debit_id, credit_id, minor, at, now()
      from taken
      where minor < amount_minor
    ), opened as (
      select debit_id as id, 'debit' as side, sum(minor) as minor
      from taken
      group by debit_id
      union all
      select credit_id, 'deposit', sum(minor)
      from taken
      group by credit_id
    )
    insert into credit_open (entry_id, company_id, side, open_minor, due_on)
    select e.id, e.company_id, o.side, o.minor, e.due_on
    from opened o
    join credit_entry e on e.id = o.id
    on conflict (entry_id) do update
    set open_minor = credit_open.open_minor + excluded.open_minor`
}
