import { z } from 'zod'
import { category } from '../parts/parts.ts'
import { day, id, plainLine, requiredName, requiredText } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { taxClasses } from './classes.ts'
import { taxCodeNames } from './codes.ts'
import { placeFields, postalPrefix, withPlace } from './place.ts'
import { holdWords } from './usual-rates.ts'

/** The most rates that a shop has. */
export const maxTaxRates = 50_000
/** The greatest amount that a rule or a certificate names, in major units. */
const mostAmount = 10_000_000_000
/** The most faults of a file that are told. */
export const maxRateFaults = 200

const thousandths = (percent: number) =>
  Math.abs(percent * 1_000 - Math.round(percent * 1_000)) < 1e-6

const percent = z
  .number('Input the percent')
  .min(0, 'A percent is between 0 and 100')
  .max(100, 'A percent is between 0 and 100')
  .refine(thousandths, 'At most three decimals')
const taxClass = z.enum(taxClasses, 'standard, reduced or zero')
const postalCode = plainLine(40)
const startsOn = day.describe('the first day, in the shop’s time zone')
const endsOn = day.nullish().transform((value) => value ?? null)
const lastDay = endsOn.describe('the last day; null: until further notice')

/** The body of PUT /tax-origin. */
export const taxOrigin = withPlace(z.object({ ...placeFields, postalCode }), { byLaw: false })

/** The body of POST /tax-registrations. */
export const newRegistration = withPlace(
  z.object({
    ...placeFields,
    number: requiredName('Input the tax number that you have there', 40),
    startsOn,
    endsOn: lastDay,
  }),
  { byLaw: true },
)

export const changedRegistration = z.object({
  number: requiredName('Input the tax number that you have there', 40).optional(),
  startsOn: startsOn.optional(),
  endsOn: day.nullable().optional().describe('null: until further notice'),
})

const zeroIsZero = (rate: { taxClass: string; percent: number }) =>
  rate.taxClass !== 'zero' || rate.percent === 0

/** The body of POST /tax-rates, and what a row of a file says. */
export const newRate = withPlace(
  z
    .object({
      ...placeFields,
      postalPrefix: postalPrefix.describe('of postal codes that begin so; empty: all of them'),
      taxClass,
      percent,
      startsOn,
      endsOn: lastDay,
    })
    .refine(zeroIsZero, { path: ['percent'], message: 'The class zero has 0 percent' }),
  { byLaw: true },
)
export type NewRate = z.output<typeof newRate>

export const changedRate = z.object({
  percent: percent.optional(),
  startsOn: startsOn.optional(),
  endsOn: day.nullable().optional().describe('null: until further notice'),
})

/** The body of POST /tax-rates/{id}/successors. */
export const nextRate = z.object({
  percent,
  startsOn: day.describe('from this day on; the one before ends the day before'),
})

/** The body of POST /tax-rules. */
export const newRule = z.object({
  country: placeFields.country,
  category,
  minNet: z
    .number('Input the amount')
    .min(0, 'Input the amount')
    .max(mostAmount, { error: () => `At most ${figure(mostAmount)}` })
    .describe('so much or more of the category in one order, without tax'),
})

/** The body of POST /tax-rate-imports. */
export const ratesFile = z.object({
  csv: requiredText('Please choose a file with rates', 5_000_000),
})

export const ratesResult = z.object({
  added: z.int(),
  changed: z
    .int()
    .describe('of the same place, class and first day, with another percent or last day'),
  ended: z.int().describe('that ended by a new one'),
  unchanged: z.int(),
})
export type RatesResult = z.output<typeof ratesResult>

const held = {
  startsOn: day,
  endsOn: day.nullable(),
  holds: z.enum(holdWords).describe('on the shop’s day'),
}
const answeredPlace = { country: z.string(), region: z.string() }

const registration = z.object({ _id: id, ...answeredPlace, number: z.string(), ...held })
export type SetRegistration = z.output<typeof registration>

const rate = z.object({
  _id: id,
  ...answeredPlace,
  postalPrefix: z.string(),
  taxClass,
  percent: z.number(),
  ...held,
})
export type SetRate = z.output<typeof rate>

const rule = z.object({
  _id: id,
  country: z.string(),
  category,
  minNet: z.number(),
})
export type SetRule = z.output<typeof rule>

/** All that the seller has said of taxes. */
export const taxSetupAnswer = z.object({
  isOn: z
    .boolean()
    .describe('a registration holds today, and the operator has not turned taxes off'),
  lockedBy: z.string().nullable().describe('the setting by which the operator has turned them off'),
  today: day.describe('in the shop’s time zone'),
  currency: z.string(),
  origin: z
    .object({ ...answeredPlace, postalCode: z.string() })
    .nullable()
    .describe('where the goods leave from'),
  registrations: z.array(registration),
  rates: z.array(rate),
  rules: z.array(rule),
})
export type TaxSetupAnswer = z.output<typeof taxSetupAnswer>

/** The body of POST /tax-tryouts: a sale that nobody makes. */
export const taxTryout = withPlace(
  z.object({
    ...placeFields,
    postalCode,
    taxId: z
      .enum(['none', 'valid', 'invalid', 'unknown'], 'none, valid, invalid or unknown')
      .default('none')
      .describe('of the company that buys; unknown: its register does not answer'),
    taxIdCountry: placeFields.country
      .optional()
      .describe('whose number that is; the country of destination when it is left out'),
    category: category
      .optional()
      .describe('which rules of categories hold for it; none of them when it is left out'),
    taxClass: taxClass.default('standard'),
    amount: z
      .number('Input the amount')
      .min(0.01, 'Input the amount')
      .max(mostAmount, { error: () => `At most ${figure(mostAmount)}` })
      .describe('without tax'),
    on: day.optional().describe('today when it is left out'),
  }),
  { byLaw: false },
)

export const taxTryoutAnswer = z.object({
  on: day,
  outcome: z
    .enum(['off', 'taxed', 'tax_id_unchecked', 'tax_unknown'])
    .describe(
      'off: no registration holds that day; tax_id_unchecked: it waits until the number is checked; tax_unknown: a rate is missing',
    ),
  code: z.enum(taxCodeNames).nullable().describe('of EN 16931; null: it is not taxed'),
  name: z.string().nullable(),
  percent: z.number().nullable(),
  base: z.number(),
  tax: z.number().nullable(),
  total: z.number().nullable(),
  why: z.string().describe('what the buyer reads'),
  sentence: z.string().describe('what the invoice says besides, or empty'),
})
export type TaxTryoutAnswer = z.output<typeof taxTryoutAnswer>
