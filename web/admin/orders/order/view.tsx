import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrderDetail } from '../../../../contract/orders/orders.ts'
import { OrderLines } from '../../../orders/order/lines.tsx'
import { OrderCancellations, OrderShipments } from '../../../orders/order/parcels.tsx'
import { shownReferences } from '../../../orders/order/references.tsx'
import { Timeline } from '../../../orders/order/timeline.tsx'
import { Untaxed } from '../../../orders/order/untaxed.tsx'
import { DepositWords } from '../../../trade/credit/deposit-words.tsx'
import { creditWords, isOnAccount } from '../../../trade/credit/order-words.ts'
import { CodeText } from '../../../ui/copy-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { historyOf } from '../../audit/history-of.ts'
import { Inquiries } from '../../inquiries/decide.tsx'
import { FreightPaidButton } from '../shipping/freight-paid.tsx'
import { TrackingButton } from '../shipping/tracking-button.tsx'
import { MailLog, PaymentLog } from './logs.tsx'
import { Transfers } from './transfers.tsx'

/** Few orders have one. */
const Holds = lazyPart<ComponentProps<typeof import('./holds.tsx').Holds>>(async () => ({
  default: (await import('./holds.tsx')).Holds,
}))

/** Everything about an order. */
export function OrderView({ order }: { order: OrderDetail }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0 space-y-5">
        {order.holds && order.holds.length > 0 && (
          <Block title="Holds" id="holds">
            <Holds order={order} holds={order.holds} />
          </Block>
        )}
        {order.inquiries.length > 0 && (
          <Block title="Inquiries" id="inquiries">
            <Inquiries order={order} />
          </Block>
        )}
        {order.shipments.length > 0 && (
          <Block title="Shipments">
            <OrderShipments
              order={order}
              beside={(shipment) => (
                <>
                  <TrackingButton shipment={shipment} />
                  <FreightPaidButton order={order} shipment={shipment} />
                </>
              )}
            />
          </Block>
        )}
        {order.cancellations.length > 0 && (
          <Block title="Cancelled">
            <OrderCancellations order={order} />
          </Block>
        )}
        <Block title="Parts">
          <OrderLines order={order} own="Buyer’s number" />
          <Untaxed order={order} />
        </Block>
        <Block title="Payment">
          {creditWords(order) ? (
            <>
              <p>
                {creditWords(order)}: each shipment is invoiced, and paid to the account of{' '}
                {order.company && (
                  <Link
                    to={`/dashboard/companies/${order.company._id}#account`}
                    className="link wrap-anywhere"
                  >
                    {order.company.name}
                  </Link>
                )}
                .
              </p>
              {order.deposit && (
                <div className="mt-3 space-y-3">
                  <p>
                    <DepositWords order={order} />
                  </p>
                  <PaymentLog order={order} />
                </div>
              )}
            </>
          ) : (
            <PaymentLog order={order} />
          )}
        </Block>
        {order.transfer && (
          <Block title="Transfers">
            <Transfers order={order} transfer={order.transfer} />
          </Block>
        )}
        <Block title="Timeline">
          <Timeline order={order} />
          <p className="mt-3 text-sm">
            <Link to={historyOf('order', order._id)} className="link">
              Who changed this order, and by which way
            </Link>
          </p>
        </Block>
        <Block title="Mails">
          <MailLog mails={order.mails} />
        </Block>
      </div>
      <div className="min-w-0 space-y-5">
        <Buyer order={order} />
        <Block title="References">
          <dl className="space-y-3">
            <Fact name="Order number">
              <CodeText label="Copy the order number">{order.orderNumber}</CodeText>
            </Fact>
            {shownReferences(order).map(({ key, name, text, shown }) => (
              <Fact key={key} name={name}>
                {shown === text ? (
                  <CodeText label={`Copy the ${name.toLowerCase()}`}>{text}</CodeText>
                ) : (
                  shown
                )}
              </Fact>
            ))}
            <Fact name="Order id">
              <CodeText label="Copy the order id">{order._id}</CodeText>
            </Fact>
            {!isOnAccount(order) && (
              <Fact name="Transaction id">
                {order.transactionId ? (
                  <CodeText label="Copy the transaction id">{order.transactionId}</CodeText>
                ) : (
                  'None yet'
                )}
              </Fact>
            )}
          </dl>
        </Block>
      </div>
    </div>
  )
}

function Buyer({ order }: { order: OrderDetail }) {
  const others = `/dashboard/manage-orders?${new URLSearchParams({ q: order.email })}`
  return (
    <Block title="Buyer">
      <dl className="space-y-3">
        <Fact name="Name">{order.displayName}</Fact>
        {order.company && (
          <Fact name="For the company">
            <Link to={`/dashboard/companies/${order.company._id}`} className="link wrap-anywhere">
              {order.company.name}
            </Link>
          </Fact>
        )}
        <Fact name="E-mail">
          <a href={`mailto:${order.email}`} className="link wrap-anywhere">
            {order.email}
          </a>
        </Fact>
        <Fact name="Phone">
          <a href={`tel:${order.number}`} className="link">
            {order.number}
          </a>
        </Fact>
        <Fact name="Address">
          <span className="whitespace-pre-line">{order.address}</span>
        </Fact>
        {order.shipTo?.instructions && (
          <Fact name="Delivery instructions">
            <span className="whitespace-pre-line">{order.shipTo.instructions}</span>
          </Fact>
        )}
        {order.billAddress && (
          <Fact name="Bill to">
            <span className="whitespace-pre-line">{order.billAddress}</span>
          </Fact>
        )}
        <Fact name="Note">
          <span className="whitespace-pre-line">{order.others || 'None'}</span>
        </Fact>
      </dl>
      <p className="mt-4 border-t pt-3" data-screen-only>
        <Link to={others} className="link">
          All orders of this buyer
        </Link>
      </p>
    </Block>
  )
}

function Block({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className="panel p-5 text-sm">
      <h2 className="mb-3 text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-soft">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)
