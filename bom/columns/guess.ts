import { type Decimal, decimalOf, readQuantity } from '../read/quantity.ts'
import { readTypedLine } from '../read/typed-line.ts'
import { headersIn, type Role, roleOfHeader } from './words.ts'

/** How the rows of a sheet are read. `header` is the row that names the columns, from 0; null when none does. */
export type Layout = { header: number | null; roles: Role[]; decimal: Decimal }

/** How far down a header is looked for: title rows stand above it. */
const deepest = 40

/** Guesses how a sheet is to be read: by its header's words, and by what its columns hold. */
export function guessLayout(rows: readonly (readonly string[])[]): Layout {
  const header = findHeader(rows)
  const body = rows
    .slice(header === null ? 0 : header + 1)
    .filter((row) => row.some((cell) => cell.trim() !== ''))
  const width = rows[0]?.length ?? 0
  const decimal = decimalOf(body)
  if (width === 1)
    return { header, roles: [oneColumn(body, header === null ? null : rows[header]?.[0])], decimal }
  const columns = Array.from({ length: width }, (_, at) =>
    scoresOf(header === null ? '' : (rows[header]?.[at] ?? ''), columnOf(body, at), decimal),
  )
  return { header, roles: assign(columns), decimal }
}

/** Typed lines have a quantity in some; a column of numbers alone has none. */
function oneColumn(body: readonly (readonly string[])[], header: string | null | undefined): Role {
  const isNamed = header ? roleOfHeader(header)?.role === 'number' : false
  const typed = body.some(([cell = '']) => readTypedLine(cell).quantity !== '')
  return isNamed && !typed ? 'number' : 'line'
}

/** The row of which most cells are headers; with but one it has to be one outright, and nothing but words beside it. */
export function findHeader(rows: readonly (readonly string[])[]): number | null {
  let best: { at: number; any: number } | null = null
  for (const [at, row] of rows.slice(0, deepest).entries()) {
    const { any, outright } = headersIn(row)
    const filled = row.filter((cell) => cell.trim() !== '')
    const isPlain = !filled.some((cell) => /^[\d.,\s]+$/.test(cell))
    const counts = (any >= 2 && outright >= 1) || (outright === 1 && (row.length === 1 || isPlain))
    const isRow = filled.length > 1 || row.length === 1
    if (counts && isPlain && isRow && any > (best?.any ?? 0)) best = { at, any }
  }
  return best?.at ?? null
}

const sample = 300
const columnOf = (body: readonly (readonly string[])[], at: number) =>
  body.slice(0, sample).map((row) => (row[at] ?? '').trim())

type Scores = Partial<Record<Role, number>>
const makers =
  /^(amd|intel|nvidia|asus(tek)?|msi|gigabyte|asrock|kingston|corsair|crucial|micron|samsung|sk ?hynix|seagate|western digital|wd|toshiba|g\.?skill|sapphire|zotac|palit|pny|evga|supermicro|noctua|adata|lexar|powercolor|xfx|gainward|biostar|patriot|team ?group)\b/i

function scoresOf(header: string, cells: string[], decimal: Decimal): Scores {
  const named = roleOfHeader(header)
  const scores: Scores = named ? { [named.role]: 4 * named.sure } : {}
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 0) return scores
  const share = (test: (cell: string) => boolean) => filled.filter(test).length / filled.length
  const add = (role: Role, points: number) => {
    scores[role] = (scores[role] ?? 0) + points
  }
  const whole = share((cell) => 'pieces' in readQuantity(cell, decimal))
  const counting = isCounting(filled)
  const distinct = new Set(filled).size / filled.length
  add('number', 4 * share(isPartLike) * (0.4 + 0.6 * distinct))
  if (counting) scores.number = Math.min(scores.number ?? 0, named?.sure === 3 ? 5 : 0)
  if (!counting || named?.role === 'quantity') add('quantity', 4 * whole)
  if (whole < 0.3 && named?.role === 'quantity') scores.quantity = 3
  if (counting && named === null) scores.quantity = 0
  add('manufacturer', 5 * share((cell) => makers.test(cell) && cell.length <= 24))
  if (named?.role !== 'number')
    add('description', 3 * share((cell) => cell.split(/\s+/).length > 2 && /\p{L}/u.test(cell)))
  return scores
}

/** A position column: 1, 2, 3 or 10, 20, 30. */
function isCounting(cells: string[]): boolean {
  const values = cells.map(Number)
  const step = (values[1] ?? Number.NaN) - (values[0] ?? Number.NaN)
  return (
    cells.length > 2 &&
    step > 0 &&
    values.every((value, at) => at === 0 || value - values[at - 1]! === step)
  )
}

/** Letters with digits, digits with dashes, or many digits; a few words at most. */
export const isPartLike = (cell: string) =>
  cell.length >= 3 &&
  cell.length <= 60 &&
  cell.split(/\s+/).length <= 3 &&
  (/^(?=.*\d)(?=.*\p{L})[\p{L}\p{N}][\p{L}\p{N}\-_./+# ]+$/u.test(cell) ||
    /^\d{2,}([-./]\d+)+$/.test(cell) ||
    /^\d{6,}$/.test(cell))

/** Which column has which role: the surest first, each role once, each column once. */
function assign(columns: Scores[]): Role[] {
  const chosen: Role[] = columns.map(() => 'none')
  const wishes = columns
    .flatMap((scores, at) =>
      Object.entries(scores).map(([role, score]) => ({ at, role: role as Role, score })),
    )
    .filter(({ score }) => score >= 1.5)
    .sort((a, b) => b.score - a.score || a.at - b.at)
  for (const { at, role } of wishes)
    if (chosen[at] === 'none' && !chosen.includes(role)) chosen[at] = role
  if (chosen.includes('number')) return chosen
  // nothing looks like a part number: what else may say which part is meant stands in
  const standIn = ['own', 'description'].map((role) => chosen.indexOf(role as Role))
  const at = standIn.find((one) => one >= 0) ?? chosen.indexOf('none')
  if (at >= 0) chosen[at] = chosen[at] === 'own' ? 'own' : 'number'
  return chosen
}
