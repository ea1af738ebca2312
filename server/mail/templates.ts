import { type Fact, type Letter, letterHtml, letterText, oneLine } from './letter.ts'

/** What a mail about an order says, as the order was when the mail was written. Money is formatted already. */
export type OrderMail = {
  orderId: string
  orderNumber: string
  name: string
  partName: string
  sku: string
  quantity: number
  unitPrice: string
  total: string
  address: string
  phone: string
  transactionId: string | null
  /** ISO 8601 */
  holdExpiresAt: string
  orderUrl: string
}

/** Every kind of mail and what it is written from; kept as JSON until it is sent. */
export type MailValues = {
  'verify-email': { name: string; url: string }
  'reset-password': { name: string; url: string }
  'order-placed': OrderMail
  'payment-received': OrderMail
  'order-shipped': OrderMail
  'hold-ends': OrderMail
  'hold-expired': OrderMail
  'order-cancelled': OrderMail
  'order-refunded': OrderMail
  'newsletter-confirmation': { confirmUrl: string; unsubscribeUrl: string; oneClickUrl: string }
}

export type MailKind = keyof MailValues

/** A mail's words, as plain text and as HTML; both say the same. The subject is one line. */
export function renderMail<K extends MailKind>(
  kind: K,
  values: MailValues[K],
): { subject: string; text: string; html: string } {
  const letter = letters[kind](values)
  return { subject: oneLine(letter.subject), text: letterText(letter), html: letterHtml(letter) }
}

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(letters, kind)

const letters: { [K in MailKind]: (values: MailValues[K]) => Letter } = {
  'verify-email': ({ name, url }) => ({
    subject: 'Confirm your e-mail address',
    greeting: greeting(name),
    says: [
      'An account at Partwright was made with this e-mail address. Please confirm that it is yours.',
    ],
    action: { label: 'Confirm e-mail address', url },
    notes: ['The link works for 24 hours. If you did not make this account, ignore this mail.'],
  }),
  'reset-password': ({ name, url }) => ({
    subject: 'Set a new password',
    greeting: greeting(name),
    says: ['Somebody asked to set a new password for your account at Partwright.'],
    action: { label: 'Set a new password', url },
    notes: [
      'The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
  }),
  'order-placed': (order) => ({
    subject: `Order ${order.orderNumber} placed`,
    greeting: greeting(order.name),
    says: [
      `We have your order ${order.orderNumber}. Its stock is held for you until ${instant(order.holdExpiresAt)}; please pay by then.`,
    ],
    facts: [...goods(order), ...delivery(order)],
    action: { label: 'Pay the order', url: order.orderUrl },
    notes: [
      'An order that is not paid by then is cancelled and its stock returned. You can cancel it yourself until you pay.',
      shippingCost,
    ],
  }),
  'payment-received': (order) => ({
    subject: `Payment for order ${order.orderNumber} received`,
    greeting: greeting(order.name),
    says: [
      `We received your payment of ${order.total} for order ${order.orderNumber}. The receipt is attached as PDF.`,
    ],
    facts: [...goods(order), ...transaction(order), ...delivery(order)],
    action: { label: 'View the order', url: order.orderUrl },
    notes: ['We write again when the order is shipped.', shippingCost],
  }),
  'order-shipped': (order) => ({
    subject: `Order ${order.orderNumber} shipped`,
    greeting: greeting(order.name),
    says: [`Your order ${order.orderNumber} has been shipped.`],
    facts: [...goods(order), ...delivery(order)],
    action: { label: 'View the order', url: order.orderUrl },
    notes: [shippingCost],
  }),
  'hold-ends': (order) => ({
    subject: `Order ${order.orderNumber} is held until ${instant(order.holdExpiresAt)}`,
    greeting: greeting(order.name),
    says: [
      `Your order ${order.orderNumber} is not paid yet. Its stock is held for you until ${instant(order.holdExpiresAt)}.`,
    ],
    facts: goods(order),
    action: { label: 'Pay the order', url: order.orderUrl },
    notes: ['If it is not paid by then, it is cancelled and its stock returned.', shippingCost],
  }),
  'hold-expired': (order) => ({
    subject: `Order ${order.orderNumber} cancelled: not paid in time`,
    greeting: greeting(order.name),
    says: [
      `Your order ${order.orderNumber} was held until ${instant(order.holdExpiresAt)} and was not paid. It is cancelled and its stock returned.`,
    ],
    facts: goods(order),
    notes: ['If you still need the parts, please place a new order.', latePayment],
  }),
  'order-cancelled': (order) => ({
    subject: `Order ${order.orderNumber} cancelled`,
    greeting: greeting(order.name),
    says: [
      `Your order ${order.orderNumber} is cancelled. It was not paid, and its stock is returned.`,
    ],
    facts: goods(order),
    notes: [latePayment],
  }),
  'order-refunded': (order) => ({
    subject: `Order ${order.orderNumber} refunded`,
    greeting: greeting(order.name),
    says: [
      `Your order ${order.orderNumber} will not be shipped. We are returning ${order.total} to the card that paid it.`,
    ],
    facts: [...goods(order), ...transaction(order)],
    notes: [cardReturn],
  }),
  'newsletter-confirmation': ({ confirmUrl, unsubscribeUrl }) => ({
    subject: 'Confirm the newsletter',
    greeting: 'Hello,',
    says: [
      'This e-mail address was entered for the newsletter of Partwright. Please confirm that you want it.',
    ],
    action: { label: 'Confirm the newsletter', url: confirmUrl },
    notes: ['Without your confirmation we send nothing.'],
    unsubscribeUrl,
  }),
}

const shippingCost = 'Shipping is not part of this amount: it is invoiced on shipment.'
const latePayment =
  'Nothing was charged for it. Should a card payment for it still arrive, it goes back to the card by itself.'
const cardReturn = 'Banks usually show the money on the card within 5 to 10 business days.'

/**
 * A name that holds an address is left out: anybody can register somebody else's e-mail under such a name, and mail
 * programs make links of addresses.
 */
const greeting = (name: string) =>
  name.trim() === '' || /[/@]|\p{L}\.\p{L}{2}/u.test(name) ? 'Hello,' : `Hello ${name},`

const goods = (order: OrderMail): Fact[] => [
  ['Order', order.orderNumber],
  ['Part', order.partName],
  ['Part number', order.sku],
  ['Quantity', String(order.quantity)],
  ['Unit price', order.unitPrice],
  ['Total', order.total],
]

const delivery = (order: OrderMail): Fact[] => [
  ['Name', order.name],
  ['Address', order.address],
  ['Phone', order.phone],
]

const transaction = (order: OrderMail): Fact[] =>
  order.transactionId ? [['Card transaction', order.transactionId]] : []

const instantFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
  timeZoneName: 'short',
})

const instant = (iso: string) => instantFormat.format(new Date(iso))
