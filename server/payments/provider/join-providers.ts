import { onlinePrefix } from '../../../contract/orders/paid-by.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Log } from '../../telemetry/log.ts'
import type { Charge, Provider, Providers, Way } from './provider.ts'

/** By which way a payment was made; null for what is no payment's id. */
export function wayOf(paymentId: string): Way | null {
  if (paymentId.startsWith(onlinePrefix)) return 'online'
  return /^pi_[A-Za-z0-9_]+$/.test(paymentId) ? 'card' : null
}

/** The shop's providers as one. What is to be asked of one that is not configured any more is refused, as if it did not answer. */
export function joinProviders(by: Record<Way, Provider | null>, log: Log): Providers {
  const of = (id: string): Provider => {
    const way = wayOf(id)
    const provider = way && by[way]
    if (provider) return provider
    log.error({ payment: id }, 'the provider of this payment is not configured any more')
    throw new Refusal('payments_unavailable')
  }
  return {
    by,
    find: async (id) => (wayOf(id) === null ? null : await of(id).find(id)),
    cancel: async (id) => await of(id).cancel(id),
    refund: async (id, amountMinor, key) => await of(id).refund(id, amountMinor, key),
    refundsOf: async (id) => await of(id).refundsOf(id),
    recent: (since, until) => allRecent([by.card, by.online], since, until),
  }
}

async function* allRecent(
  providers: (Provider | null)[],
  since: number,
  until: number | undefined,
): AsyncIterable<Charge> {
  for (const provider of providers) if (provider) yield* provider.recent(since, until)
}
