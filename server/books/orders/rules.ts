import { creditNoteNumber } from '../../words/numbers.ts'
import { orderCalled, type Rule, rule } from '../rule.ts'
import {
  type DocumentGap,
  selectCreditNoteGaps,
  selectInvoiceGaps,
  selectWrongDepositInvoices,
  selectWrongNotes,
} from './documents-store.ts'
import {
  type OrderSteps,
  selectBackwardOrders,
  selectWrongEvents,
  selectWrongHolds,
  selectWrongLines,
  selectWrongSentBack,
  selectWrongShipments,
  selectWrongTimes,
  selectWrongTotals,
} from './store.ts'
import { selectWrongTaxes } from './taxes-store.ts'

/** An order's total is its lines', and its status, its times and its history tell the same. */
export const orderRules: Rule[] = [
  rule('order-total', selectWrongTotals, ({ id, totalMinor, linesMinor, ...order }) => ({
    subject: orderCalled(order),
    says: `its total is ${totalMinor}, its lines come to ${linesMinor} (minor units)`,
    repair: `The mail of the order tells what was agreed (select values from mail where event = 'order-placed:${id}'). Unpaid: cancel it by DELETE /order/${id}, and have it ordered again. Else correct the one that is wrong, orders.total_minor or order_line.unit_price_minor, to what was paid.`,
  })),
  rule('order-tax', selectWrongTaxes, ({ id, what, is, comes, ...order }) => ({
    subject: orderCalled(order),
    says: `${what} is ${is}, but comes to ${comes} (minor units)`,
    repair: `Its invoices say what was charged (GET /order/${id}), its lines what was sold. Correct the one that is wrong, in order_tax, order_line.tax_position, cancellation.tax_minor or orders.tax_minor, to what was charged.`,
  })),
  rule('order-times', selectWrongTimes, ({ id, status, times, ...order }) => ({
    subject: orderCalled(order),
    says: `it is ${status}, but the times that it has are ${times.join(', ') || 'none'}`,
    repair: `Its history says what happened (GET /order/${id}): set life, paid_minor and the times in orders to that, where id = '${id}'.`,
  })),
  rule('order-events', selectWrongEvents, (row) => ({
    subject: orderCalled(row),
    says: saysOf(row),
    repair: repairOf(row),
  })),
  rule('order-forward', selectBackwardOrders, ({ id, step, before, ...order }) => ({
    subject: orderCalled(order),
    says: `it was ${step} before it was ${before}`,
    repair: `The database's clock was set back, or a time was changed: set NTP up, and the right time in orders.${columns[step]} and in the event '${step}' of order_event, both where the order is '${id}'.`,
  })),
  rule('order-holds', selectWrongHolds, ({ id, reason, what, ...order }) => ({
    subject: orderCalled(order),
    says: `it is on hold (${reason}), and was ${what} all the same`,
    repair: `Its history says what happened (GET /order/${id}). If it may go on, end the hold: update order_hold set ended_at = now(), end_note = 'By the books' where order_id = '${id}' and reason = '${reason}' and ended_at is null.`,
  })),
  rule('order-lines', selectWrongLines, ({ id, status, position, ...line }) => ({
    subject: orderCalled(line),
    says: `it is ${status}, but of the ${line.quantity} pieces of its line ${position} ${line.shipped} are shipped and ${line.cancelled} cancelled`,
    repair: `Its shipments, cancellations and history say what happened (GET /order/${id}): set shipped and cancelled in order_line to that, where order_id = '${id}' and position = ${position}.`,
  })),
  rule('line-shipments', selectWrongShipments, ({ id, position, shipped, left, ...order }) => ({
    subject: orderCalled(order),
    says: `${shipped} pieces of its line ${position} are shipped, but ${left} left in its shipments`,
    repair: `The packing lists say what left. If the shipments are right: update order_line set shipped = ${left} where order_id = '${id}' and position = ${position}.`,
  })),
  rule('line-returns', selectWrongSentBack, ({ id, position, returned, back, ...order }) => ({
    subject: orderCalled(order),
    says: `${returned} pieces of its line ${position} came back, but ${back} stand in its returns`,
    repair: `Its inquiries say what came back (GET /order/${id}). If the returns are right: update order_line set returned = ${back} where order_id = '${id}' and position = ${position}.`,
  })),
  rule('invoice-numbers', selectInvoiceGaps, (gap) => gapIn('invoice', gap)),
  rule('credit-note-numbers', selectCreditNoteGaps, (gap) => gapIn('credit_note', gap)),
  rule('credit-notes', selectWrongNotes, ({ id, note, what, is, comes, ...order }) => ({
    subject: `${orderCalled(order)}, credit note ${creditNoteNumber(note)}`,
    says: `${what} is ${is}, but comes to ${comes} (minor units)`,
    repair: `Credit notes are never written anew. GET /order/${id} says what came back and was given back: write another one that sets it right (POST /invoices/{number}/credit-notes), or ask for the difference.`,
  })),
  rule('deposit-invoices', selectWrongDepositInvoices, ({ what, is, comes, ...order }) => ({
    subject: orderCalled(order),
    says: `${what} is ${is}, but comes to ${comes} (minor units)`,
    repair: `Documents are never written anew. Compare its deposit invoices, the invoices that deduct them and their credit notes (GET /documents?q=) with the entries 'deposit' and 'deposit-back' of the account of its company, and settle the difference by hand.`,
  })),
]

/** What a number that was left out, or was never given, says and wants. */
const gapIn = (table: 'invoice' | 'credit_note', { number, last, given }: DocumentGap) => ({
  subject: `${table.replace('_', ' ')} ${number}`,
  says: given
    ? `it is there, but the last number that was given is ${last}`
    : `it is not there, though ${last} numbers were given`,
  repair: given
    ? `update ${table}_counter set last = (select max(number) from ${table}).`
    : `Look it up in a backup (npm run restore into another database) and copy its row of ${table}. If it never was: note it in your ledger as void, number and day.`,
})

const columns: Record<string, string> = {
  placed: 'created_at',
  paid: 'paid_at',
  released: 'released_at',
  shipped: 'shipped_at',
  cancelled: 'cancelled_at',
  refunded: 'refunded_at',
}

function saysOf({ kind, taken, events }: OrderSteps): string {
  if (!taken) return `its history says ${kind}, but it has no such time`
  if (events === 1) return `its history says ${kind} at another time than it has`
  return `its history says ${kind} ${events === 0 ? 'nowhere' : `${events} times`}, though it was`
}

function repairOf({ id, kind, taken, events }: OrderSteps): string {
  const events_ = `order_id = '${id}' and kind = '${kind}'`
  const time = `(select ${columns[kind]} from orders where id = '${id}')`
  if (!taken)
    return `If that step was taken, set orders.${columns[kind]} to the event's time where id = '${id}'; if not, delete from order_event where ${events_}.`
  if (events === 0)
    return `insert into order_event (id, order_id, kind, by_whom, at) values (gen_random_uuid(), '${id}', '${kind}', 'shop', ${time}).`
  if (events === 1) return `update order_event set at = ${time} where ${events_}.`
  return `Keep the one of the order's own time: delete from order_event where id in (select id from order_event where ${events_} order by at = ${time} desc, id offset 1).`
}
