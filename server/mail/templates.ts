import { type Times, timesIn } from '../words/in-words.ts'
import { accountTemplates } from './account-templates.ts'
import { type Email, emailHtml, emailText, oneLine } from './email.ts'
import type { MailKind, MailValues } from './mail-values.ts'
import { orderTemplates } from './order-templates.ts'

/** A mail's words, as plain text and as HTML; both say the same. The subject is one line. */
export function renderMail<K extends MailKind>(
  kind: K,
  values: MailValues[K],
  timeZone: string,
): { subject: string; text: string; html: string } {
  const email = templates[kind](values, timesIn(timeZone))
  return { subject: oneLine(email.subject), text: emailText(email), html: emailHtml(email) }
}

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(templates, kind)

const templates: { [K in MailKind]: (values: MailValues[K], times: Times) => Email } = {
  ...accountTemplates,
  ...orderTemplates,
}
