import { z } from 'zod'
import { countryCodes } from './countries.ts'

/** How a cell of a file is read as a value; see the import's `cell.ts`. */
export type AttributeCell = 'months' | 'grams' | 'country' | 'customsCode'

type Attribute<Given extends z.ZodType, Answer extends z.ZodType> = {
  /** As people read it, in forms, files and beside a part. */
  label: string
  /** As the description of the API says it. */
  says: string
  column: string
  columnType: 'integer' | 'text'
  /** Names that people give its column in a file, small and without marks; its own name is one by itself. */
  headers: string[]
  cell: AttributeCell
  /** Checks what is given; `answer` is what is answered. */
  given: Given
  answer: Answer
  /** What a new part has that was told nothing. */
  initial: z.output<Answer>
  /** One that the API's description shows. */
  example: z.output<Answer>
  control: { type: 'number' | 'text'; hint: string; min?: number; max?: number; maxLength?: number }
}

const attribute = <Given extends z.ZodType, Answer extends z.ZodType>(
  described: Attribute<Given, Answer>,
) => described

const warranty = 'Between 12 and 36 months'
/** A tonne: what is heavier is no part. */
const heaviest = 1_000_000
const weight = 'A weight is a whole number of grams, from 1 to 1,000,000'
const country = 'A country is two letters of ISO 3166, such as TW'
const customsCode = 'A customs code has 6 to 10 digits, such as 8471.70'

/**
 * The attributes of a part: plain values that change nothing of how it is ordered. Each is described here and nowhere
 * else: calls, columns, import, form, page, export and audit read this. docs/decisions/079-described-fields.md says how
 * one is added.
 */
export const partAttributes = {
  warrantyMonths: attribute({
    label: 'Warranty in months',
    says: 'from 12 to 36',
    column: 'warranty_months',
    columnType: 'integer',
    headers: ['warranty', 'guarantee'],
    cell: 'months',
    given: z.int(warranty).min(12, warranty).max(36, warranty),
    answer: z.int(),
    initial: 12,
    example: 36,
    control: { type: 'number', min: 12, max: 36, hint: '12 to 36' },
  }),
  weightGrams: attribute({
    label: 'Weight in grams',
    says: 'of one piece as it is packed, in grams; null when it is not known',
    column: 'weight_grams',
    columnType: 'integer',
    headers: ['weightg', 'weightingrams', 'grossweightg', 'grams'],
    cell: 'grams',
    given: z.int(weight).min(1, weight).max(heaviest, weight).nullable(),
    answer: z.int().nullable(),
    initial: null,
    example: 115,
    control: { type: 'number', min: 1, max: heaviest, hint: 'Of one piece as it is packed' },
  }),
  originCountry: attribute({
    label: 'Country of origin',
    says: 'where it was made, ISO 3166-1 alpha-2; null when it is not known',
    column: 'origin_country',
    columnType: 'text',
    headers: ['countryoforigin', 'origin', 'coo', 'madein'],
    cell: 'country',
    given: z
      .string(country)
      .trim()
      .toUpperCase()
      .refine((code) => countryCodes.has(code), country)
      .nullable(),
    answer: z.string().nullable(),
    initial: null,
    example: 'TW',
    control: { type: 'text', maxLength: 2, hint: 'Two letters, such as TW' },
  }),
  hsCode: attribute({
    label: 'Customs code (HS)',
    says: 'of the Harmonized System, 6 digits and up to 4 of a country’s own; null when it is not known',
    column: 'hs_code',
    columnType: 'text',
    headers: ['hs', 'hscode', 'htscode', 'customscode', 'tariffcode', 'commoditycode', 'taric'],
    cell: 'customsCode',
    given: z
      .string(customsCode)
      .transform((text) => text.replace(/[.\s]/g, ''))
      .pipe(z.string().regex(/^\d{6,10}$/, customsCode))
      .nullable(),
    answer: z.string().nullable(),
    initial: null,
    example: '847330',
    control: { type: 'text', maxLength: 13, hint: '6 to 10 digits' },
  }),
}

type Attributes = typeof partAttributes
export type AttributeName = keyof Attributes
/** The attributes of a part by their names. */
export type AttributeValues = { [K in AttributeName]: z.output<Attributes[K]['answer']> }

export const attributeNames = Object.keys(partAttributes) as AttributeName[]

/** The attributes as people read them. */
export const attributeLabels = Object.fromEntries(
  attributeNames.map((name) => [name, partAttributes[name].label]),
) as Record<AttributeName, string>

/** What a new part has of which nothing was told. */
export const initialAttributes = Object.fromEntries(
  attributeNames.map((name) => [name, partAttributes[name].initial]),
) as AttributeValues

/** A schema for each attribute, by its name. */
const shapeOf = (schemaOf: (name: AttributeName) => z.ZodType) =>
  Object.fromEntries(attributeNames.map((name) => [name, schemaOf(name)]))

/** As a part is answered. */
export const answeredAttributes = shapeOf((name) =>
  partAttributes[name].answer.describe(partAttributes[name].says),
) as { [K in AttributeName]: Attributes[K]['answer'] }

/** As a value is checked, of which none may be left out. */
export const givenAttributes = shapeOf((name) => partAttributes[name].given) as {
  [K in AttributeName]: Attributes[K]['given']
}

/** As a new part is given: what is left out has its initial value. */
export const newAttributes = shapeOf((name) => {
  const { given, initial } = partAttributes[name] as Attribute<z.ZodType, z.ZodType>
  return given.default(initial)
}) as { [K in AttributeName]: z.ZodDefault<Attributes[K]['given']> }

/** As a change is given: what is left out stays. */
export const changedAttributes = shapeOf((name) => partAttributes[name].given.optional()) as {
  [K in AttributeName]: z.ZodOptional<Attributes[K]['given']>
}

/** The attributes of something that has them, alone. */
export const attributesOf = (one: AttributeValues): AttributeValues =>
  Object.fromEntries(attributeNames.map((name) => [name, one[name]])) as AttributeValues
