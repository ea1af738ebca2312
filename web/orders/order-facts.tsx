import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrderDetail } from '../../contract/orders.ts'
import { WhyPrice } from '../pricing/why-price.tsx'
import { figure, Money } from '../ui/amounts.tsx'
import { CodeText } from '../ui/copy-button.tsx'
import { When } from '../ui/when.tsx'

/** What was ordered, by whom, and what it comes to. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  return (
    <section aria-labelledby="facts-title" className="panel p-5 sm:p-6">
      <h2 id="facts-title" className="text-lg font-semibold">
        Order
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
        <Fact name="Parts Name" wide>
          <Link to={`/parts/${order.partsId}`} className="link text-base font-medium">
            {order.partsName}
          </Link>
          <span className="mt-0.5 block font-mono text-xs text-soft">{order.sku}</span>
        </Fact>
        <Fact name="Quantity">
          <span className="figures">
            {figure(order.quantity)} × <Money amount={order.unitPrice} currency={order.currency} />
          </span>
          {order.why && <WhyPrice {...order} {...order.why} />}
        </Fact>
        <Fact name="Total">
          <span className="font-semibold">
            <Money amount={order.price} currency={order.currency} />
          </span>
          <span className="block text-soft">Shipping is invoiced on shipment</span>
        </Fact>
        <Fact name="Order ID" wide>
          <CodeText label="Copy the order id">{order._id}</CodeText>
        </Fact>
        {order.transactionId && (
          <Fact name="Transaction" wide>
            <CodeText label="Copy the transaction id">{order.transactionId}</CodeText>
          </Fact>
        )}
        <Fact name="Customer name">
          {order.displayName}
          <span className="block break-all text-soft">{order.email}</span>
        </Fact>
        <Fact name="Number">{order.number}</Fact>
        <Fact name="Address">
          <span className="whitespace-pre-line">{order.address}</span>
        </Fact>
        <Fact name="Placed">
          <When at={order.createdAt} />
        </Fact>
        {order.others && (
          <Fact name="Note" wide>
            <span className="whitespace-pre-line">{order.others}</span>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="text-xs text-soft">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
