import type { Sql } from '../../server/database/database.ts'
import {
  type OrderHistory,
  readOrders,
  wrongHistory,
  wrongHolds,
  wrongStock,
  wrongTotals,
} from './order-books.fixture.ts'
import { type ProviderPayment, readEffects, readProviderBooks } from './provider-books.fixture.ts'

/**
 * What clients were told. `acknowledged`: ids of orders that were answered 200. `unknown`: how many tries to order had
 * no answer. When both are given they must be all tries that there were: then more orders than that are found too.
 */
export type History = { acknowledged: string[]; unknown?: number }

/** `checks`: how many single facts were looked at, none of which may be left out; `violations`: each begins with I1 … I7. */
export type Invariants = {
  checks: number
  orders: number
  payments: number
  violations: string[]
}

/**
 * Proves I1 to I7 from the database and the provider's books. Call it when nothing is under way any more
 * (see untilQuiet). `sandboxUrl` is the sandbox's address without a slash, `secretKey` the shop's card key.
 */
export async function checkInvariants(
  sql: Sql,
  sandboxUrl: string,
  secretKey: string,
  history?: History,
): Promise<Invariants> {
  const [orders, payments, effects] = await Promise.all([
    readOrders(sql),
    readProviderBooks(sandboxUrl, secretKey),
    readEffects(sandboxUrl),
  ])
  const rows = [...(await wrongStock(sql)), ...(await wrongHolds(sql)), ...(await wrongTotals(sql))]
  const violations = [
    ...rows.map((row) => row.what),
    ...orders.flatMap(wrongHistory),
    ...wrongMoney(orders, payments),
    ...[...effects].flatMap(([key, times]) =>
      times > 1 ? [`I5 ${key} had ${times} effects`] : [],
    ),
    ...(history ? wrongAnswers(orders, history) : []),
    ...(await wrongBookings(sql, payments)),
  ]
  const [counted] = await sql<{ parts: number }[]>`select count(*)::int as parts from part`
  return {
    checks: (counted?.parts ?? 0) + 6 * orders.length + 4 * payments.length + effects.size,
    orders: orders.length,
    payments: payments.length,
    violations,
  }
}

const holdsMoney = (order: OrderHistory) => ['paid', 'pending', 'shipped'].includes(order.status)

/** I3 and I4: each captured payment is on one paid order or went back; each paid order has one, of its amount. */
function wrongMoney(orders: OrderHistory[], payments: ProviderPayment[]): string[] {
  const found: string[] = []
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  const byTransaction = new Map(orders.map((order) => [order.transactionId, order]))
  for (const payment of payments) {
    const { id, captured, refunded, charges } = payment
    if (charges > 1) found.push(`I3 payment ${id} was charged ${charges} times`)
    const order = byTransaction.get(id)
    const owed = order && holdsMoney(order) ? order.totalMinor : 0
    if (captured - refunded !== owed)
      found.push(`I3 payment ${id} of order ${payment.orderId} (${order?.status ?? 'not on it'}): \
the provider holds ${captured - refunded}, the order has ${owed}`)
  }
  for (const order of orders) {
    const { id, status, transactionId, totalMinor, currency } = order
    const payment = transactionId ? byId.get(transactionId) : undefined
    const needs = holdsMoney(order) || status === 'refunded'
    if (needs !== (transactionId !== null))
      found.push(`I4 order ${id} is ${status} with the transaction ${transactionId}`)
    else if (
      needs &&
      (payment?.captured !== totalMinor || payment.currency !== currency || payment.orderId !== id)
    )
      found.push(
        `I4 order ${id} is ${status} of ${totalMinor} ${currency}, but ${transactionId} is ${JSON.stringify(payment)}`,
      )
  }
  const captured = payments.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)
  const owed = orders.filter(holdsMoney).reduce((sum, order) => sum + order.totalMinor, 0)
  if (captured !== owed)
    found.push(`I3 the provider holds ${captured}, paid orders come to ${owed}`)
  return found
}

/** I2 and I5: what was acknowledged is there once; what had no answer happened once or not at all. */
function wrongAnswers(orders: OrderHistory[], { acknowledged, unknown }: History): string[] {
  const ids = new Set(orders.map((order) => order.id))
  const found = acknowledged.flatMap((id) =>
    ids.has(id) ? [] : [`I2 order ${id} was acknowledged and is not there`],
  )
  const told = new Set(acknowledged).size
  const many = orders.length - told
  if (unknown !== undefined && many > unknown)
    found.push(`I5 ${many} orders besides the ${told} acknowledged, of ${unknown} unknown tries`)
  return found
}

/** Our own rows of payments and refunds against the provider, and what was left lying. */
async function wrongBookings(sql: Sql, payments: ProviderPayment[]): Promise<string[]> {
  const rows = await sql<{ intentId: string; status: string; refunds: number }[]>`
    select p.intent_id as "intentId", p.status,
      (select count(*)::int from refund r where r.payment_id = p.id and r.done_at is not null) as refunds
    from payment p
    where p.intent_id is not null`
  const known = new Map(rows.map((row) => [row.intentId, row]))
  const found = payments.flatMap(({ id, captured, refunded }) => {
    const row = known.get(id)
    if (captured > 0 && !row) return [`I3 payment ${id} was captured and is not in our books`]
    if (captured > 0 && !['settled', 'surplus'].includes(row!.status))
      return [`I3 payment ${id} was captured and is ${row!.status} in our books`]
    if (refunded > 0 !== (row?.refunds ?? 0) > 0)
      return [`I3 payment ${id}: ${refunded} went back, our books know ${row?.refunds} refunds`]
    return []
  })
  const [lying] = await sql<{ events: number; mails: number }[]>`
    select (select count(*)::int from provider_event where processed_at is null) as events,
      (select count(*)::int from mail where failed_at is not null) as mails`
  if (lying!.events > 0) found.push(`I5 ${lying!.events} events were not worked off`)
  if (lying!.mails > 0) found.push(`I7 ${lying!.mails} mails were given up`)
  return found
}

/**
 * Waits until nothing is under way: every event of the provider delivered and worked off, every refund made, every
 * shipment told, every job of an order done, every mail sent. Throws with what is left after `ms`.
 */
export async function untilQuiet(sql: Sql, sandboxUrl: string, ms = 60_000): Promise<void> {
  const until = Date.now() + ms
  for (;;) {
    const response = await fetch(`${sandboxUrl}/control/webhooks`)
    const { pending = 0, held = 0 } = (await response.json()) as Record<string, number>
    const [left] = await sql<Record<string, number>[]>`
      select (select count(*)::int from provider_event where processed_at is null) as events,
        (select count(*)::int from refund where done_at is null and failed_at is null) as refunds,
        (select count(*)::int from shipment_untold) as shipments,
        (select count(*)::int from mail where sent_at is null and failed_at is null) as mails,
        (
          select count(*)::int
          from pgboss.job
          where (
              state in ('created', 'retry', 'active')
              and name in ('card-event', 'pay-refund', 'release-order', 'send-mail')
            ) or (state = 'active' and name in ('expire-holds', 'reconcile-payments'))
        ) as jobs`
    const waiting = { webhooks: pending + held, ...left }
    if (Object.values(waiting).every((count) => count === 0)) return
    if (Date.now() > until) throw new Error(`still under way: ${JSON.stringify(waiting)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
