import type { Sql } from '../../database/database.ts'

/** A payment of ours as far as the provider can have another opinion of it. Amounts in minor units. */
export type OwnPayment = {
  id: string
  intentId: string
  orderId: string
  number: number
  orderStatus: string
  status: 'open' | 'settled' | 'surplus' | 'canceled'
  amountMinor: number
  currency: string
  /** What we decided to give back, and whether the provider agreed. */
  refundMinor: number
  refundDone: boolean
}

const columns = (sql: Sql) => sql`
  p.id, p.intent_id as "intentId", o.id as "orderId", o.number, o.status as "orderStatus", p.status,
  p.amount_minor as "amountMinor", p.currency, coalesce(r.minor, 0)::bigint as "refundMinor",
  coalesce(r.done, false) as "refundDone"`

/** All that goes back of a payment, and whether the provider agreed to all of it. */
const refunds = (sql: Sql) => sql`
  left join lateral (
    select sum(amount_minor) as minor, bool_and(done_at is not null) as done, max(done_at) as last
    from refund
    where payment_id = p.id
  ) r on true`

export async function selectOwnPayments(sql: Sql, intentIds: string[]): Promise<OwnPayment[]> {
  return await sql<OwnPayment[]>`
    select ${columns(sql)}
    from payment p
    join orders o on o.id = p.order_id
    ${refunds(sql)}
    where p.intent_id = any(${intentIds})`
}

/** Payments with money in them that were made or given back in this time, after the one with this id. */
export async function selectMoneyOf(
  sql: Sql,
  window: { since: Date; until: Date },
  after: string,
  limit: number,
): Promise<OwnPayment[]> {
  const { since, until } = window
  return await sql<OwnPayment[]>`
    select ${columns(sql)}
    from payment p
    join orders o on o.id = p.order_id
    ${refunds(sql)}
    where p.id > ${after} and p.intent_id is not null and p.status in ('settled', 'surplus') and p.method <> 'transfer'
      and ((p.created_at >= ${since} and p.created_at < ${until})
        or (r.last >= ${since} and r.last < ${until}))
    order by p.id
    limit ${limit}`
}

/** How an order that a payment names is called; null when there is none. */
export async function selectOrderNumber(sql: Sql, id: string): Promise<number | null> {
  const [row] = await sql<{ number: number }[]>`select number from orders where id::text = ${id}`
  return row?.number ?? null
}
