import type { TaxClass } from '../tax/classes.ts'
import { type Lifecycle, lifecycles } from './lifecycle.ts'

/**
 * What a value is: a whole number within bounds, a country of ISO 3166, a code of the Harmonized System, the class of its
 * tax, where a part stands in its life, a day of the calendar, or the number of another part.
 */
type Value =
  | { kind: 'integer'; min: number; max: number }
  | { kind: 'country' }
  | { kind: 'hs' }
  | { kind: 'taxClass' }
  | { kind: 'lifecycle' }
  | { kind: 'day' }
  | { kind: 'mpn'; max: number }

type Attribute = {
  /** As people read it, in forms, files and beside a part. */
  label: string
  /** As the description of the API says it. */
  says: string
  column: string
  /** Names that people give its column in a file, small and without marks; its own name is one by itself. */
  headers: readonly string[]
  /** How a cell of a file is read; see the import's `cell.ts`. */
  cell: 'months' | 'grams' | 'country' | 'hs' | 'taxClass' | 'lifecycle' | 'day' | 'mpn'
  value: Value
  /** What is said of a value that is none. */
  wrong: string
  /** What a new part has that was told nothing; null is not known, and may be given. */
  initial: number | string | null
  /** One that the API's description shows. */
  example: number | string
  /** What helps to fill it in. */
  hint: string
}

/**
 * The attributes of a part: plain values, of which those of its life alone say something of how it is ordered. Each is described here and nowhere
 * else: schemas, columns, import, form, page, export and audit read this. docs/decisions/079-described-fields.md says how
 * one is added.
 */
export const partAttributes = {
  warrantyMonths: {
    label: 'Warranty in months',
    says: 'from 12 to 36',
    column: 'warranty_months',
    headers: ['warranty', 'guarantee'],
    cell: 'months',
    value: { kind: 'integer', min: 12, max: 36 },
    wrong: 'Between 12 and 36 months',
    initial: 12,
    example: 36,
    hint: '12 to 36',
  },
  weightGrams: {
    label: 'Weight in grams',
    says: 'of one piece as it is packed, in grams; null when it is not known',
    column: 'weight_grams',
    headers: ['weightg', 'weightingrams', 'grossweightg', 'grams'],
    cell: 'grams',
    // a tonne: what is heavier is no part
    value: { kind: 'integer', min: 1, max: 1_000_000 },
    wrong: 'A weight is a whole number of grams, from 1 up to a tonne',
    initial: null,
    example: 115,
    hint: 'Of one piece as it is packed',
  },
  originCountry: {
    label: 'Country of origin',
    says: 'where it was made, ISO 3166-1 alpha-2; null when it is not known',
    column: 'origin_country',
    headers: ['countryoforigin', 'origin', 'coo', 'madein'],
    cell: 'country',
    value: { kind: 'country' },
    wrong: 'A country is two letters of ISO 3166, such as TW',
    initial: null,
    example: 'TW',
    hint: 'Where it was made',
  },
  hsCode: {
    label: 'Customs code (HS)',
    says: 'of the Harmonized System, 6 digits and up to 4 of a country’s own; null when it is not known',
    column: 'hs_code',
    headers: ['hs', 'htscode', 'hts', 'customscode', 'tariffcode', 'commoditycode', 'taric'],
    cell: 'hs',
    value: { kind: 'hs' },
    wrong: 'A customs code has 6 to 10 digits, such as 8471.70',
    initial: null,
    example: '847330',
    hint: '6 to 10 digits',
  },
  taxClass: {
    label: 'Tax class',
    says: 'what it is to the tax of a country: standard, reduced or zero',
    column: 'tax_class',
    headers: ['taxrateclass', 'vatclass', 'taxcategory'],
    cell: 'taxClass',
    value: { kind: 'taxClass' },
    wrong: 'A tax class is standard, reduced or zero',
    initial: 'standard',
    example: 'standard',
    hint: 'Most parts are standard',
  },
  lifecycle: {
    label: 'Lifecycle',
    says: `where it stands in its life: ${lifecycles.join(', ')}. A part that goes on, active or nrnd, loses its last days by it`,
    column: 'lifecycle',
    headers: ['lifecyclestatus', 'productlifecycle'],
    cell: 'lifecycle',
    value: { kind: 'lifecycle' },
    wrong: `A lifecycle is one of ${lifecycles.join(', ')}`,
    initial: 'active',
    example: 'last-buy',
    hint: 'Whoever buys it is told',
  },
  lastBuyOn: {
    label: 'Last buy',
    says: 'the last day on which it can be ordered, in the shop’s time zone; null when none is known',
    column: 'last_buy_on',
    headers: [
      'lastbuy',
      'lastbuydate',
      'lasttimebuy',
      'lasttimebuydate',
      'ltb',
      'ltbdate',
      'lastorderdate',
    ],
    cell: 'day',
    value: { kind: 'day' },
    wrong: 'Write a day as 2027-01-31',
    initial: null,
    example: '2027-01-31',
    hint: 'The whole day counts, in the shop’s time zone',
  },
  lastShipOn: {
    label: 'Last shipment',
    says: 'the last day on which the maker ships it; null when none is known',
    column: 'last_ship_on',
    headers: [
      'lastship',
      'lastshipdate',
      'lastshipment',
      'lasttimeship',
      'lts',
      'ltsdate',
      'lastdelivery',
    ],
    cell: 'day',
    value: { kind: 'day' },
    wrong: 'Write a day as 2027-01-31',
    initial: null,
    example: '2027-06-30',
    hint: 'Of the maker',
  },
  replacedBy: {
    label: 'Replaced by',
    says: 'the manufacturer’s number of what its maker names in its place, in the shop or not, or null; GET /parts/{id}/substitutes judges it',
    column: 'replaced_by',
    headers: ['replacement', 'replacementpart', 'successor', 'supersededby', 'substitutedby'],
    cell: 'mpn',
    value: { kind: 'mpn', max: 80 },
    wrong: 'A part number has 1 to 80 characters',
    initial: null,
    example: 'CPU-7702',
    hint: 'Its manufacturer’s number',
  },
} as const satisfies Record<string, Attribute>

type Attributes = typeof partAttributes
export type AttributeName = keyof Attributes
export type AttributeCell = Attribute['cell']
type Known<A extends Attribute> = A['value'] extends { kind: 'integer' }
  ? number
  : A['value'] extends { kind: 'lifecycle' }
    ? Lifecycle
    : A['value'] extends { kind: 'taxClass' }
      ? TaxClass
      : string
/** The attributes of a part by their names. */
export type AttributeValues = {
  [K in AttributeName]:
    | Known<Attributes[K]>
    | (null extends Attributes[K]['initial'] ? null : never)
}

export const attributeNames = Object.keys(partAttributes) as AttributeName[]

/** Something for each attribute, by its name. */
export const byAttribute = <T>(of: (name: AttributeName) => T) =>
  Object.fromEntries(attributeNames.map((name) => [name, of(name)])) as Record<AttributeName, T>

/** The attributes as people read them. */
export const attributeLabels = byAttribute((name) => partAttributes[name].label)

/** What a new part has of which nothing was told. */
export const initialAttributes = byAttribute(
  (name) => partAttributes[name].initial,
) as AttributeValues

/** The attributes of something that has them, alone. */
export const attributesOf = (one: AttributeValues): AttributeValues =>
  byAttribute((name) => one[name]) as AttributeValues

/** Those that say where a part stands in its life. */
export const lifeAttributes = [
  ...(['lifecycle', 'lastBuyOn', 'lastShipOn', 'replacedBy'] as const),
] satisfies AttributeName[]
/** All others. */
export const plainAttributes = attributeNames.filter(
  (name) => !lifeAttributes.some((one) => one === name),
)
