import type { ActingFor } from '../../contract/companies/acting-for.ts'
import type { HoldReason } from '../../contract/orders/hold-words.ts'
import { formatMoney } from '../../contract/pricing/money.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { calendarDay } from '../words/in-words.ts'
import { spendCredits } from './book-payment.ts'
import { lowerDiscount } from './discounts/lower-discount.ts'
import { type DiscountTerms, insertEntry } from './entries-store.ts'
import { allocate } from './open-store.ts'
import { type AccountRow, lockAccount, selectOverdueSince } from './store.ts'
import { availableOf, isAboveLimit } from './to-api.ts'

/** An account that somebody wants to order on, locked, and since when an invoice of it is overdue. */
export type Credit = { account: AccountRow; overdueSince: string | null }

/**
 * Locks the account of the company for which somebody orders: of two orders at once the second sees what the first took.
 * Refuses with account_closed, account_overdue.
 */
export async function lockCredit(
  sql: Sql,
  company: ActingFor | null,
  currency: string,
): Promise<Credit> {
  if (!company)
    throw closed('you order for yourself. Say in the menu under your name for which company.')
  const [account, overdueSince] = await Promise.all([
    lockAccount(sql, company._id),
    selectOverdueSince(sql, company._id),
  ])
  if (!account) throw closed(`${company.name} does not buy on account.`)
  if (account.state === 'stopped') throw closed(`the account of ${company.name} is stopped.`)
  if (account.currency !== currency)
    throw closed(`the account of ${company.name} is in ${account.currency.toUpperCase()}.`)
  if (overdueSince !== null && account.whenOverdue === 'refuse')
    throw new Refusal('account_overdue', { company: company.name, day: calendarDay(overdueSince) })
  return { account, overdueSince }
}

const closed = (reason: string) => new Refusal('account_closed', { reason })

/**
 * What an order waits for with which the company would owe more than it may, or while it is overdue, by what its account says; nothing
 * where the account takes it. Refuses it with account_limit where that is said; amounts are told to those who may see them.
 */
export function checkCredit(
  { account, overdueSince }: Credit,
  company: ActingFor,
  totalMinor: number,
): HoldReason[] {
  const overdue: HoldReason[] =
    overdueSince !== null && account.whenOverdue === 'hold' ? ['overdue'] : []
  if (!isAboveLimit(account, totalMinor)) return overdue
  if (account.overLimit === 'hold') return [...overdue, 'credit']
  const available = availableOf(account)
  const money = (minor: number) => formatMoney(minor, account.currency)
  const left = company.rights.includes('pay')
    ? `${money(Math.max(0, available))} is left.`
    : 'Whoever pays its invoices sees how much is left.'
  throw new Refusal('account_limit', { total: money(totalMinor), company: company.name, left })
}

type OfOrder = { companyId: string; orderId: string; amountMinor: number; actorId: string | null }

/** What was ordered on account counts against the limit. The caller holds the account's lock. */
export async function commit(sql: Sql, { companyId, orderId, amountMinor, actorId }: OfOrder) {
  await insertEntry(sql, {
    id: newId(),
    companyId,
    kind: 'commit',
    orderId,
    actorId,
    balanceDelta: 0,
    committedDelta: amountMinor,
  })
}

/** What of it will not come counts no more. The caller holds the account's lock. */
export async function uncommit(sql: Sql, { companyId, orderId, amountMinor, actorId }: OfOrder) {
  await insertEntry(sql, {
    id: newId(),
    companyId,
    kind: 'uncommit',
    orderId,
    actorId,
    balanceDelta: 0,
    committedDelta: -amountMinor,
  })
}

/** What left is owed from now on, by an invoice of today unless it says otherwise, and paid at once by the deposit of its order, and by what is left of payments. The caller holds the account's lock. */
export async function bookInvoice(
  sql: Sql,
  invoice: Omit<OfOrder, 'actorId'> & {
    /** What of the amount was ordered, and counted against the limit. */
    orderedMinor: number
    invoiceNumber: number
    dueOn: string
    issuedOn?: string
    discount: DiscountTerms | null
  },
) {
  const { companyId, orderId, amountMinor, orderedMinor, invoiceNumber } = invoice
  const { dueOn, issuedOn = null, discount } = invoice
  const id = newId()
  await insertEntry(sql, {
    id,
    companyId,
    kind: 'invoice',
    orderId,
    invoiceNumber,
    day: issuedOn,
    dueOn,
    discount,
    balanceDelta: amountMinor,
    committedDelta: -orderedMinor,
  })
  const owed = { companyId, entryId: id, amountMinor, dueOn }
  await allocate(sql, { ...owed, side: 'debit', depositOf: orderId })
}

/** What a credit note lowers is owed no more: first of the invoice that it names. The caller holds the account's lock. */
export async function bookCreditNote(
  sql: Sql,
  credit: OfOrder & { creditNoteNumber: number; invoiceNumber: number; note: string },
) {
  const { companyId, orderId, amountMinor, actorId, creditNoteNumber, invoiceNumber, note } = credit
  const id = newId()
  await insertEntry(sql, {
    id,
    companyId,
    kind: 'credit',
    orderId,
    actorId,
    note,
    creditNoteNumber,
    balanceDelta: -amountMinor,
    committedDelta: 0,
  })
  await lowerDiscount(sql, invoiceNumber, actorId)
  const first = { invoices: [invoiceNumber], orderId }
  await allocate(sql, { companyId, entryId: id, side: 'credit', amountMinor, first })
  await spendCredits(sql, companyId)
}
