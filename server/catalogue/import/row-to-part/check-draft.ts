import type { z } from 'zod'
import { fields } from '../../../../bom/columns/catalogue/guess-columns.ts'
import { isNoName } from '../../../../bom/columns/words/answers.ts'
import { shorten } from '../../../../bom/read/quantity.ts'
import {
  attributeNames,
  initialAttributes,
  partAttributes,
} from '../../../../contract/parts/attributes.ts'
import {
  byItself,
  goesOn,
  lifecycleFault,
  replacesItself,
} from '../../../../contract/parts/lifecycle.ts'
import { maxQuantity, type Specs } from '../../../../contract/parts/parts.ts'
import { breaksFault, maximumFault } from '../../../../contract/pricing/price-break-rules.ts'
import { readAttribute, readCategory } from '../read/attribute-cell.ts'
import type { Cell } from '../read/cell.ts'
import { currencyFault, readMoney } from '../read/money.ts'
import { readNumberCell } from '../read/number-cell.ts'
import { readCount } from '../read/numbers.ts'
import { readPack } from '../read/pack.ts'
import { type BreakCells, readBreaks } from './break-cells.ts'
import { checkChange } from './check-change.ts'
import {
  type Checked,
  type CheckRules,
  type Defaults,
  type Fault,
  importedPart,
  shape,
  wordsOfIssue,
} from './checked-part.ts'
import { readDeclared } from './declared-specs.ts'
import { givenBits, givenOf } from './given.ts'
import type { Draft } from './map-row.ts'
import { pricesFault } from './price-in-row.ts'
import { writeDetails } from './write-details.ts'
/**
 * Checks one part by the contract's limits, after defaults. A quantity of 0 is sold out. What only a new part needs is
 * told by `lacks`: whether the part is new, the shop knows.
 */
export function checkDraft(given: Draft, rules: CheckRules): Checked {
  const draft = withoutGrouping(given, rules)
  const change = checkChange(draft, rules)
  if (change) return change
  const faults: Fault[] = []
  const take = <T>(field: string, cell: Cell<T>): T | undefined => {
    if ('value' in cell) return cell.value
    faults.push({ field, reason: cell.reason })
    return undefined
  }
  const { fields: from } = draft
  const specs = readDeclared(draft, rules.categories.categories, rules.decimal)
  const number = (field: CountField) =>
    from[field] === undefined ? undefined : take(field, readCount(from[field], rules.decimal))
  const name = nameOf(from)
  if (typeof name === 'string' && isNoName(name))
    faults.push({ field: 'name', reason: `“${shorten(name)}” is no name` })
  const category =
    from.category === undefined
      ? rules.defaults.category
      : take('category', readCategory(from.category, rules.categories))
  const price = findPrice(draft, name, rules, take)
  const foreign =
    from.currency === undefined ? null : currencyFault(String(from.currency), rules.currency)
  if (foreign && price?.from === 'row') faults.push({ field: 'price', reason: foreign })
  const several = pricesFault(draft, rules)
  if (several) faults.push({ field: 'price', reason: several })
  if (draft.pricedFor !== null)
    faults.push({
      field: 'price',
      reason: `The price is ${draft.pricedFor}: give the price of one piece, in whole units of money`,
    })
  if (draft.beside !== null) faults.push({ field: '', reason: draft.beside })
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
        ? [
            draft.wholeName,
            writeDetails(name, category, specs as Specs, rules.categories.categories),
          ]
            .filter((text) => text !== undefined)
            .join('. ')
            .slice(0, 5_000)
            .toWellFormed()
        : '-'),
    category: category ?? 'cpu',
    price: price?.value ?? 1,
    quantity: pieces === 0 ? 1 : pieces,
    minQuantity:
      rawMinimum ??
      usualMinimum(
        rules.defaults,
        shape.quantity.safeParse(pieces).success ? pieces : 0,
        bulk.maxQuantity,
      ),
    ...bulk,
    img: textOf(from.img),
    specs,
    ...attributes,
  }
  const result = importedPart.safeParse(whole)
  addIssues(faults, result.error)
  if (result.success) addLifeFault(faults, draft, result.data)
  if (result.success) addBreakFaults(faults, result.data, draft.breaks, price !== undefined)
  if (faults.length > 0 || !result.success) return { faults }
  return {
    part: {
      ...result.data,
      sourceId: draft.sourceId ?? null,
      quantity: Math.abs(pieces),
      given: givenOf(draft, price?.from ?? null) | daysGivenBy(draft, result.data),
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

/** A grouping that is no category says nothing of one. */
function withoutGrouping(draft: Draft, { categories }: CheckRules): Draft {
  const { category, ...others } = draft.fields
  const isStrange =
    draft.isCategoryUnsure &&
    category !== undefined &&
    'reason' in readCategory(category, categories)
  return isStrange ? { ...draft, fields: others } : draft
}

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
    faults.push({
      field: [field, ...rest].join('.'),
      reason: wordsOfIssue(field, issue),
    })
  }
}

/** A part that goes on loses its last days, which its row need not say. */
const daysGivenBy = ({ fields: from }: Draft, { lifecycle }: z.output<typeof importedPart>) =>
  from.lifecycle !== undefined && goesOn(lifecycle) ? givenBits.lastBuyOn | givenBits.lastShipOn : 0

/** A row says a state with its days, or nothing of them: what stands at the part is not looked at. */
function addLifeFault(
  faults: Fault[],
  { fields: from }: Draft,
  part: z.output<typeof importedPart>,
) {
  const day = (['lastBuyOn', 'lastShipOn'] as const).find((name) => from[name] !== undefined)
  if (from.lifecycle === undefined) {
    if (day) faults.push({ field: day, reason: 'Say the lifecycle beside it, such as last-buy' })
    if (replacesItself(part)) faults.push({ field: 'replacedBy', reason: byItself })
    return
  }
  const fault = lifecycleFault(part)
  if (fault) faults.push({ field: fault.path[0]!, reason: fault.message })
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
