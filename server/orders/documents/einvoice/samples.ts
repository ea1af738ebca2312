import type { EInvoice } from './model.ts'
import { buildInvoice, type Draft, type DraftLine } from './samples/build.ts'
import { afterDeposit, depositInvoice } from './samples/deposits.ts'
import { buyerIn } from './samples/parties.ts'

const tax = (code: DraftLine['tax']['code'], percent = 0) => ({ code, percent })
const s19 = tax('S', 19)
const line = (quantity: number, unitPriceMinor: number, of = s19, name?: string): DraftLine => ({
  quantity,
  unitPriceMinor,
  tax: of,
  ...(name ? { name } : {}),
})
const few = [line(10, 12_990), line(250, 799)]
const german = { from: 'DE', to: 'DE' } as const
const card = { by: 'card', reference: 'pi_0001' } as const
const agreement = { by: 'agreement', reference: 'RE-2026-0001' } as const
const credit: Partial<EInvoice> = {
  kind: 'credit-note',
  number: 'GS-2026-0001',
  dueOn: null,
  terms: '',
  earlier: [{ number: 'RE-2026-0001', issuedOn: '2026-10-30' }],
}
/** What a credit note lowers is set off. */
const back = { paidMinor: 'all', payment: agreement } as const

const many = (count: number, of: DraftLine['tax'][]): DraftLine[] =>
  Array.from({ length: count }, (_, at) =>
    line(1 + ((at * 7) % 500), 3 + ((at * 7_919) % 250_000), of[at % of.length]!),
  )

const scripts = [
  'Śruba & <nakrętka> "M3" l’écrou',
  '東京エレクトロン 電源ユニット',
  'مروحة التبريد ١٢٠ مم',
  'Вентилятор 120 мм',
  'Ανεμιστήρας <120>',
  '전원 공급 장치',
  'मेमोरी मॉड्यूल',
  'พัดลมระบายความร้อน',
  'מאוורר 120 מ"מ',
  '😀 & \u0007bell \u0000nul ]]> end',
]

const longNote = `${'Keep this for ten years. '.repeat(400)}\n<&>"' ]]> “東京” #AB# end`

/** The taxes of an invoice that is a step of an order: one cent beside the rate times the base. */
function besideByOne(): EInvoice {
  const invoice = buildInvoice({ ...german, lines: few, freightMinor: 990 })
  const { totals, taxes } = invoice
  return {
    ...invoice,
    taxes: taxes.map((one) => ({ ...one, taxMinor: one.taxMinor + 1 })),
    totals: {
      ...totals,
      taxMinor: totals.taxMinor + 1,
      grossMinor: totals.grossMinor + 1,
      dueMinor: totals.dueMinor + 1,
    },
  }
}

const drafts: Record<string, Draft> = {
  'one-line': { ...german, lines: [line(1, 4_990)] },
  'two-rates': { ...german, lines: [...few, line(3, 2_495, tax('S', 7))] },
  freight: { ...german, lines: few, freightMinor: 1_490 },
  'freight-over-two-taxes': {
    ...german,
    freightMinor: 1_001,
    lines: [line(3, 3_333), line(7, 1_111, tax('S', 7))],
  },
  'part-paid-by-card': { ...german, lines: few, paidMinor: 100_000, payment: card },
  'paid-by-card-within-germany': { ...german, lines: few, paidMinor: 'all', payment: card },
  'paid-by-card-within-france': {
    from: 'FR',
    to: 'FR',
    lines: [line(2, 9_900, tax('S', 20))],
    paidMinor: 'all',
    payment: card,
    but: { dueOn: null, terms: '' },
  },
  'on-account-eur': { ...german, lines: few, but: { terms: 'Net 30\nThank you', costCentre: '' } },
  'on-account-usd': {
    from: 'DE',
    to: 'US',
    currency: 'USD',
    lines: [line(12, 45_000, tax('G'))],
    freightMinor: 25_000,
  },
  'on-account-jpy': {
    from: 'DE',
    to: 'JP',
    currency: 'JPY',
    digits: 0,
    lines: [line(100, 1_980, tax('G')), line(1, 1_234_567, tax('G'))],
  },
  'within-japan': {
    from: 'JP',
    to: 'JP',
    currency: 'JPY',
    digits: 0,
    freightMinor: 1_500,
    lines: [line(7, 1_999, tax('S', 10)), line(3, 333, tax('S', 8))],
  },
  'intra-community': { from: 'DE', to: 'FR', lines: [line(40, 8_750, tax('K'))] },
  'intra-community-freight': {
    from: 'DE',
    to: 'AT',
    lines: [line(4, 99_999, tax('K'))],
    freightMinor: 4_900,
  },
  'intra-community-dutch': { from: 'NL', to: 'BE', lines: [line(5, 20_000, tax('K'))] },
  'reverse-charge': { from: 'DE', to: 'DE', lines: [line(200, 5_999, tax('AE'))] },
  'reverse-charge-by-register': {
    from: 'AT',
    to: 'AT',
    lines: [line(8, 70_000, tax('AE'))],
    but: { buyer: { ...buyerIn('AT'), vatId: '' } },
  },
  'export-chf': {
    from: 'DE',
    to: 'CH',
    currency: 'CHF',
    lines: [line(6, 15_050, tax('G'))],
    freightMinor: 3_500,
  },
  'no-tax-us': {
    from: 'US',
    to: 'US',
    currency: 'USD',
    lines: [line(25, 19_999, tax('O'))],
    freightMinor: 8_000,
  },
  'no-tax-within-germany': { ...german, lines: [line(1, 100_000, tax('O'))] },
  'exempt-by-certificate': {
    from: 'US',
    to: 'US',
    currency: 'USD',
    lines: [line(9, 4_999, tax('E'))],
    freightMinor: 1_250,
  },
  'exempt-beside-taxed': { ...german, lines: [...few, line(2, 5_000, tax('E'))] },
  'sales-tax': {
    from: 'US',
    to: 'US',
    currency: 'USD',
    lines: [line(3, 33_333, tax('S', 8.875))],
    freightMinor: 999,
  },
  'zero-rate': {
    from: 'GB',
    to: 'GB',
    currency: 'GBP',
    lines: [line(30, 1_250, tax('Z')), line(2, 9_999, tax('S', 20))],
  },
  'credit-of-goods': { ...german, lines: [line(2, 12_990)], ...back, but: credit },
  'credit-of-a-price': {
    ...german,
    ...back,
    but: { ...credit, notes: ['The price of 10 pieces was lowered.'] },
    lines: [line(10, 500, s19, 'Difference of price: SSD 3.84 TB, U.3')],
  },
  'credit-to-be-paid-back': {
    from: 'NL',
    to: 'NL',
    lines: [line(1, 54_321, tax('S', 21))],
    but: { ...credit, terms: 'Paid back within 14 days', dueOn: '2026-12-11' },
  },
  'credit-within-denmark': {
    from: 'DK',
    to: 'DK',
    currency: 'DKK',
    lines: [line(3, 99_900, tax('S', 25))],
    ...back,
    but: credit,
  },
  'credit-intra-community': {
    from: 'DE',
    to: 'FR',
    lines: [line(2, 8_750, tax('K'))],
    freightMinor: 500,
    ...back,
    but: credit,
  },
  'thousand-lines': { ...german, lines: many(1_000, [s19]) },
  'thousand-lines-three-rates': {
    from: 'FR',
    to: 'FR',
    freightMinor: 12_345,
    lines: many(1_000, [tax('S', 20), tax('S', 5.5), tax('S', 10)]),
  },
  'every-script': {
    ...german,
    lines: scripts.map((name, at) => line(at + 1, 1_000 + at, s19, name)),
    but: {
      buyer: { ...buyerIn('DE'), name: 'Müller & Söhne <東京> "Αθήνα" O’Neill القاهرة GmbH' },
    },
  },
  'long-notes': { ...german, lines: few, but: { notes: [longNote, '#ABC# seen', ' '] } },
  'cost-centre-and-deposit': {
    ...german,
    lines: few,
    paidMinor: 75_000,
    but: { costCentre: 'KST <4711> & Co' },
  },
  'order-without-reference': {
    from: 'BE',
    to: 'BE',
    lines: [line(4, 12_500, tax('S', 21))],
    but: { buyerReference: '', orderNumber: '' },
  },
  'reference-without-order': { ...german, lines: few, but: { purchaseOrder: '' } },
  'within-denmark': {
    from: 'DK',
    to: 'DK',
    currency: 'DKK',
    lines: [line(5, 49_950, tax('S', 25))],
    freightMinor: 12_000,
  },
  'within-sweden': {
    from: 'SE',
    to: 'SE',
    currency: 'SEK',
    lines: [line(20, 45_000, tax('S', 25))],
  },
  'within-norway': {
    from: 'NO',
    to: 'NO',
    currency: 'NOK',
    lines: [line(2, 129_900, tax('S', 25))],
  },
  'within-italy': { from: 'IT', to: 'IT', lines: [line(15, 3_330, tax('S', 22))] },
}

type Sample = { name: string; invoice: EInvoice }

/** Invoices, one for a deposit and credit notes of every kind that the shop can write, of made-up firms. */
export const samples: Sample[] = [
  ...Object.entries(drafts).map(([name, draft]) => ({ name, invoice: buildInvoice(draft) })),
  { name: 'tax-beside-by-one', invoice: besideByOne() },
  { name: 'deposit', invoice: depositInvoice() },
  { name: 'after-a-deposit', invoice: afterDeposit() },
]
