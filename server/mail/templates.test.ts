import { expect, test } from 'vitest'
import { noReferences } from '../../contract/orders/references.ts'
import { firstTexts } from '../shop-record/first-texts.ts'
import type { MailKind, MailValues, OrderMail } from './mail-values.ts'
import { renderMail } from './templates.ts'

const inUtc = <K extends MailKind>(kind: K, values: MailValues[K]) =>
  renderMail(kind, values, firstTexts.example)

const order: OrderMail = {
  orderId: '0190',
  orderNumber: 'PW-100001',
  name: 'Test Buyer',
  partName: 'Memory module 64 GB',
  mpn: 'PW-RAM-64',
  quantity: 250,
  unitPrice: '$289.00',
  total: '$72,250.00',
  ...noReferences,
  purchaseOrder: 'PO-4711',
  lines: [
    {
      name: 'Memory module 64 GB',
      mpn: 'PW-RAM-64',
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
const link = { name: 'Test Buyer', url: 'https://shop.test/link?a=1&token=secret' }

const values: MailValues = {
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
    ...{
      limit: '$250,000.00',
      days: 30,
      discount: '2% within 14 days',
      note: 'Ask us for more',
      url: link.url,
    },
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
  'part-lifecycle': {
    ...{ name: 'J. Doe', company: 'Example Works', partName: 'Ryzen 9 7950X3D', mpn: 'CPU-7950' },
    ...{ state: 'last-buy', lastBuyOn: '2027-01-31', lastShipOn: '2027-06-30', ordersEnded: false },
    isMoved: false,
    ...{ days: 14, units: 1_240, replacement: 'CPU-9950, which is not in our shop' },
    substitutes: ['Ryzen 9 9950X (CPU-9951): differs in TDP: 120 W → 170 W'],
    url: link.url,
  },
  webhook: { name: 'J. Doe', url: 'https://erp.example/events', what: 'off' },
  'order-placed': order,
  'payment-received': order,
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
const kinds = Object.keys(values) as MailKind[]
const aboutOrders = kinds.filter((kind) => values[kind] === order)

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" }
const shownBy = (html: string) =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
const wordsOf = (text: string) => new Set(text.split(/:?\s+/).filter((word) => word !== '--'))

test.each(kinds)('%s says the same as text and as HTML, and leaves nothing open', (kind) => {
  const { subject, text, html } = inUtc(kind, values[kind])
  const shown = shownBy(html)
  expect([...wordsOf(shown)].filter((word) => !wordsOf(`${subject} ${text}`).has(word))).toEqual([])
  expect([...wordsOf(text)].filter((word) => !wordsOf(shown).has(word))).toEqual([])
  expect(`${subject}${text}${html}`).not.toMatch(
    /undefined|null|NaN|Invalid|\[object|!(?!doctype|important)/,
  )
  expect(subject.length).toBeLessThan(78)
})

test.each(kinds)('%s loads nothing and runs nothing', (kind) => {
  const { html } = inUtc(kind, values[kind])
  expect(html).not.toMatch(/<(img|script|link|iframe|form|video)|url\(|@import| src=| on\w+=/i)
})

test.each(aboutOrders)('%s names the order, the part, the quantity and the money', (kind) => {
  const { subject, text } = inUtc(kind, order)
  expect(subject).toContain('PW-100001')
  for (const fact of [
    'PW-100001',
    'Memory module 64 GB',
    'PW-RAM-64',
    '250',
    '$289.00',
    '$72,250.00',
  ])
    expect(text).toContain(fact)
})

test('links stand in the text and in the HTML', () => {
  for (const kind of ['verify-email', 'reset-password'] as const) {
    const { text, html } = inUtc(kind, link)
    expect(text).toContain(`\n${link.url}\n`)
    expect(html).toContain('href="https://shop.test/link?a=1&amp;token=secret"')
  }
  const news = inUtc('newsletter-confirmation', values['newsletter-confirmation'])
  expect(news.text).toContain('\nhttps://shop.test/newsletter/confirm?token=secret\n')
  expect(news.text).toContain('\nhttps://shop.test/newsletter/unsubscribe?token=secret\n')
})

test('times say their zone', () => {
  for (const kind of ['order-placed', 'hold-ends', 'hold-expired'] as const)
    expect(inUtc(kind, order).text).toContain('Thursday, March 5, 2026 at 14:05 UTC')
})

test('the transaction stands where money moved', () => {
  expect(inUtc('payment-received', order).text).toContain('Card transaction: pi_123')
  expect(inUtc('order-refunded', order).text).toContain('5 to 10 business days')
  expect(inUtc('order-placed', { ...order, transactionId: null }).text).not.toMatch(/transaction/)
})

test.each(aboutOrders)('T47 %s shows markup that somebody typed as text', (kind) => {
  const attack = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`
  const [line] = order.lines
  const lines = [{ ...line!, name: attack, mpn: attack, ownNumber: attack }]
  const typed = { ...order, name: attack, lines, purchaseOrder: attack, address: attack }
  const { text, html } = inUtc(kind, typed)
  expect(html).not.toMatch(/<script|<img/)
  expect(html).toContain('&lt;script&gt;')
  expect(text).toContain(attack)
})

test('T54 what somebody typed stays on its line and keeps its direction', () => {
  const name = 'A\r\nBcc: victim@example.test\r\n\r\nTotal: $0.00\u202e'
  const { subject, text } = inUtc('order-placed', { ...order, orderNumber: name, name })
  expect(subject).not.toMatch(/[\r\n]/)
  expect(text).not.toMatch(/^(Bcc|Total: \$0)/m)
  expect(text).not.toContain('\u202e')
  expect(text).toContain('Address: 12 Long Street, Small Town')
})

test.each(['see https://evil.test', 'evil.test', 'a@evil.test', 'evil。test/x', ''])(
  'the name %j makes no link in a mail to somebody else',
  (name) => {
    const { text } = inUtc('verify-email', { name, url: link.url })
    expect(text.startsWith('Hello,\n')).toBe(true)
  },
)

test('a name with a dot is still a name', () => {
  expect(inUtc('verify-email', { ...link, name: 'J. Doe Jr.' }).text).toContain('Hello J. Doe Jr.,')
})

test('a mail has the shop’s own colours, on dark ground one that can be read there', () => {
  const htmlWith = (colours: typeof firstTexts.example.colours) =>
    renderMail('reset-password', link, { ...firstTexts.example, colours }).html
  const usual = htmlWith({ accent: null, darkAccent: null })
  expect(usual).toContain('background:#b4602c')
  const own = htmlWith({ accent: '#1a5fb4', darkAccent: '#78aeed' })
  expect(own).toContain('color:#1a5fb4')
  expect(own).toContain('background:#1a5fb4')
  expect(own).toContain('.brand { color: #78aeed !important; }')
  expect(own).not.toContain('#b4602c')
})
