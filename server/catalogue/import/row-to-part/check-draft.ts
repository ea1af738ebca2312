import { z } from 'zod'
import type { Decimal } from '../../../../bom/read/quantity.ts'
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
import { readAttribute, readCategory } from '../read/attribute-cell.ts'
import type { Cell } from '../read/cell.ts'
import { currencyFault, readMoney } from '../read/money.ts'
import { readNumberCell } from '../read/number-cell.ts'
import { readCount } from '../read/numbers.ts'
import { type Pack, readPack } from '../read/pack.ts'
import { type BreakCells, readBreaks } from './break-columns.ts'
import { fields } from './columns.ts'
import { givenBits, givenOf, type PriceOrigin } from './given.ts'
import type { Draft } from './map-row.ts'
import { writeDetails } from './write-details.ts'

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
  category?: Category | undefined
} & Partial<AttributeValues>

export type CheckRules = {
  defaults: Defaults
  /** How numbers are written; null when nothing in the file says. */
  decimal: Decimal
  /** The shop's, in which all prices are. */
  currency: string
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

/** What a row that changes price and stock alone has for the rest, none of which is taken. */
const unsaid = {
  ...{ name: '-', details: '-', category: 'cpu', price: 1, quantity: 1, minQuantity: 1 },
  ...{ orderMultiple: 1, maxQuantity: null, pack: null, priceBreaks: [], img: '', specs: {} },
  sourceId: null,
  ...initialAttributes,
} as const satisfies Omit<CheckedPart, 'mpn' | 'given' | 'lacks' | 'priceBreaks'> & {
  priceBreaks: readonly []
}

const changeFields: ReadonlySet<string> = new Set(['mpn', 'price', 'quantity', 'currency'])

/**
 * A row that gives number, price and stock alone, as the nights of an ERP have many: what else a part has is not gone
 * through. null for any other row, and for one that has a fault, which checkDraft tells.
 */
function checkChange(
  { fields: from, specs, breaks, pricedFor, sourceId }: Draft,
  rules: CheckRules,
): Checked | null {
  if (sourceId !== undefined) return null
  for (const field of fields) if (from[field] !== undefined && !changeFields.has(field)) return null
  if (pricedFor !== null) return null
  for (const key in specs) if (specs[key] !== undefined) return null
  for (const key in breaks) if (breaks[key] !== undefined) return null
  if (rules.defaults.price !== undefined && from.price === undefined) return null
  const taken = <T>(cell: Cell<T> | null) => (cell && 'value' in cell ? cell.value : undefined)
  const mpn = importedPart.shape.mpn.safeParse(taken(readNumberCell(from.mpn)))
  if (!mpn.success) return null
  const part = { ...unsaid, priceBreaks: [], mpn: mpn.data, given: 0, lacks: lackedByChange }
  if (from.price !== undefined) {
    const price = shape.price.safeParse(taken(readMoney(from.price, rules)))
    const isForeign =
      from.currency !== undefined && currencyFault(String(from.currency), rules.currency) !== null
    if (!price.success || isForeign) return null
    Object.assign(part, { price: price.data, lacks: lackedByChange & ~givenBits.price })
    part.given |= givenBits.price
  }
  if (from.quantity !== undefined) {
    const pieces = taken(readCount(from.quantity, rules.decimal))
    if (pieces !== 0 && !shape.quantity.safeParse(pieces).success) return null
    Object.assign(part, { quantity: pieces === 0 ? 0 : pieces })
    part.given |= givenBits.quantity
  }
  const priceFrom = from.price === undefined ? null : 'row'
  return { part: { ...part, isChange: true }, priceFrom }
}

const lackedByChange = givenBits.name | givenBits.category | givenBits.price

/**
 * Checks one part by the contract's limits, after defaults. A quantity of 0 is sold out. What only a new part needs is
 * told by `lacks`: whether the part is new, the shop knows.
 */
export function checkDraft(draft: Draft, rules: CheckRules): Checked {
  const change = checkChange(draft, rules)
  if (change) return change
  const faults: Fault[] = []
  const take = <T>(field: string, cell: Cell<T>): T | undefined => {
    if ('value' in cell) return cell.value
    faults.push({ field, reason: cell.reason })
    return undefined
  }
  const { fields: from, specs } = draft
  const number = (field: CountField) =>
    from[field] === undefined ? undefined : take(field, readCount(from[field], rules.decimal))
  const name = nameOf(from)
  const category =
    from.category === undefined
      ? rules.defaults.category
      : take('category', readCategory(from.category))
  const price = findPrice(draft, name, rules, take)
  const foreign =
    from.currency === undefined ? null : currencyFault(String(from.currency), rules.currency)
  if (foreign && price?.from === 'row') faults.push({ field: 'price', reason: foreign })
  if (draft.pricedFor !== null)
    faults.push({
      field: 'price',
      reason: `The price is for ${draft.pricedFor} pieces: give the price of one`,
    })
  const quantity = number('quantity')
  const rawMinimum = number('minQuantity')
  const bulk = bulkOf(draft, number, take, rules)
  const attributes = attributesIn(draft, rules, take)
  const pieces = quantity ?? rules.defaults.quantity ?? 0
  const details = textOf(from.details)
  const whole = {
    mpn: take('mpn', readNumberCell(from.mpn)) ?? '',
    name: name ?? '-',
    details:
      details ??
      (category && typeof name === 'string'
        ? writeDetails(name, category, specs as Specs)
            .slice(0, 5_000)
            .toWellFormed()
        : '-'),
    category: category ?? 'cpu',
    price: price?.value ?? 1,
    quantity: pieces === 0 ? 1 : pieces,
    minQuantity: rawMinimum ?? usualMinimum(rules.defaults, pieces, bulk.maxQuantity),
    ...bulk,
    img: textOf(from.img),
    specs,
    ...attributes,
  }
  const result = importedPart.safeParse(whole)
  addIssues(faults, result.error)
  if (result.success) addBreakFaults(faults, result.data, draft.breaks, price !== undefined)
  if (faults.length > 0 || !result.success) return { faults }
  return {
    part: {
      ...result.data,
      sourceId: draft.sourceId ?? null,
      quantity: Math.abs(pieces),
      given: givenOf(draft, price?.from ?? null),
      lacks:
        (name === undefined ? givenBits.name : 0) |
        (category === undefined ? givenBits.category : 0) |
        (price === undefined ? givenBits.price : 0),
    },
    priceFrom: price?.from ?? null,
  }
}

/** The usual minimum, or the stock where that is less; of a part that is sold out, what it may be again. */
const usualMinimum = (defaults: Defaults, pieces: number, maximum: number | null) =>
  Math.min(
    defaults.minQuantity,
    pieces === 0 ? defaults.minQuantity : pieces,
    maximum ?? maxQuantity,
  )

type CountField = 'quantity' | 'minQuantity' | 'orderMultiple' | 'maxQuantity'

/** How a part is bought in bulk: nothing said is one by one, without an end, at one price. */
const bulkOf = (
  { fields: from, breaks }: Draft,
  number: (field: CountField) => number | undefined,
  take: Take,
  { decimal, currency }: CheckRules,
) => ({
  orderMultiple: number('orderMultiple') ?? 1,
  maxQuantity: number('maxQuantity') ?? null,
  pack: from.pack === undefined ? null : (take('pack', readPack(from.pack)) ?? null),
  priceBreaks: readBreaks(breaks, from.breaks, { decimal, currency }, take),
})

/** The attributes that the row gives, and what stands in for the others. */
const attributesIn = (draft: Draft, { defaults, decimal }: CheckRules, take: Take) =>
  Object.fromEntries(
    attributeNames.map((name) => {
      const cell = draft.fields[name]
      const fallback = defaults[name] ?? initialAttributes[name]
      if (cell === undefined) return [name, fallback]
      return [name, take(name, readAttribute[partAttributes[name].cell](cell, decimal))]
    }),
  )

type Take = <T>(field: string, cell: Cell<T>) => T | undefined

function findPrice(draft: Draft, name: unknown, rules: CheckRules, take: Take) {
  const own = draft.fields.price
  if (own !== undefined) {
    const value = take('price', readMoney(own, rules))
    return value === undefined ? undefined : { value, from: 'row' as const }
  }
  const listed = typeof name === 'string' ? rules.priceOf(name) : undefined
  if (listed !== undefined) return { value: listed, from: 'price file' as const }
  if (rules.defaults.price !== undefined)
    return { value: rules.defaults.price, from: 'default' as const }
  return undefined
}

/** A new part that has no name is named by its description, if that is as short as a name. */
function nameOf(from: Draft['fields']) {
  if (from.name !== undefined) return textOf(from.name)
  const details = textOf(from.details)
  return shape.name.safeParse(details).success ? details : undefined
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
function addBreakFaults(
  faults: Fault[],
  part: z.output<typeof importedPart>,
  breaks: BreakCells,
  isPriced: boolean,
) {
  const rising = isPriced ? breaksFault(part.price, part.priceBreaks) : null
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
