import { Refusal } from '../../contract/refusals.ts'
import { findUnpaidBeforeProof, lockOrder } from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { callOff } from './cancel-order.ts'

/**
 * The job that cancels what was ordered, and not paid, in an account before its owner took it over. No mail of these
 * orders goes out: it would bring the words of whoever placed them. What turned out to be paid stays.
 */
export async function cancelPrepared(shop: Shop, { userId }: { userId: string }): Promise<void> {
  const { sql, transaction } = shop.database
  for (const { id } of await findUnpaidBeforeProof(sql, userId)) {
    const order = await transaction((inside) => lockOrder(inside, id))
    const by = { by: 'shop', actorId: null, note: 'ordered before the address was proven' } as const
    await callOff(shop, order, by, 'taken over').catch((error: unknown) => {
      const isOver = error instanceof Refusal && ['order_state', 'not_found'].includes(error.code)
      if (!isOver) throw error
    })
  }
}
