import { maxBuildLines, maxMachines, maxPerMachine } from '../../../contract/builds/limits.ts'
import type { Category } from '../../../contract/parts/parts.ts'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { builderAddress, type WantedPiece } from './link.ts'

/** A line of an order: so many pieces of a part. */
export type OrderedLine = { partId: string; name: string; category: Category; quantity: number }

/** Lines as so many equal machines, and what of them is no part of these, in words. */
export type LinesAsBuild = { address: string; machines: number; left: string[] }

/** The boards among the lines, each of which may be the machines. */
export const boardsOf = (lines: readonly OrderedLine[]) =>
  lines.filter(({ category }) => category === 'motherboard')

/** Whether lines may be parts of one machine at all: it takes parts of two kinds. */
export const mayBeBuild = (lines: readonly OrderedLine[]) =>
  new Set(lines.map(({ category }) => category)).size > 1

/**
 * So many machines of these lines, one board in each. What does not come out whole is not guessed at: what is over is left
 * out and told, and so is what is not enough for one piece in each machine.
 */
export function linesAsBuild(
  lines: readonly OrderedLine[],
  wanted: number,
  board: OrderedLine | undefined,
): LinesAsBuild {
  const machines = Math.min(wanted, maxMachines)
  const pieces: WantedPiece[] = []
  const left: string[] = []
  for (const line of lines) {
    const { partId, name, quantity } = line
    const each = line === board ? 1 : Math.floor(quantity / machines)
    const over = quantity - each * machines
    if (line.category === 'motherboard' && line !== board)
      left.push(`${name}: the board of another machine`)
    else if (each === 0)
      left.push(`${name}: ${figure(quantity)} are too few for ${counted(machines, 'machine')}`)
    else if (each > maxPerMachine)
      left.push(`${name}: ${figure(each)} in each machine are too many`)
    else if (pieces.length === maxBuildLines)
      left.push(`${name}: a build has at most ${maxBuildLines} parts`)
    else {
      pieces.push({ partId, quantity: each })
      if (over > 0) left.push(`${name}: ${figure(over)} of ${figure(quantity)} are over`)
    }
  }
  return { address: builderAddress({ machines, spares: {}, lines: pieces }), machines, left }
}
