import { dueWords } from '../words/in-words.ts'
import type { Email } from './email.ts'
import { greeting } from './greeting.ts'
import type { OrderMail } from './mail-values.ts'
import { delivery, goods, sent, wishes } from './order-facts.ts'

/** What is said of orders on account alone. */
export const onAccountTemplates = {
  'order-goes-on': (order: OrderMail): Email => ({
    subject: `Order ${order.orderNumber} goes on`,
    greeting: greeting(order.name),
    says: [
      `Nothing holds your order ${order.orderNumber} any more. It comes to ${order.total}, and we write again when it is shipped.`,
    ],
    facts: [...goods(order), ...wishes(order), ...delivery(order)],
    action: { label: 'View the order', url: order.orderUrl },
    notes: [sent(order)],
  }),
} satisfies Record<string, (order: OrderMail) => Email>

/** An order on account holds until it is shipped: nothing is to be done about it. */
export const confirmed = (order: OrderMail, days: number): Email => ({
  subject: `Order ${order.orderNumber} confirmed`,
  greeting: greeting(order.name),
  says: [
    `We have your order ${order.orderNumber} on account: it is ${dueWords(days)}. The order confirmation is attached as PDF.`,
    ...onHold(order),
  ],
  facts: [...goods(order), ...wishes(order), ...delivery(order)],
  action: { label: 'View the order', url: order.orderUrl },
  notes: [
    'We write again when it is shipped. If something of it is not to come, ask for that at the order.',
    sent(order),
  ],
})

/** What an order waits for. Its taxes are those without a tax number until they are decided. */
const onHold = ({ onHold: reasons = [] }: OrderMail) => [
  ...(reasons.some((reason) => reason !== 'tax_id')
    ? ['We look at it before it is released, and write when it goes on. Its stock is held for you.']
    : []),
  ...(reasons.includes('tax_id')
    ? [
        'The register of tax numbers has not answered for your company’s yet. The order waits for that, with its stock held: its taxes are decided then, and are these at most.',
      ]
    : []),
]
