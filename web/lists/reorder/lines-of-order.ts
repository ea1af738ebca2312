import { call } from '../../app/api.ts'
import { factsOf } from '../../trade/basket/lines.ts'
import type { PastLine } from './then-and-now.ts'

/** A past order with its parts as they are today. */
export async function loadPastOrder(id: string) {
  const order = await call('GET /order/{id}', { id })
  const parts = await factsOf(order.lines)
  const lines: PastLine[] = order.lines.map((line) => ({
    ...line,
    ordered: line.quantity,
    currency: order.currency,
    part: parts.get(line.partsId) ?? null,
  }))
  return { orderNumber: order.orderNumber, createdAt: order.createdAt, lines }
}
export type PastOrder = Awaited<ReturnType<typeof loadPastOrder>>
