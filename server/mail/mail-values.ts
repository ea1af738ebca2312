import type { HoldReason } from '../../contract/orders/hold-words.ts'
import type { InquiryState } from '../../contract/orders/inquiry-kinds.ts'
import type { ReferenceName } from '../../contract/orders/references.ts'
import type { Lifecycle } from '../../contract/parts/lifecycle.ts'

/** What a mail about an order says, as the order was when the mail was written. Money is formatted already. */
export type OrderMail = {
  orderId: string
  orderNumber: string
  name: string
  partName: string
  mpn: string
  quantity: number
  unitPrice: string
  /** With its taxes. */
  total: string
  /** Without them; mails from before taxes have neither. */
  goods?: string
  /** Of a shop that shows prices with tax: whether any is in the total. */
  isTaxed?: boolean
  /** Priced with the order; not there when there is none. */
  freight?: string
  /** How it is sent, and who bears that; mails from before methods have none. */
  shipping?: string
  taxes?: [name: string, amount: string][]
  /** What the mail is about: the order's lines, or those that left or were taken back. */
  lines: {
    name: string
    mpn: string
    ownNumber: string
    note: string
    quantity: number
    unitPrice: string
    price: string
  }[]
  /** How many more there are than `lines` shows. */
  moreLines: number
  /** What left, when it tells of that. */
  shipmentId: string | null
  carrier: string
  /** Of its parcels. */
  trackingNumber: string
  /** How many they are where there are several, and what they weigh. */
  parcels?: string
  /** What goes back of what was paid by what the mail tells of, or ''; and why, in the admin's words. */
  returned: string
  reason: string
  /** What has gone back of the order in all, or ''; and what stays paid. */
  refunded: string
  kept: string
  note: string
  address: string
  phone: string
  transactionId: string | null
  /** Of an order on account: so many days after its invoice it is due; null: it is paid first. */
  creditDays: number | null
  /** Of one on account: what of it is paid before it is confirmed, what is invoiced besides ('' where nothing is), and what of it goes back by what the mail tells of, or ''. */
  deposit?: { amount: string; rest: string; back: string }
  /** Of one by transfer, or whose deposit may be: what a transfer names, what is to come still, and where to, where the mail says that. */
  transfer?: { reference: string; rest: string; payTo: string }
  /** What it waits for before it goes on. */
  onHold?: HoldReason[]
  /** Of what left on account: the day on which its invoice is due; null: nothing is. */
  dueOn: string | null
  /** ISO 8601 */
  holdExpiresAt: string
  orderUrl: string
} & Record<ReferenceName, string>

/** What was written to an inquiry about an order: `reason` has the words, `returned` what goes back. */
export type InquiryMail = OrderMail & { inquiry: string; inquiryState: InquiryState }

/** What changed of the ways into an account, in words. */
export type WaysMail = {
  name: string
  /** By a link of a mail, or by an identity provider. */
  what: 'reset' | 'google' | 'oidc'
  /** Whether nobody had proven the address before. */
  first: boolean
  ended: string[]
  kept: string[]
}

/** What a new key of a program is. */
export type KeyMail = { name: string; key: string; scopes: string[]; expiresAt: string }

/** Where events are sent from now on, or no more. */
export type WebhookMail = { name: string; url: string; what: 'added' | 'off' }

/** What the seller decided of a company. `isBack`: it was suspended before. */
export type CompanyDecidedMail = {
  name: string
  company: string
  state: 'approved' | 'declined' | 'suspended'
  isBack: boolean
  note: string
  url: string
}

/** Where a part stands in its life now. Days are YYYY-MM-DD; what may take its place is in words already. */
export type LifecycleMail = {
  name: string
  /** For which company the reader buys it; null: for themselves. */
  company: string | null
  partName: string
  mpn: string
  state: Exclude<Lifecycle, 'active'>
  lastBuyOn: string | null
  lastShipOn: string | null
  ordersEnded: boolean
  /** A reminder so many days before the last one; null: its state has changed. */
  days: number | null
  /** Whether another last day was said before. */
  isMoved: boolean
  /** Pieces bought in 12 months. */
  units: number
  replacement: string | null
  substitutes: string[]
  url: string
}

/** Several parts of one holder: what is told of each, and of how many more. */
export type LifecyclesMail = Pick<LifecycleMail, 'name' | 'company' | 'url'> & {
  parts: LifecycleMail[]
  more: number
}

/** What a company may buy on account from now on. Money is formatted already. */
export type AccountChangedMail = {
  name: string
  company: string
  isNew: boolean
  isStopped: boolean
  limit: string
  days: number
  /** What is taken off an invoice that is paid early, in words; empty: nothing. */
  discount: string
  /** What of an order is paid before it is confirmed, or ''; mails from before deposits have none. */
  deposit?: string
  note: string
  url: string
}

/** What a company owes that is overdue, due first. `level` is 1, 2 or 3; `dueOn` and `open` are in words. */
export type AccountReminderMail = {
  name: string
  company: string
  level: number
  isStopped: boolean
  isMore: boolean
  invoices: { number: string; dueOn: string; open: string; purchaseOrder: string }[]
  url: string
}

/** A credit note and the invoice that it lowers, by their numbers. */
export type CreditNoteMail = OrderMail & {
  document: string
  invoice: string
  /** It lowers a deposit invoice, and another mail tells what goes back; not there where it does not. */
  isOfDeposit?: boolean
}

/** Every kind of mail and what it is written from; kept as JSON until it is sent. */
export type MailValues = {
  'verify-email': { name: string; url: string }
  'reset-password': { name: string; url: string }
  'ways-changed': WaysMail
  'key-made': KeyMail
  webhook: WebhookMail
  'company-applied': { name: string; company: string; by: string; url: string }
  'company-decided': CompanyDecidedMail
  /** `expiresAt` as ISO 8601. */
  'company-invitation': {
    company: string
    by: string
    roles: string[]
    expiresAt: string
    url: string
  }
  'company-roles': { name: string; company: string; roles: string[]; by: string }
  /** `asked` is for admins, the others for who leads the company’s buying. `endsOn` as 2026-01-31, where it ends. */
  'tax-certificate': {
    name: string
    company: string
    number: string
    what: 'asked' | 'accepted' | 'refused' | 'ends'
    note: string
    endsOn: string
    url: string
  }
  /** `isOwn`: the reader leads the company’s buying; else they are an admin of the shop. */
  'tax-id-invalid': {
    name: string
    company: string
    taxId: string
    note: string
    isOwn: boolean
    url: string
  }
  /** `isOwn`: it is the reader who left; `by` is empty when nobody else ended it. */
  'company-member-ended': {
    name: string
    company: string
    member: string
    isOwn: boolean
    by: string
  }
  'account-changed': AccountChangedMail
  'account-reminder': AccountReminderMail
  /** A fee that is asked for with an invoice. `dueOn` in words. */
  'account-fee': {
    name: string
    company: string
    invoice: string
    amount: string
    dueOn: string
    note: string
    url: string
  }
  /** What a company says is wrong with an invoice, or no more: for the seller. `amount` is in question. */
  'invoice-disputed': {
    name: string
    company: string
    invoice: string
    amount: string
    reason: string
    isWithdrawn: boolean
    url: string
  }
  /** What the seller says of it: for who pays for the company. */
  'dispute-ended': {
    name: string
    company: string
    invoice: string
    amount: string
    reason: string
    state: 'accepted' | 'rejected'
    answer: string
    url: string
  }
  /** Four fifths of a company’s limit are used: for who pays for it, and for the seller. */
  'account-near': { name: string; company: string; limit: string; available: string; url: string }
  /** What went back at the provider of a payment of a company’s invoices: for who pays for it, and for the seller. */
  'account-returned': {
    name: string
    company: string
    amount: string
    left: string
    invoices: string
    transactionId: string
    url: string
  }
  /** No newer statement of the bank than of that day: for the seller. */
  'statements-late': { name: string; newestOn: string; url: string }
  /** What a payment by card or online paid of a company’s invoices. */
  'account-paid': {
    name: string
    company: string
    amount: string
    invoices: string
    transactionId: string
    /** By card, or online; not there in mails of before. */
    paid?: string
    url: string
  }
  'order-placed': OrderMail
  'payment-received': OrderMail
  /** `document`: the deposit invoice, which goes with it; not there where none was written. */
  'deposit-received': OrderMail & { document?: string }
  'order-goes-on': OrderMail
  'order-part-shipped': OrderMail
  'order-shipped': OrderMail
  'order-tracking': OrderMail
  'order-complete': OrderMail
  'hold-ends': OrderMail
  'hold-expired': OrderMail
  'order-cancelled': OrderMail
  'order-part-refunded': OrderMail
  'credit-note': CreditNoteMail
  /** Whoever books a company’s invoices: `document` is the number of an invoice or a credit note, which goes with it. */
  'document-copy': {
    name: string
    document: string
    orderNumber: string
    purchaseOrder: string
  }
  'order-refunded': OrderMail
  /** What lies on an order by transfer; the rest of it stands in `transfer`. */
  'transfer-part': OrderMail & { came: string }
  /** What came for an order and it did not take: `why`, and whether it is the company’s credit, else it is paid out. */
  'transfer-left': OrderMail & { came: string; why: string; isCredit: boolean }
  'inquiry-answered': InquiryMail
  'part-lifecycle': LifecycleMail
  'parts-lifecycle': LifecyclesMail
  /** Whoever asked for a fact of a part: its value in words, null where it has none, nothing was found or the part left. */
  'fact-answered': {
    name: string
    partName: string
    mpn: string
    fact: string
    what: 'known' | 'not-found' | 'left'
    value: string | null
    sourceUrl: string | null
    url: string
  }
  'newsletter-confirmation': { confirmUrl: string; unsubscribeUrl: string; oneClickUrl: string }
}

export type MailKind = keyof MailValues
