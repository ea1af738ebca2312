import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { addEvent, lockOrderIfAny } from '../../orders/index.ts'
import type { Shop } from '../../shop.ts'
import { insertRefund, markFailed, markRefunded, type RefundRow, selectRefund } from '../store.ts'
import { mirrorRefund } from './mirror-refund.ts'

/** Writes the decision down, in the caller's transaction; a job tells the provider once that has committed. */
export async function decideRefund(
  shop: Pick<Shop, 'enqueue'>,
  sql: Sql,
  refund: {
    paymentId: string
    amountMinor: number
    reason: string
    actorId: string | null
    cancellationId?: string | null
  },
) {
  const id = await insertRefund(sql, { id: newId(), cancellationId: null, ...refund })
  await shop.enqueue(sql, 'pay-refund', { id })
}

/**
 * The job: has the provider give the money back, under one key however often it is tried. What it refuses may have been
 * given back there by hand, in whole or in part, which is looked up; else it is written down for a person.
 */
export async function payRefund(shop: Shop, { id }: { id: string }): Promise<void> {
  const refund = await selectRefund(shop.database.sql, id)
  // what came by transfer is paid out by a person
  if (!refund || refund.done || refund.failed || refund.method === 'transfer') return
  const { intentId, amountMinor, orderId } = refund
  const providerId = await shop.providers
    .refund(intentId, amountMinor, `refund-${id}`)
    .catch(async (error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'payment_refused') throw error
      await takeRefused(shop, refund, error)
      return null
    })
  if (providerId === null) return
  await shop.database.transaction(async (sql) => {
    // whoever mirrors the payment holds the order first, too
    await lockOrderIfAny(sql, orderId)
    if (!(await markRefunded(sql, id, providerId))) return
    const by = { by: 'provider', actorId: null, note: providerId } as const
    await addEvent(sql, orderId, 'money-returned', by, null)
  })
}

async function takeRefused(shop: Shop, refund: RefundRow, error: Refusal) {
  const { id, intentId, amountMinor, orderId, currency } = refund
  const charge = await shop.providers.find(intentId)
  if (charge) await mirrorRefund(shop, charge)
  await shop.database.transaction(async (sql) => {
    await lockOrderIfAny(sql, orderId)
    if (!(await markFailed(sql, id, error.message))) return
    const note = `${formatMoney(amountMinor, currency)}: ${error.message}`
    await addEvent(sql, orderId, 'refund-failed', { by: 'provider', actorId: null, note }, null)
  })
}
