import {
  type Columns,
  type Field,
  fields,
  mayCategorise,
} from '../../../../bom/columns/catalogue/guess-columns.ts'
import { openQuestions, questionWords } from '../../../../bom/columns/catalogue/open-questions.ts'
import { guessWithOwn, type OwnColumns } from '../../../../bom/columns/catalogue/own-columns.ts'
import {
  isPriceUnit,
  priceUnitIn,
  priceUnitOf,
} from '../../../../bom/columns/catalogue/price-unit.ts'
import { looksLikeNumber } from '../../../../bom/columns/catalogue/worded-fields.ts'
import { currenciesOf, currencyIn } from '../../../../bom/read/currencies.ts'
import { shorten } from '../../../../bom/read/quantity.ts'
import { ImportFault } from '../read/source-row.ts'
import { readSpec } from '../read/spec-cell.ts'
import type { BreakCells } from './break-cells.ts'
import { isClearable } from './given.ts'
import { type PackColumns, packColumns, packIn, packWords } from './pack-fault.ts'
import { type PriceCell, pricesIn } from './price-in-row.ts'
import {
  type Beside,
  columnsBeside,
  currencyBeside,
  faultBeside,
  remarkedIn,
} from './told-beside.ts'

/** A part as a row gives it, unchecked: undefined is what the row does not have. */
export type Draft = {
  fields: Partial<Record<Field, unknown>>
  /** The name as the row has it, where the part's is cut out of it. */
  wholeName?: string | undefined
  /** What the row takes away, where null says so. */
  cleared?: Field[]
  specs: Record<string, unknown>
  /** Those of them that stood there as texts, as they stood there. */
  specTexts?: Record<string, string>
  breaks: BreakCells
  /** What its price is for, in words, where that is said and is not one piece; else null. */
  pricedFor: string | null
  /** Why it is not taken, by what columns say that no field takes; else null. */
  beside: string | null
  /** Whether what it has for a category may be something else, and is passed over where it is none. */
  isCategoryUnsure?: boolean
  /** The price in each of the columns that have one: more than one only where nobody said which it is. */
  prices: PriceCell[]
  /** The entry of an open database that it comes from. */
  sourceId?: string | undefined
}

export type RowMapper = (values: Record<string, unknown>) => Draft

const rememberedShapes = 1_000

type Mapping = {
  keepUnknown: boolean
  guess?: boolean | undefined
  /** Columns that are not read, which answers what they are. */
  leftOut?: readonly string[] | undefined
  /** Whether null takes away what a part has; else it is as blank as nothing. */
  nullClears?: boolean | undefined
  own: OwnColumns
  /** The shop’s: a price in it goes before others. */
  currency: string
}

/** Throws ImportFault where a column may be the stock or the price and nobody said so. */
function requireAnswers(names: string[], columns: Columns, values: Record<string, unknown>) {
  const [question] = openQuestions(names, columns, values)
  if (question)
    throw new ImportFault(
      `${questionWords(question)} (mapping; --column ${question.field}=COLUMN or --leave-out COLUMN)`,
    )
}

/** Makes drafts of rows by given columns, and, unless told not to, guesses the others from the names in each row. */
export function openMapper(
  given: Columns,
  { keepUnknown, guess = true, leftOut = [], nullClears = false, own, currency }: Mapping,
): RowMapper {
  const kept = { keepUnknown, nullClears }
  const shapes = new Map<string, Shape>()
  return (values) => {
    const names = Object.keys(values)
    const key = names.join('\n')
    let shape = shapes.get(key)
    if (!shape) {
      const read = names.filter((name) => !leftOut.includes(name))
      const columns = guess ? guessWithOwn(read, given, own, currency) : given
      if (guess) requireAnswers(read, columns, values)
      shape = {
        columns,
        beside: columnsBeside(read, columns),
        packs: packColumns(read, columns, given),
        priceUnits: read.filter(isPriceUnit),
        unsureCategory:
          given.fields.category === undefined && mayCategorise(columns.fields.category ?? ''),
      }
      if (shapes.size < rememberedShapes) shapes.set(key, shape)
    }
    return mapRow(values, shape, kept)
  }
}

/** What rows with the same columns have in common. */
type Shape = {
  columns: Columns
  beside: readonly Beside[]
  packs: PackColumns
  priceUnits: readonly string[]
  unsureCategory: boolean
}

function mapRow(
  values: Record<string, unknown>,
  { columns, beside, packs, priceUnits, unsureCategory }: Shape,
  { keepUnknown, nullClears }: { keepUnknown: boolean; nullClears: boolean },
): Draft {
  const draft: Draft = {
    fields: {},
    specs: {},
    breaks: {},
    pricedFor: null,
    beside: null,
    prices: [],
  }
  for (const field of fields) {
    const column = columns.fields[field]
    if (column === undefined) continue
    const value = valueAt(values, column)
    draft.fields[field] = presentOf(value)
    if (nullClears && value === null && isClearable(field))
      draft.cleared = [...(draft.cleared ?? []), field]
  }
  if (unsureCategory) draft.isCategoryUnsure = true
  for (const [target, column] of Object.entries(columns.breaks))
    draft.breaks[target] = presentOf(valueAt(values, column))
  draft.prices = pricesIn(columns, (column) => presentOf(valueAt(values, column)))
  const [price = { column: columns.fields.price, value: undefined }] = draft.prices
  const inHeader = price.column === undefined ? null : currencyIn(price.column)
  if (inHeader !== null) draft.fields.currency ??= inHeader
  draft.fields.currency ??= currencyBeside(values, beside)
  draft.fields.price = price.value
  if (price.value !== undefined) sayWhatFor(draft, price.column!, values, priceUnits)
  const pack = price.value === undefined ? null : packIn(values, price.column!, packs)
  draft.beside =
    unsureNumberIn(draft, columns) ??
    remarkedIn(draft.fields) ??
    (pack === null ? null : packWords(pack, price.column!)) ??
    faultBeside(values, beside, {
      price: price.value === undefined ? undefined : price.column,
      stock: draft.fields.quantity === undefined ? undefined : columns.fields.quantity,
      isCounted:
        price.value !== undefined ||
        draft.fields.quantity !== undefined ||
        Object.keys(draft.breaks).length > 0,
    })
  if (isRecord(values.specs))
    for (const [key, value] of Object.entries(values.specs)) setSpec(draft, key, value)
  if (keepUnknown) keepUnmapped(draft, values, columns)
  for (const [key, column] of Object.entries(columns.specs))
    setSpec(draft, key, valueAt(values, column))
  return draft
}

/** Why a row is not taken whose number may be something else. */
function unsureNumberIn({ fields: { mpn } }: Draft, { unsureNumber }: Columns): string | null {
  const said = String(mpn ?? '').trim()
  if (unsureNumber === undefined || said === '' || looksLikeNumber(unsureNumber, said)) return null
  return `“${unsureNumber}” says “${shorten(said)}”: nobody knows whether that is the part number. Say which column is (mapping; --column mpn=COLUMN)`
}

/** What the price is for, by its header (“Price per 100”) or by another column, which may name its currency. */
function sayWhatFor(
  draft: Draft,
  header: string,
  values: Record<string, unknown>,
  units: readonly string[],
) {
  draft.pricedFor = priceUnitOf(header)
  for (const column of units) {
    const said = String(values[column] ?? '')
    draft.pricedFor ??= priceUnitIn(said)
    if (currenciesOf(said).length > 0) draft.fields.currency ??= said
  }
}

function keepUnmapped(draft: Draft, values: Record<string, unknown>, columns: Columns) {
  const mapped = new Set(Object.values(columns).flatMap((one) => Object.values(one)))
  for (const [name, value] of Object.entries(values))
    if (!mapped.has(name) && typeof value !== 'object') setSpec(draft, camelCase(name), value)
}

/** The value of a column, or at a dotted path: `metadata.part_numbers.0`. A column of that very name goes first. */
export function valueAt(values: Record<string, unknown>, path: string): unknown {
  if (Object.hasOwn(values, path)) return values[path]
  let value: unknown = values
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return value
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function setSpec(draft: Draft, key: string, value: unknown) {
  const text = typeof value === 'string' ? unguarded(value.trim()) : undefined
  const typed = text === undefined ? value : readSpec(text)
  if (key === '__proto__' || typed === undefined || typed === null || typed === '') return
  draft.specs[key] = typed
  if (text !== undefined) draft.specTexts = { ...draft.specTexts, [key]: text }
}

/** Without the apostrophe that an export puts before what a spreadsheet would take for a formula. */
const unguarded = (text: string) => text.replace(/^'(?=[=+\-@＝＋－＠])/u, '')

const camelCase = (name: string) =>
  name
    .trim()
    .replace(/^\p{Lu}+(?!\p{Ll})|^\p{Lu}/u, (start) => start.toLowerCase())
    .replace(/[^\p{L}\p{N}]+(.)?/gu, (_, next: string | undefined) => next?.toUpperCase() ?? '')

/** Blank texts are as good as none. */
export function presentOf(value: unknown): unknown {
  if (value === null) return undefined
  if (typeof value !== 'string') return value
  const text = unguarded(value.trim())
  return text === '' ? undefined : text
}
