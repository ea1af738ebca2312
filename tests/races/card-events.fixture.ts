import Stripe from 'stripe'
import type { TwoShops } from './two-shops.fixture.ts'

/** A shop that the provider tells of its events, and the secrets of both. */
type Told = {
  url: string
  sandbox: { url: string }
  secrets: Pick<TwoShops['secrets'], 'cardsSecretKey' | 'cardsWebhookSecret'>
}

export type ProviderEvent = { id: string; type: string }

/** From now on the provider's events stay with it: the test brings them itself, as it likes. */
export async function silenceProvider({ sandbox }: Pick<Told, 'sandbox'>) {
  await fetch(`${sandbox.url}/control/faults/webhooks`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'silent' }),
  })
}

export async function hearProvider({ sandbox }: TwoShops) {
  await fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' })
}

/** The events that the provider has of this payment, oldest first. */
export async function eventsOf(shops: Omit<Told, 'url'>, intent: string): Promise<ProviderEvent[]> {
  const address = `${shops.sandbox.url}/v1/events?limit=100&payment_intent=${intent}`
  const headers = { authorization: `Bearer ${shops.secrets.cardsSecretKey}` }
  const response = await fetch(address, { headers })
  const { data } = (await response.json()) as { data: ProviderEvent[] }
  return data.reverse()
}

/** Brings an event to the public address, signed as the provider signs; answers the status. */
export async function deliver(shops: Omit<Told, 'sandbox'>, event: object): Promise<number> {
  const payload = JSON.stringify(event)
  const secret = shops.secrets.cardsWebhookSecret
  const response = await fetch(`${shops.url}/api/webhooks/cards`, {
    method: 'POST',
    body: payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
    },
  })
  await response.arrayBuffer()
  return response.status
}

/** Confirms a payment at the provider with a card, as the card element in a browser does. */
export async function payByCard(
  { sandbox }: TwoShops,
  intent: string,
  card = '4242424242424242',
): Promise<void> {
  const response = await fetch(`${sandbox.url}/control/cards/payments/${intent}/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card }),
  })
  await response.arrayBuffer()
}
