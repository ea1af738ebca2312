import { Fragment, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OrderDetail } from '../../../../contract/orders/orders.ts'
import { openOf } from '../../../orders/open-pieces.ts'
import { shownReferences } from '../../../orders/order/references.tsx'
import { counted, figure } from '../../../ui/words/amounts.tsx'
import { When } from '../../../ui/words/when.tsx'

/**
 * For the warehouse, on paper alone: what is open of an order, a box to tick for each line, and where it goes. No
 * prices.
 */
export function PickingList({ order }: { order: OrderDetail }) {
  const lines = order.lines.filter((line) => openOf(line) > 0)
  return (
    <section aria-label="Picking list" className="hidden text-sm print:block">
      <h1 className="text-xl font-semibold">Picking list {order.orderNumber}</h1>
      <div className="mt-2 grid grid-cols-2 gap-8">
        <p>
          {order.displayName}
          <br />
          <span className="whitespace-pre-line">{order.address}</span>
          <br />
          {order.number}
          {order.shipTo?.instructions && (
            <>
              <br />
              <span className="whitespace-pre-line">{order.shipTo.instructions}</span>
            </>
          )}
        </p>
        <p>
          Placed <When at={order.createdAt} as="date" />
          {shownReferences(order).map(({ key, name, shown }) => (
            <Fragment key={key}>
              <br />
              {name} {shown}
            </Fragment>
          ))}
          <br />
          {counted(order.openQuantity, 'piece')} of {counted(lines.length, 'line')}
        </p>
      </div>
      {order.others && <p className="mt-3 whitespace-pre-line">{order.others}</p>}
      <table className="mt-5 w-full">
        <thead>
          <tr className="border-b border-ink text-xs">
            <th scope="col" className="w-10 pb-1 text-start font-medium">
              Done
            </th>
            <th scope="col" className="pb-1 text-start font-medium">
              Part number
            </th>
            <th scope="col" className="pb-1 ps-3 text-start font-medium">
              Part
            </th>
            <th scope="col" className="pb-1 ps-3 text-end font-medium">
              Quantity
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {lines.map((line) => (
            <tr key={line.position} className="align-top">
              <td className="py-2">
                <span aria-hidden="true" className="block size-5 border-2 border-ink" />
              </td>
              <td className="py-2 font-mono wrap-anywhere">{line.mpn}</td>
              <td className="py-2 ps-3">
                {line.partsName}
                {line.ownNumber && (
                  <span className="block text-xs">
                    Buyer’s number <span className="font-mono">{line.ownNumber}</span>
                  </span>
                )}
                {line.note && (
                  <span className="block text-xs whitespace-pre-line">{line.note}</span>
                )}
              </td>
              <td className="py-2 ps-3 text-end text-base font-semibold">{figure(openOf(line))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Whether the picking list is what is printed now, and what prints it. */
export function usePicking() {
  const [picking, setPicking] = useState(false)
  useEffect(() => {
    const end = () => setPicking(false)
    addEventListener('afterprint', end)
    return () => removeEventListener('afterprint', end)
  }, [])
  const printPicking = () => {
    // print() shows what is drawn when it is called
    flushSync(() => setPicking(true))
    print()
  }
  return { picking, printPicking }
}
