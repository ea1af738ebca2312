import type { InquiryState } from '../../contract/orders/inquiry-kinds.ts'
import { backTo, cameBy } from '../../contract/orders/paid-by.ts'
import { depositAsked, depositBack, depositTemplates } from './deposit-templates.ts'
import type { Email, Wording } from './email.ts'
import { greeting } from './greeting.ts'
import type { MailKind, MailValues, OrderMail } from './mail-values.ts'
import { confirmed, onAccountTemplates } from './on-account-templates.ts'
import {
  because,
  delivery,
  goods,
  lines,
  parcel,
  reference,
  sent,
  settled,
  transaction,
  transferFacts,
  whole,
  wishes,
} from './order-facts.ts'
import { toBeTransferred, transferTemplates } from './transfer-templates.ts'

type OrderMailKind =
  | { [K in MailKind]: MailValues[K] extends OrderMail ? K : never }[MailKind]
  | 'document-copy'

/** What is said about an order, by the kind of mail. */
export const orderTemplates: {
  [K in OrderMailKind]: (order: MailValues[K], wording: Wording) => Email
} = {
  'order-placed': (order, { deadline }) =>
    order.deposit
      ? depositAsked(order, order.deposit, deadline(new Date(order.holdExpiresAt)))
      : order.creditDays !== null
        ? confirmed(order, order.creditDays)
        : order.transfer
          ? toBeTransferred(order, deadline(new Date(order.holdExpiresAt)))
          : {
              subject: `Order ${order.orderNumber} placed`,
              greeting: greeting(order.name),
              says: [
                `We have your order ${order.orderNumber}. Its stock is held for you until ${deadline(new Date(order.holdExpiresAt))}; please pay by then. The order confirmation is attached as PDF.`,
              ],
              facts: [...goods(order), ...wishes(order), ...delivery(order)],
              action: { label: 'Pay the order', url: order.orderUrl },
              notes: [
                'An order that is not paid by then is cancelled and its stock returned. You can cancel it yourself until you pay.',
                sent(order),
              ],
            },
  'payment-received': (order) => ({
    subject: `Payment for order ${order.orderNumber} received`,
    greeting: greeting(order.name),
    says: [
      `We received your payment of ${order.total} for order ${order.orderNumber}. The receipt is attached as PDF.`,
    ],
    facts: [...goods(order), ...transaction(order), ...delivery(order)],
    action: { label: 'View the order', url: order.orderUrl },
    notes: ['We write again when the order is shipped.', sent(order)],
  }),
  ...onAccountTemplates,
  'order-part-shipped': (order) => ({
    subject: `Part of order ${order.orderNumber} shipped`,
    greeting: greeting(order.name),
    says: [
      `A part of your order ${order.orderNumber} has been shipped. The rest follows; we write again. ${attached}`,
      ...due(order),
    ],
    facts: [
      ...reference(order),
      ...lines(order),
      whole(order),
      ...parcel(order),
      ...delivery(order),
    ],
    action: { label: 'View the order', url: order.orderUrl },
    notes: [sent(order)],
  }),
  'order-shipped': (order) => ({
    subject: `Order ${order.orderNumber} shipped`,
    greeting: greeting(order.name),
    says: [`Your order ${order.orderNumber} has been shipped. ${attached}`, ...due(order)],
    facts: [...goods(order), ...parcel(order), ...delivery(order)],
    action: { label: 'View the order', url: order.orderUrl },
    notes: [sent(order)],
  }),
  'order-tracking': (order) => ({
    subject: `Tracking of order ${order.orderNumber}`,
    greeting: greeting(order.name),
    says: [`This is how a shipment of your order ${order.orderNumber} can be followed.`],
    facts: [
      ...reference(order),
      ...parcel(order),
      ...lines(order),
      whole(order),
      ...delivery(order),
    ],
    action: { label: 'View the order', url: order.orderUrl },
    notes: [],
  }),
  'order-complete': (order) => ({
    subject: `Order ${order.orderNumber} complete`,
    greeting: greeting(order.name),
    says: [
      `Nothing of your order ${order.orderNumber} is still to come. This is what was shipped of it; the rest was cancelled.`,
    ],
    facts: [...reference(order), ...lines(order), whole(order), ...settled(order)],
    action: { label: 'View the order', url: order.orderUrl },
    notes: [],
  }),
  'hold-ends': (order, { deadline }) => ({
    subject: `Order ${order.orderNumber} is held until ${deadline(new Date(order.holdExpiresAt))}`,
    greeting: greeting(order.name),
    says: [
      `${order.deposit ? `The deposit of ${order.deposit.amount} for your order ${order.orderNumber}` : `Your order ${order.orderNumber}`} is not paid yet. Its stock is held for you until ${deadline(new Date(order.holdExpiresAt))}.`,
    ],
    facts: [...goods(order), ...transferFacts(order)],
    action: { label: 'Pay the order', url: order.orderUrl },
    notes: ['If it is not paid by then, it is cancelled and its stock returned.', sent(order)],
  }),
  'hold-expired': (order, { deadline }) => ({
    subject: `Order ${order.orderNumber} cancelled: not paid in time`,
    greeting: greeting(order.name),
    says: [
      `Your order ${order.orderNumber} was held until ${deadline(new Date(order.holdExpiresAt))} and was not paid. It is cancelled and its stock returned.`,
    ],
    facts: goods(order),
    notes: ['If you still need the parts, please place a new order.', late(order)],
  }),
  'order-cancelled': (order) => ({
    subject: `Order ${order.orderNumber} cancelled`,
    greeting: greeting(order.name),
    says: [
      order.creditDays === null
        ? `Your order ${order.orderNumber} is cancelled. It was not paid, and its stock is returned.`
        : `Your order ${order.orderNumber} is cancelled. None of it is invoiced.${depositBack(order)}`,
    ],
    facts: [...goods(order), ...because(order)],
    notes: order.creditDays === null ? [late(order)] : [],
  }),
  'order-part-refunded': (order) => ({
    subject: `Part of order ${order.orderNumber} cancelled`,
    greeting: greeting(order.name),
    says: [`A part of your order ${order.orderNumber} will not be shipped. ${returning(order)}`],
    facts: [
      ...reference(order),
      ...lines(order),
      whole(order),
      ...because(order),
      ...transaction(order),
    ],
    action: { label: 'View the order', url: order.orderUrl },
    notes: goesToCard(order) ? [cardReturn] : [],
  }),
  'inquiry-answered': (order) => ({
    subject: `${order.inquiry} about order ${order.orderNumber}`,
    greeting: greeting(order.name),
    says: [
      `This is our answer about your order ${order.orderNumber}: ${order.reason}`,
      turns[order.inquiryState],
      ...(order.returned ? [returning(order)] : []),
    ],
    facts: reference(order),
    action: { label: 'View the order', url: order.orderUrl },
    notes: order.returned && goesToCard(order) ? [cardReturn] : [],
  }),
  'credit-note': (order) => ({
    subject: `Credit note ${order.document} for order ${order.orderNumber}`,
    greeting: greeting(order.name),
    says: [
      order.isOfDeposit
        ? `Credit note ${order.document} lowers the deposit invoice ${order.invoice} by ${order.returned}. It is attached as PDF.`
        : `Credit note ${order.document} lowers invoice ${order.invoice}. It is attached as PDF. ${returning(order)}`,
    ],
    facts: [...reference(order), ...because(order)],
    action: { label: 'View the order', url: order.orderUrl },
    notes: goesToCard(order) ? [cardReturn] : [],
  }),
  'document-copy': (copy) => ({
    subject: `${copy.document}, order ${copy.orderNumber}`,
    greeting: greeting(copy.name),
    says: [`${copy.document} is attached.`],
    facts: [
      ['Order', copy.orderNumber],
      ...(copy.purchaseOrder ? ([['Your order', copy.purchaseOrder]] as const) : []),
    ],
    notes: [
      'You get this since your company has its invoices sent to this address. Whoever leads its buying can change that.',
    ],
  }),
  'order-refunded': (order) => ({
    subject: `Order ${order.orderNumber} refunded`,
    greeting: greeting(order.name),
    says: [`Your order ${order.orderNumber} will not be shipped. ${returning(order)}`],
    facts: [...goods(order), ...transaction(order)],
    notes: goesToCard(order) ? [cardReturn] : [],
  }),
  ...depositTemplates,
  ...transferTemplates,
}

const turns: Record<InquiryState, string> = {
  open: 'We look into it.',
  answered: 'You can answer at the order.',
  accepted: 'We have accepted it. Please send the goods; we write again when they are here.',
  settled: 'It is settled.',
  declined: 'We cannot do this.',
  withdrawn: 'You have withdrawn it.',
}

/** Nothing is left to return when it was given back before what it was for was cancelled. */
function returning(order: OrderMail): string {
  const { returned, creditDays } = order
  if (creditDays !== null)
    return `${returned ? `${returned} less is to be paid for it.` : 'Nothing is to be paid for it.'}${depositBack(order)}`
  return returned
    ? `We are returning ${returned} ${backTo(order)}.`
    : `Its money went back ${backTo(order)} before.`
}

/** Whether what goes back of it stands on a card. */
const goesToCard = (order: OrderMail) => order.creditDays === null && cameBy(order) === 'card'

/** What becomes of money that comes for an order which is gone. */
const late = (order: OrderMail) =>
  order.transfer
    ? 'Should a transfer for it still arrive, it is not lost: it becomes your company’s credit, or we transfer it back.'
    : latePayment

/** When the invoice of what left is to be paid. */
const due = ({ dueOn }: OrderMail) => (dueOn ? [`The invoice is due on ${dueOn}.`] : [])

const attached = 'Packing list and invoice are attached as PDF.'
const latePayment =
  'Nothing was charged for it. Should a payment for it still arrive, it goes back by itself.'
const cardReturn = 'Banks usually show the money on the card within 5 to 10 business days.'
