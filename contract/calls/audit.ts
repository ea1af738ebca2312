import { auditEntry, auditQuery } from '../audit/audit.ts'
import { type Call, file, list } from '../call.ts'
import { numberedPages } from './shapes.ts'

/** Who changed what. */
export const auditCalls = {
  listAudit: {
    method: 'GET',
    path: '/audit',
    who: 'admin',
    scope: 'audit:read',
    says: 'List who changed what, from what to what and by which way, newest first: parts with their prices and stock, orders, people, keys, webhooks, reviews and the shop’s record. What buyers do with their own orders stands on these.',
    query: numberedPages.extend(auditQuery.shape),
    answer: list(auditEntry),
  },
  exportAudit: {
    method: 'GET',
    path: '/audit-export',
    who: 'admin',
    scope: 'audit:read',
    says: 'Export what the same filter lists as CSV (RFC 4180), at most 100,000 rows.',
    query: auditQuery,
    answer: file('text/csv'),
    refuses: ['export_too_large'],
  },
} as const satisfies Record<string, Call>
