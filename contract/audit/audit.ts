import { z } from 'zod'
import { day, id, instant, optionalText } from '../text/text.ts'
import { type AuditThing, auditThings, auditWays } from './actions.ts'

const things = Object.keys(auditThings) as [AuditThing, ...AuditThing[]]

/** A value is cut after so many characters. The row itself keeps all of it. */
export const auditValueUpTo = 500

const value = z
  .string()
  .describe(`as text, amounts in units of the currency; cut after ${auditValueUpTo} characters`)

export const auditEntry = z.object({
  _id: id,
  at: instant,
  action: z.string(),
  what: z.string().describe('the action in words'),
  thing: z.enum(things).nullable().describe('null: of a later version of the shop'),
  subject: z
    .string()
    .describe(
      'what it happened to: an id; of a person the e-mail, of an import its file, else `shop`',
    ),
  title: z.string().nullable().describe('what the subject is called now, where it is there'),
  by: z
    .string()
    .nullable()
    .describe('the name of who did it; null: the shop, the operator or a deleted account'),
  email: z.string().nullable(),
  via: z.enum(auditWays).nullable().describe('null: before ways were written down'),
  keyId: id.nullable(),
  key: z.string().nullable().describe('the name of the key'),
  changes: z.array(
    z.object({ field: z.string(), before: value.nullable(), after: value.nullable() }),
  ),
  facts: z.array(z.object({ field: z.string(), value })).describe('what else was written down'),
})
export type AuditEntry = z.output<typeof auditEntry>

/** What narrows the audit. Prices and stock are changes of parts that touch these. */
export const auditQuery = z.object({
  what: z.enum([...things, 'price', 'stock']).optional(),
  subject: optionalText(300).describe('the thing itself, as `subject` answers it'),
  q: optionalText(100).describe('part of the name or e-mail of who did it'),
  via: z.enum(auditWays).optional(),
  keyId: id.optional().describe('the key by which it was done'),
  from: day.optional().describe('a day in the shop’s time zone'),
  to: day.optional().describe('a day, included'),
})
