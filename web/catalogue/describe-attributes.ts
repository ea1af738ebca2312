import {
  type AttributeName,
  type AttributeValues,
  attributeNames,
} from '../../contract/parts/attributes.ts'
import { countryName } from '../../contract/parts/countries.ts'
import { dayInWords, lifecycleWords } from '../../contract/parts/lifecycle.ts'
import { warrantyOf } from './warranty.ts'

/** 450 → "450 g", 1200 → "1.2 kg". */
const weightOf = (grams: number) => (grams < 1_000 ? `${grams} g` : `${grams / 1_000} kg`)

/** 8471704000 → "8471.70.4000", as customs write it. */
const customsCodeOf = (digits: string) =>
  [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('.')

/** Each attribute under its heading and in words; null for what is not known. */
const inWords: {
  [K in AttributeName]: [
    heading: string,
    words: (value: NonNullable<AttributeValues[K]>) => string | null,
  ]
} = {
  warrantyMonths: ['Warranty', warrantyOf],
  weightGrams: ['Weight', weightOf],
  originCountry: ['Country of origin', countryName],
  hsCode: ['Customs code (HS)', customsCodeOf],
  // the checkout says what it makes
  taxClass: ['Tax class', () => null],
  lifecycle: ['Lifecycle', (state) => (state === 'active' ? null : lifecycleWords[state])],
  lastBuyOn: ['Last orders', dayInWords],
  lastShipOn: ['Last shipment of its maker', dayInWords],
  // it is said with what the rules say of it
  replacedBy: ['Replaced by', () => null],
}

export type DescribedAttribute = { name: AttributeName; heading: string; text: string | null }

/** For loaders: what countries are called comes from the server's own words. */
export const describeAttributes = (part: AttributeValues): DescribedAttribute[] =>
  attributeNames.map((name) => {
    const [heading, words] = inWords[name] as [string, (value: unknown) => string | null]
    const value = part[name]
    return { name, heading, text: value === null ? null : words(value) }
  })
