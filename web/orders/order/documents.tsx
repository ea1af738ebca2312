import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order, OrderDetail } from '../../../contract/orders/orders.ts'
import type { Shipment } from '../../../contract/orders/shipments.ts'
import { call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { Downloads, type Wanted } from '../../trade/files/downloads.tsx'
import { Button } from '../../ui/button.tsx'

/** The documents of an order as PDF, those that there are, and the page on paper; then further buttons of the row. */
export const OrderDocuments = ({
  order,
  children,
}: {
  order: OrderDetail
  children?: ReactNode
}) => (
  <div className="flex flex-wrap gap-2" data-screen-only>
    <Downloads files={documentsOf(order)}>
      <PrintButton />
      {children}
    </Downloads>
  </div>
)

/** Prints the page. */
export const PrintButton = () => (
  <Button size="small" onClick={() => print()}>
    <Printer size={16} aria-hidden="true" />
    Print
  </Button>
)

/** Pro-forma invoice, confirmation, deposit invoice and receipt, as far as the order has come. */
export const documentsOf = (order: OrderDetail): Wanted[] => [
  ...(order.method === 'transfer' && order.status === 'unpaid' ? [proFormaOf(order)] : []),
  ...(order.status === 'cancelled' ? [] : [confirmationOf(order)]),
  ...order.depositInvoices.map(({ number }) => ({
    name: `Deposit invoice ${number}`,
    ask: () => call('GET /documents/{number}', { number }),
    file: ownFile(`${number}.pdf`),
  })),
  ...(order.paidAt ? [receiptOf(order)] : []),
]

const confirmationOf = ({ _id: id, orderNumber }: Order): Wanted => ({
  name: 'Confirmation',
  ask: () => call('GET /order/{id}/confirmation', { id }),
  file: ownFile(`${orderNumber}-confirmation.pdf`),
})

const proFormaOf = ({ _id: id, orderNumber }: Order): Wanted => ({
  name: 'Pro-forma invoice',
  ask: () => call('GET /order/{id}/pro-forma', { id }),
  file: ownFile(`${orderNumber}-pro-forma.pdf`),
})

export const receiptOf = ({ _id: id, orderNumber }: Order): Wanted => ({
  name: 'Receipt',
  ask: () => call('GET /order/{id}/receipt', { id }),
  file: ownFile(`${orderNumber}-receipt.pdf`),
})

/** The documents of what left in one go. */
export function ShipmentDocuments({ order, shipment }: { order: Order; shipment: Shipment }) {
  const { _id: id, position, invoiceNumber } = shipment
  const of = `of shipment ${position}`
  const list: Wanted = {
    name: 'Packing list',
    of,
    ask: () => call('GET /shipment/{id}/packing-list', { id }),
    file: ownFile(`${order.orderNumber}-packing-list-${position}.pdf`),
  }
  const note: Wanted = {
    name: 'Delivery note',
    of,
    ask: () => call('GET /shipment/{id}/delivery-note', { id }),
    file: ownFile(`${order.orderNumber}-delivery-note-${position}.pdf`),
  }
  const invoice: Wanted = {
    name: `Invoice ${invoiceNumber}`,
    of,
    ask: () => call('GET /shipment/{id}/invoice', { id }),
    file: ownFile(`${invoiceNumber}.pdf`),
  }
  return (
    <div className="flex flex-wrap gap-2 py-1" data-screen-only>
      <Downloads files={invoiceNumber ? [list, note, invoice] : [list, note]} />
    </div>
  )
}
