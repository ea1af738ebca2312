import type { Sql } from '../../database/database.ts'
import type { CreditNoteFacts } from './facts.ts'

/** goods: pieces came back. price: less is asked for what stays. */
export type CreditNoteKind = 'goods' | 'price'

export type CreditNoteRow = {
  number: number
  invoiceNumber: number
  orderId: string
  kind: CreditNoteKind
  amountMinor: number
  at: Date
  facts: CreditNoteFacts
}

type NewCreditNote = Omit<CreditNoteRow, 'number' | 'at'> & { actorId: string }

/** Writes a credit note under the next number, as `insertInvoice` does an invoice. The caller holds the order's lock. */
export async function insertCreditNote(sql: Sql, note: NewCreditNote): Promise<number> {
  const { invoiceNumber, orderId, kind, amountMinor, facts, actorId } = note
  const [row] = await sql<{ number: number }[]>`
    with next as (
      insert into credit_note_counter (last)
      values (1)
      on conflict (one) do update
      set last = credit_note_counter.last + 1
      returning last
    )
    insert into credit_note (number, invoice_number, order_id, kind, facts, amount_minor, actor_id, at)
    select last, ${invoiceNumber}::bigint, ${orderId}::uuid, ${kind}, ${sql.json(facts)},
      ${amountMinor}::bigint, ${actorId}::uuid, clock_timestamp()
    from next
    returning number`
  return row!.number
}

/** The credit notes of an order or an invoice, or the one of a number, oldest first. */
export async function selectCreditNotes(
  sql: Sql,
  wanted: { orderId: string } | { invoiceNumber: number } | { number: number },
): Promise<CreditNoteRow[]> {
  return await sql<CreditNoteRow[]>`
    select number, invoice_number as "invoiceNumber", order_id as "orderId", kind,
      amount_minor as "amountMinor", at, facts
    from credit_note
    where ${
      'number' in wanted
        ? sql`number = ${wanted.number}`
        : 'orderId' in wanted
          ? sql`order_id = ${wanted.orderId}`
          : sql`invoice_number = ${wanted.invoiceNumber}`
    }
    order by number`
}
