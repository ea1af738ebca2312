import { joinNotes } from '../contract/orders/join-lines.ts'
import { withLine } from '../contract/parts/same-part.ts'
import { toMajor } from '../contract/pricing/money.ts'
import { type Bom, decided } from './bom.ts'
import { limits } from './limits.ts'
import type { ResolvedRow } from './resolve-bom.ts'

/** A line for a basket or list. */
export type OutLine = { partsId: string; quantity: number; ownNumber: string; note: string }

/** What can be ordered as it stands: a line for each part, with the rows that it is made of. */
export function readyLines(rows: readonly ResolvedRow[]): { line: OutLine; rows: number[] }[] {
  const lines = new Map<number, { line: OutLine; rows: number[] }>()
  for (const row of rows) {
    const first = row.outcome.state === 'merged' ? row.outcome.into : row.at
    const ordered = rows[first]!
    if (row.read.kind === 'other' || ordered.outcome.state !== 'ordered') continue
    if (row.outcome.state === 'listed') continue
    const { own, note } = row.read
    const words = wordsOf(own, note)
    const before = lines.get(first)
    const line = before
      ? { ...before.line, ...withLine(before.line, words) }
      : { ...words, partsId: ordered.part!._id, quantity: ordered.line!.quantity }
    lines.set(first, { line, rows: [...(before?.rows ?? []), row.at] })
  }
  return [...lines.values()]
}

/** What does not fit as an own number goes to the note. */
const wordsOf = (own: string, note: string) =>
  own.length <= 100
    ? { quantity: 0, ownNumber: own, note: note.slice(0, 500) }
    : { quantity: 0, ownNumber: '', note: joinNotes(note, `also ${own}`).slice(0, 500) }

/** The first lines that one basket takes; the rest waits. */
export const firstLines = (rows: readonly ResolvedRow[]) => readyLines(rows).slice(0, limits.parts)

/** The parts list after lines of it have gone into the basket: their rows are not ordered again. */
export const withoutOrdered = (bom: Bom, gone: { rows: number[] }[]): Bom =>
  decided(
    bom,
    gone.flatMap(({ rows }) => rows.map((row) => [row, { gone: 'in the basket' }] as const)),
  )

/** What everything that can be ordered comes to, in major units. */
export function totalsOf(rows: readonly ResolvedRow[]) {
  const lines = rows.flatMap(({ outcome, line }) =>
    outcome.state === 'ordered' && line ? [line] : [],
  )
  const minor = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  const currency = lines[0]?.part.currency ?? null
  return {
    parts: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency,
    total: currency ? toMajor(minor, currency) : 0,
  }
}

/** How rows divide for the buyer: what has to be looked at, what is ready, what is not ordered. */
export const views = ['all', 'look', 'ready', 'out'] as const
export type View = (typeof views)[number]

/** The view that a row belongs to, beside all; a merged row goes with the one that it is summed with. */
export function viewOf(row: ResolvedRow, rows: readonly ResolvedRow[]): Exclude<View, 'all'> {
  const { outcome } = row.outcome.state === 'merged' ? rows[row.outcome.into]! : row
  if (outcome.state !== 'listed') return 'ready'
  return outcome.why === 'look' || outcome.why === 'open' ? 'look' : 'out'
}
