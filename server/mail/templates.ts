import type { ShopRecord } from '../../contract/shop-record/record.ts'
import { timesIn } from '../words/in-words.ts'
import { accountTemplates } from './account-templates.ts'
import { type Email, emailHtml, emailText, oneLine, type Wording } from './email.ts'
import type { MailKind, MailValues } from './mail-values.ts'
import { orderTemplates } from './order-templates.ts'

/** A mail's words, as plain text and as HTML; both say the same. The subject is one line. */
export function renderMail<K extends MailKind>(
  kind: K,
  values: MailValues[K],
  { identity, place }: Pick<ShopRecord, 'identity' | 'place'>,
): { subject: string; text: string; html: string } {
  const { name } = identity
  const email = templates[kind](values, { ...timesIn(place.timeZone), shop: name })
  return {
    subject: oneLine(email.subject),
    text: emailText(email, { name }),
    html: emailHtml(email, { name }),
  }
}

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(templates, kind)

const templates: { [K in MailKind]: (values: MailValues[K], wording: Wording) => Email } = {
  ...accountTemplates,
  ...orderTemplates,
}
