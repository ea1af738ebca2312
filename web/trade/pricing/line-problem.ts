import { figure } from '../../ui/words/amounts.tsx'
import { nearestOfLine } from './nearest-quantity.ts'
import type { Orderable } from './orderable.ts'
import { problemOf } from './quantity-fault.ts'

/** What makes a line one that can be ordered: another quantity, and words for taking it. */
export type Fix = { words: string; quantity: number }

/** Why so many pieces cannot be a line of an order; `fix` is null when no other quantity can be, either. */
export type LineProblem = { code: string; words: string; fix: Fix | null }

/** Null when they can. How little one payment takes is a matter of the whole order. */
export function lineProblem(part: Orderable, quantity: number): LineProblem | null {
  const problem = problemOf(part, quantity)
  if (!problem || problem.code === 'order_too_small') return null
  const nearest = nearestOfLine(part, quantity)
  return {
    code: problem.code,
    words: problem.words,
    fix: nearest === null ? null : { words: wordsFor(nearest, quantity), quantity: nearest },
  }
}

const wordsFor = (nearest: number, quantity: number) =>
  `${nearest > quantity ? 'Raise to' : 'Take'} ${figure(nearest)}`
