import { z } from 'zod'
import { majorAmount } from '../pricing/amount.ts'
import { checkPlace, placeFields, postalPrefix, withPlace } from '../tax/place.ts'
import { id, plainLine, requiredName, requiredText } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { canBeOn, type Incoterm, incoterms, shippingKinds } from './kinds.ts'

/** The most methods, zones, and areas of a zone that a shop has, and the most steps of weight of a method in a zone. */
export const mostShipping = { methods: 50, zones: 200, areas: 2_000, bands: 100 } as const
/** The heaviest that a rate names, in grams: 1,000 tonnes. */
const maxGrams = 1_000_000_000
/** The most faults of a file that are told. */
export const maxShippingFaults = 200

const name = (what: string) => requiredName(`Input what the ${what} is called`, 60)
const carrier = plainLine(60).describe('by whom it goes; empty: that is open')
const note = plainLine(200).describe('what the buyer reads beside it: "2 to 3 working days"')
const oneIncoterm = z.enum(incoterms, `One of ${incoterms.join(', ')}`)
const incoterm = oneIncoterm.nullable().describe('the first of `incoterms`; null: none is said')
const terms = z
  .array(oneIncoterm)
  .max(incoterms.length)
  .refine((all) => new Set(all).size === all.length, 'Name each of the terms once')
  .describe('all that buyers may choose, the default first; left out: `incoterm` alone')

type OnTerms = {
  kind: (typeof shippingKinds)[number]
  incoterm?: Incoterm | null | undefined
  incoterms?: Incoterm[] | undefined
}
/** All terms of a method, by whichever of the two names they are said; undefined: by none. */
export const termsOf = ({ incoterm: first, incoterms: all }: Omit<OnTerms, 'kind'>) =>
  all ?? (first === undefined ? undefined : first === null ? [] : [first])

/** Whether a method may be on its terms, in words. */
export const termsProblem = ({ kind, ...said }: OnTerms) =>
  said.incoterm && said.incoterms && said.incoterms[0] !== said.incoterm
    ? 'This is not the first of incoterms'
    : (termsOf(said) ?? []).every((one) => canBeOn(kind, one))
      ? null
      : kind === 'pickup' || kind === 'buyer_account'
        ? 'The buyer bears this freight: EXW or FCA'
        : 'By EXW and FCA the buyer bears the freight: choose another, or another kind'

/** The body of POST /shipping-methods. */
export const newShippingMethod = z
  .object({
    name: name('method'),
    kind: z.enum(['table', 'pickup', 'buyer_account'], 'table, pickup or buyer_account'),
    carrier,
    incoterm: incoterm.default(null),
    incoterms: terms.optional(),
    note,
    isOn: z.boolean().default(true).describe('whether buyers are offered it'),
  })
  .superRefine((method, { addIssue }) => {
    const message = termsProblem(method)
    if (message) addIssue({ code: 'custom', path: ['incoterm'], message })
    if (method.kind === 'buyer_account' && method.carrier === '')
      addIssue({ code: 'custom', path: ['carrier'], message: 'Say whose accounts these are' })
  })

/** The body of PATCH /shipping-methods/{id}. What is left out stays. */
export const changedShippingMethod = z.object({
  name: name('method').optional(),
  carrier: carrier.optional(),
  incoterm: incoterm.optional(),
  incoterms: terms.optional(),
  note: note.optional(),
  isOn: z.boolean().optional(),
  position: z.int().min(1).max(mostShipping.methods).optional().describe('1: offered first'),
})

/** An area of a zone: a country, a region of it, or postal codes that begin so; no country: wherever no other area is. */
const area = z
  .object({
    country: placeFields.country.or(z.literal('')),
    region: plainLine(40),
    postalPrefix,
  })
  .transform((given, { issues }) => {
    const fault = (path: string, message: string) => {
      issues.push({ code: 'custom', path: [path], message, input: given })
      return z.NEVER
    }
    if (given.country === '')
      return given.region + given.postalPrefix === ''
        ? given
        : fault('country', 'Choose the country of this region or postal code')
    const { region, problem } = checkPlace(given, { byLaw: false })
    return problem ? fault(problem.path, problem.message) : { ...given, region }
  })
export type ShippingArea = z.output<typeof area>

const areas = z
  .array(area)
  .min(1, 'Name at least one area')
  .max(mostShipping.areas, { error: () => `At most ${figure(mostShipping.areas)} areas` })

/** The body of POST /shipping-zones. */
export const newShippingZone = z.object({ name: name('zone'), areas })
/** The body of PATCH /shipping-zones/{id}. Areas are changed as a whole. */
export const changedShippingZone = z.object({
  name: name('zone').optional(),
  areas: areas.optional(),
})

const grams = z
  .int('A whole number of grams')
  .min(1, 'At least one gram')
  .max(maxGrams, { error: () => `At most ${figure(maxGrams)} grams` })
  .nullable()

/** What a method costs up to a weight, in major units. */
const band = z.object({
  upToGrams: grams.describe('included; null: whatever it weighs'),
  price: majorAmount,
  perKg: majorAmount
    .default(0)
    .describe('besides, for each kilogram of the whole weight that is begun'),
  freeFrom: majorAmount
    .nullable()
    .default(null)
    .describe('goods for so much, without tax, go free; null: none do'),
})
export type ShippingBand = z.output<typeof band>

/** The steps of weight of a method in a zone, each weight once. */
export const bands = z
  .array(band)
  .max(mostShipping.bands, `At most ${mostShipping.bands} steps`)
  .superRefine((all, { addIssue }) => {
    const seen = new Set<number | null>()
    for (const [at, { upToGrams }] of all.entries()) {
      if (seen.has(upToGrams))
        addIssue({
          code: 'custom',
          path: [at, 'upToGrams'],
          message: 'Another step ends at this weight',
        })
      seen.add(upToGrams)
    }
  })

/** The body of PUT /shipping-methods/{id}/rates. */
export const methodRates = z.object({
  zoneId: id,
  bands: bands.describe('all of them; none: the method does not go there'),
})

/** The body of POST /shipping-rate-imports. */
export const shippingRatesFile = z.object({
  csv: requiredText('Please choose a file with rates', 5_000_000),
})
export const shippingRatesResult = z.object({
  changed: z.int().describe('methods in zones whose rates are others now'),
  unchanged: z.int(),
})
export type ShippingRatesResult = z.output<typeof shippingRatesResult>

const method = z.object({
  _id: id,
  name: z.string(),
  kind: z.enum(shippingKinds),
  carrier: z.string(),
  incoterm,
  incoterms: z.array(oneIncoterm),
  note: z.string(),
  isOn: z.boolean(),
})
export type SetMethod = z.output<typeof method>
const zone = z.object({
  _id: id,
  name: z.string(),
  areas: z.array(z.object({ country: z.string(), region: z.string(), postalPrefix: z.string() })),
})
export type SetZone = z.output<typeof zone>
const rates = z.object({ methodId: id, zoneId: id, bands: z.array(band) })

/** All that the seller has said of shipping. */
export const shippingSetup = z.object({
  currency: z.string(),
  methods: z.array(method).describe('in the order in which they are offered'),
  zones: z.array(zone),
  rates: z.array(rates).describe('one a method and zone'),
  unweighed: z
    .int()
    .describe('parts on sale whose weight is not known: no rates price an order of them'),
})
export type ShippingSetup = z.output<typeof shippingSetup>

/** The body of POST /shipping-tryouts: an order that nobody makes. */
export const shippingTryout = withPlace(
  z.object({
    ...placeFields,
    postalCode: plainLine(40),
    grams: z.int('A whole number of grams').min(1, 'At least one gram').max(maxGrams),
    goods: majorAmount.describe('what the goods cost without tax'),
  }),
  { byLaw: false },
)
