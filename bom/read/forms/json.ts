import { ungrouped } from './json-groups.ts'
import { tableBeside, tableOfColumns } from './json-tables.ts'
import { cellOf, type Fields, fieldsOf, isFields, type Json } from './json-values.ts'

/**
 * The rows of JSON: an array of objects, wherever it is wrapped, one object a line, an array of arrays or texts, or
 * numbers by their names. What stands beside comes above. null for what is no JSON.
 */
export function readJson(text: string): string[][] | null {
  const whole = parsed(text)
  if (whole !== undefined) return rowsOf(whole)
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const values = lines.map((line) => parsed(line.replace(/,\s*$/, '')))
  const known = values.filter((value) => value !== undefined)
  return known.length === lines.length && known.length > 0 ? rowsOf(known) : null
}

/** A number as it is written: beyond 2^53 its digits would be lost. */
function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text, (_, value: Json, context?: { source?: string }) =>
      typeof value === 'number' ? (context?.source ?? String(value)) : value,
    ) as Json
  } catch {
    return undefined
  }
}

function rowsOf(value: Json): string[][] {
  if (Array.isArray(value)) return tableOf(value)
  if (!isFields(value)) return [[String(value)]]
  const columns = tableOfColumns(value) ?? tableBeside(value)
  if (columns) return columns
  const tables = Object.entries(value).filter(
    ([, one]) => Array.isArray(one) && one.some((item) => typeof item === 'object'),
  )
  const wrapped = Object.entries(value).filter(([, one]) => isFields(one))
  if (tables.length === 0 && wrapped.length > 0) {
    const objects = wrapped.map(([name, one]): Fields => ({ name, ...(one as Fields) }))
    const isMap =
      wrapped.length > 1 &&
      wrapped.every(([, one]) =>
        Object.values(one as Fields).every((item) => typeof item !== 'object'),
      )
    const rest = Object.entries(value).filter(([, one]) => !isFields(one))
    const inner = isMap ? tableOf(objects) : wrapped.flatMap(([, one]) => rowsOf(one))
    return [...rest.map(([name, one]) => [name, cellOf(one)]), ...inner]
  }
  const rest = Object.entries(value).filter((entry) => !tables.some(([name]) => name === entry[0]))
  return [
    ...rest.map(([name, one]) => [name, cellOf(one)]),
    ...tables.flatMap(([, one]) => tableOf(one as Json[])),
  ]
}

function tableOf(given: Json[]): string[][] {
  const items = ungrouped(given)
  if (!items.some(isFields))
    return items.map((item) => (Array.isArray(item) ? item.map(cellOf) : [cellOf(item)]))
  const flat = items.map((item) => (isFields(item) ? fieldsOf(item) : { value: cellOf(item) }))
  const names = [...new Set(flat.flatMap((fields) => Object.keys(fields)))]
  return [
    names,
    ...flat.map((fields: Record<string, string>) => names.map((name) => fields[name] ?? '')),
  ]
}
