import type { OrderDetail, OrderEvent } from '../../../contract/orders/orders.ts'
import { backHow } from '../../../contract/orders/paid-by.ts'
import type { Cancellation } from '../../../contract/orders/shipments.ts'
import type { OrderStatus } from '../../../contract/orders/status.ts'
import { isOnAccount } from '../../trade/credit/order-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Facts } from '../../ui/tables/facts.tsx'
import { counted, Money } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { inquiryEvent } from '../inquiries/words.ts'
import { piecesOf } from '../open-pieces.ts'

const eventWords: Record<string, string> = {
  placed: 'Order placed',
  'payment-failed': 'Payment declined',
  paid: 'Payment received',
  'deposit-paid': 'Deposit received, and confirmed',
  'deposit-undone': 'Deposit taken back',
  'held-credit': 'On hold: the account’s limit does not take it',
  'held-limit': 'On hold: the account’s limit does not take the rest',
  'held-overdue': 'On hold: an invoice is overdue',
  'held-stopped': 'On hold: the account is stopped',
  'held-tax_id': 'On hold: no register has answered for the tax number',
  'taxes-decided': 'The taxes are decided',
  'held-manual': 'On hold: our staff looks at it first',
  'hold-ended': 'It goes on after a look',
  released: 'Released for shipment',
  'part-shipped': 'Part of it shipped',
  shipped: 'Shipped',
  'part-shipping-undone': 'Shipping of a part taken back',
  'shipping-undone': 'Shipping taken back',
  'freight-paid': 'Freight paid',
  'freight-unpaid': 'Freight not paid after all',
  'tracking-changed': 'Tracking changed',
  'part-cancelled': 'Part of it cancelled, its money goes back',
  'rest-cancelled': 'The rest cancelled, its money goes back',
  cancelled: 'Cancelled',
  refunded: 'Refund decided',
  'money-returned': 'Money returned',
  'returned-at-provider': 'Money returned, at the payment provider itself',
  'refund-failed': 'The payment provider could not return money',
  'refund-retried': 'The payment provider is asked again',
  'surplus-payment': 'A second payment arrived: it goes back',
  disputed: 'Whoever paid disputes the payment',
  'transfer-came': 'A transfer came',
  'transfer-undone': 'A transfer taken back',
  'transfer-credited': 'It did not take this money: it is the company’s credit',
  'transfer-returned': 'It did not take this money: it is to be paid out',
  'payment-undone': 'Payment taken back',
  'release-undone': 'Release taken back',
  'paid-out': 'Paid out by transfer',
  'pay-out-undone': 'Paying out taken back',
}
/** Of what is invoiced when it has left: no money goes back. */
const onAccountWords: typeof eventWords = {
  placed: 'Ordered on account, and confirmed',
  'part-cancelled': 'Part of it cancelled',
  'rest-cancelled': 'The rest cancelled',
}
const actors: Record<OrderEvent['by'], string> = {
  buyer: 'by the buyer',
  admin: 'by our staff',
  shop: 'by the shop itself',
  provider: 'by the payment provider',
}
const troubles = ['payment-failed', 'surplus-payment', 'disputed', 'refund-failed']

/** What is still to come on the usual way of an order; of one that was shipped in part, the rest. */
const ahead: Partial<Record<OrderStatus, string[]>> = {
  unpaid: ['Payment', 'Release for shipment', 'Shipment'],
  paid: ['Release for shipment', 'Shipment'],
  confirmed: ['Release for shipment', 'Shipment'],
  pending: ['Shipment'],
}

type Told = Pick<
  OrderDetail,
  | 'events'
  | 'status'
  | 'cancellations'
  | 'currency'
  | 'shippedAt'
  | 'refunding'
  | 'method'
  | 'deposit'
  | 'transactionId'
  | 'onHold'
>

/** What happened to an order, oldest first, with time and who did it; then what is still to come. */
export function Timeline({ order }: { order: Told }) {
  const { events, status } = order
  const isBegun = status === 'pending' && events.some(({ kind }) => kind === 'part-shipped')
  const usual = isBegun ? ['Shipment of the rest'] : (ahead[status] ?? [])
  const returning = order.refunding ? [`Money returned ${backHow(order)}: under way`] : []
  const invoice = isOnAccount(order) && usual.length > 0 ? ['Invoice'] : []
  const look = order.onHold && usual.length > 0 ? ['A look by our staff'] : []
  const steps = [...returning, ...look, ...usual, ...invoice]
  return (
    <ol>
      {events.map((event, place) => (
        <Step
          key={`${event.kind} ${event.at}`}
          variant={troubles.includes(event.kind) ? 'trouble' : 'done'}
          last={place === events.length - 1 && steps.length === 0}
        >
          <Happened event={event} order={order} />
        </Step>
      ))}
      {steps.map((step, place) => (
        <Step key={step} variant="ahead" last={place === steps.length - 1}>
          <p className="text-soft">
            {step}
            <span className="sr-only">, still to come</span>
          </p>
        </Step>
      ))}
    </ol>
  )
}

function Happened({ event, order }: { event: OrderEvent; order: Told }) {
  const { kind, at, by, note } = event
  // both are written in one transaction, by its clock
  const cancelled = order.cancellations.find((one) => one.at === at)
  const isCompletion = kind === 'shipped' && cancelled !== undefined
  return (
    <>
      <p className="font-medium">
        {isCompletion
          ? 'Complete: the rest was cancelled'
          : kind === 'placed' && order.deposit
            ? 'Ordered on account, with a deposit'
            : (isOnAccount(order) && onAccountWords[kind]) ||
              (eventWords[kind] ?? inquiryEvent(kind) ?? kind)}
      </p>
      <p className="text-soft">
        <Facts>
          <When at={at} />
          {actors[by]}
        </Facts>
      </p>
      {isCompletion && order.shippedAt && (
        <p className="text-soft">
          The last shipment left <When at={order.shippedAt} />
        </p>
      )}
      {cancelled && !isCompletion && <Returned one={cancelled} currency={order.currency} />}
      {note && <p className="mt-0.5 whitespace-pre-line text-soft">{note}</p>}
    </>
  )
}

const Returned = ({ one, currency }: { one: Cancellation; currency: string }) => (
  <p className="text-soft">
    {counted(piecesOf(one.lines), 'piece')} · <Money amount={one.amount} currency={currency} />
  </p>
)

const dots = {
  done: 'border-ink bg-ink',
  trouble: 'border-warn bg-warn',
  ahead: 'border-edge bg-surface',
}
type StepProps = { variant: keyof typeof dots; last: boolean; children: React.ReactNode }

function Step({ variant, last, children }: StepProps) {
  return (
    <li className="relative ps-6 pb-4 text-sm last:pb-0">
      {!last && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute inset-s-[5px] top-4 -bottom-1 border-s',
            variant === 'ahead' && 'border-dashed border-edge',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          'absolute inset-s-0 top-1 size-[11px] rounded-full border-2',
          dots[variant],
        )}
      />
      {children}
    </li>
  )
}
