import type { Sql } from '../../database/database.ts'
import type { Way } from '../provider/provider.ts'

export type AccountPaymentRow = {
  id: string
  companyId: string
  invoices: number[]
  amountMinor: number
  currency: string
  intentId: string | null
  clientSecret: string | null
  method: Way
  status: 'open' | 'settled' | 'surplus' | 'canceled' | 'returned'
  creditEntryId: string | null
  /** What of it went back at the provider. */
  returnedMinor: number
  actorId: string
  /** The day on which it was begun, YYYY-MM-DD. */
  startedOn: string
}

const columns = (sql: Sql) => sql`
  id, company_id as "companyId", to_jsonb(invoices) as invoices, amount_minor as "amountMinor", currency,
  intent_id as "intentId", client_secret as "clientSecret", method, status, credit_entry_id as "creditEntryId",
  returned_minor as "returnedMinor",
  actor_id as "actorId", shop_day(created_at)::text as "startedOn"`

export async function selectAccountPayment(
  sql: Sql,
  id: string,
): Promise<AccountPaymentRow | null> {
  const [row] = await sql<AccountPaymentRow[]>`
    select ${columns(sql)} from account_payment where id = ${id}`
  return row ?? null
}

/** The one payment of a company that may still be paid. */
export async function selectLiveAccountPayment(sql: Sql, companyId: string) {
  const [row] = await sql<AccountPaymentRow[]>`
    select ${columns(sql)} from account_payment where company_id = ${companyId} and status = 'open'`
  return row ?? null
}

type New = Pick<
  AccountPaymentRow,
  'id' | 'companyId' | 'invoices' | 'amountMinor' | 'currency' | 'method' | 'actorId'
>

/** Starts a payment; the caller holds the account's lock. */
export async function insertAccountPayment(sql: Sql, payment: New): Promise<AccountPaymentRow> {
  const [row] = await sql<AccountPaymentRow[]>`
    insert into account_payment (id, company_id, invoices, amount_minor, currency, method, actor_id)
    values (
      ${payment.id}, ${payment.companyId}, ${payment.invoices}::bigint[], ${payment.amountMinor},
      ${payment.currency}, ${payment.method}, ${payment.actorId}
    )
    returning ${columns(sql)}`
  return row!
}

export async function saveAccountIntent(
  sql: Sql,
  id: string,
  intentId: string,
  clientSecret: string,
) {
  await sql`
    update account_payment
    set intent_id = ${intentId}, client_secret = ${clientSecret}
    where id = ${id} and intent_id is null`
}

/** The caller holds the account's lock. */
export async function updateAccountPayment(
  sql: Sql,
  id: string,
  {
    status,
    creditEntryId,
    returnedMinor = 0,
  }: Pick<AccountPaymentRow, 'status' | 'creditEntryId'> & { returnedMinor?: number },
) {
  await sql`
    update account_payment
    set status = ${status}, credit_entry_id = ${creditEntryId}, returned_minor = ${returnedMinor}, checked_at = now()
    where id = ${id}`
}

/** Nobody pays it any more, or all that came has gone back; what was settled stays so. */
export async function cancelAccountPayment(sql: Sql, id: string) {
  await sql`
    update account_payment
    set status = 'canceled', checked_at = now()
    where id = ${id} and status in ('open', 'surplus')`
}

/** Open ones, and those that are to go back, that nobody asked about for a minute; marks them as asked. `isOld`: begun a day ago or before. */
export async function claimOpenAccountPayments(sql: Sql, limit: number) {
  return await sql<{ id: string; intentId: string; isOld: boolean; isSurplus: boolean }[]>`
    update account_payment
    set checked_at = now()
    where id in (
      select id
      from account_payment
      where status in ('open', 'surplus') and intent_id is not null
        and coalesce(checked_at, created_at) < now() - interval '1 minute'
      order by coalesce(checked_at, created_at)
      limit ${limit}
      for update skip locked
    )
    returning id, intent_id as "intentId", created_at < now() - interval '1 day' as "isOld",
      status = 'surplus' as "isSurplus"`
}
