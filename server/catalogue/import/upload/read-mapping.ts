import type { Columns } from '../../../../bom/columns/catalogue/guess-columns.ts'
import { Refusal } from '../../../../contract/refusals.ts'
import { ImportFault } from '../read/source-row.ts'
import { parseColumnMap } from '../row-to-part/parse-columns.ts'

/**
 * The columns that a page chose: a JSON object, column → field or specs.NAME; null and '' leave a column out. Null
 * when there is none. Refuses with invalid_input.
 */
export function readMapping(json: string): Columns | null {
  if (json === '') return null
  const chosen = parse(json)
  const columnOf: Record<string, string> = {}
  for (const [column, field] of Object.entries(chosen)) {
    if (field === null || field === '') continue
    if (typeof field !== 'string') throw wrong(`The column "${column}" must name a field`)
    if (Object.hasOwn(columnOf, field))
      throw wrong(`Both "${columnOf[field]}" and "${column}" are chosen as ${field}`)
    columnOf[field] = column
  }
  try {
    return parseColumnMap('mapping', JSON.stringify(columnOf))
  } catch (error) {
    throw error instanceof ImportFault ? wrong(error.message) : error
  }
}

function parse(json: string): object {
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {}
  throw wrong('Send a JSON object such as {"Artikel": "mpn"}')
}

const wrong = (message: string) =>
  new Refusal('invalid_input', {}, { errors: [{ path: 'mapping', message }] })
