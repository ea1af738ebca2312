import { z } from 'zod'
import { type Call, file, json, list } from '../call.ts'
import {
  documentNumber,
  documentsExport,
  documentsQuery,
  electronicQuery,
  newCreditNote,
  orderDocument,
  writtenCreditNote,
} from '../orders/documents.ts'
import { pages } from './shapes.ts'

const byNumber = z.object({ number: documentNumber })

/** Invoices, also those for deposits, and the credit notes that lower them, as paper, as data, and as lists. */
export const documentCalls = {
  listDocuments: {
    method: 'GET',
    path: '/documents',
    who: 'user',
    scope: 'invoices:read',
    says: 'List invoices, deposit invoices and credit notes, newest first: those of the caller’s orders, with the right to pay those of the company, as admin all.',
    query: pages.extend(documentsQuery.shape),
    answer: list(orderDocument),
  },
  exportDocuments: {
    method: 'GET',
    path: '/document-export',
    who: 'user',
    scope: 'invoices:read',
    says: 'Export invoices, deposit invoices and credit notes as CSV (RFC 4180), oldest first, at most 100,000: the same that are listed.',
    query: documentsExport,
    answer: file('text/csv'),
    refuses: ['export_too_large'],
  },
  getDocument: {
    method: 'GET',
    path: '/documents/{number}',
    who: 'user',
    scope: 'invoices:read',
    says: 'Read an invoice, a deposit invoice or a credit note as PDF/A, as it was written. Where its company asked for Factur-X, its data is within.',
    params: byNumber,
    answer: file('application/pdf'),
  },
  getElectronicDocument: {
    method: 'GET',
    path: '/documents/{number}/xml',
    who: 'user',
    scope: 'invoices:read',
    says: 'Read an invoice, a deposit invoice or a credit note as data by EN 16931.',
    params: byNumber,
    query: electronicQuery,
    answer: file('application/xml'),
    refuses: ['not_electronic'],
  },
  addCreditNote: {
    method: 'POST',
    path: '/invoices/{number}/credit-notes',
    who: 'admin',
    scope: 'refunds:write',
    says: 'Lower an invoice: goods came back, or a price is lowered. What was paid by card goes back to it, on account less is owed, and the buyer gets a mail.',
    params: byNumber,
    body: newCreditNote,
    bodyKilobytes: 256,
    answer: json(writtenCreditNote),
    refuses: ['credit_refused', 'inquiry_decision', 'line_not_there', 'seller_missing'],
    once: 'effect',
  },
} as const satisfies Record<string, Call>
