/** How the catalogue is narrowed and shown: all of it stands in the address. */
export type PartsState = {
  q: string
  /** Phrases of q that are looked for as they stand. */
  plain: string[]
  /** A category's key. */
  category: string | null
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
export const maxPages = Math.floor(1_000 / pageSize)
export const sorts = {
  relevance: 'Most relevant',
  newest: 'Newest',
  name: 'Name',
  price: 'Price, lowest first',
  '-price': 'Price, highest first',
  '-quantity': 'Most available',
} as const

/** The two ends of each range, fields of their own in a form, as the address has them: "cores:8..16". */
export function rangesOf(query: URLSearchParams): string[] {
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

/** What the form of filters asks for: the state as it is, with the form's fields in it, numbers as programs write them, from the first page. */
export function askedFor(state: PartsState, form: FormData): PartsState {
  const fields = [...form].map(([name, value]) => [name, String(value)])
  const sent = new URLSearchParams(fields)
  const text = (name: string) => sent.get(name)?.trim() || null
  const amount = (name: string) => text(name) && Number(text(name))
  return {
    ...state,
    stock: text('stock') as PartsState['stock'],
    minPrice: amount('minPrice') as number | null,
    maxPrice: amount('maxPrice') as number | null,
    maxMinQuantity: amount('maxMinQuantity') as number | null,
    specs: [...sent.getAll('spec'), ...rangesOf(sent)],
    sort: text('sort') ?? state.sort,
    page: 1,
  }
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
  for (const phrase of state.plain) put('plain', phrase)
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

/** Without any narrowing but the words that were searched for. */
export const cleared = (state: PartsState): PartsState => ({
  ...state,
  category: null,
  stock: null,
  minPrice: null,
  maxPrice: null,
  maxMinQuantity: null,
  specs: [],
  page: 1,
})
