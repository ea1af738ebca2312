import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { readInvoiceNumber } from '../words/numbers.ts'
import { bookDiscount, takeDiscounts } from './discounts/book-discount.ts'
import { insertEntry, type NewEntry, selectTogether } from './entries-store.ts'
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
  /** The day by which it is in time for a discount, where that is another: when it was begun. */
  discountDay?: string
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
    id,
    companyId,
    kind: 'payment',
    balanceDelta: -amountMinor,
    committedDelta: 0,
    ...came,
  })
  const { discountDay = came.day, actorId } = came
  await takeDiscounts(sql, {
    companyId,
    paymentId: id,
    amountMinor,
    numbers,
    day: discountDay,
    actorId,
  })
  const first = { invoices: numbers }
  await allocate(sql, { companyId, entryId: id, side: 'credit', amountMinor, first })
  return id
}

type Booked = { id: string; companyId: string; amountMinor: number }

/** What takes an entry back. */
type Undoing = Pick<NewEntry, 'kind' | 'forInvoice' | 'orderId'> & { actorId: string | null }

/**
 * Takes a payment back by an entry of its own, and what was written with it by others: what it had paid is open again. The caller holds
 * the account's lock.
 */
export async function takeBackPayment(sql: Sql, payment: Booked, actorId: string | null) {
  await takeBackEntry(sql, payment, { kind: 'payment-undone', actorId })
  const together = await selectTogether(sql, payment.id)
  for (const { forInvoice, orderId, ...entry } of together)
    await takeBackEntry(sql, entry, { kind: 'undone', forInvoice, orderId, actorId })
  await spendCredits(sql, payment.companyId)
}

/**
 * Makes a payment another amount, of which more or less went back: takes it back and writes it anew, with the discounts that were taken with it. Answers the new
 * entry. The caller holds the account's lock.
 */
export async function lessenPayment(
  sql: Sql,
  payment: Booked,
  { companyId, amountMinor, numbers, ...came }: CamePayment,
): Promise<string> {
  const { actorId } = came
  const together = await selectTogether(sql, payment.id)
  await takeBackEntry(sql, payment, { kind: 'payment-undone', actorId })
  for (const { forInvoice, orderId, ...entry } of together)
    await takeBackEntry(sql, entry, { kind: 'undone', forInvoice, orderId, actorId })
  const id = newId()
  await insertEntry(sql, {
    id,
    companyId,
    kind: 'payment',
    balanceDelta: -amountMinor,
    committedDelta: 0,
    ...came,
  })
  for (const { forInvoice, orderId, amountMinor, taxMinor } of together)
    await bookDiscount(sql, {
      companyId,
      orderId,
      number: forInvoice,
      amountMinor,
      taxMinor: taxMinor ?? 0,
      withEntry: id,
      day: null,
      actorId,
    })
  await allocate(sql, {
    companyId,
    entryId: id,
    side: 'credit',
    amountMinor,
    first: { invoices: numbers },
  })
  await spendCredits(sql, companyId)
  return id
}

/** Takes an entry of this amount back, below 0 one that raised what is owed. The caller holds the account's lock, and spends what is left over then. */
export async function takeBackEntry(
  sql: Sql,
  { id, companyId, amountMinor }: Booked,
  undoing: Undoing,
) {
  const undoneId = newId()
  await insertEntry(sql, {
    id: undoneId,
    companyId,
    undoes: id,
    ...undoing,
    balanceDelta: amountMinor,
    committedDelta: 0,
  })
  const isCredit = amountMinor > 0
  await release(sql, companyId, id, isCredit ? 'credit' : 'debit')
  const pair = isCredit ? { debitId: undoneId, creditId: id } : { debitId: id, creditId: undoneId }
  await insertAllocation(sql, { ...pair, amountMinor: Math.abs(amountMinor) })
}

/** Sets what payments left over against what is open again. The caller holds the account's lock. */
export async function spendCredits(sql: Sql, companyId: string) {
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
