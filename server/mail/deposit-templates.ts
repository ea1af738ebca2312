import { shippingApart } from '../../contract/freight/words.ts'
import { dueWords } from '../words/in-words.ts'
import type { Email } from './email.ts'
import { greeting } from './greeting.ts'
import type { MailValues, OrderMail } from './mail-values.ts'
import { delivery, goods, transaction, transferFacts, wishes } from './order-facts.ts'

/** What is said of a deposit that came. */
export const depositTemplates = {
  'deposit-received': (order: MailValues['deposit-received']): Email => ({
    subject: `Deposit for order ${order.orderNumber} received`,
    greeting: greeting(order.name),
    says: [
      `We received the deposit of ${order.deposit?.amount ?? order.total} for your order ${order.orderNumber}: it is confirmed.${order.document ? ` Its invoice ${order.document} is attached as PDF.` : ''}${restOf(order)}`,
      ...(order.onHold ? ['We look at it before it is released, and write when it goes on.'] : []),
    ],
    facts: [...goods(order), ...transaction(order), ...delivery(order)],
    action: { label: 'View the order', url: order.orderUrl },
    notes: ['We write again when the order is shipped.', order.shipping ?? shippingApart],
  }),
} satisfies Record<string, (order: MailValues['deposit-received']) => Email>

/** An order on account whose deposit is to come: what that is to say stands first. */
export const depositAsked = (
  order: OrderMail,
  { amount }: NonNullable<OrderMail['deposit']>,
  until: string,
): Email => ({
  subject: `Order ${order.orderNumber} placed: please pay the deposit of ${amount}`,
  greeting: greeting(order.name),
  says: [
    `We have your order ${order.orderNumber} on account. It is confirmed once its deposit of ${amount} is paid, by ${until}: its stock is held for you until then.${restOf(order)} The order confirmation is attached as PDF.`,
  ],
  facts: [
    ['Deposit', amount],
    ...transferFacts(order),
    ...goods(order),
    ...wishes(order),
    ...delivery(order),
  ],
  action: { label: 'Pay the deposit', url: order.orderUrl },
  notes: [
    'An order whose deposit has not come by then is cancelled and its stock returned. You can cancel it yourself until it is released.',
    order.shipping ?? shippingApart,
  ],
})

/** What a deposit leaves to be invoiced. */
const restOf = ({ deposit, creditDays }: OrderMail) =>
  deposit?.rest
    ? ` What the deposit leaves, ${deposit.rest}, is invoiced when it is shipped, ${dueWords(creditDays ?? 0)}.`
    : ''

/** What of a deposit goes back, since nothing asks for it any more. */
export const depositBack = ({ deposit }: OrderMail) =>
  deposit?.back ? ` Of its deposit ${deposit.back} goes back the way it came.` : ''
