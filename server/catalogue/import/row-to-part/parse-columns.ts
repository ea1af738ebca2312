import { isBreakTarget } from '../../../../bom/columns/catalogue/break-targets.ts'
import { type Columns, fields } from '../../../../bom/columns/catalogue/guess-columns.ts'
import { ImportFault } from '../read/source-row.ts'

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
