import { ids } from './things.ts'

const asked = { ids: [ids.order, ids.other] }
const done = { id: ids.order, orderNumber: 'PW-10482', problem: null }
const notThere = {
  id: ids.other,
  orderNumber: null,
  problem: 'There is nothing here, or it is not yours.',
}
/** What came of two orders, of which there is one. */
const answered = (what: string) => ({
  modifiedCount: 1,
  results: [
    { ...done, [what]: true },
    { ...notThere, [what]: false },
  ],
})

/** What admins do with paid orders. */
export const shippingExamples = {
  releaseOrder: { answer: { modifiedCount: 1 } },
  holdOrder: {
    body: { note: 'Asked for by phone: call back before it leaves' },
    answer: { insertedId: ids.other },
  },
  endOrderHold: { body: { note: 'Paid in advance' }, answer: { modifiedCount: 1 } },
  shipOrder: { answer: { modifiedCount: 1 } },
  addShipment: {
    body: {
      carrier: 'Freight Line',
      parcels: [
        { trackingNumber: 'FL-300-221', grams: 12_400 },
        { trackingNumber: 'FL-300-222', grams: 8_100 },
      ],
      lines: [{ position: 1, quantity: 12 }],
    },
    answer: {
      insertedId: ids.other,
      invoiceNumber: null,
      undoUntil: '2026-01-12T09:30:10.000Z',
      status: 'pending',
    },
  },
  changeTracking: {
    body: { carrier: 'Freight Line', trackingNumber: 'FL-300-221' },
    answer: { modifiedCount: 1 },
  },
  addCancellation: {
    body: { lines: [{ position: 1, quantity: 12 }], reason: 'No more of this stepping' },
    answer: { insertedId: ids.other, amount: 6_480, status: 'pending' },
  },
  releaseOrders: { body: asked, answer: answered('released') },
  shipOrders: { body: asked, answer: answered('shipped') },
  undoShipments: { body: asked, answer: answered('undone') },
  setFreightPaid: {
    body: { isPaid: true, reference: 'Statement 12, line 4' },
    answer: { modifiedCount: 1 },
  },
  refundOrder: { body: { reason: 'Ordered twice' }, answer: { modifiedCount: 1 } },
  retryRefunds: { answer: { modifiedCount: 1 } },
}
