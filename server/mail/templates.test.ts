import { expect, test } from 'vitest'
import { firstTexts } from '../shop-record/first-texts.ts'
import { examples as values } from './examples.ts'
import type { MailKind, MailValues } from './mail-values.ts'
import { renderMail } from './templates.ts'

const inUtc = <K extends MailKind>(kind: K, values: MailValues[K]) =>
  renderMail(kind, values, firstTexts.example)

const kinds = Object.keys(values) as MailKind[]
const link = values['verify-email']
const order = values['order-placed']
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
  for (const fact of ['PW-100001', 'Memory module 64 GB', 'RAM-64', '250', '$289.00', '$72,250.00'])
    expect(text).toContain(fact)
})

test('sums beside lines with tax say whether tax is in them', () => {
  const taxed = { ...order, goods: '$60,714.29', taxes: [['VAT 19 %', '$11,535.71']] as const }
  const textOf = (more: object) =>
    inUtc('order-placed', {
      ...order,
      ...taxed,
      taxes: [...taxed.taxes].map(([a, b]) => [a, b]),
      ...more,
    }).text
  expect(textOf({ isTaxed: true })).toMatch(
    /Goods: \$60,714\.29 without tax[\s\S]*Total: \$72,250\.00 with tax/,
  )
  expect(textOf({ isTaxed: false })).toContain('Total: $72,250.00 without tax')
  expect(textOf({})).not.toMatch(/with(?:out)? tax/)
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
