import type { Layout } from './guess.ts'
import { isPartLike } from './part-like.ts'
import { plain } from './plain.ts'

const longest = 500
/** By so many rows the shape of a list is known. */
const sample = 300

/** What tells a layout again: its header's words; without a header, what each of its columns looks like. */
export function layoutKey(rows: readonly (readonly string[])[], { header, roles }: Layout): string {
  const key =
    header === null
      ? `#${roles.map((_, at) => shapeOf(rows.slice(0, sample), at)).join('|')}`
      : (rows[header] ?? []).map(plain).join('|')
  return (key || '#').slice(0, longest)
}

const shapes: [string, (cell: string) => boolean][] = [
  ['whole', (cell) => /^\d{1,5}$/.test(cell)],
  ['amount', (cell) => /^\p{Sc}?\s?[\d.,']+\s?\p{Sc}?$/u.test(cell)],
  ['number', isPartLike],
  ['words', (cell) => /\s/.test(cell)],
  ['word', () => true],
]

/** What most cells of a column look like. */
function shapeOf(rows: readonly (readonly string[])[], at: number): string {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const cell = row[at]?.trim() ?? ''
    if (cell === '') continue
    const [shape] = shapes.find(([, fits]) => fits(cell))!
    counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? 'empty'
}
