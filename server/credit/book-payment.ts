import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { readInvoiceNumber } from '../words/numbers.ts'
import { insertEntry } from './entries-store.ts'
import {
  allocate,
  insertAllocation,
  release,
  selectOpenNumbers,
  takeCredits,
} from './open-store.ts'

export type CamePayment = {
  companyId: string
  amountMinor: number
  /** When it came, YYYY-MM-DD; null: today. */
  day: string | null
  reference: string
  note: string
  /** The invoices that it pays first, each open. */
  numbers: number[]
  /** Null: it was booked by itself. */
  actorId: string | null
  /** The line of a bank statement by which it came. */
  bankLineId?: string
  /** The order by transfer that it came for and that did not take it. */
  orderId?: string
}

/** Writes money of a company down and sets it against what is open; answers the entry. The caller holds the account's lock. */
export async function bookPayment(
  sql: Sql,
  { companyId, amountMinor, numbers, ...came }: CamePayment,
): Promise<string> {
  const id = newId()
  await insertEntry(sql, {
    ...{ id, companyId, kind: 'payment', balanceDelta: -amountMinor, committedDelta: 0 },
    ...came,
  })
  const first = { invoices: numbers }
  await allocate(sql, { companyId, entryId: id, side: 'credit', amountMinor, first })
  return id
}

type Booked = { id: string; companyId: string; amountMinor: number }

/** Takes a payment back by an entry of its own: what it had paid is open again. The caller holds the account's lock. */
export async function takeBackPayment(
  sql: Sql,
  { id, companyId, amountMinor }: Booked,
  actorId: string | null,
) {
  const undoneId = newId()
  await insertEntry(sql, {
    ...{ id: undoneId, companyId, kind: 'payment-undone', undoes: id, actorId },
    ...{ balanceDelta: amountMinor, committedDelta: 0 },
  })
  await release(sql, companyId, id)
  await insertAllocation(sql, { debitId: undoneId, creditId: id, amountMinor })
  // what other payments left over pays what is open again
  for (const credit of await takeCredits(sql, companyId))
    await allocate(sql, { ...credit, companyId, side: 'credit' })
}

/** The invoices that are meant, each open at this company: money is never set against another one without a word. */
export async function readInvoices(
  sql: Sql,
  companyId: string,
  texts: string[],
): Promise<number[]> {
  const numbers = texts.map(readInvoiceNumber)
  const known = numbers.filter((number) => number !== null)
  const open = known.length === 0 ? new Set() : await selectOpenNumbers(sql, companyId, known)
  const wrong = numbers.findIndex((number) => number === null || !open.has(number))
  if (wrong >= 0) throw new Refusal('invoice_not_open', { invoice: texts[wrong]! })
  return known
}
