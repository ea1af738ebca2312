import { figure } from '../contract/words/numbers.ts'
import { arranged } from './arrange-tables.ts'
import { type Bom, type Choice, squared } from './bom.ts'
import { guessLayout, type Layout } from './columns/guess.ts'
import { meaningOfHeader } from './columns/headers.ts'
import type { Role } from './columns/roles.ts'
import { limits, ReadingFault } from './limits.ts'
import { machinesOfList } from './read/doubts/around.ts'
import { headsDoubt } from './read/doubts/sentences.ts'
import { readExport } from './read/export.ts'
import { readRows } from './read/rows.ts'
import type { Sheet } from './read/sheet.ts'

type Read = Pick<Sheet, 'rows' | 'gone' | 'values' | 'said' | 'separator'> & { name?: string }

/** A parts list of a sheet that was read: an export of ours as it was, any other as it seems to be. */
export const newBom = (name: string, sheet: Read): Bom =>
  exportedBom(name, sheet) ?? guessedBom(name, sheet)

/** An export of ours as it was; null for any other sheet. */
export function exportedBom(name: string, { rows }: Read): Bom | null {
  const exported = readExport(rows)
  return exported && { name, ...exported }
}

/** Any other as it seems to be. Tables beside each other, or with columns of their own, come below each other. */
export function guessedBom(name: string, sheet: Read): Bom {
  const { rows, places } = arranged(squared(sheet.rows))
  const gone = new Set(sheet.gone)
  const choices: Record<number, Choice> = {}
  const values: Record<string, string> = {}
  const said: Record<number, string> = {}
  // a text has the name of its file, which says where it came from
  const isAside = sheet.separator === undefined && headsDoubt(sheet.name ?? '')
  for (const [at, row] of places.entries()) {
    const from = row.find((place) => place !== null)
    if (from && gone.has(from[0])) choices[at] = { gone: 'struck through' }
    const words = isAside ? `It stands in the sheet “${sheet.name}”` : from && sheet.said?.[from[0]]
    if (words) said[at] = words
    for (const [column, place] of row.entries()) {
      const value = place && sheet.values?.[`${place[0]},${place[1]}`]
      if (value) values[`${at},${column}`] = value
    }
  }
  const layout = guessLayout(rows, sheet.separator)
  return {
    name,
    rows,
    builds: buildsOf(rows, layout),
    choices,
    layout,
    ...(Object.keys(values).length > 0 && { values }),
    ...(Object.keys(said).length > 0 && { said }),
  }
}

/** A parts list that was read, its columns taken otherwise than they seem to be. */
export const withLayout = (bom: Bom, layout: Layout): Bom => ({
  ...bom,
  layout,
  builds: buildsOf(bom.rows, layout),
})

/** For how many machines it is, where its quantities are named as those of one: "Qty per node" below "Nodes: 40". */
function buildsOf(rows: Bom['rows'], { header, roles }: Layout): number {
  const name = header === null ? '' : (rows[header]?.[roles.indexOf('quantity')] ?? '')
  if (meaningOfHeader(name)?.meaning !== 'per machine') return 1
  return Math.min(limits.builds, machinesOfList(rows, header)?.machines ?? 1)
}

/**
 * A parts list with the rows of another below its own. A column of the other goes under the first of the same role; what
 * has no such column gets a new one, so that no cell is lost.
 */
export function joinBoms(bom: Bom, more: Bom): Bom {
  if (bom.rows.length + more.rows.length > limits.rows)
    throw new ReadingFault(
      `Together these are more than ${figure(limits.rows)} rows. Nothing was added.`,
    )
  const roles: Role[] = [...bom.layout.roles]
  const taken = new Set<number>()
  const places = more.layout.roles.map((role) => {
    const same = roles.findIndex((one, at) => one === role && role !== 'none' && !taken.has(at))
    const place = same >= 0 ? same : roles.push(role) - 1
    taken.add(place)
    return place
  })
  const moved = more.rows.map((row) => {
    const next = Array<string>(roles.length).fill('')
    for (const [at, place] of places.entries()) next[place] = row[at] ?? ''
    return next
  })
  const choices = movedDown(piecesOfAll(more, bom.builds), bom.rows.length)
  return {
    ...bom,
    rows: squared([...bom.rows, ...moved]),
    layout: { ...bom.layout, roles, decimal: bom.layout.decimal ?? more.layout.decimal },
    choices: { ...bom.choices, ...choices },
    ...((bom.said || more.said) && {
      said: { ...bom.said, ...movedDown(more.said ?? {}, bom.rows.length) },
    }),
    ...((bom.values || more.values) && {
      values: { ...bom.values, ...moveValues(more, bom.rows.length, places) },
    }),
  }
}

/** By row, so many rows further down. */
const movedDown = <T>(byRow: Readonly<Record<number, T>>, rows: number): Record<number, T> =>
  Object.fromEntries(Object.entries(byRow).map(([at, one]) => [Number(at) + rows, one]))

/** What was decided of rows, with their pieces for all machines where the other list is for another number of these. */
function piecesOfAll(more: Bom, builds: number): Bom['choices'] {
  if (more.builds === 1 || more.builds === builds) return more.choices
  const said = readRows(more).flatMap((row, at): [number, Choice][] =>
    row.kind === 'wanted' && 'pieces' in row.quantity
      ? [[at, { pieces: row.quantity.pieces * more.builds, ...more.choices[at] }]]
      : [],
  )
  return { ...more.choices, ...Object.fromEntries(said) }
}

/** What cells are, where they show something else, so many rows further down and in their new columns. */
function moveValues({ values = {} }: Bom, rows: number, places: number[]) {
  return Object.fromEntries(
    Object.entries(values).map(([place, value]) => {
      const [row = 0, column = 0] = place.split(',').map(Number)
      return [`${row + rows},${places[column]}`, value]
    }),
  )
}
