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
const synonyms: Record<Field, string[]> = {
  mpn: [
    'mpn',
    'sku',
    'partnumber',
    'partno',
    'manufacturerpartnumber',
    'manufacturerpartno',
    'mfrpartnumber',
    'mfgpartnumber',
    'partnumbers',
    'articlenumber',
    'itemnumber',
    'productcode',
  ],
  name: ['name', 'title', 'partname', 'partsname', 'productname', 'product'],
  details: ['details', 'description', 'longdescription', 'shortdescription'],
  category: ['category', 'type', 'parttype', 'producttype'],
  price: ['price', 'unitprice', 'listprice', 'netprice', 'priceusd', 'cost'],
  quantity: ['quantity', 'qty', 'stock', 'available', 'availablequantity', 'onhand', 'inventory'],
  minQuantity: [
    'minquantity',
    'moq',
    'minimumquantity',
    'minqty',
    'minimumorderquantity',
    'minorder',
  ],
  orderMultiple: ['ordermultiple', 'multiple', 'packsize', 'orderstep'],
  maxQuantity: ['maxquantity', 'maximumquantity', 'maxqty', 'maxorder', 'maximumorderquantity'],
  pack: ['pack', 'packaging', 'packtype', 'packing'],
  breaks: ['breaks', 'pricebreaks', 'priceladder', 'ladder', 'tierprices', 'quantityprices'],
  ...headersOfAttributes,
  img: ['img', 'image', 'imageurl', 'picture'],
}

/** "Min. Order Qty" → "minorderqty": case, spaces and marks do not count. */
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Finds the fields among the names of a row's columns; `specs.x` names a specification. `given` goes before. */
export function guessColumns(names: string[], given: Columns): Columns {
  const taken = new Set(Object.values(given).flatMap((columns) => Object.values(columns)))
  const free = new Map<string, string>()
  for (const name of names)
    if (!taken.has(name) && !free.has(plain(name))) free.set(plain(name), name)
  const columns: Columns = {
    fields: { ...given.fields },
    specs: { ...given.specs },
    breaks: { ...given.breaks },
  }
  for (const field of fields) {
    if (columns.fields[field] !== undefined) continue
    const found = synonyms[field].find((synonym) => free.has(synonym))
    if (found !== undefined) columns.fields[field] = free.get(found) as string
  }
  for (const name of names) {
    const key = /^specs?\.(.+)$/i.exec(name)?.[1]
    if (key && !taken.has(name)) columns.specs[key] ??= name
  }
  guessBreaks(names, taken, columns)
  return columns
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
