import { z } from 'zod'
import { givenAttributes } from '../../../../contract/parts/attribute-schemas.ts'
import {
  type AttributeValues,
  attributeNames,
  initialAttributes,
  partAttributes,
} from '../../../../contract/parts/attributes.ts'
import { numberText } from '../../../../contract/parts/number-text.ts'
import {
  type Category,
  category,
  maxQuantity,
  newPart,
  type Specs,
} from '../../../../contract/parts/parts.ts'
import {
  breaksFault,
  maximumFault,
  type PriceBreak,
} from '../../../../contract/pricing/price-break-rules.ts'
import { optionalText, requiredText } from '../../../../contract/text/text.ts'
import { type Cell, readAttribute, readCategory, readNumber } from '../read/cell.ts'
import { type Pack, readPack } from '../read/pack.ts'
import { type BreakCells, readBreaks } from './break-columns.ts'
import { fields } from './columns.ts'
import type { Draft } from './map-row.ts'
import { writeDetails } from './write-details.ts'

/** What a row may leave out: of a part that is there already, only what it gave itself is changed. */
const leftOut = [
  ...(['details', 'price', 'quantity', 'minQuantity', 'orderMultiple', 'maxQuantity'] as const),
  ...(['pack', 'breaks', 'img', 'specs'] as const),
  ...attributeNames,
] as const
/** Which of them a row gave: a bit for each. */
export const givenBits = Object.fromEntries(leftOut.map((name, at) => [name, 2 ** at])) as Record<
  (typeof leftOut)[number],
  number
>

export type CheckedPart = {
  mpn: string
  name: string
  details: string
  category: Category
  /** Whole major units. */
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
  /** A sum of givenBits. */
  given: number
} & AttributeValues

export type Fault = { field: string; reason: string }
export type PriceOrigin = 'row' | 'price file' | 'default'
export type Checked =
  | { part: CheckedPart; priceFrom: PriceOrigin; roundedUp: boolean }
  | { faults: Fault[] }

/** What stands in for what a row does not have. Prices are in major units. */
export type Defaults = {
  price?: number | undefined
  quantity: number
  minQuantity: number
  category?: Category | undefined
} & Partial<AttributeValues>

export type CheckRules = {
  defaults: Defaults
  decimalComma: boolean
  /** The price that a price file has for this name, in major units. */
  priceOf: (name: string) => number | undefined
}

const shape = newPart.shape
const importedPart = z.object({
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
 * Checks one part by the contract's limits, after defaults. Prices are rounded up to a whole unit. A quantity of 0 is
 * left to what the shop knows: a part that is there may be sold out, a new one may not.
 */
export function checkDraft(draft: Draft, rules: CheckRules): Checked {
  const faults: Fault[] = []
  const take = <T>(field: string, cell: Cell<T>): T | undefined => {
    if ('value' in cell) return cell.value
    faults.push({ field, reason: cell.reason })
    return undefined
  }
  const { fields: from, specs } = draft
  const number = (field: CountField) =>
    from[field] === undefined ? undefined : take(field, readNumber(from[field], rules.decimalComma))
  const name = textOf(from.name)
  const category =
    from.category === undefined
      ? rules.defaults.category
      : take('category', readCategory(from.category))
  const price = findPrice(draft, name, rules, take)
  const quantity = number('quantity')
  const rawMinimum = number('minQuantity')
  const bulk = bulkOf(draft, number, take, rules.decimalComma)
  const attributes = attributesIn(draft, rules, take)
  const pieces = quantity ?? rules.defaults.quantity
  const details = textOf(from.details)
  if (!category && from.category === undefined)
    faults.push({ field: 'category', reason: 'Please choose a category' })
  const whole = {
    mpn: textOf(from.mpn),
    name,
    details:
      details ??
      (category && typeof name === 'string'
        ? writeDetails(name, category, specs as Specs)
            .slice(0, 5_000)
            .toWellFormed()
        : '-'),
    category: category ?? 'cpu',
    price: price && Math.ceil(Number(price.value.toFixed(6))),
    quantity: pieces === 0 ? 1 : pieces,
    minQuantity:
      rawMinimum ??
      Math.min(rules.defaults.minQuantity, Math.max(pieces, 1), bulk.maxQuantity ?? maxQuantity),
    ...bulk,
    img: textOf(from.img),
    specs,
    ...attributes,
  }
  const result = importedPart.safeParse(whole)
  addIssues(faults, result.error)
  if (result.success) addBreakFaults(faults, result.data, draft.breaks)
  if (faults.length > 0 || !result.success || !price) return { faults }
  return {
    part: { ...result.data, quantity: Math.abs(pieces), given: givenOf(draft, price.from) },
    priceFrom: price.from,
    roundedUp: result.data.price !== price.value,
  }
}

type CountField = 'quantity' | 'minQuantity' | 'orderMultiple' | 'maxQuantity'

/** How a part is bought in bulk: nothing said is one by one, without an end, at one price. */
const bulkOf = (
  { fields: from, breaks }: Draft,
  number: (field: CountField) => number | undefined,
  take: Take,
  decimalComma: boolean,
) => ({
  orderMultiple: number('orderMultiple') ?? 1,
  maxQuantity: number('maxQuantity') ?? null,
  pack: from.pack === undefined ? null : (take('pack', readPack(from.pack)) ?? null),
  priceBreaks: readBreaks(breaks, from.breaks, decimalComma, take),
})

/** The attributes that the row gives, and what stands in for the others. */
const attributesIn = (draft: Draft, { defaults, decimalComma }: CheckRules, take: Take) =>
  Object.fromEntries(
    attributeNames.map((name) => {
      const cell = draft.fields[name]
      const fallback = defaults[name] ?? initialAttributes[name]
      if (cell === undefined) return [name, fallback]
      return [name, take(name, readAttribute[partAttributes[name].cell](cell, decimalComma))]
    }),
  )

type Take = <T>(field: string, cell: Cell<T>) => T | undefined

function findPrice(draft: Draft, name: unknown, rules: CheckRules, take: Take) {
  const own = draft.fields.price
  if (own !== undefined) {
    const value = take('price', readNumber(own, rules.decimalComma))
    return value === undefined ? undefined : { value, from: 'row' as const }
  }
  const listed = typeof name === 'string' ? rules.priceOf(name) : undefined
  if (listed !== undefined) return { value: listed, from: 'price file' as const }
  if (rules.defaults.price !== undefined)
    return { value: rules.defaults.price, from: 'default' as const }
  take('price', { reason: 'There is no price: none in this row, in a price file, or by default' })
  return undefined
}

/** Numbers are names, too: a part number that is all digits comes as a number in JSON. */
const textOf = (value: unknown) => (typeof value === 'number' ? String(value) : value)

/** One fault a field is enough: the first found says most. */
function addIssues(faults: Fault[], error: z.ZodError | undefined) {
  for (const issue of error?.issues ?? []) {
    const [first, ...rest] = issue.path
    const field = String(first)
    const known = fields.some((name) => name === field) || field === 'specs'
    if (field === 'priceBreaks' && !faults.some((fault) => fault.field.startsWith('break')))
      faults.push({ field: 'breaks', reason: issue.message })
    if (!known || faults.some((fault) => fault.field === field)) continue
    faults.push({ field: [field, ...rest].join('.'), reason: wordsOfIssue(issue) })
  }
}

/** Of a known part that gives only some of these, the shop looks at the rest: see refuseUnpriced. */
function addBreakFaults(faults: Fault[], part: z.output<typeof importedPart>, breaks: BreakCells) {
  const rising = breaksFault(part.price, part.priceBreaks)
  const wrong = part.priceBreaks[Number(rising?.path[1])]
  const own = `break.${wrong?.from}`
  const field = breaks[own] === undefined ? 'breaks' : own
  if (rising) faults.push({ field, reason: `from ${wrong?.from}: ${rising.message}` })
  const maximum = maximumFault(part)
  if (maximum) faults.push({ field: 'maxQuantity', reason: maximum.message })
}

/** A nested object among the specifications fits none of their types, of which the schema only says that. */
const wordsOfIssue = ({ code, message }: z.core.$ZodIssue) =>
  code === 'invalid_union' ? 'A text, a number, true or false, or a list of texts' : message

function givenOf(draft: Draft, priceFrom: PriceOrigin): number {
  let given = priceFrom === 'default' ? 0 : givenBits.price
  if (Object.keys(draft.specs).length > 0) given |= givenBits.specs
  if (
    draft.fields.breaks !== undefined ||
    Object.values(draft.breaks).some((one) => one !== undefined)
  )
    given |= givenBits.breaks
  for (const name of leftOut)
    if (name !== 'specs' && name !== 'price' && draft.fields[name] !== undefined)
      given |= givenBits[name]
  return given
}
