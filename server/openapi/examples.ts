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
  minQuantity: 10,
  orderMultiple: 1,
  quantity: 480,
  price: 540,
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
  quantity: 20,
  unitPrice: 540,
  price: 10_800,
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
  addPart: {
    body: {
      name: part.name,
      details: part.details,
      minQuantity: 10,
      quantity: 480,
      price: 540,
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
      quantity: 20,
      price: 10_800,
      address: order.address,
      number: '+1 555 010 0200',
    },
    answer: inserted,
  },
  listOrders: { answer: order },
  getPayableOrder: { answer: order },
  startPayment: {
    body: { orderId, price: 10_800 },
    answer: { clientSecret: 'pi_123_secret_456', amount: 1_080_000, currency: 'usd' },
  },
  confirmPayment: { body: { transactionId: 'pi_123' }, answer: { modifiedCount: 1 } },
  refundOrder: { body: { reason: 'Ordered twice' }, answer: { modifiedCount: 1 } },
  subscribe: { body: { email: 'buyer@example.com' }, answer: { sent: true } },
}
