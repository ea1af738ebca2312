import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrderDetail } from '../../contract/orders.ts'
import { Timeline } from '../orders/timeline.tsx'
import { WhyPrice } from '../pricing/why-price.tsx'
import { figure, Money } from '../ui/amounts.tsx'
import { CodeText } from '../ui/copy-button.tsx'
import { MailLog, PaymentLog } from './manage-order-logs.tsx'

/** Everything about an order. */
export function OrderView({ order }: { order: OrderDetail }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0 space-y-5">
        <Block title="Parts">
          <Lines order={order} />
        </Block>
        <Block title="Payment">
          <PaymentLog order={order} />
        </Block>
        <Block title="Timeline">
          <Timeline events={order.events} status={order.status} />
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
            <Fact name="Order id">
              <CodeText label="Copy the order id">{order._id}</CodeText>
            </Fact>
            <Fact name="Transaction id">
              {order.transactionId ? (
                <CodeText label="Copy the transaction id">{order.transactionId}</CodeText>
              ) : (
                'None yet'
              )}
            </Fact>
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

function Lines({ order }: { order: OrderDetail }) {
  const { currency } = order
  return (
    <>
      <table className="stacked w-full">
        <caption className="sr-only">Parts of the order</caption>
        <thead>
          <tr className="border-b text-xs text-soft">
            <th scope="col" className="pb-2 text-start font-medium">
              Part
            </th>
            <th scope="col" className="pb-2 ps-5 text-end font-medium whitespace-nowrap">
              Quantity
            </th>
            <th scope="col" className="pb-2 ps-5 text-end font-medium whitespace-nowrap">
              Unit price
            </th>
            <th scope="col" className="pb-2 ps-5 text-end font-medium whitespace-nowrap">
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td data-label="Part" className="py-2 pe-3">
              <div>
                <Link to={`/parts/${order.partsId}`} className="link font-medium">
                  {order.partsName}
                </Link>
                <p className="text-xs text-soft">
                  <CodeText label="Copy the part number">{order.sku}</CodeText>
                </p>
              </div>
            </td>
            <td data-label="Quantity" className="py-2 ps-5 text-end">
              {figure(order.quantity)}
            </td>
            <td data-label="Unit price" className="py-2 ps-5 text-end">
              <Money amount={order.unitPrice} currency={currency} />
            </td>
            <td data-label="Price" className="py-2 ps-5 text-end font-semibold">
              <Money amount={order.price} currency={currency} />
            </td>
          </tr>
        </tbody>
      </table>
      {order.why && <WhyPrice {...order} {...order.why} />}
    </>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="panel p-5 text-sm">
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
