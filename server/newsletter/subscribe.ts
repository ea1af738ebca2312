import { createHmac, hash } from 'node:crypto'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { newId } from '../database/new-id.ts'
import { queueMail } from '../mail/index.ts'
import type { Anyone, Shop } from '../shop.ts'
import {
  confirmSubscriptionRow,
  isSubscriptionToken,
  leaveSubscription,
  upsertSubscription,
} from './store.ts'

/** Sends a mail that asks to confirm. The answer never tells whether the address was subscribed already. */
export async function subscribe(
  shop: Shop,
  _caller: Anyone,
  { email }: Input<Calls['subscribe']>,
): Promise<Output<Calls['subscribe']>> {
  const token = tokenOf(shop, email)
  const tokenHash = hash('sha256', token, 'buffer')
  await shop.database.transaction(async (sql) => {
    if ((await upsertSubscription(sql, email, tokenHash)) === 0) return
    await queueMail(shop, sql, {
      event: `newsletter:${newId()}`,
      kind: 'newsletter-confirmation',
      to: email,
      values: {
        confirmUrl: `${shop.config.publicUrl}/newsletter/confirm?token=${token}`,
        unsubscribeUrl: `${shop.config.publicUrl}/newsletter/unsubscribe?token=${token}`,
        oneClickUrl: `${shop.config.publicUrl}/api/newsletter/unsubscribe?token=${token}`,
      },
    })
  })
  return { sent: true }
}

/** The same in every mail to this address, so that any of them unsubscribes; nobody else can make it. */
const tokenOf = (shop: Shop, email: string) =>
  createHmac('sha256', shop.config.identities.secret)
    .update(`newsletter ${email}`)
    .digest('base64url')

export async function confirmSubscription(
  shop: Shop,
  _caller: Anyone,
  { token }: Input<Calls['confirmSubscription']>,
): Promise<Output<Calls['confirmSubscription']>> {
  const modifiedCount = await confirmSubscriptionRow(
    shop.database.sql,
    hash('sha256', token, 'buffer'),
  )
  if (modifiedCount === 0) throw new Refusal('invalid_link')
  return { modifiedCount }
}

/** One click, as RFC 8058 has it: the token stands in the address. Leaving twice is no fault. */
export async function unsubscribe(
  shop: Shop,
  _caller: Anyone,
  { token }: Input<Calls['unsubscribe']>,
): Promise<Output<Calls['unsubscribe']>> {
  const tokenHash = hash('sha256', token ?? '', 'buffer')
  const { sql } = shop.database
  if (!(await isSubscriptionToken(sql, tokenHash))) throw new Refusal('invalid_link')
  return { modifiedCount: await leaveSubscription(sql, tokenHash) }
}
