import { isLine, namesPieces, ungrouped } from './json-groups.ts'
import { tableBeside, tableOfColumns } from './json-tables.ts'
import { cellOf, type Fields, fieldsOf, isFields, type Json, nameInWords } from './json-values.ts'

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
  const entries = Object.entries(value)
  const tables = entries.filter(([, one]) => isTable(one))
  const objects = entries.filter((entry): entry is [string, Fields] => isFields(entry[1]))
  const rest = entries.filter(([, one]) => !isTable(one) && !isFields(one))
  // what counts an object with lists in it are the machines that these are for
  const above = rest.map(([name, one]) => [
    tables.length > 0 && namesPieces(name) ? 'machines' : name,
    cellOf(one),
  ])
  if (tables.length === 0 && isMap(objects))
    return [...above, ...tableOf(objects.map(([name, one]) => ({ name, ...one })))]
  const parts = entries.filter(([, one]) => isTable(one) || isFields(one))
  return [
    ...above,
    ...parts.flatMap(([name, one]) => {
      const rows = isLine(one) ? tableOf([one]) : rowsOf(one)
      return parts.length > 1 ? [[nameInWords(name)], ...rows] : rows
    }),
  ]
}

const isTable = (value: Json) =>
  Array.isArray(value) && value.some((item) => typeof item === 'object')

/** Lines by their numbers. */
const isMap = (objects: [string, Fields][]) =>
  objects.length > 1 &&
  objects.every(([, one]) => Object.values(one).every((item) => typeof item !== 'object'))

/** Items of which each has but one field, an object, are these: programs wrap what they list, "edges" in "node". */
function unwrapped(items: Json[]): Json[] {
  const inner = items.map((item) => (isFields(item) ? Object.values(item) : []))
  return items.length > 0 && inner.every((values) => values.length === 1 && isFields(values[0]!))
    ? inner.map(([only]) => only!)
    : items
}

function tableOf(given: Json[]): string[][] {
  const items = ungrouped(unwrapped(given))
  if (!items.some(isFields))
    return items.map((item) => (Array.isArray(item) ? item.map(cellOf) : [cellOf(item)]))
  const lines = items.map(withoutInner)
  const flat = lines.map(({ item }) => (isFields(item) ? fieldsOf(item) : { value: cellOf(item) }))
  const names = [...new Set(flat.flatMap((fields) => Object.keys(fields)))]
  return [
    names,
    ...flat.map((fields: Record<string, string>) => names.map((name) => fields[name] ?? '')),
    ...lines.flatMap(({ inner, pieces }, at) =>
      inner.flatMap(([name, one]) => [
        [`${nameInWords(name)} of line ${at + 1}${pieces === '' ? '' : ` × ${pieces}`}`],
        ...tableOf(Array.isArray(one) ? one : [one]),
      ]),
    ),
  ]
}

/** A line without the lines that stand in it: options, components. These come below, under a heading that says of how many. */
function withoutInner(item: Json): { item: Json; inner: [string, Json][]; pieces: string } {
  if (!isFields(item)) return { item, inner: [], pieces: '' }
  const entries = Object.entries(item)
  const inner = entries.filter(([, one]) =>
    Array.isArray(one) ? one.some(isLine) : isFields(one) && isLine(one),
  )
  const own = Object.fromEntries(entries.filter((entry) => !inner.includes(entry)))
  if (inner.length === 0 || !isLine(own)) return { item, inner: [], pieces: '' }
  const pieces = Object.entries(own).find(([name]) => namesPieces(name))?.[1] ?? ''
  return { item: own, inner, pieces: /^\d+$/.test(cellOf(pieces)) ? cellOf(pieces) : '' }
}
