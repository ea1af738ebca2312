import Stripe from 'stripe'
import { z } from 'zod'
import { Refusal } from '../../../contract/refusals.ts'
import { isStorable } from '../../../contract/text/text.ts'
import type { CardsConfig } from '../../config/config.ts'
import type { Log } from '../../telemetry/log.ts'
import { createBreaker } from './breaker.ts'
import type { Charge, PaidFor, Provider } from './provider.ts'

/** Twice this and a pause is the longest that a caller waits for an unknown outcome. */
const timeoutMs = 6_000

/** The card provider by its official SDK, against the real one or the sandbox by configuration alone. */
export function openStripe(config: CardsConfig, log: Log): Provider {
  const base = new URL(config.apiBase)
  const protocol = base.protocol === 'http:' ? 'http' : 'https'
  const stripe = new Stripe(config.secretKey, {
    host: base.hostname,
    port: base.port || (protocol === 'http' ? '80' : '443'),
    protocol,
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  const guarded = createBreaker()
  const ask = <T>(work: () => Promise<T>) =>
    guarded(() => work().catch((error: unknown) => translate(error, log)))
  const find = async (id: string) => {
    if (!/^pi_[A-Za-z0-9_]+$/.test(id)) return null
    return await ask(() => retrieve(stripe, id)).catch((error: unknown) => {
      if (isCode(error, 'resource_missing')) return null
      throw error
    })
  }
  return {
    find,
    create: async (payment) =>
      paymentOf(
        await ask(() =>
          stripe.paymentIntents.create(
            {
              amount: payment.amountMinor,
              currency: payment.currency,
              allowed_payment_method_types: ['card'],
              ...(payment.email && { receipt_email: payment.email }),
              ...aboutOf(payment),
            },
            { idempotencyKey: payment.idempotencyKey },
          ),
        ),
      ),
    cancel: async (id) => {
      try {
        return paymentOf(await ask(() => stripe.paymentIntents.cancel(id)))
      } catch (error) {
        if (!isCode(error, 'payment_intent_unexpected_state')) throw error
        return await ask(() => retrieve(stripe, id))
      }
    },
    refund: async (id, amount, idempotencyKey) => {
      try {
        const refund = await ask(() =>
          stripe.refunds.create({ payment_intent: id, amount }, { idempotencyKey }),
        )
        if (hasFailed(refund))
          throw new Refusal('payment_refused', { reason: refund.failure_reason ?? 'it failed' })
        return refund.id
      } catch (error) {
        if (!isCode(error, 'charge_already_refunded')) throw error
        const { data } = await ask(() => stripe.refunds.list({ payment_intent: id, limit: 1 }))
        if (!data[0]) throw error
        return data[0].id
      }
    },
    refundsOf: async (id) => {
      const refunds = await ask(() =>
        stripe.refunds
          .list({ payment_intent: id, limit: 100 })
          .autoPagingToArray({ limit: maxRefunds }),
      )
      return refunds.reverse().map((refund) => ({
        id: refund.id,
        amountMinor: refund.amount,
        failed: hasFailed(refund),
        fault: refund.failure_reason ?? null,
      }))
    },
    recent: (since, until) => recent(stripe, { since, until }, ask),
    readEvent: (body, headers) =>
      readEvent(stripe, body, headers.get('stripe-signature') ?? '', config.webhookSecret),
    check: async () => {
      const [balance, endpoints] = await Promise.all([
        stripe.balance.retrieve(),
        stripe.webhookEndpoints.list({ limit: 20 }),
      ])
      return { live: balance.livemode, webhooks: endpoints.data.map((endpoint) => endpoint.url) }
    },
  }
}

/** What the provider is told of what is paid. */
function aboutOf(payment: PaidFor) {
  if ('orderId' in payment)
    return {
      description: `Order ${payment.orderNumber}`,
      metadata: { order_id: payment.orderId, order_number: payment.orderNumber },
    }
  const metadata: Stripe.MetadataParam =
    'freightPaymentId' in payment
      ? { freight_payment_id: payment.freightPaymentId }
      : { account_payment_id: payment.accountPaymentId }
  return { description: payment.says, metadata }
}

/** More parts than any payment is given back in. */
const maxRefunds = 1_000

const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled'

async function retrieve(stripe: Stripe, id: string): Promise<Charge> {
  return paymentOf(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
}

function paymentOf(intent: Stripe.PaymentIntent): Charge {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    page: null,
    status: statusOf(intent.status),
    amountMinor: intent.amount,
    currency: intent.currency,
    orderId: intent.metadata.order_id ?? null,
    accountPaymentId: intent.metadata.account_payment_id ?? null,
    freightPaymentId: intent.metadata.freight_payment_id ?? null,
    live: intent.livemode,
    refundedMinor: charge?.amount_refunded ?? 0,
    chargedAt: charge?.created ?? null,
    fault: intent.last_payment_error?.message ?? null,
  }
}

function statusOf(status: Stripe.PaymentIntent.Status): Charge['status'] {
  switch (status) {
    case 'succeeded':
    case 'canceled':
    case 'processing':
      return status as Charge['status']
    default:
      return 'open'
  }
}

async function* recent(
  stripe: Stripe,
  { since, until }: { since: number; until: number | undefined },
  ask: <T>(work: () => Promise<T>) => Promise<T>,
): AsyncIterable<Charge> {
  let startingAfter: string | undefined
  for (;;) {
    const page = await ask(() =>
      stripe.paymentIntents.list({
        created: { gte: since, ...(until === undefined ? {} : { lt: until }) },
        limit: 100,
        expand: ['data.latest_charge'],
        ...(startingAfter ? { starting_after: startingAfter } : {}),
      }),
    )
    yield* page.data.map(paymentOf)
    startingAfter = page.data.at(-1)?.id
    if (!page.has_more || !startingAfter) return
  }
}

/** How far the clock of a signature may be from ours, in seconds, either way. */
const tolerance = 300

const named = z.string().min(1).max(255).refine(isStorable)
/** What may stand in an address that we ask. */
const plainId = z.string().regex(/^\w{1,255}$/)
const event = z.object({
  id: named,
  created: z.int().nonnegative().optional(),
  type: named,
  data: z.object({
    object: z.looseObject({
      id: z.unknown().optional(),
      object: z.unknown().optional(),
      payment_intent: named.nullish().catch(null),
    }),
  }),
})

/**
 * Reads a signed body. The payment is the event's object, or what it belongs to. Null when the signature is wrong or of
 * another time; throws malformed_body when what was signed is no event.
 */
function readEvent(stripe: Stripe, body: string, signature: string, secret: string) {
  if (!isOfNow(signature)) return null
  let signed: unknown
  try {
    signed = stripe.webhooks.constructEvent(body, signature, secret, tolerance)
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal('malformed_body')
    return null
  }
  const read = event.safeParse(signed)
  if (!read.success) throw new Refusal('malformed_body')
  const { id, created = 0, type, data } = read.data
  if (created > Date.now() / 1_000 + tolerance) throw new Refusal('malformed_body')
  const { object } = data
  const paymentId = object.object === 'payment_intent' ? object.id : object.payment_intent
  return { id, type, paymentId: plainId.safeParse(paymentId).data ?? null }
}

/** The library looks at the past alone: what is signed for a later time would count until then, and again then. */
function isOfNow(signature: string): boolean {
  const times = [...signature.matchAll(/(?:^|,)t=([^,]*)/g)].map(([, time]) => Number(time))
  const [time = Number.NaN] = times
  return times.length === 1 && Math.abs(time - Date.now() / 1_000) <= tolerance
}

const isCode = (error: unknown, code: string) =>
  error instanceof Stripe.errors.StripeError && error.code === code

/** Answers that each caller here handles itself. */
const expected = new Set([
  'resource_missing',
  'payment_intent_unexpected_state',
  'charge_already_refunded',
])

/** An outcome that is not known, or a provider that cannot be reached now, may be tried again under the same key. */
function translate(error: unknown, log: Log): never {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors
  const { StripeAuthenticationError, StripePermissionError, StripeInvalidRequestError } =
    Stripe.errors
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError) {
    log.error({ err: error }, 'the card provider refuses our key: run npm run doctor')
    throw new Refusal('payments_unavailable')
  }
  if (error instanceof StripeInvalidRequestError && !expected.has(error.code ?? '')) {
    log.error({ err: error }, 'the card provider refuses what we ask')
    throw new Refusal('payment_refused', { reason: error.message })
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) {
    log.error({ err: error }, 'the card provider knows this key for another wish')
    throw new Refusal('payments_unavailable')
  }
  const passing =
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError ||
    (error as { statusCode?: number }).statusCode === 409
  if (!passing) throw error
  log.warn({ err: error }, 'the card provider did not answer')
  throw new Refusal('payments_unavailable')
}
