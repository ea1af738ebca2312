import type { Sql } from '../../database/database.ts'

type Counted<R> = (R & { total: number })[]
type OfCompany = { id: string; number: number; name: string }

const company = (sql: Sql) => sql`c.id, c.number, c.legal_name as name`

export type WrongSums = OfCompany & { balance: number; committed: number; sums: [number, number] }

/** Accounts whose balance, or what is ordered and not invoiced, is not the sum of their entries. */
export async function selectWrongSums(sql: Sql, most: number) {
  return await sql<Counted<WrongSums>>`
    select ${company(sql)}, a.balance_minor as balance, a.committed_minor as committed,
      array[s.balance, s.committed]::float8[] as sums, count(*) over () as total
    from credit_account a
    join company c on c.id = a.company_id
    cross join lateral (
      select coalesce(sum(balance_delta), 0) as balance, coalesce(sum(committed_delta), 0) as committed
      from credit_entry e
      where e.company_id = a.company_id
    ) s
    where (a.balance_minor, a.committed_minor) <> (s.balance, s.committed)
    order by c.id
    limit ${most}`
}

export type WrongOpen = OfCompany & { entryId: string; kind: string; open: number; left: number }

/** Entries of which another amount is open than is left of them by what was set against them. */
export async function selectWrongOpen(sql: Sql, most: number) {
  return await sql<Counted<WrongOpen>>`
    select ${company(sql)}, e.id as "entryId", e.kind, coalesce(p.open_minor, 0)::float8 as open,
      l.left::float8 as left, count(*) over () as total
    from credit_entry e
    join company c on c.id = e.company_id
    left join credit_open p on p.entry_id = e.id
    cross join lateral (
      select abs(e.balance_delta) - coalesce(sum(amount_minor), 0) as left
      from credit_allocation
      where e.id in (debit_id, credit_id) and undone_at is null
    ) l
    where e.balance_delta <> 0 and coalesce(p.open_minor, 0) <> l.left
    order by e.company_id, e.position
    limit ${most}`
}

export type WrongCommitted = OfCompany & { committed: number; ordered: number }

/** Accounts on which more or less is ordered and not invoiced than their orders say. */
export async function selectWrongCommitted(sql: Sql, most: number) {
  return await sql<Counted<WrongCommitted>>`
    select ${company(sql)}, a.committed_minor as committed, o.minor as ordered, count(*) over () as total
    from credit_account a
    join company c on c.id = a.company_id
    cross join lateral (
      select coalesce(sum(l.minor + t.minor - coalesce(i.minor, 0)), 0)::float8 as minor
      from orders o
      cross join lateral (
        select sum((quantity - cancelled)::bigint * unit_price_minor) as minor
        from order_line
        where order_id = o.id
      ) l
      cross join lateral (
        -- what nobody cancelled of its tax and freight
        select case when o.life = 'cancelled' then 0
          else o.tax_minor + o.shipping_minor - coalesce(sum(tax_minor + freight_minor), 0) end as minor
        from cancellation
        where order_id = o.id
      ) t
      left join lateral (
        select sum(-committed_delta) as minor
        from credit_entry e
        where e.order_id = o.id and e.kind = 'invoice'
      ) i on true
      -- one whose deposit is to come counts from then on
      where o.company_id = a.company_id and o.method = 'account' and o.status <> 'unpaid'
        -- nor one that waits for its account, unless its deposit is here
        and (o.deposit_minor > 0 or not exists (
          select from order_hold where order_id = o.id and ended_at is null and reason in ('credit', 'overdue')
        ))
    ) o
    where a.committed_minor <> o.minor
    order by c.id
    limit ${most}`
}

export type WrongDeposit = {
  id: string
  number: number
  status: string
  what: string
  is: number
  comes: number
}

/**
 * Orders of whose deposit the payment, the ledger and the order say something else: what came is what was asked; what the ledger has is
 * what came less what goes back; and no more of it waits than is still to be invoiced.
 */
export async function selectWrongDeposits(sql: Sql, most: number) {
  return await sql<Counted<WrongDeposit>>`
    select o.id, o.number, o.status, w.what, w.found::float8 as "is", w.due::float8 as comes, count(*) over () as total
    from orders o
    left join lateral (
      select p.amount_minor as minor, (
        select coalesce(sum(amount_minor), 0)
        from refund
        where payment_id = p.id
      ) as back
      from payment p
      where p.order_id = o.id and p.status = 'settled'
    ) p on true
    cross join lateral (
      select coalesce(-sum(e.balance_delta) filter (where e.kind in ('deposit', 'deposit-back')), 0) as booked,
        coalesce(sum(q.open_minor), 0) as open, coalesce(sum(e.committed_delta), 0) as committed
      from credit_entry e
      left join credit_open q on q.entry_id = e.id and q.side = 'deposit'
      where e.order_id = o.id
    ) l
    cross join lateral (
      values
        ('what came as its deposit', coalesce(p.minor, 0), case when o.deposit_paid_at is null then 0 else o.deposit_minor end,
          coalesce(p.minor, 0) <> case when o.deposit_paid_at is null then 0 else o.deposit_minor end),
        ('what the ledger has of it', l.booked, coalesce(p.minor - p.back, 0), l.booked <> coalesce(p.minor - p.back, 0)),
        ('what waits of it for invoices', l.open, l.committed, l.open > l.committed)
    ) w (what, found, due, wrong)
    where (o.deposit_minor > 0 or l.booked <> 0) and w.wrong
    order by o.id
    limit ${most}`
}

export type WrongLowered = OfCompany & {
  kind: string
  invoice: number
  amount: number
  lies: number
}

/**
 * Write-offs and discounts that lie on another invoice than the one that they are about, in another amount than was open of it, or that stand
 * though the payment with which they were written was taken back.
 */
export async function selectWrongLowered(sql: Sql, most: number) {
  return await sql<Counted<WrongLowered>>`
    select ${company(sql)}, e.kind, e.for_invoice as invoice, -e.balance_delta as amount, l.minor as lies,
      count(*) over () as total
    from credit_entry e
    join company c on c.id = e.company_id
    cross join lateral (
      select coalesce(sum(a.amount_minor), 0)::float8 as minor
      from credit_allocation a
      join credit_entry d on d.id = a.debit_id
      where a.credit_id = e.id and a.undone_at is null and coalesce(d.invoice_number, d.for_invoice) = e.for_invoice
    ) l
    where e.kind in ('write-off', 'discount') and not exists (select from credit_entry u where u.undoes = e.id)
      and (l.minor <> -e.balance_delta or exists (select from credit_entry u where u.undoes = e.with_entry))
    order by e.company_id, e.position
    limit ${most}`
}

export type LostCard = OfCompany & { paymentId: string; amount: number; status: string }

/** Card payments for invoices of a company that its ledger does not have as they are. */
export async function selectLostCards(sql: Sql, most: number) {
  return await sql<Counted<LostCard>>`
    select ${company(sql)}, p.id as "paymentId", p.amount_minor as amount, p.status, count(*) over () as total
    from account_payment p
    join company c on c.id = p.company_id
    left join credit_entry e on e.id = p.credit_entry_id and e.company_id = p.company_id and e.kind = 'payment'
      and (p.status = 'returned' or -e.balance_delta = p.amount_minor - p.returned_minor)
    where p.status in ('settled', 'returned')
      and (e.id is null or (p.status = 'returned') <> exists (select from credit_entry u where u.undoes = e.id))
    order by p.id
    limit ${most}`
}

export type UnbookedInvoice = { id: string; number: number; invoice: number }

/** Invoices of orders on account that nobody owes, and orders on account of no company that has one. */
export async function selectUnbooked(sql: Sql, most: number) {
  return await sql<Counted<UnbookedInvoice>>`
    select o.id, o.number, i.number as invoice, count(*) over () as total
    from orders o
    join shipment s on s.order_id = o.id
    join invoice i on i.shipment_id = s.id
    left join credit_entry e on e.invoice_number = i.number
    where o.method = 'account' and e.id is null
    order by i.number
    limit ${most}`
}
