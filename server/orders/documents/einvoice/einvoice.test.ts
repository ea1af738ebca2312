import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from './amounts.ts'
import { writeCii } from './cii.ts'
import { faultsOf } from './faults.ts'
import type { EInvoice } from './model.ts'
import { registered } from './party-ids.ts'
import { failedRules, readEInvoice } from './rules/find-failed.ts'
import { toldBy, toldOf } from './said-of.fixture.ts'
import { buildInvoice, type Draft } from './samples/build.ts'
import { samples } from './samples.ts'
import { writeUbl } from './ubl.ts'

const formats = { cii: writeCii, ubl: writeUbl } as const

test.each(samples)(
  'business: 7 $name breaks no rule, and both XMLs say what the invoice says',
  ({ invoice }) => {
    for (const [format, write] of Object.entries(formats)) {
      const xml = write(invoice)
      expect(failedRules(xml), format).toEqual([])
      expect(toldBy(readEInvoice(xml)), format).toEqual(toldOf(invoice))
      expect(faultsOf(invoice, format as keyof typeof formats)).toEqual([])
      expect(write(structuredClone(invoice))).toBe(xml)
    }
  },
)

test('the samples are 42, of every tax, each kind and three currencies’ digits', () => {
  expect(samples).toHaveLength(42)
  const codes = new Set(samples.flatMap(({ invoice }) => invoice.taxes.map(({ code }) => code)))
  expect([...codes].sort()).toEqual(['AE', 'E', 'G', 'K', 'O', 'S', 'Z'])
  const ofKind = (kind: EInvoice['kind']) => samples.filter(({ invoice }) => invoice.kind === kind)
  expect(ofKind('credit-note')).toHaveLength(5)
  expect(ofKind('deposit')).toHaveLength(1)
})

const kinds: [
  name: string,
  draft: Pick<Draft, 'from' | 'to'>,
  taxes: Draft['lines'][number]['tax'][],
][] = [
  [
    'taxed',
    { from: 'DE', to: 'DE' },
    [19, 7, 8.875, 0.5, 25].map((percent) => ({ code: 'S' as const, percent })),
  ],
  [
    'taxed and exempt',
    { from: 'AT', to: 'AT' },
    [
      { code: 'S', percent: 20 },
      { code: 'S', percent: 5.5 },
      { code: 'Z', percent: 0 },
      { code: 'E', percent: 0 },
    ],
  ],
  ['owed by the buyer', { from: 'AT', to: 'AT' }, [{ code: 'AE', percent: 0 }]],
  ['within the EU', { from: 'NL', to: 'BE' }, [{ code: 'K', percent: 0 }]],
  ['export', { from: 'DE', to: 'JP' }, [{ code: 'G', percent: 0 }]],
  ['no tax', { from: 'US', to: 'US' }, [{ code: 'O', percent: 0 }]],
]

const anyText = fc.string({ unit: 'binary', maxLength: 60 })
const draftsOf = (places: Pick<Draft, 'from' | 'to'>, taxes: Draft['lines'][number]['tax'][]) =>
  fc
    .record({
      lines: fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 100_000 }),
          unitPriceMinor: fc.oneof(
            fc.integer({ min: 0, max: 99 }),
            fc.integer({ min: 0, max: 5_000_000 }),
          ),
          tax: fc.constantFrom(...taxes),
          name: anyText.map((text) => `${text}x`),
        }),
        { minLength: 1, maxLength: 30 },
      ),
      freightMinor: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 })),
      currency: fc.constantFrom('EUR', 'USD', 'JPY'),
      isPaid: fc.boolean(),
      isCredit: fc.boolean(),
      note: anyText,
    })
    .map(({ currency, isPaid, isCredit, note, ...rest }): EInvoice => {
      const digits = currency === 'JPY' ? 0 : 2
      const back: Partial<EInvoice> = {
        kind: 'credit-note',
        earlier: [{ number: 'RE-1', issuedOn: '2026-01-31' }],
      }
      return buildInvoice({
        ...places,
        ...rest,
        currency,
        digits,
        ...(isPaid ? { paidMinor: 'all' } : {}),
        but: { notes: [note, 'Thank you'], ...(isCredit ? back : {}) },
      })
    })

test.each(kinds)(
  'whatever is bought, %s, both XMLs keep the rules and agree on every amount',
  (_, places, taxes) => {
    fc.assert(
      fc.property(draftsOf(places, taxes), (invoice) => {
        for (const [format, write] of Object.entries(formats)) {
          const xml = write(invoice)
          expect(failedRules(xml), format).toEqual([])
          expect(toldBy(readEInvoice(xml)), format).toEqual(toldOf(invoice))
        }
      }),
      { numRuns: 60 },
    )
  },
)

test('amounts are written exactly', () => {
  expect(decimal(Number.MAX_SAFE_INTEGER, 2)).toBe('90071992547409.91')
  expect([decimal(5, 2), decimal(-5, 2), decimal(0, 0), decimal(-120, 0), decimal(7, 3)]).toEqual([
    '0.05',
    '-0.05',
    '0',
    '-120',
    '0.007',
  ])
  expect(() => decimal(0.5, 2)).toThrow(RangeError)
})

test('texts stay whole but for what XML cannot hold', () => {
  const name = ' A\u0000\u0007<&>"\' ]]> 東京 القاهرة 😀\ud800\ufffe\r\nB '
  const invoice = buildInvoice({
    from: 'DE',
    to: 'DE',
    lines: [{ quantity: 1, unitPriceMinor: 1, tax: { code: 'S', percent: 19 }, name }],
  })
  for (const write of Object.values(formats))
    expect(readEInvoice(write(invoice)).lines[0]?.name).toBe('A<&>"\' ]]> 東京 القاهرة 😀\ufffd\nB')
})

test('business: 7 a deposit is a prepayment invoice, and the invoice after it deducts it by its taxes and names it', () => {
  const [deposit, after] = ['deposit', 'after-a-deposit'].map(
    (name) => samples.find((one) => one.name === name)!.invoice,
  )
  for (const write of Object.values(formats)) {
    expect(readEInvoice(write(deposit!))).toMatchObject({
      typeCode: '386',
      deliveredOn: '',
      totals: { due: '0.00' },
    })
    const said = readEInvoice(write(after!))
    expect(said).toMatchObject({
      typeCode: '380',
      earlier: [{ number: deposit!.number, issuedOn: deposit!.issuedOn }],
      totals: { paid: '' },
    })
    expect(said.lines.slice(2).map(({ id, quantity, net }) => [id, quantity, net])).toEqual([
      ['D1', '-1', '-756.30'],
      ['D2', '-1', '-28.04'],
    ])
  }
})

test('Peppol gets one note, in which nothing is read as a code', () => {
  const invoice = { ...samples[0]!.invoice, notes: ['Ring #123# twice', ' ', 'Thank you'] }
  expect(readEInvoice(writeUbl(invoice)).notes).toEqual(['Ring #123 # twice\nThank you'])
  expect(readEInvoice(writeCii(invoice)).notes).toEqual(['Ring #123# twice', 'Thank you'])
})

test('numbers of registers bear the scheme of their country where they have its form', () => {
  expect(registered('CVR 12345674', 'DK')).toEqual({ id: 'DK12345674', scheme: '0184' })
  expect(registered('00000001823288440000', 'NL')).toMatchObject({ scheme: '0190' })
  expect(registered('0123.456.748', 'BE')).toEqual({ id: '0123.456.748', scheme: '' })
  expect(registered('HRB 1', 'DE')).toEqual({ id: 'HRB 1', scheme: '' })
})

test('within Germany a card is an online service, and no rate is 0%; within Denmark the account is split', () => {
  const of = (name: string) =>
    readEInvoice(writeUbl(samples.find((one) => one.name === name)!.invoice))
  expect(of('paid-by-card-within-germany').payments[0]?.code).toBe('68')
  expect(of('paid-by-card-within-france').payments[0]?.code).toBe('48')
  expect(of('no-tax-within-germany').taxes[0]?.percent).toBe('0')
  expect(of('no-tax-us').taxes[0]?.percent).toBe('')
  expect(of('within-denmark').payments[0]).toMatchObject({
    code: '42',
    bank: '0040',
    account: '0440116243',
  })
  expect(of('credit-within-denmark').payments[0]?.code).toBe('1')
  expect(of('export-chf').payments[0]?.code).toBe('30')
  expect(of('intra-community').payments[0]?.code).toBe('58')
})
