import { type Decimal, shorten } from '../../../../bom/read/quantity.ts'
import type { AttributeCell } from '../../../../contract/parts/attributes.ts'
import { countryCodes, countryName } from '../../../../contract/parts/countries.ts'
import { type Lifecycle, lifecycles } from '../../../../contract/parts/lifecycle.ts'
import type { Category } from '../../../../contract/parts/parts.ts'
import { type CategoryWords, categoryOfWord } from './category-words.ts'
import { type Cell, wordsOf } from './cell.ts'
import { readNumber } from './numbers.ts'

/** Months, from 24, "24 months" or "2 years". */
function readWarranty(value: unknown, decimal: Decimal): Cell<number> {
  const match = /^(\d+)\s*-?\s*(m|months?|y|yrs?|years?)\.?$/i.exec(wordsOf(value))
  if (!match) return readNumber(value, decimal)
  return { value: Number(match[1]) * (match[2]?.toLowerCase().startsWith('y') ? 12 : 1) }
}

/** Grams to a unit that a cell may name. The pound is the international one of 1959. */
const gramsOf: Record<string, number> = { g: 1, kg: 1_000, lb: 453.592_37, oz: 453.592_37 / 16 }

/** Whole grams, from 450, "450 g", "0.45 kg", "1 lb" or "16 oz". */
function readGrams(value: unknown, decimal: Decimal): Cell<number> {
  const [, amount = '', name = ''] =
    /^([\d.,\s]+?)\s*(g|kg|lb|oz|grams?|lbs)\.?$/i.exec(wordsOf(value)) ?? []
  if (name === '') return readNumber(value, decimal)
  const unit = name
    .toLowerCase()
    .replace(/^gram.*/, 'g')
    .replace('lbs', 'lb')
  const cell = readNumber(amount, decimal)
  return 'value' in cell ? { value: Math.round(cell.value * gramsOf[unit]!) } : cell
}

let codesByName: Map<string, string> | undefined
const plainName = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '')

/** A country's code, from the code or the country's English name. */
function readCountry(value: unknown): Cell<string> {
  const text = wordsOf(value).trim()
  if (countryCodes.has(text.toUpperCase())) return { value: text.toUpperCase() }
  codesByName ??= new Map(
    [...countryCodes].map((code) => [plainName(countryName(code)), code] as const),
  )
  const code = codesByName.get(plainName(text))
  return code
    ? { value: code }
    : { reason: `"${shorten(text)}" is no country: write two letters of ISO 3166, such as TW` }
}

/** What people and makers call the states, small and without marks. */
const statesByWord: Record<string, Lifecycle> = {
  active: 'active',
  production: 'active',
  inproduction: 'active',
  nrnd: 'nrnd',
  nrfnd: 'nrnd',
  notfornewdesigns: 'nrnd',
  notfornewdesign: 'nrnd',
  notrecommendedfornewdesigns: 'nrnd',
  notrecommendedfornewdesign: 'nrnd',
  lastbuy: 'last-buy',
  lasttimebuy: 'last-buy',
  ltb: 'last-buy',
  lastorders: 'last-buy',
  eol: 'eol',
  endoflife: 'eol',
  obsolete: 'eol',
  discontinued: 'eol',
}

function readLifecycle(value: unknown): Cell<Lifecycle> {
  const text = wordsOf(value)
  const word = text.toLowerCase().replace(/[^a-z]/g, '')
  const state = Object.hasOwn(statesByWord, word) ? statesByWord[word] : undefined
  return state
    ? { value: state }
    : { reason: `"${shorten(text)}" is no lifecycle: ${lifecycles.join(', ')}` }
}

/** 2027-01-31 or 31.01.2027, also with a time of midnight. With slashes nobody knows which is the month. */
function readDay(value: unknown): Cell<string> {
  const text = wordsOf(value)
    .trim()
    .replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '')
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const iso = day ? `${year}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  return /^\d{4}-\d{2}-\d{2}$/.test(iso)
    ? { value: iso }
    : { reason: `"${shorten(text)}" is no day: write it as 2027-01-31` }
}

/** How each kind of attribute is read. */
export const readAttribute: Record<
  AttributeCell,
  (value: unknown, decimal: Decimal) => Cell<string | number>
> = {
  months: readWarranty,
  grams: readGrams,
  country: readCountry,
  hs: (value) => ({ value: wordsOf(value) }),
  taxClass: (value) => ({ value: wordsOf(value).trim().toLowerCase() }),
  lifecycle: readLifecycle,
  day: readDay,
  mpn: (value) => ({ value: wordsOf(value).trim() }),
}

/**
 * A category by any name that it has in the shop or in the trade, in the languages that headers are known in; of a path its
 * end: “Parts/CPU”.
 */
export function readCategory(value: unknown, words: CategoryWords): Cell<Category> {
  const text = wordsOf(value)
  const ways = [text, text.split(/[/>|»\\]/).findLast((one) => one.trim() !== '') ?? '']
  for (const way of ways) {
    const category = categoryOfWord(words, way)
    if (category) return { value: category }
  }
  const names = words.categories.map(({ name }) => name)
  const there =
    names.length > 1
      ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
      : (names[0] ?? 'none yet')
  return { reason: `"${shorten(text)}" is no category: ${there}` }
}
