import { noReferences } from '../../contract/orders/references.ts'
import { valuesInSeries } from '../words/in-series.ts'
import type { LifecycleMail, MailValues, OrderMail } from './mail-values.ts'

const link = { name: 'Test Buyer', url: 'https://shop.test/link?a=1&token=secret' }

const ending: LifecycleMail = {
  ...{ name: 'J. Doe', company: 'Example Works', partName: 'Ryzen 9 7950X3D', mpn: 'CPU-7950' },
  ...{ state: 'last-buy', lastBuyOn: '2027-01-31', lastShipOn: '2027-06-30', ordersEnded: false },
  isMoved: false,
  ...{ days: 14, units: 1_240, replacement: 'CPU-9950, which is not in our shop' },
  substitutes: ['Ryzen 9 9950X (CPU-9951): differs in TDP: 120 W → 170 W'],
  url: link.url,
}

const order: OrderMail = {
  orderId: '0190',
  orderNumber: 'PW-100001',
  name: 'Test Buyer',
  partName: 'Memory module 64 GB',
  mpn: 'RAM-64',
  quantity: 250,
  unitPrice: '$289.00',
  total: '$72,250.00',
  ...noReferences,
  purchaseOrder: 'PO-4711',
  lines: [
    {
      name: 'Memory module 64 GB',
      mpn: 'RAM-64',
      ownNumber: 'M-64',
      note: 'Rack 7',
      quantity: 250,
      unitPrice: '$289.00',
      price: '$72,250.00',
    },
  ],
  moreLines: 0,
  shipmentId: null,
  carrier: 'Freight Line',
  trackingNumber: '1Z-42',
  returned: '$72,250.00',
  reason: 'Sold twice',
  refunded: '$72,250.00',
  kept: '$0.00',
  requestedDate: '2026-04-01',
  note: 'By noon',
  address: '12 Long Street\nSmall Town',
  phone: '+31201234567',
  ...{ transactionId: 'pi_123', creditDays: null, dueOn: null },
  holdExpiresAt: '2026-03-05T14:05:00.000Z',
  orderUrl: 'https://shop.test/dashboard/payment/0190',
}
/** What a mail of each kind may be about: mails that somebody tries are of it. */
export const examples: MailValues = {
  'verify-email': link,
  'reset-password': link,
  'ways-changed': {
    name: 'J. Doe',
    what: 'reset',
    first: true,
    ended: ['the password', 'a passkey'],
    kept: [],
  },
  'key-made': {
    name: 'J. Doe',
    key: 'Warehouse',
    scopes: ['orders:read', 'stock:write'],
    expiresAt: '2027-03-05T14:05:00.000Z',
  },
  'company-applied': {
    name: 'J. Doe',
    company: 'Example Works (C-1001)',
    by: 'buyer@example.test',
    url: link.url,
  },
  'company-decided': {
    name: 'J. Doe',
    company: 'Example Works',
    state: 'suspended',
    isBack: false,
    note: 'An invoice is open',
    url: link.url,
  },
  'tax-id-invalid': {
    ...{ name: 'J. Doe', company: 'Example Works', taxId: 'DE123456788', note: '' },
    ...{ isOwn: true, url: link.url },
  },
  'tax-certificate': {
    ...{ name: 'J. Doe', company: 'Example Works', number: 'CA-4711', what: 'ends', note: '' },
    ...{ endsOn: '2027-01-31', url: link.url },
  },
  'account-changed': {
    ...{ name: 'J. Doe', company: 'Example Works', isNew: true, isStopped: false },
    ...{ limit: '$250,000.00', days: 30, discount: '2% within 14 days' },
    deposit: '30%',
    ...{ note: 'Ask us for more', url: link.url },
  },
  'account-reminder': {
    ...{ name: 'J. Doe', company: 'Example Works', level: 2, isStopped: false, isMore: true },
    invoices: [
      {
        ...{ number: 'IN-000123', dueOn: 'March 5, 2026', open: '$1,200.00' },
        purchaseOrder: 'PO-4711',
      },
    ],
    url: link.url,
  },
  'company-invitation': {
    company: 'Example Works',
    by: 'J. Doe',
    roles: ['Buyer', 'Viewer'],
    expiresAt: '2027-03-05T14:05:00.000Z',
    url: link.url,
  },
  'company-roles': { name: 'J. Doe', company: 'Example Works', roles: ['Buyer'], by: 'R. Roe' },
  'company-member-ended': {
    name: 'J. Doe',
    company: 'Example Works',
    member: 'R. Roe',
    isOwn: false,
    by: 'J. Doe',
  },
  'part-lifecycle': ending,
  'parts-lifecycle': {
    ...{ name: 'J. Doe', company: 'Example Works', more: 0, url: link.url },
    parts: [ending, { ...ending, mpn: 'CPU-7900', partName: 'Ryzen 9 7900', state: 'eol' }],
  },
  'fact-answered': {
    ...{ name: 'J. Doe', partName: 'X870E Creator', mpn: 'X870E-1', fact: 'SATA ports' },
    ...{ what: 'known', value: '6', sourceUrl: 'https://maker.example/x870e', url: link.url },
  },
  webhook: { name: 'J. Doe', url: 'https://erp.example/events', what: 'off' },
  'order-placed': order,
  'payment-received': order,
  'deposit-received': {
    ...order,
    creditDays: 30,
    deposit: { amount: '$21,675.00', rest: '$50,575.00', back: '' },
    document: 'IN-000123',
  },
  'order-goes-on': { ...order, creditDays: 30 },
  'order-part-shipped': order,
  'order-shipped': order,
  'order-tracking': order,
  'order-complete': order,
  'hold-ends': order,
  'hold-expired': order,
  'order-cancelled': order,
  'order-part-refunded': order,
  'order-refunded': order,
  'account-near': {
    ...{ name: 'Test Buyer', company: 'Example Works', url: link.url },
    ...{ limit: '$100.00', available: '$20.00' },
  },
  'statements-late': { name: 'J. Doe', newestOn: 'March 5, 2026', url: link.url },
  'account-fee': {
    ...{ name: 'J. Doe', company: 'Example Works', invoice: 'IN-000123', amount: '$40.00' },
    ...{ dueOn: 'March 5, 2026', note: 'For the third reminder', url: link.url },
  },
  'invoice-disputed': {
    ...{ name: 'J. Doe', company: 'Example Works', invoice: 'IN-000123', amount: '$40.00' },
    ...{ reason: 'Two of ten are missing', isWithdrawn: false, url: link.url },
  },
  'dispute-ended': {
    ...{ name: 'J. Doe', company: 'Example Works', invoice: 'IN-000123', amount: '$40.00' },
    ...{ reason: 'Two of ten are missing', state: 'rejected', answer: 'All ten were signed for' },
    url: link.url,
  },
  'account-paid': {
    ...{ name: 'Test Buyer', company: 'Example Works', amount: '$40.00', url: link.url },
    ...{ invoices: 'IN-000001, IN-000002', transactionId: 'pi_123' },
  },
  'account-returned': {
    ...{ name: 'Test Buyer', company: 'Example Works', amount: '$10.00', left: '$30.00' },
    ...{ invoices: 'IN-000001, IN-000002', transactionId: 'pi_123', url: link.url },
  },
  'transfer-part': {
    ...{ ...order, came: '$40.00' },
    transfer: { reference: 'RF18 PW10 0001', rest: '$60.00', payTo: 'Harbour Bank' },
  },
  'transfer-left': { ...order, came: '$40.00', why: 'cancelled', isCredit: true },
  'credit-note': { ...order, document: 'CN-000017', invoice: 'IN-000123' },
  'document-copy': {
    ...{ name: 'Example Works', document: 'IN-000123', orderNumber: 'PW-1042' },
    purchaseOrder: 'PO-4711',
  },
  'inquiry-answered': { ...order, inquiry: 'Return', inquiryState: 'accepted' },
  'newsletter-confirmation': {
    confirmUrl: 'https://shop.test/newsletter/confirm?token=secret',
    unsubscribeUrl: 'https://shop.test/newsletter/unsubscribe?token=secret',
    oneClickUrl: 'https://shop.test/api/newsletter/unsubscribe?token=secret',
  },
}

/** The example of a kind, with numbers as the shop gives them. */
export const exampleOf = <K extends keyof MailValues>(kind: K): MailValues[K] =>
  valuesInSeries(examples[kind])
