import type { Sql } from '../../database/database.ts'
import { nextNumber } from '../invoices/next-number.ts'
import type { CreditNoteFacts } from './facts.ts'

/** goods: pieces came back. price: less is asked for what stays. deposit: what goes back of one. */
export type CreditNoteKind = 'goods' | 'price' | 'deposit'

export type CreditNoteRow = {
  number: number
  invoiceNumber: number
  orderId: string
  kind: CreditNoteKind
  amountMinor: number
  at: Date
  facts: CreditNoteFacts
}

type NewCreditNote = Omit<CreditNoteRow, 'number' | 'at'> & { actorId: string | null }

/** Writes a credit note under the next number, as `insertInvoice` does an invoice. The caller holds the order's lock. */
export async function insertCreditNote(sql: Sql, note: NewCreditNote): Promise<number> {
  const { invoiceNumber, orderId, kind, amountMinor, facts, actorId } = note
  const [row] = await sql<{ number: number }[]>`
    with ${nextNumber(sql, 'credit_note_counter')}
    insert into credit_note (number, invoice_number, order_id, kind, facts, amount_minor, actor_id, at)
    select last, ${invoiceNumber}::bigint, ${orderId}::uuid, ${kind}, ${sql.json(facts)},
      ${amountMinor}::bigint, ${actorId}::uuid, clock_timestamp()
    from next
    returning number`
  return row!.number
}

/** Pieces of an invoice that came back. */
export type BackOfInvoice = { invoiceNumber: number; position: number; quantity: number }

/** Writes on which invoices the pieces of a return stand. */
export async function insertBack(sql: Sql, returnId: string, back: BackOfInvoice[]) {
  if (back.length === 0) return
  await sql`
    insert into invoice_return (return_id, invoice_number, position, quantity)
    select ${returnId}::uuid, b.invoice_number, b.position, b.quantity
    from unnest(
      ${back.map(({ invoiceNumber }) => invoiceNumber)}::bigint[],
      ${back.map(({ position }) => position)}::int[], ${back.map(({ quantity }) => quantity)}::int[]
    ) b (invoice_number, position, quantity)`
}

/** What came back of an order, by its invoices. */
export async function selectBack(sql: Sql, orderId: string): Promise<BackOfInvoice[]> {
  return await sql<BackOfInvoice[]>`
    select b.invoice_number as "invoiceNumber", b.position, sum(b.quantity)::int as quantity
    from invoice_return b
    join order_return r on r.id = b.return_id
    where r.order_id = ${orderId}
    group by b.invoice_number, b.position`
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
