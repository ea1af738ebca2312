import { meaningOfHeader } from '../../columns/headers.ts'
import { type Fields, fieldsOf, isFields, type Json } from './json-values.ts'

/** Racks in rooms in buildings: deeper no list groups its lines, and a file that does is read as it stands. */
const deepest = 5

/**
 * Groups of lines, as racks with their parts, as their lines, each with what its group says. What is a line itself stays
 * whole, for the lists within say more of it: taxes, options.
 */
export const ungrouped = (items: readonly Json[], depth = deepest): Json[] =>
  items.flatMap((item) => linesOf(item, depth))

function linesOf(item: Json, depth: number): Json[] {
  if (depth === 0 || !isFields(item) || isLine(item)) return [item]
  const lists = Object.entries(item).flatMap(([name, one]) => {
    const lines = Array.isArray(one) ? ungrouped(one, depth - 1) : []
    return lines.length > 0 && lines.every(isLine) ? [{ name, lines }] : []
  })
  const [list, ...others] = lists
  if (!list || others.length > 0) return [item]
  const group = Object.fromEntries(
    Object.entries(item).flatMap(([name, one]) =>
      name === list.name ? [] : [[groupName(name), one]],
    ),
  )
  return list.lines.map((line) => ({ ...group, ...(line as Fields) }))
}

/** What a group counts are the machines that its lines are for. */
const groupName = (name: string) => (namesPieces(name) ? 'machines' : `group ${name}`)

/** Whether a field is named as a number of pieces. */
export const namesPieces = (name: string) => amounts.has(meaningOfHeader(name)?.meaning ?? '')

const numbers = new Set(['mpn', 'number', 'distributor', 'house'])
const amounts = new Set(['quantity', 'ordered', 'total quantity', 'per machine'])

/** Whether an object names a part and how many of it. */
export function isLine(item: Json): boolean {
  if (!isFields(item)) return false
  const own = Object.fromEntries(Object.entries(item).filter(([, one]) => !Array.isArray(one)))
  const meanings = Object.keys(fieldsOf(own)).map((name) => meaningOfHeader(name)?.meaning ?? '')
  return meanings.some((one) => numbers.has(one)) && meanings.some((one) => amounts.has(one))
}
