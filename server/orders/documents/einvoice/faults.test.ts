import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCii } from './cii.ts'
import { faultsOf } from './faults.ts'
import type { EInvoice } from './model.ts'
import { failedRules } from './rules/find-failed.ts'
import { buildInvoice } from './samples/build.ts'
import { samples } from './samples.ts'
import { writeUbl } from './ubl.ts'

const names =
  `one-line freight on-account-usd intra-community-freight intra-community-dutch reverse-charge
reverse-charge-by-register export-chf no-tax-us no-tax-within-germany exempt-by-certificate zero-rate
paid-by-card-within-germany credit-to-be-paid-back credit-within-denmark within-denmark within-sweden within-norway
within-italy within-japan order-without-reference`.split(/\s+/)
const icelandic = buildInvoice({
  from: 'IS',
  to: 'IS',
  currency: 'ISK',
  digits: 0,
  lines: [{ quantity: 3, unitPriceMinor: 1_990, tax: { code: 'S', percent: 24 } }],
})
const bases = [
  ...names.map((name) => samples.find((one) => one.name === name)!),
  { name: 'within-iceland', invoice: icelandic },
]

type Path = (string | number)[]

/** All that may be left out of an invoice: texts, and what may be null or none. */
function gapsOf(value: unknown, path: Path = []): Path[] {
  const last = path.at(-1)
  if (last === 'kind' || last === 'by' || last === 'code') return []
  if (value === '' || value === null || typeof value === 'number') return []
  if (typeof value === 'string') return [path]
  const inner = Object.entries(value as object).flatMap(([key, one]) =>
    gapsOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  const mayBeNone = `${last}`.match(/^(delivery|payment|earlier|endpoint|contact|lines|taxes)$/)
  const isAddress = path.join('.') === 'delivery.address'
  return mayBeNone || isAddress ? [path, ...inner] : inner
}

function without(invoice: EInvoice, path: Path): EInvoice {
  const changed = structuredClone(invoice)
  let at = changed as unknown as Record<string | number, unknown>
  for (const step of path.slice(0, -1)) {
    if (at[step] === null || at[step] === undefined) return changed
    at = at[step] as typeof at
  }
  const last = path.at(-1)!
  if (!(last in at)) return changed
  const value = at[last]
  if (Array.isArray(value)) at[last] = []
  else at[last] = typeof value === 'string' ? '' : null
  // what names nothing of an invoice names none
  changed.earlier = changed.earlier.filter(({ number, issuedOn }) => number + issuedOn !== '')
  return changed
}

function compare(invoice: EInvoice, what: string) {
  for (const [format, write] of [
    ['cii', writeCii],
    ['ubl', writeUbl],
  ] as const) {
    const failed = failedRules(write(invoice)).map(({ id }) => id)
    const faults = faultsOf(invoice, format)
    expect(
      { isFaulty: faults.length > 0, what, format, failed, faults },
      `${what} ${format}`,
    ).toMatchObject({ isFaulty: failed.length > 0 })
  }
}

test('a deposit within the EU has no day of delivery, and says that it is there as a PDF', () => {
  const { invoice } = samples.find(({ name }) => name === 'intra-community')!
  const deposit: EInvoice = {
    ...invoice,
    kind: 'deposit',
    delivery: { ...invoice.delivery!, on: null },
  }
  expect(faultsOf(deposit, 'cii')).toEqual([
    { field: 'delivery.on', reason: expect.stringContaining('there as a PDF') },
  ])
  expect(failedRules(writeCii(deposit)).map(({ id }) => id)).toEqual(['BR-IC-11'])
})

test.each(bases)(
  'of $name, whatever is left out is a fault where a rule is broken, and else none',
  ({ invoice }) => {
    const gaps = gapsOf(invoice)
    expect(gaps.length).toBeGreaterThan(35)
    for (const gap of gaps) compare(without(invoice, gap), gap.join('.'))
  },
)

test('and so it is where several things are left out', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...bases).chain(({ invoice }) =>
        fc.record({
          invoice: fc.constant(invoice),
          gaps: fc.uniqueArray(fc.constantFrom(...gapsOf(invoice)), { minLength: 2, maxLength: 6 }),
        }),
      ),
      ({ invoice, gaps }) => compare(gaps.reduce(without, invoice), gaps.join(' ')),
    ),
    { numRuns: 500 },
  )
})

const plain = samples[0]!.invoice
const reasons = (but: Partial<EInvoice>, format: 'cii' | 'ubl' = 'ubl') =>
  faultsOf({ ...plain, ...but }, format)

test('a fault says what to do, and where', () => {
  expect(reasons({ buyer: { ...plain.buyer, endpoint: null } })).toEqual([
    {
      field: 'buyer.endpoint',
      reason: 'The buyer has no electronic address: add it under Company → Invoices',
    },
  ])
  expect(reasons({ buyer: { ...plain.buyer, endpoint: null } }, 'cii')).toEqual([])
  expect(reasons({ currency: 'KWD', digits: 3 }, 'cii')).toEqual([
    {
      field: 'digits',
      reason:
        'Amounts in KWD have 3 decimals, an electronic invoice has two at most: send this invoice as a PDF',
    },
  ])
})

test.each<[string, Partial<EInvoice>]>([
  ['digits', { currency: 'KWD', digits: 3 }],
  ['currency', { currency: 'XYZ' }],
  ['seller.vatId', { seller: { ...plain.seller, vatId: '136695976' } }],
  ['buyer.endpoint.id', { buyer: { ...plain.buyer, endpoint: { scheme: '0088', id: '123' } } }],
  [
    'buyer.endpoint.scheme',
    { buyer: { ...plain.buyer, endpoint: { scheme: 'EM', id: 'a@b.example' } } },
  ],
  ['seller.endpoint.scheme', { seller: { ...plain.seller, endpoint: { scheme: '1', id: 'x' } } }],
  ['buyer.vatId', { buyer: { ...plain.buyer, vatId: 'NL12' } }],
  [
    'buyer.address.country',
    { buyer: { ...plain.buyer, address: { ...plain.buyer.address, country: 'QQ' } } },
  ],
  ['terms', { terms: 'Net 30\n#2% within 14 days' }],
  [
    'seller.contact.phone',
    { seller: { ...plain.seller, contact: { ...plain.seller.contact!, phone: '-' } } },
  ],
  [
    'seller.contact.email',
    { seller: { ...plain.seller, contact: { ...plain.seller.contact!, email: 'a@b' } } },
  ],
  ['payment.iban', { payment: { by: 'transfer', iban: 'DE1', accountName: 'A', reference: 'B' } }],
  [
    'seller.address.country',
    { seller: { ...plain.seller, address: { ...plain.seller.address, country: 'GR' } } },
  ],
])('what is wrong is a fault, as a rule is broken: %s', (field, but) => {
  expect(reasons(but).map((fault) => fault.field)).toEqual([field])
  expect(failedRules(writeUbl({ ...plain, ...but })).length).toBeGreaterThan(0)
})

test('taxes that must not stand together are a fault', () => {
  const tax = (code: 'O' | 'S', percent: number) => ({ code, percent })
  const mixed = buildInvoice({
    from: 'US',
    to: 'US',
    lines: [
      { quantity: 1, unitPriceMinor: 1_000, tax: tax('O', 0) },
      { quantity: 1, unitPriceMinor: 1_000, tax: tax('S', 8) },
    ],
  })
  expect(faultsOf(mixed, 'cii').map(({ field }) => field)).toEqual(['taxes'])
  expect(failedRules(writeCii(mixed)).map(({ id }) => id)).toEqual(['BR-O-11', 'BR-O-12'])
})
