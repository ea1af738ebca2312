import type { Sql } from '../../database/database.ts'

type Counted<R> = (R & { total: number })[]
type OfOrder = { id: string; number: number; status: string }

export type WrongLying = OfOrder & { lies: number; said: number }

/** Orders on which other money lies by its entries than they say, or on which some lies though they are paid or gone. */
export async function selectWrongLying(sql: Sql, most: number) {
  return await sql<Counted<WrongLying>>`
    select o.id, o.number, o.status, coalesce(t.minor, 0)::float8 as lies,
      case when o.status = 'unpaid' then o.paid_minor else 0 end::float8 as said, count(*) over () as total
    from orders o
    left join (
      select order_id, sum(amount_minor) as minor
      from transfer_entry
      group by order_id
    ) t on t.order_id = o.id
    where (o.method = 'transfer' or o.deposit_minor > 0 or t.order_id is not null)
      and coalesce(t.minor, 0) <> case when o.status = 'unpaid' then o.paid_minor else 0 end
    order by o.id
    limit ${most}`
}

export type WrongTransfer = OfOrder & { entryId: string; kind: string; amount: number }

/**
 * Entries that went on from an order to where they are not: its payment, the account of its company, or what is to be paid out.
 */
export async function selectLostTransfers(sql: Sql, most: number) {
  return await sql<Counted<WrongTransfer>>`
    select o.id, o.number, o.status, e.id as "entryId", e.kind, (-e.amount_minor)::float8 as amount,
      count(*) over () as total
    from transfer_entry e
    join orders o on o.id = e.order_id
    left join payment p on p.id = e.payment_id and p.order_id = e.order_id and p.method = 'transfer'
    left join credit_entry c on c.id = e.credit_entry_id and c.order_id = e.order_id and c.kind = 'payment'
    where e.kind in ('settled', 'credited', 'returned')
      and not exists (select from transfer_entry u where u.undoes = e.id)
      and not coalesce(case e.kind
        when 'settled' then p.status = 'settled' and p.amount_minor = -e.amount_minor
        when 'returned' then p.status = 'surplus' and p.amount_minor = -e.amount_minor and exists (
          select from refund r where r.payment_id = p.id and r.amount_minor = p.amount_minor
        )
        else -c.balance_delta = -e.amount_minor and not exists (
          select from credit_entry u where u.undoes = c.id
        )
      end, false)
    order by e.position
    limit ${most}`
}

export type GroundlessPayment = OfOrder & { paymentId: string; amount: number }

/** Payments by transfer of which no entry tells that the money came. */
export async function selectGroundlessPayments(sql: Sql, most: number) {
  return await sql<Counted<GroundlessPayment>>`
    select o.id, o.number, o.status, p.id as "paymentId", p.amount_minor as amount, count(*) over () as total
    from payment p
    join orders o on o.id = p.order_id
    where p.method = 'transfer' and p.status in ('settled', 'surplus') and not exists (
      select from transfer_entry e
      where e.payment_id = p.id and not exists (select from transfer_entry u where u.undoes = e.id)
    )
    order by p.id
    limit ${most}`
}
