import { checkInvariants, untilQuiet } from '../races/check-invariants.fixture.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import type { Operation } from './history.ts'

export type Proof = {
  checks: number
  orders: number
  payments: number
  operations: number
  /** Operations whose clients were never told. */
  unknown: number
}

/**
 * Waits until nothing is under way, then proves I1 to I7 from the database, the provider's books and the history.
 * What only the clock would bring in minutes (a mail whose sender was killed, a refund, an event) is brought now.
 */
export async function prove(shop: FaultShop): Promise<Proof> {
  await settle(shop)
  const { operations } = shop.history
  const orders = operations.filter(({ action }) => action === 'order')
  const acknowledged = orders.flatMap(({ outcome, orderId }) =>
    outcome === 'ok' ? [orderId!] : [],
  )
  const found = await checkInvariants(shop.sql, shop.control.url, shop.secretKey, { acknowledged })
  const told = await checkTold(shop, operations)
  const violations = [...found.violations, ...told.violations]
  if (violations.length > 0)
    throw new Error(`${violations.length} violations:\n${violations.slice(0, 20).join('\n')}`)
  return {
    checks: found.checks + told.checks,
    orders: found.orders,
    payments: found.payments,
    operations: operations.length,
    unknown: operations.filter(({ outcome }) => outcome === 'info').length,
  }
}

/** Time passes until nothing is under way any more, two minutes at most. */
export async function settle(shop: FaultShop): Promise<void> {
  for (let left = 40; ; left -= 1) {
    await bringForward(shop)
    const fault = await untilQuiet(shop.sql, shop.control.url, 3_000).then(
      () => null,
      (error: unknown) => error,
    )
    if (fault === null) break
    if (left === 0) throw fault
  }
  // once more, after the last of the reconciler's words
  await bringForward(shop)
  await untilQuiet(shop.sql, shop.control.url, 30_000)
}

/** Time passes: what waits for a minute or more is due, and the jobs of the clock run once. */
async function bringForward(shop: FaultShop) {
  const { sql } = shop
  await shop.control.flush()
  // a job whose worker was killed is taken up after 15 minutes; one that failed waits longer each time
  await sql`
    update pgboss.job
    set state = 'retry', start_after = now()
    where state = 'active' and started_on < now() - interval '5 seconds'`
  await sql`
    update pgboss.job
    set start_after = now()
    where state in ('created', 'retry') and start_after > now()`
  // a mail that is being sent is claimed for 5 minutes: only one whose sender is gone is taken from it
  await sql`
    update mail
    set next_attempt_at = now() - interval '1 minute'
    where sent_at is null and attempts > 0
      and (fault is not null or next_attempt_at < now() + interval '4 minutes 55 seconds')`
  await sql`update refund set created_at = now() - interval '2 minutes' where done_at is null`
  await sql`
    update provider_event set received_at = now() - interval '2 minutes' where processed_at is null`
  await sql`
    update payment
    set created_at = now() - interval '2 minutes', checked_at = null
    where status = 'open'`
  // with all of its times, which the books compare
  await sql`
    with aged as (
      update orders
      set created_at = created_at - interval '2 minutes', paid_at = paid_at - interval '2 minutes'
      where status = 'paid'
      returning id
    )
    update order_event
    set at = at - interval '2 minutes'
    where order_id in (select id from aged)`
  await shop.enqueue(sql, 'reconcile-payments', { hours: 24 })
  await shop.enqueue(sql, 'sweep-mails', {})
}

/** I2 and I5 for each operation: what its client was told is so, and what nobody knows happened once or not at all. */
async function checkTold(shop: FaultShop, operations: Operation[]) {
  const rows = await shop.sql<Row[]>`
    select id, note, status, transaction_id as "transactionId"
    from orders
    where note <> ''`
  const byMark = new Map<string, Row[]>()
  for (const row of rows) byMark.set(row.note, [...(byMark.get(row.note) ?? []), row])
  const violations = operations.flatMap((operation) => {
    const found = byMark.get(operation.mark) ?? []
    const fault = wrong(operation, found)
    return fault ? [`${fault}: ${JSON.stringify(operation)} but ${JSON.stringify(found)}`] : []
  })
  return { checks: operations.length, violations }
}

type Row = { id: string; note: string; status: string; transactionId: string | null }
const paidStates = ['paid', 'pending', 'shipped', 'refunded']

/** What contradicts the history of this operation, or null. `rows`: the orders that carry its mark. */
export function wrong({ action, outcome, orderId, intent }: Operation, rows: Row[]): string | null {
  const [row, second] = rows
  if (second) return 'I5 it happened twice'
  if (action === 'order' && outcome === 'fail') return row ? 'I5 refused, yet it happened' : null
  if (action === 'order' && outcome === 'info') return null
  if (!row || row.id !== orderId) return 'I2 acknowledged and not there'
  if (action === 'order' || outcome === 'info') return null
  if (action === 'cancel')
    return (row.status === 'cancelled') === (outcome === 'ok') ? null : 'I2 cancelled or not'
  if (outcome === 'fail') return null
  const isPaid = paidStates.includes(row.status) && row.transactionId === intent
  return isPaid ? null : 'I2 paid, and the order is not'
}
