import type { Layout } from '../../columns/guess.ts'
import { readQuantity } from '../quantity.ts'
import { cellOf } from '../row-cells.ts'
import { saysTotal } from '../totals.ts'
import type { Doubt } from './around.ts'

const everywhere =
  /^(?:all(?: sites)?|both|alles?|beide|tous|toutes|ensemble|tod[oa]s|tutt[ie]|totale?|alle|wszystkie|razem|všechny|все|оба|全部|合计|合計|すべて|전체)\W*$/iu
const isSumWord = (cell: string) => saysTotal(cell) && cell.trim().split(/\s+/).length <= 2

/**
 * Rows that name a part once more with the pieces of its other rows together: `sums` come to them, `doubts` say "Total", and
 * come to something else.
 */
export function sumsOf(
  rows: readonly (readonly string[])[],
  { header, roles, decimal }: Pick<Layout, 'header' | 'roles' | 'decimal'>,
): { sums: Set<number>; doubts: Map<number, Doubt> } {
  const sums = new Set<number>()
  const doubts = new Map<number, Doubt>()
  if (!roles.includes('number') || !roles.includes('quantity')) return { sums, doubts }
  const says = (row: readonly string[], test: (cell: string) => boolean) =>
    row.some((cell, at) => roles[at] !== 'number' && roles[at] !== 'manufacturer' && test(cell))
  const numberOf = (row: readonly string[]) => cellOf(row, roles, 'number').toLowerCase()
  const isAny = (cell: string) => isSumWord(cell) || everywhere.test(cell.trim())
  const total = new Map<string, { pieces: number; rows: number }>()
  const marked = new Map<number, number>()
  for (const [at, row] of rows.entries()) {
    if (header !== null && at <= header) continue
    const quantity = readQuantity(cellOf(row, roles, 'quantity'), decimal)
    const number = numberOf(row)
    if (!('pieces' in quantity) || number === '') continue
    if (says(row, isAny)) marked.set(at, quantity.pieces)
    else {
      const { pieces, rows: count } = total.get(number) ?? { pieces: 0, rows: 0 }
      total.set(number, { pieces: pieces + quantity.pieces, rows: count + 1 })
    }
  }
  for (const [at, pieces] of marked) {
    const others = total.get(numberOf(rows[at]!))
    const isTotal = says(rows[at]!, isSumWord)
    if (!others || (!isTotal && others.rows < 2)) continue
    if (others.pieces === pieces) sums.add(at)
    else if (isTotal)
      doubts.set(at, {
        reason: 'It says “Total”, but other rows come to another number',
        times: null,
      })
  }
  return { sums, doubts }
}
