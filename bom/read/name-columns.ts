import type { Layout } from '../columns/guess.ts'
import { meaningOfHeader, type Named } from '../columns/headers.ts'
import { isPaid } from './doubts/doubt-of.ts'
import { markedApart } from './doubts/marks.ts'
import { meaningOfAnswers } from './doubts/taken-out.ts'
import type { Sheet } from './row-cells.ts'

/** The columns of a sheet as its rows are asked by them: what their headers say, and what all their cells have in common. */
export function nameColumns(
  rows: readonly (readonly string[])[],
  { header, roles }: Pick<Layout, 'header' | 'roles'>,
): Sheet['columns'] {
  const names = header === null ? [] : (rows[header] ?? [])
  const body = rows.map((row, at) => (at > (header ?? -1) ? row : []))
  const hasCells = body.map((row) => row.filter((cell) => cell.trim() !== '').length > 1)
  return roles.map((role, at) => {
    const name = names[at]?.trim() ?? ''
    const named: Named | null = meaningOfHeader(name)
    const cells = body.map((row) => row[at]?.trim() ?? '')
    const below = cells.slice((header ?? -1) + 1)
    const meaning = meaningOfAnswers({ name, meaning: named?.meaning ?? null }, below)
    const filled = below.filter((cell) => cell !== '')
    const isOfAll =
      filled.length > 1 &&
      new Set(filled).size === 1 &&
      filled.length === hasCells.filter(Boolean).length
    const isOne = new Set(filled).size === 1 && (filled.length > 1 || isPaid(filled[0]!))
    const apart =
      role === 'none' ? markedApart({ name, meaning }, cells, hasCells) : new Set<number>()
    return { name, meaning, role, isOne, isOfAll, apart, sure: named?.sure ?? 0 }
  })
}
