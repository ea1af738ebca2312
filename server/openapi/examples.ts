import type { CallName } from '../../contract/calls.ts'
import { listExamples } from './list-examples.ts'

const partId = '0198c0de-0000-7000-8000-000000000001'
const orderId = '0198c0de-0000-7000-8000-000000000002'
const inserted = { insertedId: orderId }

const part = {
  _id: partId,
  sku: 'AMD-100-100000910WOF',
  partNumber: 'P-100001',
  name: 'Ryzen 9 7950X3D',
  details: 'Sixteen cores with stacked cache, boxed without a cooler.',
  category: 'cpu',
  minQuantity: 12,
  orderMultiple: 12,
  maxQuantity: null,
  pack: { name: 'tray', size: 12 },
  quantity: 480,
  price: 540,
  priceBreaks: [
    { from: 48, price: 525 },
    { from: 120, price: 509.5 },
  ],
  currency: 'usd',
  img: '/images/ryzen-9-7950x3d.webp',
  picture: null,
  specs: { cores: 16, socket: 'AM5' },
  warrantyMonths: 36,
  version: 3,
}

const { details, picture, specs, warrantyMonths, version, ...facts } = part

const layout = {
  layout: 'partnumber|qty|remarks',
  columns: ['number', 'quantity', 'note'],
  decimal: null,
}

const basketLine = {
  partsId: partId,
  sku: part.sku,
  partsName: part.name,
  quantity: 48,
  ownNumber: 'CPU-0042',
  note: 'For the second rack',
  addedAt: '2026-01-12T09:30:00.000Z',
  seenUnitPrice: 525,
  seenAvailable: 480,
  part: facts,
}

const order = {
  _id: orderId,
  orderNumber: 'PW-10482',
  partsId: partId,
  partsName: part.name,
  lineCount: 1,
  quantity: 24,
  shippedQuantity: 0,
  openQuantity: 24,
  refunded: 0,
  refunding: false,
  unitPrice: 540,
  price: 12_960,
  currency: 'usd',
  status: 'unpaid',
  transactionId: null,
  displayName: 'Purchasing',
  email: 'buyer@example.com',
  address: '12 Dock Road, Unit 4',
  number: '+15550100200',
  others: '',
  purchaseOrder: 'PO-4711',
  requestedDate: '2026-02-01',
  createdAt: '2026-01-12T09:30:00.000Z',
  holdExpiresAt: '2026-01-15T09:30:00.000Z',
  paidAt: null,
  shippedAt: null,
}

/** An example of a call's body and answer; for a list, of one item. Each is checked against the contract. */
export const examples: Partial<Record<CallName, { body?: object; answer?: object }>> = {
  addReview: {
    body: { rating: 5, review: 'Four pallets, every piece counted.' },
    answer: inserted,
  },
  listParts: { answer: part },
  getPart: { answer: part },
  getPrices: {
    body: { items: [{ partsId: partId, quantity: 40 }] },
    answer: {
      currency: 'usd',
      lines: [
        {
          partsId: partId,
          part: facts,
          wanted: 100,
          quantity: 108,
          available: 480,
          unitPrice: 525,
          listPrice: 540,
          total: 56_700,
          why: { price: 'rung', from: 48, raisedBy: ['multiple'] },
          advice: {
            kind: 'rung',
            quantity: 120,
            more: 12,
            unitPrice: 509.5,
            total: 61_140,
            change: 4_440,
          },
          problems: [
            {
              code: 'quantity_not_multiple',
              message: 'Quantity must be a multiple of 12',
            },
          ],
        },
      ],
    },
  },
  matchParts: {
    body: { rows: [{ number: '100-100000910', manufacturer: 'AMD', description: '' }] },
    answer: {
      currency: 'usd',
      rows: [
        {
          match: 'likely',
          by: 'sku',
          reason: 'Its number goes on with “WOF”',
          part: null,
          candidates: [{ part: facts, reason: 'Its number goes on with “WOF”' }],
        },
      ],
    },
  },
  saveOwnNumbers: {
    body: { lines: [{ partsId: partId, number: 'CPU-0017' }] },
    answer: { kept: 1 },
  },
  listOwnNumbers: {
    answer: {
      _id: orderId,
      partsId: partId,
      number: 'CPU-0017',
      part: facts,
      at: '2026-01-12T09:30:00.000Z',
    },
  },
  matchOwnNumbers: {
    body: { numbers: ['cpu 0017', 'CPU-0018'] },
    answer: {
      rows: [
        { number: 'cpu 0017', part: facts },
        { number: 'CPU-0018', part: null },
      ],
    },
  },
  listColumnLayouts: { answer: { layouts: [layout] } },
  keepColumnLayout: { body: layout, answer: { kept: 1 } },
  addPart: {
    body: {
      name: part.name,
      details: part.details,
      minQuantity: 12,
      quantity: 480,
      price: 540,
      orderMultiple: 12,
      pack: part.pack,
      priceBreaks: part.priceBreaks,
      img: part.img,
      category: 'cpu',
      specs: part.specs,
    },
    answer: { insertedId: partId },
  },
  changePart: { body: { price: 529 }, answer: { modifiedCount: 1 } },
  changeStock: { body: { change: 240, reason: 'restock' }, answer: { quantity: 720 } },
  issueToken: {
    body: { email: 'buyer@example.com' },
    answer: { token: '0'.repeat(43), expiresAt: '2026-01-12T09:45:00.000Z' },
  },
  saveProfile: {
    body: {
      education: 'Engineering',
      location: 'Rotterdam',
      number: '+31 10 555 0100',
      linkedin: 'https://www.linkedin.com/in/example',
    },
    answer: { modifiedCount: 1 },
  },
  getBasket: { answer: { lines: [basketLine] } },
  getBasketCount: { answer: { count: 3 } },
  addToBasket: {
    body: { lines: [{ partsId: partId, quantity: 48, ownNumber: 'CPU-0042' }] },
    answer: { lines: [basketLine] },
  },
  changeBasketLine: { body: { quantity: 48 }, answer: basketLine },
  removeFromBasket: { answer: { deletedCount: 1 } },
  emptyBasket: { answer: { deletedCount: 3 } },
  ...listExamples(facts),
  placeOrder: {
    body: {
      partsId: partId,
      quantity: 24,
      price: 12_960,
      address: order.address,
      number: '+1 555 010 0200',
      purchaseOrder: 'PO-4710',
      samePurchaseOrder: 'refuse',
    },
    answer: inserted,
  },
  placeOrderOfLines: {
    body: {
      lines: [
        { partsId: partId, quantity: 24, price: 12_960, ownNumber: 'C-4455', note: 'Rack 7' },
      ],
      address: order.address,
      number: '+1 555 010 0200',
      purchaseOrder: 'PO-4711',
      requestedDate: '2026-02-01',
      shortage: 'reduce',
    },
    answer: { insertedId: orderId, orderNumber: 'PW-10482', left: [] },
  },
  addShipment: {
    body: {
      carrier: 'Freight Line',
      trackingNumber: 'FL-300-221',
      lines: [{ position: 1, quantity: 12 }],
    },
    answer: {
      insertedId: orderId,
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
    answer: { insertedId: orderId, amount: 6_480, status: 'pending' },
  },
  listOrders: { answer: order },
  getPayableOrder: { answer: order },
  startPayment: {
    body: { orderId, price: 12_960 },
    answer: { clientSecret: 'pi_123_secret_456', amount: 1_296_000, currency: 'usd' },
  },
  confirmPayment: { body: { transactionId: 'pi_123' }, answer: { modifiedCount: 1 } },
  refundOrder: { body: { reason: 'Ordered twice' }, answer: { modifiedCount: 1 } },
  subscribe: { body: { email: 'buyer@example.com' }, answer: { sent: true } },
}
