import type { Build, Item } from '../build.ts'
import { told, total } from '../build.ts'

/**
 * Slots and largest memory of a board as far as its processors make them live. A board of two sockets with one processor
 * has half of both; `least` and `most` differ where the count of its sockets is not recorded.
 */
export function liveMemory(board: Item<'motherboard'>, { cpus }: Pick<Build, 'cpus'>) {
  const count = total(cpus)
  const { value: sockets } = board.facts.socketCount
  const isHalf = sockets !== null && sockets > 1 && count === 1
  const mayBeHalf = sockets === null && count === 1
  const share = (value: number | null) =>
    value === null
      ? null
      : { least: isHalf || mayBeHalf ? value / 2 : value, most: isHalf ? value / 2 : value }
  return {
    slots: share(board.facts.memorySlots.value),
    largestGb: share(board.facts.maxMemoryGb.value),
    /** What a half rests on, for a finding's facts. */
    because: isHalf || mayBeHalf ? told(board, board.facts.socketCount) : [],
  }
}

/** A sum over kits: `known` of those that say their part, which is all of it where `isWhole`. */
export type Sum = { known: number; isWhole: boolean }

export function sumOf(
  kits: readonly Item<'ram'>[],
  of: (facts: Item<'ram'>['facts']) => number | null,
): Sum {
  const sum = { known: 0, isWhole: true }
  for (const { facts, quantity } of kits) {
    const each = of(facts)
    sum.known += (each ?? 0) * quantity
    if (each === null) sum.isWhole = false
  }
  return sum
}
