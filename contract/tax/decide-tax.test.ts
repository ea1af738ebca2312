import { describe, expect, test } from 'vitest'
import { countryOfTaxId, type TaxPlace } from './areas.ts'
import type { TaxClass } from './classes.ts'
import { decideTax, type TaxedSale, type TaxRate, type TaxSetup } from './decide-tax.ts'

/** "US CA 94103" → a place. */
function place(text: string): TaxPlace {
  const [country = '', ...rest] = text.split(' ')
  const region = /^[A-Z]{2}$/.test(rest[0] ?? '') ? rest.shift()! : ''
  return { country, region, postalCode: rest.join(' ') }
}

/** "DE 19 7 0": a country’s standard, reduced and zero rates; "US CA/941 8.625": of a region and a beginning of postal codes. */
const rates: TaxRate[] = [
  ...['DE 19 7 0', 'FR 20 5.5', 'ES 21 10', 'IE 23 13.5 0', 'NL 21 9 0', 'AT 20 10', 'IT 22 10'],
  ...['GB 20 5 0', 'CH 8.1 2.6', 'NO 25 15', 'FI 25.5', 'GR 24', 'PT 23', 'PT /90 22', 'PT /95 16'],
  ...['US CA 7.25', 'US CA/941 8.625', 'US NY 4', 'US NY/100 8.875', 'US OR 0', 'US TX 6.25'],
  ...['AT /6691 19'],
].flatMap((text) => {
  const words = text.split(' ')
  const country = words.shift()!
  const [region = '', postalPrefix = ''] = /[A-Z/]/.test(words[0]!) ? words.shift()!.split('/') : []
  return words.map((percent, at) => ({
    country,
    region,
    postalPrefix,
    percent: Number(percent),
    taxClass: (['standard', 'reduced', 'zero'] as const)[at]!,
  }))
})

/** Where goods leave from, and where the seller is registered. */
const seller = (from: string, registered: string): TaxSetup => ({
  shipFrom: place(from),
  registrations: registered
    .split(',')
    .map((one) => ({ ...place(one.trim()), number: `tax number of ${one}` })),
  rates,
  rules: ['DE', 'GB'].map((country) => ({ country, category: 'cpu', minNetMinor: 500_000 })),
})

/** "FR valid", "certificate US CA NY", "–" for somebody without a number. */
function buyer(text: string): Pick<TaxedSale, 'taxId' | 'certificates'> {
  const [first = '', second = '', ...regions] = text.split(' ')
  if (first === '–') return { taxId: null, certificates: [] }
  if (first === 'certificate')
    return { taxId: null, certificates: [{ country: second, regions, number: 'C-1' }] }
  const state = second as 'valid' | 'invalid' | 'unknown'
  return { taxId: { country: countryOfTaxId(first) ?? first, state }, certificates: [] }
}

/** Seller | to | buyer | what, amount | code and percent, as the law has it. */
const law = `
# Within one country
DE 20457; DE | DE 10115 | – | standard | S 19
DE 20457; DE | DE 10115 | – | reduced | S 7
DE 20457; DE | DE 10115 | – | zero | Z 0
DE 20457; DE | DE 10115 | DE valid | standard | S 19
DE 20457; DE | DE 10115 | FR valid | standard | S 19
FR 75001; FR | FR 13001 | – | reduced | S 5.5
CH 8001; CH | CH 3000 | – | standard | S 8.1
CH 8001; CH | LI 9490 | – | standard | S 8.1
NO 0150; NO | NO 5003 | – | reduced | S 15
GB EC1A 1BB; GB | GB M1 1AE | – | zero | Z 0
# To another member of the Union
DE 20457; DE | FR 75001 | FR valid | standard | K 0
DE 20457; DE | FR 75001 | FR valid | reduced | K 0
DE 20457; DE | FR 75001 | AT valid | standard | K 0
DE 20457; DE, FR | FR 75001 | FR valid | standard | K 0
DE 20457; DE | FR 75001 | FR invalid | standard | S 19
DE 20457; DE | FR 75001 | FR unknown | standard | tax_id_unchecked
DE 20457; DE | FR 75001 | – | standard | S 19
DE 20457; DE | FR 75001 | – | reduced | S 7
DE 20457; DE, FR | FR 75001 | – | standard | S 20
DE 20457; DE, FR | FR 75001 | FR invalid | standard | S 20
DE 20457; DE, FR | FR 75001 | DE valid | standard | S 19
DE 20457; DE, FR | FR 75001 | DE invalid | standard | S 20
DE 20457; DE | FR 75001 | CH valid | standard | S 19
DE 20457; DE | FR 75001 | GB valid | standard | S 19
DE 20457; DE | GR 104 31 | EL123 valid | standard | K 0
GR 104 31; GR | DE 10115 | EL123 valid | standard | S 24
GR 104 31; GR | DE 10115 | DE valid | standard | K 0
NL 1011; DE | BE 1000 | – | standard | O 0
# Northern Ireland is in the Union for goods, Great Britain is not
DE 20457; DE | GB BT1 5GS | XI123 valid | standard | K 0
DE 20457; DE | GB BT1 5GS | XI123 unknown | standard | tax_id_unchecked
DE 20457; DE | GB BT1 5GS | – | standard | S 19
DE 20457; DE | GB EC1A 1BB | – | standard | G 0
DE 20457; DE | GB EC1A 1BB | XI123 unknown | standard | G 0
IE D02; IE | GB bt71 7ab | – | reduced | S 13.5
GB BT1 5GS; GB | IE D02 | IE valid | standard | K 0
GB BT1 5GS; GB | IE D02 | – | standard | S 20
GB BT1 5GS; GB | GB EC1A 1BB | – | standard | S 20
GB EC1A 1BB; GB | GB BT1 5GS | – | standard | S 20
GB EC1A 1BB; GB | IE D02 | IE valid | standard | G 0
GB EC1A 1BB; GB | IM IM1 1AA | – | standard | S 20
GB EC1A 1BB; GB | JE JE2 3AB | – | standard | G 0
GB EC1A 1BB; GB | GB JE2 3AB | – | standard | G 0
GB EC1A 1BB; IE | GB BT1 5GS | – | standard | O 0
# Parts of members outside of the area of tax
DE 20457; DE | DE 27498 | – | standard | G 0
DE 20457; DE | DE 27498 | DE valid | standard | G 0
DE 20457; DE | DE 78266 | – | standard | G 0
ES 28001; ES | ES 35001 | – | standard | G 0
ES 28001; ES | ES 38 001 | ES valid | standard | G 0
ES 28001; ES | ES 51001 | – | standard | G 0
ES 28001; ES | ES 07001 | – | standard | S 21
DE 20457; DE | ES 35001 | ES valid | standard | G 0
IT 20121; IT | IT 23041 | – | standard | G 0
FI 00100; FI | FI 22100 | – | standard | G 0
FI 00100; FI | AX 22100 | – | standard | G 0
FR 75001; FR | FR 97400 | – | standard | G 0
FR 75001; FR | RE 97400 | – | standard | G 0
FR 75001; FR | MC 98000 | – | standard | S 20
DE 20457; DE | MC 98000 | FR valid | standard | K 0
MC 98000; FR | FR 06000 | – | standard | S 20
# Own rates of parts of a country
PT 1000-001; PT | PT 9000-001 | – | standard | S 22
PT 1000-001; PT | PT 9500-001 | – | standard | S 16
PT 1000-001; PT | PT 4000-001 | – | standard | S 23
AT 1010; AT | AT 6691 | – | standard | S 19
# Out of the country, and into it
DE 20457; DE | CH 8001 | CH valid | standard | G 0
DE 20457; DE, CH | CH 8001 | – | standard | S 8.1
DE 20457; DE | US CA 94103 | – | standard | G 0
CH 8001; CH | DE 10115 | DE valid | standard | G 0
CH 8001; CH, DE | DE 10115 | – | standard | S 19
# States of the United States
US CA 94103; US CA | US CA 90001 | – | standard | S 7.25
US CA 94103; US CA | US CA 94103-1234 | – | standard | S 8.625
US CA 94103; US CA | US NY 10001 | – | standard | O 0
US CA 94103; US CA, US NY | US NY 10001 | – | standard | S 8.875
US CA 94103; US CA, US NY | US NY 14201 | – | standard | S 4
US CA 94103; US CA, US OR | US OR 97201 | – | standard | Z 0
US CA 94103; US CA, US WA | US WA 98101 | – | standard | tax_unknown
US CA 94103; US CA | US CA 94103 | – | reduced | tax_unknown
US CA 94103; US CA | US CA 94103 | certificate US CA | standard | E 0
US CA 94103; US CA, US NY | US NY 10001 | certificate US CA | standard | S 8.875
US CA 94103; US CA, US NY | US NY 10001 | certificate US CA NY | standard | E 0
US CA 94103; US CA, US NY | US NY 10001 | certificate US | standard | E 0
US CA 94103; US CA | US TX 73301 | certificate US CA | standard | O 0
US CA 94103; US CA | DE 10115 | certificate US CA | standard | G 0
DE 20457; DE | DE 10115 | certificate US | standard | S 19
# The buyer owes the tax
DE 20457; DE | DE 10115 | DE valid | standard, cpu 4999.99 | S 19
DE 20457; DE | DE 10115 | DE valid | standard, cpu 5000.00 | AE 0
DE 20457; DE | DE 10115 | DE valid | standard, cpu 5000.01 | AE 0
DE 20457; DE | DE 10115 | DE valid | standard, gpu 5000.01 | S 19
DE 20457; DE | DE 10115 | DE invalid | standard, cpu 5000.00 | S 19
DE 20457; DE | DE 10115 | DE unknown | standard, cpu 5000.00 | tax_id_unchecked
DE 20457; DE | DE 10115 | DE unknown | standard, cpu 4999.99 | S 19
DE 20457; DE | DE 10115 | – | standard, cpu 5000.00 | S 19
DE 20457; DE | FR 75001 | FR valid | standard, cpu 5000.00 | K 0
DE 20457; DE | CH 8001 | CH valid | standard, cpu 5000.00 | G 0
GB EC1A 1BB; GB | GB M1 1AE | GB valid | standard, cpu 5000.00 | AE 0
GB EC1A 1BB; GB | GB M1 1AE | GB valid | standard, cpu 4999.99 | S 20
FR 75001; FR | FR 13001 | FR valid | standard, cpu 5000.00 | S 20
`
const rows = law.split('\n').filter((row) => row !== '' && !row.startsWith('#'))

const decided = (row: string) => {
  const [from = '', to = '', who = '', what = ''] = row.split(' | ')
  const [origin = '', registered = ''] = from.split('; ')
  const [taxClass, bought = 'gpu 100.00'] = what.split(', ')
  const [category = '', amount = ''] = bought.split(' ')
  const line = { netMinor: Math.round(Number(amount) * 100), category }
  const decision = decideTax(seller(origin, registered), {
    shipTo: place(to),
    ...buyer(who),
    lines: [{ ...line, taxClass: taxClass as TaxClass }],
  })
  if (!decision) return 'off'
  if ('problem' in decision) return decision.problem
  return decision.lines.map(({ code, percent }) => `${code} ${percent}`).join()
}

describe('business: 6.1 seller, destination, buyer and class make code and percent', () => {
  test('has more rows than sixty', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60)
  })
  test.each(rows)('%s', (row) => {
    expect(decided(row)).toBe(row.split(' | ').at(-1))
  })
})

test('business: 6.1 without a registration nothing is decided', () => {
  const setup = { ...seller('DE 20457', 'DE'), registrations: [] }
  const sale = { shipTo: place('DE 10115'), taxId: null, certificates: [] }
  const lines = [{ netMinor: 100, taxClass: 'standard' as const, category: 'cpu' }]
  expect(decideTax(setup, { ...sale, lines })).toBeNull()
})

test('business: 6.1 a threshold counts all lines of its category, and turns no other', () => {
  const line = (netMinor: number, category: string, taxClass: TaxClass = 'standard') => ({
    netMinor,
    category,
    taxClass,
  })
  const lines = [line(250_000, 'cpu'), line(900_000, 'gpu'), line(250_000, 'cpu', 'reduced')]
  const sale = { shipTo: place('DE 10115'), ...buyer('DE valid'), lines }
  const decision = decideTax(seller('DE 20457', 'DE'), sale)
  expect(decision && 'lines' in decision && decision.lines.map(({ code }) => code)).toEqual([
    ...['AE', 'S', 'AE'],
  ])
})

test('business: 6.1 a missing rate names its country and class', () => {
  const sale = { shipTo: place('US CA 94103'), taxId: null, certificates: [] }
  const lines = [{ netMinor: 1, taxClass: 'reduced' as const, category: 'ram' }]
  expect(decideTax(seller('US CA 94103', 'US CA'), { ...sale, lines })).toEqual({
    problem: 'tax_unknown',
    country: 'US',
    taxClass: 'reduced',
  })
})
