import type { OrderStatus } from '../../contract/order-status.ts'
import type { OrderEvent } from '../../contract/orders.ts'
import { classNames } from '../ui/class-names.ts'
import { When } from '../ui/when.tsx'

const eventWords: Record<string, string> = {
  placed: 'Order placed',
  'payment-failed': 'Card declined',
  paid: 'Payment received',
  released: 'Released for shipment',
  shipped: 'Shipped',
  cancelled: 'Cancelled',
  refunded: 'Refund decided',
  'money-returned': 'Money returned to the card',
  'surplus-payment': 'A second payment arrived: it goes back',
  disputed: 'The cardholder disputes the payment',
}
const actors: Record<OrderEvent['by'], string> = {
  buyer: 'by the buyer',
  admin: 'by our staff',
  shop: 'by the shop itself',
  provider: 'by the card provider',
}
const troubles = ['payment-failed', 'surplus-payment', 'disputed']

/** What is still to come on the usual way of an order. */
const ahead: Partial<Record<OrderStatus, string[]>> = {
  unpaid: ['Payment', 'Release for shipment', 'Shipment'],
  paid: ['Release for shipment', 'Shipment'],
  pending: ['Shipment'],
}

/** What happened to an order, oldest first, with time and who did it; then what is still to come. */
export function Timeline({ events, status }: { events: OrderEvent[]; status: OrderStatus }) {
  const steps = ahead[status] ?? []
  return (
    <ol>
      {events.map(({ kind, at, by, note }, place) => (
        <Step
          key={`${kind} ${at}`}
          look={troubles.includes(kind) ? 'trouble' : 'done'}
          last={place === events.length - 1 && steps.length === 0}
        >
          <p className="font-medium">{eventWords[kind] ?? kind}</p>
          <p className="text-soft">
            <When at={at} /> · {actors[by]}
          </p>
          {note && <p className="mt-0.5 break-words text-soft">{note}</p>}
        </Step>
      ))}
      {steps.map((step, place) => (
        <Step key={step} look="ahead" last={place === steps.length - 1}>
          <p className="text-soft">
            {step}
            <span className="sr-only">, still to come</span>
          </p>
        </Step>
      ))}
    </ol>
  )
}

const dots = {
  done: 'border-ink bg-ink',
  trouble: 'border-warn bg-warn',
  ahead: 'border-edge bg-surface',
}
type StepProps = { look: keyof typeof dots; last: boolean; children: React.ReactNode }

function Step({ look, last, children }: StepProps) {
  return (
    <li className="relative ps-6 pb-4 text-sm last:pb-0">
      {!last && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute inset-s-[5px] top-4 -bottom-1 border-s',
            look === 'ahead' && 'border-dashed border-edge',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          'absolute inset-s-0 top-1 size-[11px] rounded-full border-2',
          dots[look],
        )}
      />
      {children}
    </li>
  )
}
