import { headersIn } from '../../columns/headers.ts'
import { cellOf, type Fields, isFields, type Json } from './json-values.ts'

/** A field for each column, which holds its cells in a list or by their places; null for anything else. */
export function tableOfColumns(value: Fields): string[][] | null {
  const names = Object.keys(value)
  if (!isHeader(names)) return null
  const lists = Object.values(value).map((one) =>
    Array.isArray(one) ? one : isFields(one) ? placed(one) : null,
  )
  const [first] = lists
  const isTable = lists.every((one) => one?.length === first?.length && one?.every(isCell))
  if (!first || first.length === 0 || !isTable) return null
  return [names, ...first.map((_, at) => lists.map((one) => cellOf(one![at]!)))]
}

/** Values by places that count from 0; null for anything else. */
function placed(value: Fields): Json[] | null {
  const keys = Object.keys(value)
  const isCounted = keys.length > 0 && keys.every((key, at) => key === String(at))
  return isCounted ? Object.values(value) : null
}

/** Rows without names beside a list of these, {"columns": […], "rows": [[…]]}; null for anything else. */
export function tableBeside(value: Fields): string[][] | null {
  const lists = Object.values(value).filter((one) => Array.isArray(one))
  const [rows, ...others] = lists.filter(
    (one) => one.length > 0 && one.every((row) => Array.isArray(row)),
  )
  if (!rows || others.length > 0) return null
  const cells = (rows as Json[][]).map((row) => row.map(cellOf))
  const width = Math.max(...cells.map((row) => row.length))
  const names = lists
    .map((one) => one.map(nameOf))
    .find((one) => one.length === width && isHeader(one))
  if (!names) return null
  const rest = Object.entries(value).filter(([, one]) => !Array.isArray(one))
  return [...rest.map(([name, one]) => [name, cellOf(one)]), names, ...cells]
}

/** A column's name: a text, or what a description of it calls it. */
function nameOf(one: Json): string {
  if (!isFields(one)) return isCell(one) ? cellOf(one) : ''
  return cellOf(one.name ?? one.title ?? one.label ?? one.field ?? one.key ?? '')
}

const isCell = (one: Json) => typeof one !== 'object' || one === null

const isHeader = (names: readonly string[]) => {
  const { any, outright } = headersIn(names)
  return any >= 2 && outright >= 1
}
