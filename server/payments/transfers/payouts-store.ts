import type { Sql } from '../../database/database.ts'

/** Money that goes back by transfer. */
export type PayoutRow = {
  id: string
  orderId: string
  number: number
  companyId: string
  companyNumber: number
  company: string
  amountMinor: number
  currency: string
  reason: string
  at: Date
  /** Where the money came from, as the bank had it; empty where nobody knows. */
  name: string
  iban: string
  doneAt: Date | null
  reference: string
}

const payouts = (sql: Sql) => sql`
  select r.id, o.id as "orderId", o.number, c.id as "companyId", c.number as "companyNumber", c.legal_name as company,
    r.amount_minor as "amountMinor", p.currency, r.reason, r.created_at as at, coalesce(l.name, '') as name,
    coalesce(l.iban, '') as iban, r.done_at as "doneAt", r.reference
  from refund r
  join payment p on p.id = r.payment_id and p.method = 'transfer'
  join orders o on o.id = p.order_id
  join company c on c.id = o.company_id
  left join lateral (
    select b.name, b.iban
    from transfer_entry e
    join bank_line b on b.id = e.bank_line_id
    where e.order_id = o.id
    order by e.position desc
    limit 1
  ) l on true`

/** Those that wait, oldest first; or those that were paid out, newest first. */
export async function selectPayouts(
  sql: Sql,
  isDone: boolean,
  limit: number,
): Promise<PayoutRow[]> {
  return isDone
    ? await sql<PayoutRow[]>`
        ${payouts(sql)}
        where r.done_at is not null
        order by r.done_at desc, r.id desc
        limit ${limit}`
    : await sql<PayoutRow[]>`
        ${payouts(sql)}
        where r.done_at is null
        order by r.created_at, r.id
        limit ${limit}`
}

export async function selectPayout(sql: Sql, id: string): Promise<PayoutRow | null> {
  const [row] = await sql<PayoutRow[]>`${payouts(sql)} where r.id = ${id}`
  return row ?? null
}

/** What a line of a statement that went out has closed. */
export async function selectPayoutsOfLine(sql: Sql, lineId: string): Promise<PayoutRow[]> {
  return await sql<PayoutRow[]>`${payouts(sql)} where r.bank_line_id = ${lineId} order by r.id`
}

type Paid = { lineId: string | null; reference: string; actorId: string | null }

/** Notes that it was paid out. Answers whether it waited until now. */
export async function updatePaidOut(sql: Sql, id: string, { lineId, reference, actorId }: Paid) {
  const rows = await sql`
    update refund
    set done_at = now(), provider_refund_id = ${`bank:${id}`}, bank_line_id = ${lineId}, reference = ${reference},
      paid_by = ${actorId}
    where id = ${id} and done_at is null`
  return rows.count === 1
}

/** It was not paid out after all. */
export async function updateNotPaidOut(sql: Sql, id: string) {
  await sql`
    update refund
    set done_at = null, provider_refund_id = null, bank_line_id = null, reference = '', paid_by = null
    where id = ${id}`
}
