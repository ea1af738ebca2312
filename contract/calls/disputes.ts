import { z } from 'zod'
import { type Call, list } from '../call.ts'
import { disputeDecision, disputesQuery, listedDispute, newDispute } from '../companies/disputes.ts'
import { documentNumber } from '../orders/documents.ts'
import { byId, deleted, inserted, modified, pages } from './shapes.ts'

/** What companies say is wrong with invoices on account, and what becomes of it. */
export const disputeCalls = {
  addDispute: {
    method: 'POST',
    path: '/invoices/{number}/disputes',
    who: 'member',
    right: 'pay',
    says: 'Dispute an open invoice on account of the company, or an amount of it. Nobody is reminded of it until the seller has answered.',
    params: z.object({ number: documentNumber }),
    body: newDispute,
    answer: inserted,
    refuses: ['no_account', 'invoice_not_open', 'dispute_above', 'dispute_stands'],
    once: 'effect',
  },
  withdrawDispute: {
    method: 'DELETE',
    path: '/disputes/{id}',
    who: 'member',
    right: 'pay',
    says: 'Withdraw a dispute of the company that was not answered yet: the invoice is to be paid as it is.',
    params: byId,
    answer: deleted,
    refuses: ['dispute_ended'],
  },
  listDisputes: {
    method: 'GET',
    path: '/disputes',
    who: 'admin',
    scope: 'invoices:read',
    says: 'List what companies say is wrong with invoices on account, newest first.',
    query: pages.extend(disputesQuery.shape),
    answer: list(listedDispute),
  },
  endDispute: {
    method: 'PATCH',
    path: '/disputes/{id}',
    who: 'admin',
    says: 'Accept or reject a dispute. What is accepted lowers the invoice by a credit note: POST /invoices/{number}/credit-notes. Members who may pay are told by mail.',
    params: byId,
    body: disputeDecision,
    answer: modified,
    refuses: ['dispute_ended'],
  },
} as const satisfies Record<string, Call>
