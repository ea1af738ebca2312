import type { Sql } from '../database.ts'
import { newId } from '../new-id.ts'
import { addEvent } from '../orders/timeline/add-event.ts'
import type { Shop } from '../shop.ts'
import { insertRefund, markRefunded, selectRefund } from './store.ts'

/** Writes the decision down, in the caller's transaction; a job tells the provider once that has committed. */
export async function decideRefund(
  shop: Pick<Shop, 'enqueue'>,
  sql: Sql,
  refund: {
    paymentId: string
    amountMinor: number
    reason: string
    actorId: string | null
    cancellationId?: string
  },
) {
  const id = await insertRefund(sql, { id: newId(), cancellationId: null, ...refund })
  await shop.enqueue(sql, 'pay-refund', { id })
}

/** The job: has the provider give the money back, under one key however often it is tried. */
export async function payRefund(shop: Shop, { id }: { id: string }): Promise<void> {
  const refund = await selectRefund(shop.database.sql, id)
  if (!refund || refund.done) return
  const providerId = await shop.cards.refund(refund.intentId, refund.amountMinor, `refund-${id}`)
  await shop.database.transaction(async (sql) => {
    if (!(await markRefunded(sql, id, providerId))) return
    const by = { by: 'provider', actorId: null, note: providerId } as const
    await addEvent(sql, refund.orderId, 'money-returned', by)
  })
}
