import { byReference, orderReferences } from '../../../contract/orders/references.ts'
import { attributeNames, partAttributes } from '../../../contract/parts/attributes.ts'

/** What the examples speak of: one part, one order of it, and who bought it. */
export const ids = {
  part: '0198c0de-0000-7000-8000-000000000001',
  order: '0198c0de-0000-7000-8000-000000000002',
  list: '0198c0de-0000-7000-8000-000000000003',
  other: '0198c0de-0000-7000-8000-000000000004',
  inquiry: '0198c0de-0000-7000-8000-000000000007',
  inquiryPicture: '0198c0de-0000-7000-8000-000000000070',
  batch: '0198c0de-0000-7000-8000-000000000008',
}

/** The part as lines have it. */
export const partFacts = {
  _id: ids.part,
  mpn: 'AMD-100-100000910WOF',
  partNumber: 'P-100001',
  name: 'Ryzen 9 7950X3D',
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
  lifecycle: 'last-buy',
  lifecycleText: 'Last orders Jan 31, 2027',
  noOrders: null,
}

export const part = {
  ...partFacts,
  details: 'Sixteen cores with stacked cache, boxed without a cooler.',
  picture: null,
  specs: { cores: 16, socket: 'AM5' },
  ...Object.fromEntries(attributeNames.map((name) => [name, partAttributes[name].example])),
  version: 3,
}

/** Where it goes, field by field. */
export const place = {
  country: 'US',
  name: 'Example Works',
  attention: '',
  line1: '12 Dock Road',
  line2: 'Unit 4',
  city: 'Portville',
  region: 'CA',
  postalCode: '90021',
  phone: '+15550100200',
  instructions: 'Dock 2, until four',
}

export const order = {
  _id: ids.order,
  orderNumber: 'PW-10482',
  partsId: ids.part,
  partsName: part.name,
  lineCount: 1,
  quantity: 24,
  shippedQuantity: 0,
  openQuantity: 24,
  refunded: 0,
  refunding: false,
  unitPrice: 540,
  price: 12_960,
  freight: 0,
  payable: 12_960,
  currency: 'usd',
  status: 'unpaid',
  transactionId: null,
  displayName: 'Purchasing',
  email: 'buyer@example.com',
  address: 'Example Works\n12 Dock Road\nUnit 4\nPortville, CA 90021\nUNITED STATES',
  shipTo: place,
  billTo: null,
  billAddress: null,
  number: '+15550100200',
  others: '',
  ...byReference((name) => orderReferences[name].example),
  createdAt: '2026-01-12T09:30:00.000Z',
  holdExpiresAt: '2026-01-15T09:30:00.000Z',
  paidAt: null,
  shippedAt: null,
}

/** When the order was paid, and what is there once it was. */
export const paid = {
  ...order,
  status: 'paid',
  transactionId: 'pi_3Qexample',
  holdExpiresAt: null,
  paidAt: '2026-01-12T09:41:00.000Z',
}
