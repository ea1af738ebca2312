import type { Sql } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { Shop } from '../shop.ts'
import type { MailKind, MailValues } from './mail-values.ts'
import { insertMail } from './store.ts'

/**
 * What asks an address whether it is its owner's own wish, and what a company has sent to its bookkeeping. All other mails
 * go to confirmed addresses alone.
 */
const toAnybody: MailKind[] = [
  'verify-email',
  'reset-password',
  'newsletter-confirmation',
  'company-invitation',
  'document-copy',
]

/**
 * Writes down a mail in the transaction of what it tells of; a job sends it once that has committed. A second mail
 * of the same event is not written, nor one that tells something to an address that nobody has confirmed: their job
 * finds nothing to send.
 */
export async function queueMail<K extends MailKind>(
  shop: Pick<Shop, 'enqueue'>,
  sql: Sql,
  mail: { event: string; kind: K; to: string; orderId?: string; values: MailValues[K] },
): Promise<void> {
  const id = newId()
  await Promise.all([
    insertMail(sql, { id, orderId: null, ...mail }, toAnybody.includes(mail.kind)),
    shop.enqueue(sql, 'send-mail', { id }),
  ])
}
