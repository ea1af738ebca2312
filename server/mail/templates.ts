import { nearestReadable, usual } from '../../contract/shop-record/accent.ts'
import { inOwnWords } from '../../contract/shop-record/mail-kinds.ts'
import type { ShopRecord } from '../../contract/shop-record/record.ts'
import { timesIn } from '../words/in-words.ts'
import { accountTemplates } from './account-templates.ts'
import { companyTemplates } from './company-templates.ts'
import { creditTemplates } from './credit-templates.ts'
import { type Email, emailHtml, emailText, oneLine, type Sender, type Wording } from './email.ts'
import { factTemplates } from './fact-template.ts'
import { lifecycleTemplates } from './lifecycle-template.ts'
import type { MailKind, MailValues } from './mail-values.ts'
import { orderTemplates } from './order-templates.ts'

/** A mail's words, as plain text and as HTML; both say the same. The subject is one line. */
export function renderMail<K extends MailKind>(
  kind: K,
  values: MailValues[K],
  record: Pick<ShopRecord, 'identity' | 'place' | 'colours' | 'mails'>,
): { subject: string; text: string; html: string } {
  const { name } = record.identity
  const words = record.mails.find((one) => one.kind === kind)
  const email = inOwnWords(usualMail(kind, values, record), words, givenBy(values, name))
  return {
    subject: oneLine(email.subject),
    text: emailText(email, { name }),
    html: emailHtml(email, { name, accents: accentsOf(record.colours) }),
  }
}

/** A mail as it comes, without a word of the shop's own. */
export const usualMail = <K extends MailKind>(
  kind: K,
  values: MailValues[K],
  { identity, place }: Pick<ShopRecord, 'identity' | 'place'>,
): Email => templates[kind](values, { ...timesIn(place.timeZone), shop: identity.name })

/** What stands for the names in braces of its own words. `shop`: its name. */
export const givenBy = (values: MailValues[MailKind], shop: string) => ({
  name: shop,
  ...('name' in values && { person: values.name }),
  ...('orderNumber' in values && { order: values.orderNumber }),
})

/** The shop's own colours as mails show them. */
function accentsOf({ accent, darkAccent }: ShopRecord['colours']): Sender['accents'] {
  if (!accent && !darkAccent) return { name: '#9c4f20', button: '#b4602c', onDark: '#e39a69' }
  const light = accent ?? usual.light
  return { name: light, button: light, onDark: darkAccent ?? nearestReadable(light, 'dark') }
}

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(templates, kind)

const templates: { [K in MailKind]: (values: MailValues[K], wording: Wording) => Email } = {
  ...accountTemplates,
  ...companyTemplates,
  ...creditTemplates,
  ...lifecycleTemplates,
  ...factTemplates,
  ...orderTemplates,
}
