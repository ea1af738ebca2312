import type { OrderDetail } from '../../../../contract/orders/orders.ts'
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx'
import { counted, Money } from '../../../ui/words/amounts.tsx'
import { When } from '../../../ui/words/when.tsx'
import { RetryRefunds } from './retry-refunds.tsx'

type Payment = OrderDetail['payments'][number]

const states: Record<Payment['status'], [string, BadgeVariant]> = {
  open: ['Started', 'neutral'],
  paid: ['Paid', 'good'],
  declined: ['Declined', 'danger'],
  canceled: ['Given up', 'neutral'],
  returned: ['Returned', 'warn'],
  refunding: ['Refund under way', 'warn'],
  'refund-failed': ['Refund failed', 'danger'],
  refunded: ['Refunded', 'warn'],
}

/** The tries to pay an order and what became of the money, oldest first. */
export function PaymentLog({ order }: { order: OrderDetail }) {
  const { payments, currency, holdExpiresAt } = order
  return (
    <>
      {holdExpiresAt && (
        <p className="mb-3">
          The stock is held until <When at={holdExpiresAt} />.
        </p>
      )}
      {payments.length === 0 ? (
        <p className="text-soft">Nobody has tried to pay this order yet.</p>
      ) : (
        <ul className="divide-y">
          {payments.map(({ at, status, amount, reason }) => {
            const [word, variant] = states[status]
            return (
              <li
                key={`${at} ${status}`}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2"
              >
                <span className="w-24">
                  <Badge variant={variant}>{word}</Badge>
                </span>
                <span className="text-soft">
                  <When at={at} />
                </span>
                <span className="ms-auto">
                  <Money amount={amount} currency={currency} />
                </span>
                {reason && <p className="basis-full text-soft sm:ps-27">{reason}</p>}
              </li>
            )
          })}
        </ul>
      )}
      {payments.some(({ status }) => status === 'refund-failed') && (
        <RetryRefunds orderId={order._id} />
      )}
    </>
  )
}

const mailWords: Record<string, string> = {
  'order-placed': 'Order placed',
  'payment-received': 'Payment received',
  'deposit-received': 'Deposit received',
  'order-goes-on': 'It goes on after a look',
  'transfer-part': 'A part of it came, the rest is to come',
  'transfer-left': 'What came and it did not take',
  'order-tracking': 'Tracking of a shipment',
  'order-part-shipped': 'Part of the order shipped',
  'order-shipped': 'Order shipped',
  'order-complete': 'Order complete',
  'hold-ends': 'The hold ends soon',
  'hold-expired': 'The hold has ended',
  'order-cancelled': 'Order cancelled',
  'credit-note': 'Credit note',
  'order-refunded': 'Order refunded',
  'order-part-refunded': 'Part of the order cancelled',
  'inquiry-answered': 'Inquiry answered',
}

/** The mails about an order, oldest first, with whether they went out. */
export function MailLog({ mails }: Pick<OrderDetail, 'mails'>) {
  if (mails.length === 0) return <p className="text-soft">No mail was written about this order.</p>
  return (
    <ul className="divide-y" aria-label={counted(mails.length, 'mail')}>
      {mails.map(({ kind, at, sentAt }) => (
        <li key={`${kind} ${at}`} className="flex flex-wrap items-baseline gap-x-3 py-2">
          <span>{mailWords[kind] ?? kind}</span>
          <span className="ms-auto text-soft">
            {sentAt ? (
              <>
                Sent <When at={sentAt} />
              </>
            ) : (
              'Waiting to be sent'
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
