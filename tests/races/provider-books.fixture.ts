import Stripe from 'stripe'

/** One payment intent as the provider has it, with the money of all its charges. Amounts in minor units. */
export type ProviderPayment = {
  id: string
  /** The order that the shop wrote on it; intents without one are not the shop's. */
  orderId: string
  amount: number
  currency: string
  /** How often money was taken for it: more than once is a double charge. */
  charges: number
  captured: number
  refunded: number
}

/** The provider's own client, against the sandbox or whatever speaks as it. */
export function providerClient(sandboxUrl: string, secretKey: string): Stripe {
  const { hostname, port, protocol } = new URL(sandboxUrl)
  return new Stripe(secretKey, {
    host: hostname,
    port,
    protocol: protocol === 'http:' ? 'http' : 'https',
    telemetry: false,
  })
}

/** Everything that the provider holds of the shop's orders: payments with the sums of their charges and refunds. */
export async function readProviderBooks(
  sandboxUrl: string,
  secretKey: string,
): Promise<ProviderPayment[]> {
  const stripe = providerClient(sandboxUrl, secretKey)
  const payments = new Map<string, ProviderPayment>()
  for await (const intent of stripe.paymentIntents.list({ limit: 100 })) {
    const { id, amount, currency } = intent
    const orderId = intent.metadata.order_id
    const none = { charges: 0, captured: 0, refunded: 0 }
    if (orderId) payments.set(id, { id, orderId, amount, currency, ...none })
  }
  for await (const charge of stripe.charges.list({ limit: 100 })) {
    const payment = payments.get(String(charge.payment_intent))
    if (!payment || charge.status !== 'succeeded') continue
    payment.charges += 1
    payment.captured += charge.amount_captured
    payment.refunded += charge.amount_refunded
  }
  return [...payments.values()]
}

type JournalLine = { method: string; path: string; idempotencyKey: string | null; status: number }

/** Creations of payments and refunds that had an effect, by the key that the shop gave: how often each happened. */
export async function readEffects(sandboxUrl: string): Promise<Map<string, number>> {
  const response = await fetch(`${sandboxUrl}/control/cards/journal`)
  const lines = (await response.json()) as (JournalLine & { replayed: boolean })[]
  const effects = new Map<string, number>()
  for (const { method, path, idempotencyKey, status, replayed } of lines) {
    const makes = path === '/v1/payment_intents' || path === '/v1/refunds'
    if (method !== 'POST' || !makes || replayed || status !== 200 || !idempotencyKey) continue
    effects.set(idempotencyKey, (effects.get(idempotencyKey) ?? 0) + 1)
  }
  return effects
}
