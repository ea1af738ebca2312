import { createHmac, randomUUID } from 'node:crypto'
import type { CardsConfig } from '../config/config.ts'
import type { Provider } from '../payments/provider/provider.ts'
import { openStripe } from '../payments/provider/stripe.ts'
import { openLog } from '../telemetry/log.ts'
import { checkReceiving } from './check-receiving.ts'
import { type Finding, fault, ok, skipped, wordsOf } from './finding.ts'
import type { Surroundings } from './look-around.ts'

/** The key, the registered webhook, the webhook's secret, and whether our own address takes events. */
export async function checkCards(surroundings: Surroundings): Promise<Finding[]> {
  const { cards: given } = surroundings.config
  if (!given) return [skipped('card provider', 'CARDS=off: buyers pay at the gateway')]
  const cards = openStripe(given, openLog('silent'))
  const [asked, received] = await Promise.all([
    checkProvider(cards, given, surroundings),
    checkReceiving(surroundings, 'webhook address', '/api/webhooks/cards'),
  ])
  return [...asked, checkSignature(cards, given.webhookSecret), received]
}

async function checkProvider(
  cards: Provider,
  given: CardsConfig,
  { config: { live, publicUrl, sandbox } }: Surroundings,
): Promise<Finding[]> {
  const sandboxed = sandbox.sandboxed.cards
  const name = 'card provider'
  let found: Awaited<ReturnType<Provider['check']>>
  try {
    found = await cards.check()
  } catch (error) {
    return [await explain(error, given, sandboxed)]
  }
  if (found.live !== live)
    return [fault(name, 'its key is live and test at once', 'Take both keys from one dashboard.')]
  const mode = sandboxed ? 'the sandbox takes the key' : `the key is good, ${kind(found.live)} mode`
  return [ok(name, mode), registered(found.webhooks, `${publicUrl}/api/webhooks/cards`, sandboxed)]
}

const kind = (live: boolean) => (live ? 'live' : 'test')

function registered(webhooks: string[], ours: string, sandboxed: boolean): Finding {
  const name = 'webhook'
  if (webhooks.includes(ours)) return ok(name, `the provider sends events to ${ours}`)
  const where = webhooks.length > 0 ? webhooks.join(', ') : 'nowhere'
  return fault(
    name,
    `the provider sends its events to ${where}, not to ${ours}`,
    sandboxed
      ? 'Restart the shop, so that its sandbox learns the address.'
      : 'Add the endpoint in the provider’s dashboard with events payment_intent.*, charge.refunded, charge.refund.updated and charge.dispute.created, and put its secret into STRIPE_WEBHOOK_SECRET.',
  )
}

/**
 * The port does not tell a key that is refused from a provider that is silent, since for a buyer both are the same: so
 * the provider is asked once more, plainly (Stripe API, "Retrieve balance").
 */
async function explain(
  error: unknown,
  { apiBase, secretKey }: CardsConfig,
  sandboxed: boolean,
): Promise<Finding> {
  const name = 'card provider'
  const newKey = sandboxed
    ? 'The sandbox has other secrets than DATA_DIR: restart the shop.'
    : 'Copy STRIPE_SECRET_KEY anew from the provider’s dashboard (Developers, API keys).'
  try {
    const response = await fetch(`${apiBase}/v1/balance`, {
      headers: { authorization: `Bearer ${secretKey}` },
      signal: AbortSignal.timeout(5_000),
    })
    if (response.status === 401) return fault(name, await messageOf(response), newKey)
    if (response.status === 403 || response.ok)
      return fault(
        name,
        `the key may not do all that the shop needs: ${wordsOf(error)}`,
        'Let it read balance and webhook endpoints, and write payment intents and refunds.',
      )
    return fault(name, `answers ${response.status}`, 'See the provider’s status page.')
  } catch (unreachable) {
    return fault(
      name,
      `${apiBase} cannot be reached: ${wordsOf(unreachable)}`,
      'Mend the network or the proxy, or see the provider’s status page.',
    )
  }
}

async function messageOf(response: Response): Promise<string> {
  const { error } = (await response.json()) as { error?: { message?: string } }
  return wordsOf({ message: error?.message ?? 'the key is refused' })
}

/** An event signed as the provider does: t=time, v1=HMAC-SHA256(secret, "time.body") (Stripe, "Verify manually"). */
function checkSignature(cards: Provider, secret: string): Finding {
  const name = 'webhook secret'
  const id = `evt_${randomUUID()}`
  const body = JSON.stringify({ id, object: 'event', type: 'ping', data: { object: {} } })
  const time = Math.floor(Date.now() / 1_000)
  const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const headers = new Headers({ 'stripe-signature': `t=${time},v1=${v1}` })
  const read = cards.readEvent(body, headers)
  const mend = 'Copy STRIPE_WEBHOOK_SECRET anew: it is the endpoint’s signing secret, whsec_….'
  if (read?.id !== id) return fault(name, 'a signature made with it is not accepted', mend)
  if (!secret.startsWith('whsec_')) return fault(name, 'it does not begin with whsec_', mend)
  return ok(name, 'a signature made with it is accepted')
}
