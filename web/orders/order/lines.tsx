import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OrderDetail, OrderLine } from '../../../contract/orders/orders.ts'
import { LifeBadge } from '../../trade/parts/life-badge.tsx'
import { Price } from '../../trade/pricing/price.tsx'
import { SoldSum } from '../../trade/pricing/shown-sum.tsx'
import { WhyPrice } from '../../trade/pricing/why-price.tsx'
import { CodeText } from '../../ui/copy-button.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { PartName } from '../../ui/words/part-name.tsx'
import { openOf } from '../open-pieces.ts'
import { LineSearch, MoreLines, useFoundLines } from './find-lines.tsx'
import { Returned } from './returned.tsx'

type Props = {
  order: OrderDetail
  /** Whose number the own number of a part is, as its reader says it. */
  own: string
}

/** The lines of an order: what was sold at which price and why, and how far it has come. */
export function OrderLines({ order, own }: Props) {
  const { currency } = order
  const found = useFoundLines(order.lines)
  const isMixed = order.shipments.length > 0 || order.cancellations.length > 0
  return (
    <div className="space-y-3">
      <LineSearch found={found} label="Find in this order" />
      <div>
        <table className="lines w-full text-sm">
          <caption className="sr-only">Parts of the order</caption>
          <thead>
            <tr className="border-b text-xs text-soft">
              <Head>Part</Head>
              <Head end>Quantity</Head>
              <Head end>Unit price</Head>
              <Head end>Price</Head>
            </tr>
          </thead>
          <tbody className="divide-y">
            {found.shown.map((line) => (
              <tr key={line.position} className="align-top">
                <td className="py-2.5 pe-3">
                  <Sold line={line} currency={currency} own={own} />
                </td>
                <td data-label="Quantity" className="py-2.5 ps-5 text-end">
                  {figure(line.quantity)}
                  {isMixed && <Progress line={line} />}
                </td>
                <td data-label="Unit price" className="py-2.5 ps-5 text-end">
                  <Price of={{ ...line, currency }} amount={line.unitPrice} />
                </td>
                <td data-label="Price" className="py-2.5 ps-5 text-end font-semibold">
                  <Price of={{ ...line, currency }} amount={line.price} />
                </td>
              </tr>
            ))}
          </tbody>
          {order.lines.length > 1 && (
            <tfoot>
              <tr className="border-t font-semibold">
                <th scope="row" className="py-2.5 pe-3 text-start">
                  {order.tax === undefined ? 'Total' : 'Goods'}
                </th>
                <td data-label="Quantity" className="py-2.5 ps-5 text-end">
                  {figure(order.quantity)}
                </td>
                <td data-empty />
                <td data-label="Price" className="py-2.5 ps-5 text-end">
                  <SoldSum order={order} />
                  {order.tax === undefined && <Returned order={order} />}
                </td>
              </tr>
            </tfoot>
          )}
        </table>
        <MoreLines found={found} />
      </div>
    </div>
  )
}

const Head = ({ end, children }: { end?: boolean; children: ReactNode }) => (
  <th
    scope="col"
    className={
      end ? 'pb-2 ps-5 text-end font-medium whitespace-nowrap' : 'pb-2 text-start font-medium'
    }
  >
    {children}
  </th>
)

function Sold({ line, currency, own }: { line: OrderLine; currency: string; own: string }) {
  return (
    <div className="min-w-0">
      <Link
        to={`/parts/${line.partsId}`}
        className="link inline-block min-h-6 font-medium wrap-anywhere"
      >
        <PartName name={line.partsName} />
      </Link>
      <p className="flex flex-wrap gap-x-3 text-xs text-soft">
        <CodeText label={`Copy the part number ${line.mpn}`}>{line.mpn}</CodeText>
        {line.ownNumber && (
          <span className="py-0.5">
            {own} <span className="font-mono wrap-anywhere text-ink">{line.ownNumber}</span>
          </span>
        )}
      </p>
      {line.life && <LifeBadge part={line.life} />}
      {line.note && <p className="mt-1 text-xs whitespace-pre-line wrap-anywhere">{line.note}</p>}
      {line.why && (
        <div data-screen-only>
          <WhyPrice
            {...line.why}
            quantity={line.quantity}
            unitPrice={line.unitPrice}
            currency={currency}
          />
        </div>
      )}
    </div>
  )
}

/** How far the pieces of a line have come, each way in its own line. */
export function Progress({ line }: { line: OrderLine }) {
  const ways = [
    ['shipped', line.shipped],
    ['cancelled', line.cancelled],
    ['to come', openOf(line)],
  ] as const
  return (
    <ul className="text-xs text-soft">
      {ways.map(
        ([word, count]) =>
          count > 0 && (
            <li key={word} className="whitespace-nowrap">
              {figure(count)} {word}
            </li>
          ),
      )}
    </ul>
  )
}
