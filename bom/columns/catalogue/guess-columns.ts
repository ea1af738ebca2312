import {
  type AttributeName,
  attributeNames,
  partAttributes,
} from '../../../contract/parts/attributes.ts'
import { type ImportField, importFields } from '../../../contract/parts/import.ts'
import { meaningOfHeader } from '../headers.ts'
import { plain } from '../plain.ts'
import { type Term, wordsOf } from '../terms.ts'
import { type BreakColumns, guessBreakTarget } from './break-targets.ts'
import { priceAmong, pricesBeside } from './price-columns.ts'
import { bare } from './reduced-prices.ts'
import { stockAmong } from './stock-column.ts'
import { isMaterial, mayNumber, nameAmong, numberAmong } from './worded-fields.ts'

/** What a part takes from a row, beside its specifications. */
export const fields = importFields
export type Field = ImportField

/** Where each field and specification stands in a row: a column's name, or a dotted path into nested JSON. */
export type Columns = {
  fields: Partial<Record<Field, string>>
  specs: Record<string, string>
  breaks: BreakColumns
  /** What may be the price as well as the column that was found. */
  pricesBeside: readonly string[]
  /** The part number’s column where its header may say something else: its cells have to look like numbers of parts. */
  unsureNumber?: string
}

/** What may call the category, and another grouping: below it what is no category says nothing. */
const perhapsCategories = new Set(
  'group groupe grupo gruppo groep gruppe группа cat categ kat subcategory'.split(' ').map(plain),
)
export const mayCategorise = (header: string) => perhapsCategories.has(plain(header))

export const noColumns: Columns = { fields: {}, specs: {}, breaks: {}, pricesBeside: [] }

const headersOfAttributes = Object.fromEntries(
  attributeNames.map((name) => [name, [name.toLowerCase(), ...partAttributes[name].headers]]),
) as Record<AttributeName, string[]>

/** What headers of each field name, the likeliest first: the maker's number goes before the house's. Prices and stocks are ranked. */
const terms: Record<Exclude<Field, AttributeName>, Term[]> = {
  mpn: ['mpn', 'part number', 'article number', 'erp number', 'sku', 'handle'],
  name: ['name', 'name or count'],
  details: ['details'],
  category: ['category'],
  price: [],
  quantity: [],
  minQuantity: ['minimum quantity'],
  orderMultiple: ['order multiple'],
  maxQuantity: ['maximum quantity'],
  pack: ['packing'],
  breaks: ['price breaks'],
  img: ['image'],
  currency: ['currency'],
}

/** Names of the columns of each field, as `plain` writes them. */
const synonyms = {
  ...Object.fromEntries(Object.entries(terms).map(([field, all]) => [field, wordsOf(...all)])),
  ...headersOfAttributes,
} as Record<Field, string[]>

const numbers = new Set(synonyms.mpn)
/** Whether a key of JSON names the part number. */
export const numberHeader = (key: string) => numbers.has(plain(key))

/** An export of ours tells the stock, which has moved on since and is not read. */
export const withoutTold = <T extends readonly string[]>(names: T) =>
  names.includes('ourNumber') ? names.filter((name) => name !== 'inStock') : [...names]

/** Finds the fields among the names of a row's columns; `specs.x` names a specification. `given` goes before; prices in `currency` do before others. */
export function guessColumns(all: string[], given: Columns, currency?: string): Columns {
  const names = withoutTold(all)
  const taken = new Set(Object.values(given).flatMap((columns) => Object.values(columns)))
  const free = new Map<string, string>()
  for (const spelt of [plain, bare])
    for (const name of names)
      if (!taken.has(name) && !free.has(spelt(name))) free.set(spelt(name), name)
  const columns: Columns = {
    fields: { ...given.fields },
    specs: { ...given.specs },
    breaks: { ...given.breaks },
    pricesBeside: [],
  }
  for (const field of fields) {
    if (columns.fields[field] !== undefined) continue
    const found = synonyms[field].find((synonym) => free.has(synonym))
    if (found !== undefined) columns.fields[field] = free.get(found) as string
  }
  const open = names.filter((name) => !taken.has(name))
  setFound(columns, 'price', priceAmong(open, currency))
  setFound(columns, 'quantity', stockAmong(open))
  for (const name of names) {
    const key = /^specs?\.(.+)$/i.exec(name)?.[1]
    if (key && !taken.has(name)) columns.specs[key] ??= name
  }
  const material = materialIn(free)
  if (material !== undefined) columns.fields.mpn ??= material
  guessBreaks(names, taken, columns)
  guessNumber(names, taken, columns)
  guessByWords(names, taken, columns)
  guessUnsureNumber(names, taken, columns)
  if (given.fields.price === undefined)
    columns.pricesBeside = pricesBeside(columns.fields.price, unread(names, taken, columns))
  return columns
}

function setFound({ fields: found }: Columns, field: Field, column: string | undefined) {
  if (column !== undefined) found[field] ??= column
}

/** What SAP calls a part's number, where another column says what it is: alone the word may say what a part is made of. */
const materialIn = (free: ReadonlyMap<string, string>) =>
  ['kurztext', 'materialkurztext', 'materialdescription'].some((name) => free.has(name))
    ? free.get('material')
    : undefined

/** The columns that are nothing yet. */
function unread(names: string[], taken: Set<string>, { fields: found, specs, breaks }: Columns) {
  const known = new Set([...taken, ...[found, specs, breaks].flatMap((one) => Object.values(one))])
  return names.filter((name) => !known.has(name))
}

const makers = new Set(wordsOf('mpn'))

/**
 * A part number that no list of names has and the words of a header still say outright, and the maker's number before another
 * one; of several nobody knows which.
 */
function guessNumber(names: string[], taken: Set<string>, columns: Columns) {
  const { mpn } = columns.fields
  if (mpn !== undefined && (taken.has(mpn) || makers.has(plain(mpn)))) return
  const fits = unread(names, taken, columns).filter((name) => {
    const named = meaningOfHeader(name)
    return named !== null && named.sure > 1 && named.meaning === 'mpn'
  })
  if (fits.length === 1) columns.fields.mpn = fits[0]!
}

/** What programs number whatever they have by: any other number goes before it. */
const weakest = new Set(['productid', 'handle'].map(plain))

/** A number and a name that no list of names has, by the words that their headers are made of. */
function guessByWords(names: string[], taken: Set<string>, columns: Columns) {
  const free = unread(names, taken, columns)
  const { mpn } = columns.fields
  const isWeak = mpn !== undefined && !taken.has(mpn) && weakest.has(plain(mpn))
  const number = mpn === undefined || isWeak ? numberAmong(free) : undefined
  if (number !== undefined) columns.fields.mpn = number
  const name = nameAmong(free.filter((one) => one !== number))
  if (name !== undefined) columns.fields.name ??= name
}

/**
 * What may count rows, or say what a part is made of: the number where nothing else is, and another column says what it is;
 * of a list of prices or stocks alone, too, where an ERP calls it so.
 */
function guessUnsureNumber(names: string[], taken: Set<string>, columns: Columns) {
  const { mpn, name, details, price, quantity } = columns.fields
  if (mpn !== undefined) return
  const isNamed = (name ?? details) !== undefined
  if (!isNamed && (price ?? quantity) === undefined) return
  const may = isNamed ? mayNumber : isMaterial
  const [found, another] = unread(names, taken, columns).filter(may)
  if (found === undefined || another !== undefined) return
  columns.fields.mpn = found
  columns.unsureNumber = found
}

function guessBreaks(names: string[], taken: Set<string>, { fields: found, breaks }: Columns) {
  const known = new Set([...taken, ...Object.values(found)])
  for (const name of names) {
    const target = known.has(name) ? null : guessBreakTarget(name, names)
    if (target === 'price') found.price ??= name
    else if (target) breaks[target] ??= name
  }
}
