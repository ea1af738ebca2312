import type { Order, OrderLine } from '../../contract/orders/orders.ts'
import { toMajor, toMinor } from '../../contract/pricing/money.ts'
import { taxOf } from '../../contract/tax/tax-of.ts'
import { figure } from '../ui/words/amounts.tsx'

/** Pieces of a line that are neither shipped nor cancelled. */
export const openOf = ({ quantity, shipped, cancelled }: OrderLine) =>
  quantity - shipped - cancelled

type Some = { position: number; quantity: number }

/** What pieces of an order's lines were sold for with their taxes, in major units. */
export function soldFor(lines: OrderLine[], some: Some[], currency: string): number {
  const byPosition = new Map(lines.map((line) => [line.position, line]))
  const bases = new Map<number, number>()
  for (const { position, quantity } of some) {
    const { unitPrice = 0, taxPercent } = byPosition.get(position) ?? {}
    const minor = quantity * toMinor(unitPrice, currency)
    bases.set(taxPercent ?? 0, (bases.get(taxPercent ?? 0) ?? 0) + minor)
  }
  const sums = [...bases].map(([percent, minor]) => minor + taxOf(minor, percent))
  return toMajor(
    sums.reduce((sum, minor) => sum + minor, 0),
    currency,
  )
}

/** All pieces of some lines together. */
export const piecesOf = (some: Some[]) => some.reduce((sum, { quantity }) => sum + quantity, 0)

type Counted = Pick<Order, 'status' | 'quantity' | 'shippedQuantity' | 'openQuantity'>

/** How far an order has come whose pieces went several ways: "12 of 30 shipped, 5 cancelled"; else null. */
export function progressOf(order: Counted): string | null {
  const { quantity, shippedQuantity: shipped, openQuantity: open } = order
  const cancelled = quantity - shipped - open
  if (shipped === quantity || cancelled === quantity || open === quantity) return null
  const words = [
    shipped > 0 && `${figure(shipped)} of ${figure(quantity)} shipped`,
    cancelled > 0 &&
      `${figure(cancelled)} ${shipped > 0 ? '' : `of ${figure(quantity)} `}cancelled`,
  ]
  return words.filter(Boolean).join(', ')
}

/** What was ordered, in a sentence: "12 × X", or "320 pieces: X and 3 more". */
export const orderedWords = ({ lineCount, quantity, partsName }: Order) =>
  lineCount === 1
    ? `${figure(quantity)} × ${partsName}`
    : `${figure(quantity)} pieces: ${partsName}`
