import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { type Webhook, webhooksUpTo } from '../../../contract/programs/webhooks.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { seal } from '../../config/seal.ts'
import { writeAudit } from '../../database/audit.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { numberEvents } from '../events/store.ts'
import { addressFault } from './post.ts'
import { newSecret } from './signature.ts'
import * as store from './store.ts'
import { tellAdmins } from './tell-admins.ts'

export async function listWebhooks(
  { database }: Shop,
  _caller: User,
): Promise<Output<Calls['listWebhooks']>> {
  const rows = await store.selectWebhooks(database.sql)
  return { items: rows.map(webhookToApi), next: null, total: rows.length }
}

/** Adds an address, from now on. Audited, and told by mail: whoever has a token for minutes could listen for years. */
export async function addWebhook(
  shop: Shop,
  caller: User,
  { url, types }: Input<Calls['addWebhook']>,
): Promise<Output<Calls['addWebhook']>> {
  requireAddress(shop, url)
  // what happened before is not sent: it has its place before this one's begins
  while (await numberEvents(shop.database));
  return await shop.database.transaction(async (sql) => {
    const count = await store.lockCount(sql)
    if (count >= webhooksUpTo) throw new Refusal('too_many_webhooks', { count })
    const [id, secret] = [newId(), newSecret()]
    const sealed = seal(shop.config.secrets, secret)
    await store.insertWebhook(sql, { id, url, types, madeBy: caller.id, secret: sealed })
    await writeAudit(sql, caller.id, 'webhook-added', id, {
      after: { url, types: types.join(' ') },
    })
    await tellAdmins(shop, sql, { id, url, what: 'added' })
    return { insertedId: id, secret }
  })
}

export async function changeWebhook(
  shop: Shop,
  caller: User,
  { id, ...given }: Input<Calls['changeWebhook']>,
): Promise<Output<Calls['changeWebhook']>> {
  if (given.url !== undefined) requireAddress(shop, given.url)
  return await shop.database.transaction(async (sql) => {
    const now = await store.lockWebhook(sql, id)
    if (!now) throw new Refusal('not_found')
    const before = { url: now.url, types: now.types, on: now.offAt === null }
    const after = { ...before, ...withoutGaps(given) }
    if (factsOf(before) === factsOf(after)) return { modifiedCount: 0 }
    await store.updateWebhook(sql, id, after)
    await writeAudit(sql, caller.id, 'webhook-changed', id, {
      before: auditOf(before),
      after: auditOf(after),
    })
    if (after.url !== before.url) await tellAdmins(shop, sql, { id, url: after.url, what: 'added' })
    return { modifiedCount: 1 }
  })
}

export async function rotateWebhookSecret(
  shop: Shop,
  caller: User,
  { id, overlapHours }: Input<Calls['rotateWebhookSecret']>,
): Promise<Output<Calls['rotateWebhookSecret']>> {
  return await shop.database.transaction(async (sql) => {
    const now = await store.lockWebhook(sql, id)
    if (!now) throw new Refusal('not_found')
    const secret = newSecret()
    await store.replaceSecret(sql, id, seal(shop.config.secrets, secret), overlapHours)
    await writeAudit(sql, caller.id, 'webhook-rotated', id, { url: now.url, overlapHours })
    return { insertedId: id, secret }
  })
}

export async function removeWebhook(
  { database }: Shop,
  caller: User,
  { id }: Input<Calls['removeWebhook']>,
): Promise<Output<Calls['removeWebhook']>> {
  return await database.transaction(async (sql) => {
    const url = await store.deleteWebhook(sql, id)
    if (url === undefined) throw new Refusal('not_found')
    await writeAudit(sql, caller.id, 'webhook-removed', id, { before: { url } })
    return { deletedCount: 1 }
  })
}

export const webhookToApi = (row: store.WebhookRow): Webhook => ({
  _id: row.id,
  url: row.url,
  types: row.types,
  state: row.offAt ? 'off' : row.failingSince ? 'failing' : 'on',
  failingSince: row.failingSince?.toISOString() ?? null,
  offAt: row.offAt?.toISOString() ?? null,
  createdAt: row.madeAt.toISOString(),
  waiting: row.waiting,
})

function requireAddress({ config }: Shop, url: string) {
  const message = addressFault(config, url)
  if (message) throw new Refusal('invalid_input', {}, { errors: [{ path: 'url', message }] })
}

type Given = { [N in keyof store.Change]?: store.Change[N] | undefined }

const withoutGaps = ({ url, types, on }: Given) => ({
  ...(url !== undefined && { url }),
  ...(types !== undefined && { types }),
  ...(on !== undefined && { on }),
})

const auditOf = ({ url, types, on }: store.Change) => ({
  url,
  types: types.join(' '),
  on: on ? 'yes' : 'no',
})
const factsOf = (one: store.Change) => JSON.stringify(auditOf(one))
