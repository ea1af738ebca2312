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

/** What a part takes from a row, beside its specifications. */
export const fields = importFields
export type Field = ImportField

/** Where each field and specification stands in a row: a column's name, or a dotted path into nested JSON. */
export type Columns = {
  fields: Partial<Record<Field, string>>
  specs: Record<string, string>
  breaks: BreakColumns
}

export const noColumns: Columns = { fields: {}, specs: {}, breaks: {} }

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

/** What stands in brackets behind a name, or behind a unit of money: “Price (EUR)”, “Preis €”, “Price USD”. */
const bare = (name: string) => plain(name.replace(/\(.*?\)|\[.*?\]|\p{Sc}|\b[A-Z]{3}\b\s*$/gu, ' '))

/** Finds the fields among the names of a row's columns; `specs.x` names a specification. `given` goes before. */
export function guessColumns(all: string[], given: Columns): Columns {
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
  guessBreaks(names, taken, columns)
  guessMeant(names, taken, columns)
  return columns
}

const costs = new Set(
  'hek heknetto ek eknetto einkaufspreis handlereinkaufspreis cost customerprice dealerprice purchaseprice prixachat preciocompra prezzoacquisto inkoopprijs cenazakupu'.split(
    ' ',
  ),
)
const lists = new Set(
  'uvp msrp rrp retailprice listprice listenpreis prixpublic preciodelista prezzodilistino adviesprijs cennik'.split(
    ' ',
  ),
)

/** Beside what a dealer pays stands what the maker advises: nobody knows by which of them the shop sells. */
const isEitherPrice = (found: string, free: ReadonlyMap<string, string>) =>
  (costs.has(found) && [...free.keys()].some((name) => lists.has(name))) ||
  (lists.has(found) && [...free].some(([key, name]) => !lists.has(key) && isPrice(name)))

const isPrice = (name: string) => {
  const named = meaningOfHeader(name)
  return named?.meaning === 'price' && named.sure > 1 && !isOtherPrice(name)
}

/** What no list of names has and the words of a header still say outright. */
function guessMeant(names: string[], taken: Set<string>, columns: Columns) {
  const known = new Set([...taken, ...Object.values(columns).flatMap((one) => Object.values(one))])
  for (const field of ['mpn', 'quantity', 'price'] as const) {
    if (columns.fields[field] !== undefined) continue
    const fits = names.filter((name) => {
      const named = known.has(name) || isSetting(name) ? null : meaningOfHeader(name)
      return named !== null && named.sure > 1 && meant[named.meaning] === field
    })
    // of several nobody knows which is meant: they are asked about
    if (fits.length === 1 && !isOtherPrice(fits[0]!)) columns.fields[field] = fits[0]!
  }
}

/** How a shop's program handles stock, and no pieces: “trackInventory”, “manage_stock”, “Stock status”. */
const isSetting = (name: string) =>
  /^(track|manage|use|allow|is|has|notify)[A-Z_ ]|status|policy|tracker|message|location/i.test(
    name,
  )

/** Amounts that are no price of one piece. */
const isOtherPrice = (name: string) =>
  !/(excl|exkl|excluding|before|without|zzgl|ohne|hors|sin|senza|bez)\b\.?/i.test(name) &&
  /discount|rabatt|remise|descuento|sconto|korting|rabat|tax|vat|mwst|ust\b|tva|iva|btw|shipping|versand|old|alt\b/i.test(
    name,
  )

/** Columns that may be the stock or the price and that are not read, where no other is: what they are has to be said. */
export function openQuestions(all: readonly string[], { fields: found, specs, breaks }: Columns) {
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
    /stock|on.?hand|inventor|bestand|lager|verf[uü]gbar|dispon|existenc|giacen|voorraad|magazyn|dost[eę]pn|estoque|sklad|k[eé]szlet|stok|остат|налич|склад|库存|庫存|在庫|재고/iu,
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
  const columns: Columns = { fields: {}, specs: {}, breaks: {} }
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
  const columns: Columns = { fields: {}, specs: {}, breaks: {} }
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
