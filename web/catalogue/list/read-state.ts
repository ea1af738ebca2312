import { categoryName, type NamedCategory } from '../../../contract/parts/categories.ts'
import { readTyped } from '../../../contract/words/typed.ts'
import { money } from '../../ui/words/amounts.tsx'
import { maxPages, type PartsState, rangesOf, sorts, splitSpec } from './address.ts'
import type { OfShop } from './chips.ts'

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((one) => one === text) ?? null

const within = (text: string | null, value: number, least: number, most: number) =>
  text && Number.isFinite(value) && value >= least ? Math.min(value, most) : null

const whole = (text: string | null, least: number, most: number) =>
  within(text, Math.trunc(Number(text)), least, most)
/** A price as parts have them, to the cent. */
const price = (text: string | null, least: number) =>
  within(text, Number(Number(text).toFixed(2)), least, 999_999)

const searchUpTo = 500
const tidy = (text: string, most = 100) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, most)

/**
 * Reads an address or a sent form. What the shop would refuse falls away, so that an old or mistyped address still shows
 * parts. The two ends of a range are fields of their own in a form: `from.cores` and `to.cores`.
 */
export function readAsked(
  query: URLSearchParams,
  categories: readonly NamedCategory[],
): PartsState {
  const q = tidy(query.get('q') ?? '', searchUpTo)
  const known = Object.keys(sorts).filter((one) => one !== 'relevance' || q !== '')
  const usual = q ? 'relevance' : 'newest'
  return {
    q,
    plain: q
      ? [...new Set(query.getAll('plain').map((one) => tidy(one)))].filter(Boolean).slice(0, 40)
      : [],
    category: categories.find(({ key }) => key === query.get('category'))?.key ?? null,
    stock: oneOf(['in', 'low', 'out'] as const, query.get('stock')),
    minPrice: price(query.get('minPrice'), 0.01),
    maxPrice: price(query.get('maxPrice'), 0),
    maxMinQuantity: whole(query.get('maxMinQuantity'), 1, 1_000_000_000),
    specs: [...new Set([...query.getAll('spec'), ...rangesOf(query)])].filter(isSpec).slice(0, 30),
    sort: oneOf(known, query.get('sort')) ?? usual,
    view: query.get('view') === 'table' ? 'table' : 'grid',
    page: whole(query.get('page'), 1, maxPages) ?? 1,
  }
}

/** What is shown of what was asked for: prices between the lower and the higher, in whatever order they were given. */
export function shownOf(asked: PartsState): PartsState {
  const { minPrice, maxPrice } = asked
  const isTurned = minPrice !== null && maxPrice !== null && minPrice > maxPrice
  return isTurned ? { ...asked, minPrice: maxPrice || null, maxPrice: minPrice } : asked
}

/** What an address asks for that is shown otherwise, in words. */
export function notesOf(
  query: URLSearchParams,
  asked: PartsState,
  { currency, categories, besideBounds }: OfShop,
): string[] {
  const notes: string[] = []
  const { category, minPrice, maxPrice } = asked
  if (new Set(query.getAll('category').filter(Boolean)).size > 1)
    notes.push(
      `A list shows one category at a time: this one ${category ? `is ${categoryName(categories, category)} alone` : 'shows all'}.`,
    )
  if (shownOf(asked) !== asked)
    notes.push(
      `The lowest price was above the highest: these are from ${money(maxPrice ?? 0, currency)} to ${money(minPrice ?? 0, currency)}${besideBounds}.`,
    )
  return notes
}

const number = String.raw`-?\d{1,15}(?:\.\d{1,6})?`
const range = new RegExp(`^(?:${number})?\\.\\.(?:${number})?$`)

function isSpec(text: string): boolean {
  const { key, value } = splitSpec(text)
  if (/\p{Cc}/u.test(text) || key === '' || key.length > 60 || value === '' || text.length > 400)
    return false
  return !value.includes('..') || (range.test(value) && value !== '..')
}

/** Whether a form without script sent this: with empty fields, or the ends of a range apart. */
export const isUntidy = (query: URLSearchParams) =>
  [...query].some(([name, value]) => value === '' || /^(from|to)\./.test(name))

/** What a form that was sent without script asks for, with its numbers, which were typed, as programs write them. */
export function readSent(sent: URLSearchParams): URLSearchParams {
  if (!isUntidy(sent)) return sent
  const numbers = /^(?:minPrice|maxPrice|(?:from|to)\..+)$/
  return new URLSearchParams(
    [...sent].map(([name, value]) => [
      name,
      numbers.test(name) ? (readTyped(value) ?? value) : value,
    ]),
  )
}

/** What narrows the list, as the calls take it. */
export const filterOf = ({
  q,
  plain,
  category,
  stock,
  minPrice,
  maxPrice,
  maxMinQuantity,
  specs,
}: PartsState) => ({
  q: q || undefined,
  plain: plain.length > 0 ? plain : undefined,
  category: category ?? undefined,
  stock: stock ?? undefined,
  minPrice: minPrice ?? undefined,
  maxPrice: maxPrice ?? undefined,
  maxMinQuantity: maxMinQuantity ?? undefined,
  spec: specs.length > 0 ? specs : undefined,
})
