import type { Role } from '../../columns/roles.ts'
import { shorten } from '../quantity.ts'
import type { Doubt } from './around.ts'

const level =
  /^(?:bom |indent |struktur)?(?:level|lvl|ebene|stufe|niveau|nivel|livello|poziom|úroveň|уровень|层级|層級|階層|レベル|레벨)\.?$/iu

/**
 * Rows below an assembly of which there are several, by a column of levels: 20 of each of 10 servers may be 200, or 20.
 * An assembly of one says nothing.
 */
export function levelsOf(
  rows: readonly (readonly string[])[],
  header: number | null,
  roles: readonly Role[],
): Map<number, Doubt> {
  const found = new Map<number, Doubt>()
  const column = header === null ? -1 : rows[header]!.findIndex((name) => level.test(name.trim()))
  const quantity = roles.indexOf('quantity')
  if (column < 0 || quantity < 0) return found
  const open: { depth: number; pieces: number; name: string }[] = []
  for (const [at, row] of rows.entries()) {
    const [, depth] = /^\.{0,9}\s*(\d{1,2})$/.exec(row[column]?.trim() ?? '') ?? []
    if (at <= header! || depth === undefined) continue
    while (open.length > 0 && open.at(-1)!.depth >= Number(depth)) open.pop()
    const times = open.reduce((product, one) => product * one.pieces, 1)
    if (times > 1) {
      const { name } = open.findLast((one) => one.pieces > 1)!
      found.set(at, {
        reason: `It is a part of “${shorten(name)}”, of which there are several: type the pieces of all`,
        times,
      })
    }
    const pieces = Number(row[quantity])
    const name = row.find((cell, place) => place !== column && /\p{L}/u.test(cell))?.trim() ?? ''
    open.push({
      depth: Number(depth),
      pieces: Number.isInteger(pieces) ? Math.max(1, pieces) : 1,
      name,
    })
  }
  return found
}
