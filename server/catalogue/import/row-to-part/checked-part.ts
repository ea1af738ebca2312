import { z } from 'zod'
import type { Decimal } from '../../../../bom/read/quantity.ts'
import { givenAttributes } from '../../../../contract/parts/attribute-schemas.ts'
import type { AttributeValues } from '../../../../contract/parts/attributes.ts'
import { numberText } from '../../../../contract/parts/number-text.ts'
import {
  type Category,
  category,
  maxQuantity,
  newPart,
  type Specs,
} from '../../../../contract/parts/parts.ts'
import type { PriceBreak } from '../../../../contract/pricing/price-break-rules.ts'
import { optionalText, requiredText } from '../../../../contract/text/text.ts'
import { figure } from '../../../../contract/words/numbers.ts'
import type { CategoryWords } from '../read/category-words.ts'
import type { Pack } from '../read/pack.ts'
import type { PriceOrigin } from './given.ts'

export type CheckedPart = {
  mpn: string
  name: string
  details: string
  category: Category
  /** Major units, exact to the currency's smallest. */
  price: number
  quantity: number
  minQuantity: number
  orderMultiple: number
  maxQuantity: number | null
  pack: Pack | null
  /** Major units, by quantity. */
  priceBreaks: PriceBreak[]
  img: string
  specs: Specs
  sourceId: string | null
  /** A sum of givenBits. */
  given: number
  /** What a new part would need and neither the row nor a default gives, a sum of givenBits: a known part has it. */
  lacks: number
  /** Whether it changes nothing but price and stock of a part that is there, and could be no new one. */
  isChange?: true
} & AttributeValues

export type Fault = { field: string; reason: string }
export type Checked = { part: CheckedPart; priceFrom: PriceOrigin | null } | { faults: Fault[] }

/** What stands in for what a new part's row does not have. Prices are in major units. */
export type Defaults = {
  price?: number | undefined
  /** Without it, a new part whose row says no quantity is sold out: nothing is sold that nobody has. */
  quantity?: number | undefined
  minQuantity: number
  /** Any name of it. */
  category?: string | undefined
} & Partial<AttributeValues>

export type CheckRules = {
  defaults: Defaults
  /** How numbers are written; null when nothing in the file says. */
  decimal: Decimal
  /** The shop's, in which all prices are. */
  currency: string
  /** What the shop's categories are called. */
  categories: CategoryWords
  /** The price that a price file has for this name, in major units. */
  priceOf: (name: string) => number | undefined
}

/** What a part may be, by the contract. */
export const shape = newPart.shape
/** A part of a row as it is written, after defaults. */
export const importedPart = z.object({
  mpn: numberText(requiredText('There is no part number', 80)),
  name: shape.name,
  details: shape.details,
  category,
  price: shape.price,
  quantity: shape.quantity,
  minQuantity: shape.minQuantity,
  orderMultiple: shape.orderMultiple,
  maxQuantity: shape.maxQuantity,
  pack: shape.pack,
  priceBreaks: shape.priceBreaks,
  img: optionalText(500),
  specs: shape.specs,
  ...givenAttributes,
})

/**
 * What is wrong with a field, in words. A row may say that a part is sold out, which a part that is added by hand may not; a
 * nested object among the specifications fits none of their types, of which the schema only says that.
 */
export const wordsOfIssue = (field: string, { code, message }: z.core.$ZodIssue) =>
  field === 'quantity'
    ? `A whole number from 0, which is sold out, to ${figure(maxQuantity)}`
    : code === 'invalid_union'
      ? 'A text, a number, true or false, or a list of texts'
      : message
