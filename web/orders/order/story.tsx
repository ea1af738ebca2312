import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { When } from '../../ui/words/when.tsx'
import { Timeline } from './timeline.tsx'

const mailWords: Record<string, string> = {
  'order-placed': 'We have your order',
  'payment-received': 'Payment received, with the receipt',
  'deposit-received': 'Deposit received, with its invoice',
  'transfer-part': 'A part of it came, the rest is to come',
  'transfer-left': 'What came and it did not take',
  'order-part-shipped': 'Part of your order is on its way',
  'order-shipped': 'Your order is on its way',
  'order-goes-on': 'It goes on after a look',
  'order-tracking': 'How to follow a shipment',
  'order-complete': 'Your order is complete',
  'credit-note': 'Credit note',
  'hold-ends': 'The hold ends soon',
  'hold-expired': 'The hold has ended',
  'order-cancelled': 'Your order was cancelled',
  'order-refunded': 'Your money comes back',
  'inquiry-answered': 'Our answer to what you asked',
  'order-part-refunded': 'Part of your order was cancelled',
}

/** What happened to an order, and the mails that went out about it. */
export function OrderStory({ order }: { order: OrderDetail }) {
  return (
    <div className="space-y-6">
      <section aria-labelledby="timeline-title" className="panel p-5">
        <h2 id="timeline-title" className="mb-4 text-lg font-semibold">
          Timeline
        </h2>
        <Timeline order={order} />
      </section>
      {order.mails.length > 0 && (
        <section aria-labelledby="mails-title" className="panel p-5">
          <h2 id="mails-title" className="text-lg font-semibold">
            Mails
          </h2>
          <p className="text-sm wrap-anywhere text-soft">To {order.email}</p>
          <ul className="mt-3 space-y-2 text-sm">
            {order.mails.map(({ kind, at, sentAt }) => (
              <li key={`${kind} ${at}`}>
                <span className="block">{mailWords[kind] ?? kind}</span>
                <span className="text-soft">
                  {sentAt ? (
                    <>
                      Sent <When at={sentAt} />
                    </>
                  ) : (
                    'On its way'
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
