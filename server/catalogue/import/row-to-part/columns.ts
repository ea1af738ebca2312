import { meaningOfHeader, plain } from '../../../../bom/columns/headers.ts'
import { headersOf } from '../../../../bom/columns/part-headers.ts'
import type { Meaning } from '../../../../bom/columns/words.ts'
import {
  type AttributeName,
  attributeNames,
  partAttributes,
} from '../../../../contract/parts/attributes.ts'
import { type ImportField, importFields } from '../../../../contract/parts/import.ts'
import { ImportFault } from '../read/source-row.ts'
import { type BreakColumns, guessBreakTarget, isBreakTarget } from './break-columns.ts'
import {
  bare,
  isEitherPrice,
  isOtherPrice,
  isReduced,
  isWithTaxes,
  pricesBeside,
} from './price-columns.ts'

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
}

export const noColumns: Columns = { fields: {}, specs: {}, breaks: {}, pricesBeside: [] }

const headersOfAttributes = Object.fromEntries(
  attributeNames.map((name) => [name, [name.toLowerCase(), ...partAttributes[name].headers]]),
) as Record<AttributeName, string[]>

/** Names that people give their columns, the likeliest first, as `plain` writes them. */
const synonyms: Record<Field, string[]> = { ...headersOf, ...headersOfAttributes }

/** What the library of lists calls what a header says, as fields of a part. */
const meant: Partial<Record<Meaning, Field>> = {
  mpn: 'mpn',
  stock: 'quantity',
  quantity: 'quantity',
  price: 'price',
  pack: 'orderMultiple',
}

/** Whether a key of JSON names the part number. */
export const numberHeader = (key: string) => headersOf.mpn.includes(plain(key))

/** An export of ours tells the stock, which has moved on since and is not read. */
const withoutTold = <T extends readonly string[]>(names: T) =>
  names.includes('ourNumber') ? names.filter((name) => name !== 'inStock') : [...names]

/** Finds the fields among the names of a row's columns; `specs.x` names a specification. `given` goes before. */
export function guessColumns(all: string[], given: Columns): Columns {
  const names = withoutTold(all)
  const taken = new Set(Object.values(given).flatMap((columns) => Object.values(columns)))
  const free = new Map<string, string>()
  for (const spelt of [plain, bare])
    for (const name of names) {
      // brackets say more of a price or a stock than its name does
      const isTaxed = headersOf.price.includes(spelt(name)) && isWithTaxes(name)
      const isOther = headersOf.quantity.includes(spelt(name)) && isOtherStock(name)
      if (taken.has(name) || isTaxed || isOther) continue
      if (!free.has(spelt(name))) free.set(spelt(name), name)
    }
  const columns: Columns = {
    fields: { ...given.fields },
    specs: { ...given.specs },
    breaks: { ...given.breaks },
    pricesBeside: [],
  }
  for (const field of fields) {
    if (columns.fields[field] !== undefined) continue
    const found = synonyms[field].find((synonym) => free.has(synonym))
    if (found === undefined || (field === 'price' && isEitherPrice(found, free))) continue
    columns.fields[field] = free.get(found) as string
  }
  for (const name of names) {
    const key = /^specs?\.(.+)$/i.exec(name)?.[1]
    if (key && !taken.has(name)) columns.specs[key] ??= name
  }
  const material = materialIn(free)
  if (material !== undefined) columns.fields.mpn ??= material
  guessBreaks(names, taken, columns)
  guessMeant(names, taken, columns)
  if (given.fields.price === undefined) columns.pricesBeside = besideIn(columns, names, taken)
  return columns
}

/** What SAP calls a part's number, where another column says what it is: alone the word may say what a part is made of. */
const materialIn = (free: ReadonlyMap<string, string>) =>
  ['kurztext', 'materialkurztext', 'materialdescription'].some((name) => free.has(name))
    ? free.get('material')
    : undefined

/** What else may be the price, of the columns that are nothing yet. */
function besideIn({ fields: found, specs, breaks }: Columns, names: string[], taken: Set<string>) {
  const { price, ...others } = found
  const known = new Set([...taken, ...[others, specs, breaks].flatMap((one) => Object.values(one))])
  return pricesBeside(
    price,
    names.filter((name) => !known.has(name)),
  )
}

/** What no list of names has and the words of a header still say outright. */
function guessMeant(names: string[], taken: Set<string>, columns: Columns) {
  const known = new Set([...taken, ...Object.values(columns).flatMap((one) => Object.values(one))])
  for (const field of ['mpn', 'quantity', 'price'] as const) {
    if (columns.fields[field] !== undefined) continue
    const fits = names.filter((name) => {
      if (known.has(name) || isSetting(name)) return false
      if (field === 'price' ? isWithTaxes(name) : field === 'quantity' && isOtherStock(name))
        return false
      const named = meaningOfHeader(name)
      return named !== null && named.sure > 1 && meant[named.meaning] === field
    })
    // of several nobody knows which is meant: they are asked about
    const [one, ...others] = fits.length > 1 ? fits.filter((name) => !isReduced(name)) : fits
    if (one && others.length === 0 && !isOtherPrice(one)) columns.fields[field] = one
  }
}

/** How a shop's program handles stock, and no pieces: “trackInventory”, “manage_stock”, “Stock status”. */
const isSetting = (name: string) =>
  /^(track|manage|use|allow|is|has|notify)[A-Z_ ]|status|policy|tracker|message|location/i.test(
    name,
  )

/** Packs or thousands of pieces, and what a stock should not fall below: none says how many pieces there are. */
const isOtherStock = (name: string) =>
  meaningOfHeader(name)?.meaning === 'pack' ||
  /safety|reorder|target|minimum|maximum|\b(?:min|max)\b|sicherheits|mindest|melde|seguridad|sicurezza|s[eé]curit[eé]|veiligheid|minima|bezpiecz|страх/iu.test(
    name,
  )

/** Columns that may be the stock or the price and that are not read, where no other is: what they are has to be said. */
export function openQuestions(
  all: readonly string[],
  { fields: found, specs, breaks }: Pick<Columns, 'fields' | 'specs' | 'breaks'>,
) {
  const read = new Set([found, specs, breaks].flatMap((one) => Object.values(one)))
  const names = withoutTold(all)
  const questions: { field: 'quantity' | 'price'; columns: string[] }[] = []
  for (const field of ['quantity', 'price'] as const) {
    if (found[field] !== undefined) continue
    const columns = names.filter((name) => {
      if (read.has(name) || isSetting(name)) return false
      const named = meaningOfHeader(name)
      return (named !== null && meant[named.meaning] === field) || suspicious[field].test(name)
    })
    if (columns.length > 0) questions.push({ field, columns })
  }
  return questions
}

const suspicious = {
  quantity:
    /\bqty\b|quantit|menge|anzahl|cantidad|aantal|ilo[sś][cć]|stock|on.?hand|inventor|bestand|lager|verf[uü]gbar|dispon|existenc|giacen|voorraad|magazyn|dost[eę]pn|estoque|sklad|k[eé]szlet|stok|остат|налич|склад|库存|庫存|在庫|재고/iu,
  price:
    /price|preis|prix|precio|prezzo|prijs|cena\b|ceny\b|pre[cç]o|hinta|fiyat|цена|价|單價|価格|単価|가격|단가/iu,
}

function guessBreaks(names: string[], taken: Set<string>, { fields: found, breaks }: Columns) {
  const known = new Set([...taken, ...Object.values(found)])
  for (const name of names) {
    const target = known.has(name) ? null : guessBreakTarget(name, names)
    if (target === 'price') found.price ??= name
    else if (target) breaks[target] ??= name
  }
}

/** Reads `mpn=Artikel`, `specs.socket=Socket`: ours first, then the column. Throws ImportFault. */
export function parseColumns(pairs: string[]): Columns {
  const columns: Columns = { fields: {}, specs: {}, breaks: {}, pricesBeside: [] }
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at < 1 || at === pair.length - 1)
      throw new ImportFault(`--column ${pair}: write it as mpn=COLUMN`)
    setColumn(columns, pair.slice(0, at).trim(), pair.slice(at + 1).trim())
  }
  return columns
}

/** The same from a JSON object, `{"mpn": "Artikel", "specs.socket": "Socket"}`. Throws ImportFault. */
export function parseColumnMap(name: string, json: string): Columns {
  const columns: Columns = { fields: {}, specs: {}, breaks: {}, pricesBeside: [] }
  let map: unknown
  try {
    map = JSON.parse(json)
  } catch {
    throw new ImportFault(`${name} is not valid JSON`)
  }
  if (typeof map !== 'object' || map === null || Array.isArray(map))
    throw new ImportFault(`${name} must be a JSON object such as {"mpn": "Artikel"}`)
  for (const [ours, column] of Object.entries(map)) {
    if (typeof column !== 'string') throw new ImportFault(`${name}: ${ours} must name a column`)
    setColumn(columns, ours, column)
  }
  return columns
}

/** `over` goes before `under`. */
export const joinColumns = (over: Columns, under: Columns): Columns => ({
  fields: { ...under.fields, ...over.fields },
  specs: { ...under.specs, ...over.specs },
  breaks: { ...under.breaks, ...over.breaks },
  pricesBeside: [],
})

function setColumn(columns: Columns, ours: string, column: string) {
  const spec = /^specs\.(.+)$/.exec(ours)?.[1]
  // mpn was called sku before
  const field = ours === 'sku' ? 'mpn' : fields.find((name) => name === ours)
  if (spec) columns.specs[spec] = column
  else if (field) columns.fields[field] = column
  else if (isBreakTarget(ours)) columns.breaks[ours] = column
  else
    throw new ImportFault(
      `${ours} is no field of a part: ${fields.join(', ')}, specs.NAME, break.QUANTITY`,
    )
}
