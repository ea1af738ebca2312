import type { Violation } from '../../../contract/books.ts'
import type { Sql } from '../../database/database.ts'
import type { Charge, Providers } from '../../payments/index.ts'
import { judge } from './judge.ts'
import { type OwnPayment, selectMoneyOf, selectOwnPayments } from './store.ts'

/** What the comparison needs of a shop. */
export type Compared = { sql: Sql; providers: Pick<Providers, 'find' | 'recent'>; live: boolean }

const batch = 100
/** How many payments the provider is asked about at a time: far below any provider's limit. */
const atOnce = 4
const nil = '00000000-0000-0000-0000-000000000000'

/**
 * Compares the payments of a time with the provider's, both ways: its list a hundred at a time, and then each of ours
 * that was not on it. `seen` gets every payment that was looked at, and saves asking twice. No transaction is open. Throws Refusal('payments_unavailable') when it cannot be asked.
 */
export async function comparePayments(
  shop: Compared,
  window: { since: Date; until: Date },
  seen: Set<string>,
): Promise<Violation[]> {
  const violations: Violation[] = []
  const look = async (pairs: [OwnPayment | null, Charge | null][]) => {
    violations.push(...(await confirmed(shop, pairs)))
  }
  for await (const theirs of chunks(shop.providers.recent(...secondsOf(window)))) {
    for (const { id } of theirs) seen.add(id)
    const ids = theirs.map(({ id }) => id)
    const own = new Map((await selectOwnPayments(shop.sql, ids)).map((row) => [row.intentId, row]))
    await look(theirs.map((one) => [own.get(one.id) ?? null, one]))
  }
  let after = nil
  for (;;) {
    const own = await selectMoneyOf(shop.sql, window, after, batch)
    const unseen = own.filter(({ intentId }) => !seen.has(intentId))
    for (const { intentId } of unseen) seen.add(intentId)
    await look(await pooled(unseen, async (row) => [row, await shop.providers.find(row.intentId)]))
    after = own.at(-1)?.id ?? nil
    if (own.length < batch) return violations
  }
}

const secondsOf = ({ since, until }: { since: Date; until: Date }) =>
  [Math.floor(since.getTime() / 1_000), Math.ceil(until.getTime() / 1_000)] as const

async function* chunks(payments: AsyncIterable<Charge>): AsyncIterable<Charge[]> {
  let chunk: Charge[] = []
  for await (const payment of payments) {
    chunk.push(payment)
    if (chunk.length < batch) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

/**
 * The disagreements that are none of a shop at work: what differs is read again, ours before and after theirs, and
 * counts only if it is true of both, since each side changes first at times.
 */
async function confirmed(shop: Compared, pairs: [OwnPayment | null, Charge | null][]) {
  const clock = { live: shop.live, now: Math.floor(Date.now() / 1_000) }
  const doubted = pairs.filter(([own, theirs]) => judge(own, theirs, clock))
  const again = await pooled(doubted, async ([own, theirs]) => {
    const intentId = theirs?.id ?? own?.intentId ?? ''
    const [before] = await selectOwnPayments(shop.sql, [intentId])
    const now = await shop.providers.find(intentId)
    const [after] = await selectOwnPayments(shop.sql, [intentId])
    return judge(before ?? null, now, clock) && judge(after ?? null, now, clock)
  })
  return again.filter((violation) => violation !== null)
}

/** Works off all of them, `atOnce` at a time, and answers in their order. */
async function pooled<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await work(items[index]!)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  return results
}
