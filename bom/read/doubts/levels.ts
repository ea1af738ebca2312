import type { Role } from '../../columns/roles.ts'
import { readQuantity, shorten } from '../quantity.ts'
import { readTypedLine } from '../typed-line.ts'
import type { Doubt } from './around.ts'
import { type Parents, parentsOf } from './parents.ts'

/** So deep do assemblies go. */
const deepest = 9

/**
 * Rows below an assembly of which there are several, by levels, positions like 2.1, the name of what they belong to, or their
 * indents: 20 of each of 10 servers may be 200, or 20. An assembly of one says nothing.
 */
export function levelsOf(
  rows: readonly (readonly string[])[],
  header: number | null,
  roles: readonly Role[],
): Map<number, Doubt> {
  const found = new Map<number, Doubt>()
  const parents = parentsOf(rows, header, roles)
  for (const at of parents.keys()) {
    const above = allAbove(at, parents)
    const pieces = above.map((one) => piecesOf(rows[one]!, roles))
    const times = pieces.reduce((product, one) => product * one, 1)
    const several = above[pieces.findIndex((one) => one > 1)]
    if (several !== undefined)
      found.set(at, {
        reason: `It is a part of “${shorten(nameOf(rows[several]!))}”, of which there are several: type the pieces of all`,
        times,
      })
  }
  return found
}

/** What a row belongs to, the nearest first. */
function allAbove(at: number, parents: Parents): number[] {
  const above: number[] = []
  for (
    let one = parents.get(at);
    one !== undefined && above.length < deepest;
    one = parents.get(one)
  )
    above.push(one)
  return above
}

function piecesOf(row: readonly string[], roles: readonly Role[]): number {
  const cell = row[roles.indexOf('quantity')] ?? readTypedLine(row.join(' ').trim()).quantity
  const quantity = readQuantity(cell, null)
  return 'pieces' in quantity ? quantity.pieces : 1
}

const nameOf = (row: readonly string[]) => row.find((cell) => /\p{L}/u.test(cell))?.trim() ?? ''
