/** What may be named in braces in a shop's own words of a mail: the shop, whom it is to, the order's number. */
export type MailPlaceholder = 'name' | 'person' | 'order'

const person: MailPlaceholder[] = ['name', 'person']
const order: MailPlaceholder[] = ['name', 'person', 'order']
const mail = (called: string, placeholders = person) => ({ called, placeholders })

/** Every mail that the shop sends, in the order of an order's way: what it is called, and what its words may name. */
export const mailKinds = {
  'order-placed': mail('Order placed', order),
  'hold-ends': mail('Hold ends soon', order),
  'hold-expired': mail('Hold ended', order),
  'payment-received': mail('Payment received', order),
  'deposit-received': mail('Deposit received', order),
  'order-goes-on': mail('Order on hold goes on', order),
  'transfer-part': mail('Part of a transfer came', order),
  'transfer-left': mail('A transfer is left over', order),
  'order-part-shipped': mail('Part of an order shipped', order),
  'order-shipped': mail('Order shipped', order),
  'order-tracking': mail('Carrier or tracking changed', order),
  'order-complete': mail('Nothing more follows', order),
  'order-cancelled': mail('Order cancelled', order),
  'order-part-refunded': mail('Part of an order refunded', order),
  'order-refunded': mail('Order refunded', order),
  'credit-note': mail('Credit note', order),
  'document-copy': mail('Copy of a document', order),
  'inquiry-answered': mail('Inquiry answered', order),
  'account-changed': mail('Account changed'),
  'account-near': mail('Limit nearly used'),
  'account-paid': mail('Invoices paid by card or online'),
  'account-returned': mail('A payment of invoices went back'),
  'account-reminder': mail('Invoices are due'),
  'statements-late': mail('Statements of the bank are old'),
  'account-fee': mail('A fee with an invoice'),
  'invoice-disputed': mail('Invoice disputed'),
  'dispute-ended': mail('Dispute answered'),
  'company-applied': mail('Company applied'),
  'company-decided': mail('Application decided'),
  'company-invitation': mail('Invitation to a company', ['name']),
  'company-roles': mail('Roles changed'),
  'company-member-ended': mail('Member left'),
  'tax-id-invalid': mail('Tax number is not valid'),
  'tax-certificate': mail('Tax certificate'),
  'part-lifecycle': mail('A part changes or ends'),
  'parts-lifecycle': mail('Several parts change or end'),
  'fact-answered': mail('A fact was looked up'),
  'verify-email': mail('Confirm an e-mail'),
  'reset-password': mail('Reset a password'),
  'ways-changed': mail('Ways to log in changed'),
  'key-made': mail('Key made'),
  webhook: mail('Webhook added or off'),
  'newsletter-confirmation': mail('Confirm the newsletter', ['name']),
} as const satisfies Record<string, { called: string; placeholders: MailPlaceholder[] }>
export type MailName = keyof typeof mailKinds

/** What a mail's own words may name. */
export const placeholdersIn = (kind: MailName): MailPlaceholder[] => mailKinds[kind].placeholders

type Words = { subject: string; opening: string; closing: string }
type Said = { subject: string; says: string[]; notes: string[] }

/** A mail with the shop's own words; what it has to say stays in it. */
export function inOwnWords<M extends Said>(
  mail: M,
  words: Words | undefined,
  given: Partial<Record<MailPlaceholder, string>>,
): M {
  if (!words) return mail
  const filled = (text: string) =>
    text.replace(/\{([a-z]+)\}/g, (whole, name: MailPlaceholder) => given[name] ?? whole)
  const paragraphs = (text: string) => text.split('\n').filter(Boolean).map(filled)
  return {
    ...mail,
    subject: words.subject === '' ? mail.subject : filled(words.subject),
    says: [...paragraphs(words.opening), ...mail.says],
    notes: [...paragraphs(words.closing), ...mail.notes],
  }
}
