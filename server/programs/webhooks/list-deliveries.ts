import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { renewDelivery, renewSince, selectDeliveries } from './deliveries-store.ts'
import { webhookToApi } from './manage-webhooks.ts'
import { lockWebhook, selectWebhook } from './store.ts'

export async function listDeliveries(
  { database: { sql } }: Shop,
  _caller: User,
  { id, ...wanted }: Input<Calls['listDeliveries']>,
): Promise<Output<Calls['listDeliveries']>> {
  const webhook = await selectWebhook(sql, id)
  if (!webhook) throw new Refusal('not_found')
  const rows = await selectDeliveries(sql, id, { ...wanted, limit: wanted.limit + 1 })
  const shown = rows.slice(0, wanted.limit)
  return {
    webhook: webhookToApi(webhook),
    deliveries: shown.map(({ id: _id, triedAt, nextAt, ...row }) => ({
      _id,
      ...row,
      triedAt: triedAt?.toISOString() ?? null,
      nextAt: nextAt?.toISOString() ?? null,
    })),
    next: rows.length > shown.length ? shown.at(-1)!.position : null,
  }
}

/** Sends one delivery again, or all since a time. */
export async function resendDeliveries(
  { database, enqueue }: Shop,
  caller: User,
  { id, deliveryId, since }: Input<Calls['resendDeliveries']>,
): Promise<Output<Calls['resendDeliveries']>> {
  return await database.transaction(async (sql) => {
    const webhook = await lockWebhook(sql, id)
    if (!webhook) throw new Refusal('not_found')
    const modifiedCount =
      deliveryId === undefined
        ? await renewSince(sql, id, new Date(since!))
        : await renewDelivery(sql, id, deliveryId)
    if (modifiedCount === 0 && deliveryId !== undefined) throw new Refusal('not_found')
    const detail = { url: webhook.url, deliveryId, since, count: modifiedCount }
    await writeAudit(sql, caller.id, 'webhook-resent', id, detail)
    // at once, where it can be: what else waits is found by the clock
    if (deliveryId !== undefined) await enqueue(sql, 'send-webhook', { id: deliveryId })
    return { modifiedCount }
  })
}
