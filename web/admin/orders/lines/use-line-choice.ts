import { useCallback, useState } from 'react'
import type { OrderLine } from '../../../../contract/orders/orders.ts'
import { openOf, piecesOf } from '../../../orders/open-pieces.ts'

/** Why a typed quantity is none that a line has open; null when it is one, 0 included. */
export function quantityProblem(text: string, open: number): string | null {
  const quantity = Number(text)
  if (text.trim() === '' || !Number.isInteger(quantity) || quantity < 0)
    return `A whole number from 0 to ${open}`
  return quantity > open ? `At most ${open}` : null
}

/** Which open pieces of an order's lines are chosen. Until something is typed it is all of them, or none. */
export function useLineChoice(lines: OrderLine[], first: 'all' | 'none') {
  const [base, setBase] = useState(first)
  const [typed, setTyped] = useState<Record<number, string>>({})
  const open = lines.filter((line) => openOf(line) > 0)
  const textOf = (line: OrderLine) =>
    typed[line.position] ?? (base === 'all' ? String(openOf(line)) : '0')
  const type = useCallback(
    (position: number, text: string) => setTyped((before) => ({ ...before, [position]: text })),
    [],
  )
  const choose = (next: 'all' | 'none') => {
    setBase(next)
    setTyped({})
  }
  const isWrong = open.some((line) => quantityProblem(textOf(line), openOf(line)) !== null)
  const chosen = open
    .map((line) => ({ position: line.position, quantity: Number(textOf(line)) }))
    .filter(({ quantity }) => quantity > 0)
  const pieces = isWrong ? 0 : piecesOf(chosen)
  const stay = isWrong
    ? []
    : open.filter((line) => Number(textOf(line)) < openOf(line)).map(({ position }) => position)
  const allOpen = open.reduce((sum, line) => sum + openOf(line), 0)
  return {
    open,
    textOf,
    type,
    choose,
    /** Starts over. */
    reset: () => choose(first),
    isWrong,
    chosen,
    /** Pieces that are chosen, and that stay open; 0 chosen while a quantity is wrong. */
    pieces,
    left: allOpen - pieces,
    /** Lines of which something stays open. */
    stay,
  }
}

export type LineChoice = ReturnType<typeof useLineChoice>
