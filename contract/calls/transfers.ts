import { type Call, list } from '../call.ts'
import { paidOut, payout, payoutsQuery, receivedTransfer } from '../orders/transfers.ts'
import { byId, deleted, inserted, modified } from './shapes.ts'

/** Orders that are paid by transfer: what came for them by a person's word, and what is to be paid out again. */
export const transferCalls = {
  receiveTransfer: {
    method: 'POST',
    path: '/order/{id}/transfers',
    who: 'admin',
    says: 'Write down money that came for an order by transfer, of which no statement tells. All of its amount pays it; less lies on it until the rest comes; what is left over becomes its company’s credit, or is to be paid out.',
    params: byId,
    body: receivedTransfer,
    answer: inserted,
    refuses: ['transfer_off'],
    once: 'effect',
  },
  undoTransfer: {
    method: 'DELETE',
    path: '/transfers/{id}',
    who: 'admin',
    says: 'Take back money of an order that was written down wrongly: an order that it paid is unpaid again, as long as nothing of it has left.',
    params: byId,
    answer: deleted,
    refuses: ['payment_undone', 'payment_of_bank', 'transfer_spent'],
  },
  listPayouts: {
    method: 'GET',
    path: '/payouts',
    who: 'admin',
    scope: 'invoices:read',
    says: 'List what is to be paid out by transfer, oldest first, or was, newest first; at most 500.',
    query: payoutsQuery,
    answer: list(payout),
  },
  setPaidOut: {
    method: 'POST',
    path: '/payouts/{id}/done',
    who: 'admin',
    says: 'Say that money has been paid out. The line of a statement that went out and names the order says so by itself.',
    params: byId,
    body: paidOut,
    answer: modified,
    refuses: ['payout_done'],
    once: 'natural',
  },
} as const satisfies Record<string, Call>
