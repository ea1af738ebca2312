import type { AttributeCell } from '../../../../contract/parts/attributes.ts'
import { countryCodes, countryName } from '../../../../contract/parts/countries.ts'
import type { Category } from '../../../../contract/parts/parts.ts'

/** What a cell says, or why it says nothing that we can take. */
export type Cell<T> = { value: T } | { reason: string }

const plainNumber = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/
/** 1,234.50 and 1,234,567 can be read in one way only; 1,234 and 12,50 cannot. */
const groupedNumber = /^-?\d{1,3}(,\d{3})+\.\d+$|^-?\d{1,3}(,\d{3}){2,}$/
const commaNumber = /^-?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/

/** Whether a text is a number that only a decimal comma explains: 99,50 or 1.234,50, but not 1,234. */
export const hasDecimalComma = (text: string): boolean =>
  /^-?(\d+|\d{1,3}(\.\d{3})+),(\d{1,2}|\d{4,})$/.test(text.trim())

/** A number of JSON or CSV. With `decimalComma`, 1.234,50 is read as continental files mean it. */
export function readNumber(value: unknown, decimalComma: boolean): Cell<number> {
  if (typeof value === 'number') return { value }
  if (typeof value !== 'string') return { reason: 'This is not a number' }
  const text = value.replace(/[\u00a0\u202f ]/g, '')
  if (decimalComma && commaNumber.test(text))
    return finite(value, Number(text.replaceAll('.', '').replace(',', '.')))
  if (!decimalComma && plainNumber.test(text)) return finite(value, Number(text))
  if (!decimalComma && groupedNumber.test(text))
    return finite(value, Number(text.replaceAll(',', '')))
  if (!decimalComma && commaNumber.test(text))
    return {
      reason: `"${shown(value)}" can be read in two ways: write 1234.50, or say that numbers have a decimal comma`,
    }
  return { reason: `"${shown(value)}" is not a number` }
}

const finite = (text: string, value: number): Cell<number> =>
  Number.isFinite(value) ? { value } : { reason: `"${shown(text)}" is too large` }

/** Months, from 24, "24 months" or "2 years". */
function readWarranty(value: unknown, decimalComma: boolean): Cell<number> {
  const match = /^(\d+)\s*-?\s*(m|months?|y|yrs?|years?)\.?$/i.exec(wordsOf(value))
  if (!match) return readNumber(value, decimalComma)
  return { value: Number(match[1]) * (match[2]?.toLowerCase().startsWith('y') ? 12 : 1) }
}

/** Grams to a unit that a cell may name. The pound is the international one of 1959. */
const gramsOf: Record<string, number> = { g: 1, kg: 1_000, lb: 453.592_37, oz: 453.592_37 / 16 }

/** Whole grams, from 450, "450 g", "0.45 kg", "1 lb" or "16 oz". */
function readGrams(value: unknown, decimalComma: boolean): Cell<number> {
  const [, amount = '', name = ''] =
    /^([\d.,\s]+?)\s*(g|kg|lb|oz|grams?|lbs)\.?$/i.exec(wordsOf(value)) ?? []
  if (name === '') return readNumber(value, decimalComma)
  const unit = name
    .toLowerCase()
    .replace(/^gram.*/, 'g')
    .replace('lbs', 'lb')
  const cell = readNumber(amount, decimalComma)
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
    : { reason: `"${shown(text)}" is no country: write two letters of ISO 3166, such as TW` }
}

/** How each kind of attribute is read. */
export const readAttribute: Record<
  AttributeCell,
  (value: unknown, decimalComma: boolean) => Cell<string | number>
> = {
  months: readWarranty,
  grams: readGrams,
  country: readCountry,
  hs: (value) => ({ value: wordsOf(value) }),
}

const categoryWords: Record<Category, string[]> = {
  cpu: ['cpu', 'cpus', 'processor', 'processors'],
  ram: ['ram', 'memory', 'memorymodule', 'memorymodules', 'dimm'],
  hdd: [
    'hdd',
    'ssd',
    'storage',
    'drive',
    'drives',
    'harddrive',
    'harddisk',
    'internalharddrive',
    'solidstatedrive',
  ],
  gpu: ['gpu', 'gpus', 'videocard', 'videocards', 'graphicscard', 'graphicscards'],
  motherboard: ['motherboard', 'motherboards', 'mainboard', 'mainboards', 'board'],
}
const categoryOfWord = new Map(
  Object.entries(categoryWords).flatMap(([category, words]) =>
    words.map((word) => [word, category as Category] as const),
  ),
)

/** A category by any of its usual names. */
export function readCategory(value: unknown): Cell<Category> {
  const word = wordsOf(value)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  const category = categoryOfWord.get(word)
  return category
    ? { value: category }
    : { reason: `"${shown(wordsOf(value))}" is no category: CPU, Ram, HDD, GPU or Motherboard` }
}

/** A text or number as text; objects of JSON say nothing. */
export const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
