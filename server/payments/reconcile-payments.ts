import { findUnreleased } from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { orderRulesOf } from '../shop-record/index.ts'
import { settleAccountPayment } from './account/settle-account-payment.ts'
import { cancelAccountPayment, claimOpenAccountPayments } from './account/store.ts'
import { selectWaitingEvents } from './events-store.ts'
import { returnFreight, settleFreightPayment } from './freight/settle-freight-payment.ts'
import { cancelFreightPayment, claimFreightPayments } from './freight/store.ts'
import { mirrorRefund } from './refunds/mirror-refund.ts'
import { payRefund } from './refunds/pay-refund.ts'
import { returnSurplus } from './return-surplus.ts'
import { settlePayment } from './settle-payment.ts'
import { claimOpenPayments, selectDueRefunds, selectIsOver, updatePaymentStatus } from './store.ts'

const batch = 500
/** How many refunds the provider is asked for at a time: far below any provider's limit. */
const refundsAtOnce = 5

/**
 * The job that repairs what neither the buyer's word nor an event brought home: asks the provider about every open
 * payment of ours, looks through the provider's recent ones for any that we lost (a restored backup), and takes up
 * refunds, events and releases that were left lying. `hours`: how far back the provider is asked.
 */
export async function reconcilePayments(shop: Shop, { hours }: { hours: number }): Promise<void> {
  const { sql } = shop.database
  const open = await claimOpenPayments(sql, batch)
  for (const payment of open) await aside(shop, payment.intentId, () => ask(shop, payment))
  for (const payment of await claimOpenAccountPayments(sql, batch))
    await aside(shop, payment.intentId, () => askOfAccount(shop, payment))
  for (const payment of await claimFreightPayments(sql, batch))
    await aside(shop, payment.intentId, () => askOfFreight(shop, payment))
  // no job is queued for them: while the provider is away, each run would leave another one
  await inParallel(await selectDueRefunds(sql, batch), refundsAtOnce, (refund) =>
    aside(shop, refund.id, () => payRefund(shop, refund)),
  )
  for (const event of await selectWaitingEvents(sql, batch))
    await shop.enqueue(sql, 'card-event', event)
  if (orderRulesOf(shop).release === 'auto')
    for (const order of await findUnreleased(sql, batch))
      await shop.enqueue(sql, 'release-order', order)
  const since = Math.floor(Date.now() / 1_000) - hours * 3_600
  for await (const charge of shop.providers.recent(since))
    await aside(shop, charge.id, async () => {
      await settleAccountPayment(shop, charge)
      await settleFreightPayment(shop, charge)
      await settlePayment(shop, charge, 'shop')
      await mirrorRefund(shop, charge)
    })
}

async function ask(shop: Shop, payment: { id: string; intentId: string }) {
  const known = await shop.providers.find(payment.intentId)
  const isLive = known !== null && known.status !== 'succeeded' && known.status !== 'canceled'
  // a transfer came first: nobody is to be charged any more
  const charge =
    isLive && (await selectIsOver(shop.database.sql, payment.id))
      ? await shop.providers.cancel(known.id)
      : known
  if (charge && charge.status !== 'canceled') await settlePayment(shop, charge, 'shop')
  else await updatePaymentStatus(shop.database.sql, payment.id, 'canceled')
}

/** What nobody paid within a day is given up. */
async function askOfAccount(
  shop: Shop,
  { id, intentId, isOld, isSurplus }: Awaited<ReturnType<typeof claimOpenAccountPayments>>[number],
) {
  if (isSurplus) {
    await returnSurplus(shop, intentId, `account-refund-${id}`)
    return await cancelAccountPayment(shop.database.sql, id)
  }
  const charge = isOld ? await shop.providers.cancel(intentId) : await shop.providers.find(intentId)
  if (charge && charge.status !== 'canceled') await settleAccountPayment(shop, charge)
  else await cancelAccountPayment(shop.database.sql, id)
}

/** What nobody paid within a day is given up, and so is what was paid otherwise. */
async function askOfFreight(
  shop: Shop,
  { id, intentId, isOver, status }: Awaited<ReturnType<typeof claimFreightPayments>>[number],
) {
  if (status === 'surplus') return await returnFreight(shop, { id })
  const charge = isOver
    ? await shop.providers.cancel(intentId)
    : await shop.providers.find(intentId)
  if (charge && charge.status !== 'canceled') await settleFreightPayment(shop, charge)
  else await cancelFreightPayment(shop.database.sql, id)
}

async function inParallel<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>) {
  const left = items.values()
  const worker = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** One payment that cannot be repaired now does not keep the others from it; the next run comes to it again. */
async function aside(shop: Shop, payment: string, work: () => Promise<unknown>) {
  await work().catch((error: unknown) => {
    shop.log.error({ payment, err: error }, 'a payment could not be reconciled')
  })
}
