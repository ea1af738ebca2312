import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { weightInWords } from '../../../contract/freight/weight-words.ts'
import type { OrderDetail, OrderLine } from '../../../contract/orders/orders.ts'
import { backHow } from '../../../contract/orders/paid-by.ts'
import { parcelsInWords } from '../../../contract/orders/parcel-words.ts'
import type { Cancellation, Shipment } from '../../../contract/orders/shipments.ts'
import { isOnAccount } from '../../trade/credit/order-words.ts'
import { CodeText } from '../../ui/copy-button.tsx'
import { Facts } from '../../ui/tables/facts.tsx'
import { counted, figure, Money } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { trackingAddress } from '../carriers.ts'
import { piecesOf } from '../open-pieces.ts'
import { ShipmentDocuments } from './documents.tsx'
import { ShipmentDue } from './due.tsx'

/** The parcels of an order, oldest first: when each left, with whom, its number there, and what was in it; what else is offered `beside`. */
export function OrderShipments({
  order,
  beside,
}: {
  order: OrderDetail
  beside?: (shipment: Shipment) => ReactNode
}) {
  const { shipments, lines } = order
  return (
    <ol className="divide-y text-sm">
      {shipments.map((shipment) => (
        <li key={shipment._id} className="space-y-1 py-4 first:pt-0 last:pb-0">
          <h3 className="font-medium">
            <Facts>
              <span>Shipment {figure(shipment.position)}</span>
              <span className="font-normal text-soft">
                <When at={shipment.at} />
              </span>
            </Facts>
          </h3>
          <Tracking shipment={shipment} />
          {shipment.freight !== undefined && (
            <p>
              Freight <Money amount={shipment.freight} currency={order.currency} />
            </p>
          )}
          {shipment.due && (
            <ShipmentDue
              due={shipment.due}
              currency={order.currency}
              what={isOnAccount(order) ? 'Invoiced' : 'Freight to pay'}
            />
          )}
          {beside?.(shipment)}
          <ShipmentDocuments order={order} shipment={shipment} />
          <Contents some={shipment.lines} lines={lines} />
        </li>
      ))}
    </ol>
  )
}

/** Parcels that are named at once; what is more opens. */
const parcelsNamed = 6

function Tracking({ shipment: { carrier, parcels } }: { shipment: Shipment }) {
  const [parcel] = parcels
  if (!carrier && !parcel) return null
  if (parcels.length <= 1)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {carrier && <span className="wrap-anywhere">{carrier}</span>}
        {parcel && <TrackedParcel carrier={carrier} parcel={parcel} />}
      </p>
    )
  const all = (
    <ul className="space-y-1">
      {parcels.map((one) => (
        <li key={one.trackingNumber} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TrackedParcel carrier={carrier} parcel={one} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <p className="wrap-anywhere">
        {carrier && `${carrier}, `}parcels: {parcelsInWords(parcels)}
      </p>
      {parcels.length <= parcelsNamed ? (
        all
      ) : (
        <details>
          <summary className="link inline-block min-h-6 cursor-pointer">Tracking numbers</summary>
          {all}
        </details>
      )}
    </>
  )
}

function TrackedParcel({
  carrier,
  parcel,
}: {
  carrier: string
  parcel: Shipment['parcels'][number]
}) {
  const { trackingNumber, grams } = parcel
  const address = trackingAddress(carrier, trackingNumber)
  return (
    <>
      <CodeText label={`Copy the tracking number ${trackingNumber}`}>{trackingNumber}</CodeText>
      {grams !== null && <span className="text-soft">{weightInWords(grams)}</span>}
      {address && (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-6 items-center gap-1"
          data-screen-only
        >
          Track at {carrier}
          <ExternalLink size={14} aria-hidden="true" />
          <span className="sr-only">(opens another site)</span>
        </a>
      )}
    </>
  )
}

/** What of an order will not come, oldest first: why, what goes back for it, and which pieces. */
export function OrderCancellations({ order }: { order: OrderDetail }) {
  return (
    <ol className="divide-y text-sm">
      {order.cancellations.map((one) => (
        <li key={one.at} className="space-y-1 py-4 first:pt-0 last:pb-0">
          <Returned one={one} order={order} />
          <Contents some={one.lines} lines={order.lines} />
        </li>
      ))}
    </ol>
  )
}

const Returned = ({ one, order }: { one: Cancellation; order: OrderDetail }) => (
  <>
    <h3 className="font-medium">
      <Facts>
        <span>
          <Money amount={one.amount} currency={order.currency} />{' '}
          {isOnAccount(order) ? 'that is not invoiced' : `back ${backHow(order)}`}
        </span>
        <span className="font-normal text-soft">
          <When at={one.at} />
        </span>
      </Facts>
    </h3>
    {one.reason && <p className="whitespace-pre-line wrap-anywhere">{one.reason}</p>}
  </>
)

/** Lines that are named at once; what is more opens. */
const named = 6

function Contents({ some, lines }: { some: Shipment['lines']; lines: OrderLine[] }) {
  const byPosition = new Map(lines.map((line) => [line.position, line]))
  const item = ({ position, quantity }: Shipment['lines'][number]) => {
    const line = byPosition.get(position)
    return (
      <li key={position} className="flex gap-2">
        <span className="figures min-w-12 shrink-0 text-end">{figure(quantity)} ×</span>
        <span className="min-w-0">
          {line?.partsName}{' '}
          <span className="font-mono text-xs wrap-anywhere text-soft">{line?.mpn}</span>
        </span>
      </li>
    )
  }
  if (some.length <= named) return <ul className="pt-1">{some.map(item)}</ul>
  return (
    <details>
      <summary className="link inline-block min-h-6 cursor-pointer">
        {counted(piecesOf(some), 'piece')} of {counted(some.length, 'part')}
      </summary>
      <ul className="pt-1">{some.map(item)}</ul>
    </details>
  )
}
