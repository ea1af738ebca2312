import { retryMinutes } from '../../../contract/programs/webhooks.ts'
import { unseal } from '../../config/seal.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop } from '../../shop.ts'
import { numberEvents } from '../events/store.ts'
import { tellEvents } from '../events/tell-events.ts'
import {
  type Claimed,
  claimDelivery,
  deleteOldDeliveries,
  fillDeliveries,
  markDelivered,
  markFailed,
  noteFailure,
  selectDue,
  selectLiveWebhooks,
} from './deliveries-store.ts'
import { type Posted, post } from './post.ts'
import { signedHeaders } from './signature.ts'
import { tellAdmins } from './tell-admins.ts'

/** Looks four times a minute whether anything is to be sent, where anybody is told. */
export async function sweepWebhooks({ database, enqueue }: Shop) {
  const { sql } = database
  await deleteOldDeliveries(sql)
  if ((await selectLiveWebhooks(sql)).length === 0) return
  for (const seconds of [0, 15, 30, 45]) await enqueue(sql, 'tell-webhooks', {}, { seconds })
}

/** Makes deliveries of what happened, and puts those on the queue whose time has come. */
export async function tellWebhooks({ database, enqueue }: Shop) {
  const webhooks = await selectLiveWebhooks(database.sql)
  if (webhooks.length === 0) return
  while (await numberEvents(database));
  for (const { id } of webhooks) await database.transaction((sql) => fillDeliveries(sql, id))
  for (const { id } of await selectDue(database.sql))
    await enqueue(database.sql, 'send-webhook', { id })
}

/**
 * Tries a delivery once, and says when it is tried again. It is taken before, so that who finds it on the queue twice
 * sends it once; whoever takes it and is gone leaves it to be sent a second time, under the same id.
 */
export async function sendWebhook(shop: Shop, { id }: { id: string }) {
  const claimed = await claimDelivery(shop.database.sql, id)
  if (!claimed) return
  const outcome = await tryOnce(shop, claimed)
  const { sql, transaction } = shop.database
  if (outcome.status !== null && outcome.status >= 200 && outcome.status < 300)
    return await markDelivered(sql, id, claimed.webhookId, outcome)
  await transaction(async (inside) => {
    // an event that is told no more is no fault of the address
    const minutes = claimed.event ? retryMinutes[claimed.attempts - 1] : undefined
    await markFailed(inside, id, { ...outcome, minutes })
    if (!claimed.event || !(await noteFailure(inside, claimed.webhookId))) return
    const { webhookId, url } = claimed
    await writeAudit(inside, null, 'webhook-turned-off', webhookId, { url })
    await tellAdmins(shop, inside, { id: webhookId, url, what: 'off' })
  })
}

async function tryOnce(shop: Shop, { url, secrets, event }: Claimed): Promise<Posted> {
  if (!event) return { status: null, fault: 'The event is told no more' }
  const [told] = await tellEvents(shop, [event])
  const body = JSON.stringify({ type: event.type, timestamp: event.at.toISOString(), data: told })
  const open = unsealed(shop, secrets)
  if (!open) return { status: null, fault: 'Its secret cannot be read: make a new one' }
  const headers = {
    ...signedHeaders(open, { id: event.id, seconds: Math.floor(Date.now() / 1_000), body }),
    'content-type': 'application/json',
    'user-agent': 'Shop-Webhooks',
  }
  return await post(shop.config, url, { headers, body })
}

/** Null when they were sealed by a secret of the shop that was lost. */
function unsealed({ config, log }: Shop, secrets: string[]): string[] | null {
  try {
    return secrets.map((sealed) => unseal(config.secrets, sealed))
  } catch (error) {
    log.error({ err: error }, 'a webhook cannot be signed')
    return null
  }
}
