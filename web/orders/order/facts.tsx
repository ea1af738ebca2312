import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { freightWords } from '../../../contract/freight/words.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { DepositWords } from '../../trade/credit/deposit-words.tsx'
import { creditWords } from '../../trade/credit/order-words.ts'
import { BesidePaid, SumLines } from '../../trade/estimate/sum-lines.tsx'
import { Price } from '../../trade/pricing/price.tsx'
import { WhyPrice } from '../../trade/pricing/why-price.tsx'
import { CodeText } from '../../ui/copy-button.tsx'
import { figure, Money } from '../../ui/words/amounts.tsx'
import { PartName } from '../../ui/words/part-name.tsx'
import { When } from '../../ui/words/when.tsx'
import { progressOf } from '../open-pieces.ts'
import { OrderLines, Progress } from './lines.tsx'
import { shownReferences } from './references.tsx'
import { Returned } from './returned.tsx'
import { Untaxed } from './untaxed.tsx'

/** What was ordered, by whom, and what it comes to. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  return (
    <section aria-labelledby="facts-title" className="panel p-5 sm:p-6">
      <h2 id="facts-title" className="text-lg font-semibold">
        Order
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
        <PartsFact order={order} />
        <Fact name="Total">
          <span className="font-semibold">
            <Money amount={order.payable} currency={order.currency} />
          </span>
          <BesidePaid tax={order.tax} />
          <Untaxed order={order} />
          <SumLines
            price={order.price}
            freight={order.freight}
            taxes={order.taxes}
            currency={order.currency}
          />
          <Returned order={order} />
          {!order.shipping && (
            <span className="block text-soft">Shipping is invoiced on shipment</span>
          )}
        </Fact>
        {order.shipping && (
          <Fact name="Shipping">
            {order.shipping.name}
            {order.shipping.incoterm && (
              <span className="text-soft"> · {order.shipping.incoterm}</span>
            )}
            <span className="block text-soft">{freightWords(order.shipping)}</span>
          </Fact>
        )}
        {creditWords(order) && (
          <Fact name="Payment">
            {creditWords(order)}
            <DepositWords order={order} />
          </Fact>
        )}
        <Fact name="Order ID" wide>
          <CodeText label="Copy the order id">{order._id}</CodeText>
        </Fact>
        {shownReferences(order).map(({ key, name, shown }) => (
          <Fact key={key} name={name}>
            {shown}
          </Fact>
        ))}
        {order.transactionId && (
          <Fact name="Transaction" wide>
            <CodeText label="Copy the transaction id">{order.transactionId}</CodeText>
          </Fact>
        )}
        {order.company && <Fact name="For the company">{order.company.name}</Fact>}
        {order.costCentre && <Fact name="Cost centre">{order.costCentre}</Fact>}
        <Fact name={order.company ? 'Ordered by' : 'Customer name'}>
          {order.displayName}
          <span className="block break-all text-soft">{order.email}</span>
        </Fact>
        <Fact name="Number">{order.number}</Fact>
        <Fact name="Address">
          <span className="whitespace-pre-line">{order.address}</span>
        </Fact>
        {order.billAddress && (
          <Fact name="Bill to">
            <span className="whitespace-pre-line">{order.billAddress}</span>
          </Fact>
        )}
        <Fact name="Placed">
          <When at={order.createdAt} />
        </Fact>
        {order.others && (
          <Fact name="Note" wide>
            <span className="whitespace-pre-line">{order.others}</span>
          </Fact>
        )}
      </dl>
      {order.lines.length > 1 && (
        <div className="mt-5 border-t pt-4">
          <OrderLines order={order} own="Your number" />
        </div>
      )}
    </section>
  )
}

/** What was ordered: the one part with its price and why, or what all lines come to. */
function PartsFact({ order }: { order: OrderDetail }) {
  const [line] = order.lines
  if (!line || order.lines.length > 1)
    return (
      <>
        <Fact name="Parts Name" wide>
          <span className="text-base font-medium">{order.partsName}</span>
        </Fact>
        <Fact name="Quantity">
          <span className="figures">
            {figure(order.quantity)} pieces in {figure(order.lineCount)} lines
          </span>
        </Fact>
      </>
    )
  return (
    <>
      <Fact name="Parts Name" wide>
        <Link to={`/parts/${line.partsId}`} className="link text-base font-medium">
          <PartName name={line.partsName} />
        </Link>
        <span className="mt-0.5 block font-mono text-xs text-soft">{line.mpn}</span>
        {line.ownNumber && (
          <span className="mt-0.5 block text-xs text-soft">
            Your number <span className="font-mono wrap-anywhere text-ink">{line.ownNumber}</span>
          </span>
        )}
        {line.note && <span className="mt-1 block text-xs whitespace-pre-line">{line.note}</span>}
      </Fact>
      <Fact name="Quantity">
        <span className="figures">
          {figure(line.quantity)} ×{' '}
          <Price of={{ ...line, currency: order.currency }} amount={line.unitPrice} />
        </span>
        {progressOf(order) && <Progress line={line} />}
        {line.why && (
          <WhyPrice
            {...line.why}
            quantity={line.quantity}
            unitPrice={line.unitPrice}
            currency={order.currency}
          />
        )}
      </Fact>
    </>
  )
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'min-w-0 wrap-anywhere sm:col-span-2' : 'min-w-0 wrap-anywhere'}>
      <dt className="text-xs text-soft">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
