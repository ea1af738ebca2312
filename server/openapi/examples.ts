import type { CallName } from '../../contract/calls.ts'

const partId = '0198c0de-0000-7000-8000-000000000001'
const orderId = '0198c0de-0000-7000-8000-000000000002'
const inserted = { insertedId: orderId }

const part = {
  _id: partId,
  sku: 'AMD-100-100000910WOF',
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
}

const order = {
  _id: orderId,
  orderNumber: 'PW-10482',
  partsId: partId,
  partsName: part.name,
  quantity: 24,
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
          wanted: 40,
          quantity: 48,
          available: 480,
          unitPrice: 525,
          listPrice: 540,
          total: 25_200,
          why: { price: 'rung', from: 48, raisedBy: ['multiple'] },
          advice: {
            kind: 'rung',
            quantity: 120,
            more: 72,
            unitPrice: 509.5,
            total: 61_140,
            change: 35_940,
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
  placeOrder: {
    body: {
      partsId: partId,
      quantity: 24,
      price: 12_960,
      address: order.address,
      number: '+1 555 010 0200',
    },
    answer: inserted,
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
