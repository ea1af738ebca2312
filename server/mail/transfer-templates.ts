import { shippingApart } from '../../contract/freight/words.ts'
import type { Email } from './email.ts'
import { greeting } from './greeting.ts'
import type { MailValues, OrderMail } from './mail-values.ts'
import { delivery, goods, reference, transferFacts, wishes } from './order-facts.ts'

type TransferKind = 'transfer-part' | 'transfer-left'

/** What is said of money that came for an order by transfer. */
export const transferTemplates: { [K in TransferKind]: (order: MailValues[K]) => Email } = {
  'transfer-part': (order) => ({
    subject: `Order ${order.orderNumber}: ${order.transfer?.rest ?? ''} is to come still`,
    greeting: greeting(order.name),
    says: [
      `${order.came} came for your order ${order.orderNumber}, and ${order.transfer?.rest ?? 'some'} of it is to come still. Its stock stays held meanwhile. Please transfer the rest under the same reference.`,
    ],
    facts: [...reference(order), ...transferFacts(order)],
    action: { label: 'View the order', url: order.orderUrl },
    notes: ['If it is to be cancelled instead, you can do so at the order: what came is not lost.'],
  }),
  'transfer-left': (order) => ({
    subject: `${order.came} for order ${order.orderNumber} is ${order.isCredit ? 'your credit' : 'paid back'}`,
    greeting: greeting(order.name),
    says: [
      `${order.came} came by transfer for your order ${order.orderNumber}, which is ${order.why}. ${order.isCredit ? 'It is your company’s credit now, and pays its next invoices.' : 'We transfer it back.'}`,
    ],
    facts: reference(order),
    action: { label: 'View the order', url: order.orderUrl },
    notes: [],
  }),
}

/** An order by transfer waits for its money: what that is to say stands first. */
export const toBeTransferred = (order: OrderMail, until: string): Email => ({
  subject: `Order ${order.orderNumber} placed: please transfer ${order.transfer?.rest ?? order.total}`,
  greeting: greeting(order.name),
  says: [
    `We have your order ${order.orderNumber}. Its stock is held for you until ${until}; please transfer ${order.transfer?.rest ?? order.total} so that it has come by then, and name the reference. The pro-forma invoice is attached as PDF.`,
  ],
  facts: [...transferFacts(order), ...goods(order), ...wishes(order), ...delivery(order)],
  action: { label: 'View the order', url: order.orderUrl },
  notes: [
    'An order of which nothing has come by then is cancelled and its stock returned. You can cancel it yourself until it is paid, or pay it at once at the order instead.',
    order.shipping ?? shippingApart,
  ],
})
