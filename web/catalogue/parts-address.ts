import { categories, type categoryNames } from '../../contract/categories.ts'

type Category = keyof typeof categoryNames

/** How the catalogue is narrowed and shown: all of it stands in the address. */
export type PartsState = {
  q: string
  category: Category | null
  stock: 'in' | 'low' | 'out' | null
  minPrice: number | null
  maxPrice: number | null
  maxMinQuantity: number | null
  /** "socket:AM5", "cores:8..16", as GET /parts takes them. */
  specs: string[]
  sort: string
  view: 'grid' | 'table'
  page: number
}

export const pageSize = 24
/** Numbered pages end with part 1,000: so many are whole. */
export const mostPages = Math.floor(1_000 / pageSize)
export const sorts = {
  relevance: 'Most relevant',
  newest: 'Newest',
  name: 'Name',
  price: 'Price, lowest first',
  '-price': 'Price, highest first',
  '-quantity': 'Most available',
} as const

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((one) => one === text) ?? null

const whole = (text: string | null, least: number, most: number) => {
  const value = Math.trunc(Number(text))
  return text && Number.isFinite(value) && value >= least ? Math.min(value, most) : null
}

/**
 * Reads an address or a sent form. What the shop would refuse falls away, so that an old or mistyped address still shows
 * parts. The two ends of a range are fields of their own in a form: `from.cores` and `to.cores`.
 */
export function readState(query: URLSearchParams): PartsState {
  const q = (query.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100)
  const known = Object.keys(sorts).filter((one) => one !== 'relevance' || q !== '')
  const usual = q ? 'relevance' : 'newest'
  return {
    q,
    category: oneOf(categories, query.get('category')),
    stock: oneOf(['in', 'low', 'out'] as const, query.get('stock')),
    minPrice: whole(query.get('minPrice'), 1, 999_999),
    maxPrice: whole(query.get('maxPrice'), 0, 999_999),
    maxMinQuantity: whole(query.get('maxMinQuantity'), 1, 1_000_000_000),
    specs: [...new Set([...query.getAll('spec'), ...rangesOf(query)])].filter(isSpec).slice(0, 30),
    sort: oneOf(known, query.get('sort')) ?? usual,
    view: query.get('view') === 'table' ? 'table' : 'grid',
    page: whole(query.get('page'), 1, mostPages) ?? 1,
  }
}

function rangesOf(query: URLSearchParams): string[] {
  const keys = new Set(
    [...query.keys()].flatMap((name) => /^(?:from|to)\.(.+)$/.exec(name)?.[1] ?? []),
  )
  return [...keys].flatMap((key) => {
    const [from, to] = [
      query.get(`from.${key}`)?.trim() ?? '',
      query.get(`to.${key}`)?.trim() ?? '',
    ]
    return from === '' && to === '' ? [] : [`${key}:${from}..${to}`]
  })
}

const number = String.raw`-?\d{1,15}(?:\.\d{1,6})?`
const range = new RegExp(`^(?:${number})?\\.\\.(?:${number})?$`)

function isSpec(text: string): boolean {
  const { key, value } = splitSpec(text)
  if (/\p{Cc}/u.test(text) || key === '' || key.length > 60 || value === '' || text.length > 400)
    return false
  return !value.includes('..') || (range.test(value) && value !== '..')
}

/** "socket:AM5" → socket and AM5. */
export function splitSpec(text: string) {
  const at = text.indexOf(':')
  return { key: text.slice(0, Math.max(0, at)), value: text.slice(at + 1) }
}

/** A range's ends as they were typed: "8..16" → 8 and 16; null when it is none. */
export function endsOf(value: string) {
  const [from = '', to = '', more] = value.split('..')
  return value.includes('..') && more === undefined ? { from, to } : null
}

/** The address of the catalogue in this state, in one order, without what goes without saying. */
export function addressOf(state: PartsState): string {
  const query = new URLSearchParams()
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') query.append(name, String(value))
  }
  put('q', state.q)
  put('category', state.category)
  put('stock', state.stock)
  put('minPrice', state.minPrice)
  put('maxPrice', state.maxPrice)
  put('maxMinQuantity', state.maxMinQuantity)
  for (const spec of state.specs) put('spec', spec)
  put('sort', state.sort === (state.q ? 'relevance' : 'newest') ? null : state.sort)
  put('view', state.view === 'table' ? 'table' : null)
  put('page', state.page > 1 ? state.page : null)
  const text = query.toString()
  return text ? `/parts?${text}` : '/parts'
}

/** Whether a form without script sent this: with empty fields, or the ends of a range apart. */
export const isUntidy = (query: URLSearchParams) =>
  [...query].some(([name, value]) => value === '' || /^(from|to)\./.test(name))

/** What narrows the list, as the calls take it. */
export const filterOf = ({
  q,
  category,
  stock,
  minPrice,
  maxPrice,
  maxMinQuantity,
  specs,
}: PartsState) => ({
  q: q || undefined,
  category: category ?? undefined,
  stock: stock ?? undefined,
  minPrice: minPrice ?? undefined,
  maxPrice: maxPrice ?? undefined,
  maxMinQuantity: maxMinQuantity ?? undefined,
  spec: specs.length > 0 ? specs : undefined,
})

/** Without any narrowing but the words that were searched for. */
export const cleared = (state: PartsState): PartsState => ({
  ...state,
  ...{ category: null, stock: null, minPrice: null, maxPrice: null, maxMinQuantity: null },
  specs: [],
  page: 1,
})
