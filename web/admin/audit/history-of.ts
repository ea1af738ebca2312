import type { AuditThing } from '../../../contract/audit/actions.ts'

/** The address of the history of one thing. */
export const historyOf = (what: AuditThing, subject: string) =>
  `/dashboard/audit?what=${what}&subject=${encodeURIComponent(subject)}`
