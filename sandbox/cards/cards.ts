import { Hono } from 'hono'
import type Stripe from 'stripe'
import type { Faults } from '../control/faults.ts'
import type { Provider, SandboxOptions } from '../provider.ts'
import { apiRoutes } from './api.ts'
import { ApiError } from './api-error.ts'
import { browserRoutes } from './browser-files.ts'
import { dashboardRoutes } from './dashboard/dashboard.ts'
import { createIdempotency } from './idempotency.ts'
import { createJournal, type Journal } from './journal.ts'
import type { Params } from './params.ts'
import { completeChallenge, confirmPayment } from './payments/confirm-payment.ts'
import { randomId } from './random-id.ts'
import { failRefund } from './refunds/fail-refund.ts'
import { perform, type UseCase } from './serve.ts'
import { openStore } from './store.ts'
import { Webhooks } from './webhooks/webhooks.ts'

export type Cards = Provider & {
  webhooks: Webhooks
  journal: Journal
  /** Pays an intent as its buyer's browser would; `challenge` answers a 3-D Secure dialog. JSON as the API answers it. */
  payFromOutside: (
    payment: string,
    card: string,
    challenge?: 'authorize' | 'fail',
  ) => { status: number; body: string }
  /** Lets the bank send a refund back, as it may days after it; JSON as the API answers it. */
  failRefund: (refund: string) => { status: number; body: string }
  /** Makes an intent what the API never would, for tests that hand it to the shop; undefined when there is none. */
  forge: (
    payment: string,
    changes: Partial<Stripe.PaymentIntent>,
  ) => Stripe.PaymentIntent | undefined
}

/** The card provider: its API at `/v1`, its script at `/stripe.js`, its dashboard at `/cards`. */
export async function cards(options: SandboxOptions, faults: Faults): Promise<Cards> {
  const store = openStore(options.dataDir)
  const webhookUrl = new URL('/api/webhooks/cards', options.shopUrl).href
  const webhooks = new Webhooks(store, faults, {
    url: webhookUrl,
    secret: options.cards.webhookSecret,
  })
  const idempotency = createIdempotency(store, options.cards.secretKey)
  const journal = createJournal(store)
  const api = { store, webhooks, faults, idempotency, journal, keys: options.cards }
  idempotency.expire()
  const hourly = setInterval(idempotency.expire, 3_600_000).unref()
  webhooks.wake()
  return {
    routes: new Hono()
      .route('/', apiRoutes(api, webhookUrl))
      .route('/', browserRoutes())
      .route('/', dashboardRoutes(store, webhooks)),
    webhooks,
    journal,
    payFromOutside: (payment, card, challenge) => payFromOutside(api, payment, card, challenge),
    failRefund: (id) => act(api, id, failRefund, {}),
    forge(id, changes) {
      const payment = store.find('payment_intent', id)
      if (!payment) return undefined
      store.save({ ...payment, ...changes })
      return store.find('payment_intent', id)
    },
    async stop() {
      clearInterval(hourly)
      await webhooks.stop()
      store.database.close()
    },
  }
}

function payFromOutside(
  api: Parameters<typeof perform>[0],
  payment: string,
  number: string,
  challenge?: 'authorize' | 'fail',
) {
  const card = { number, exp_month: '12', exp_year: String(new Date().getUTCFullYear() + 2) }
  const reply = act(api, payment, confirmPayment, { payment_method_data: { type: 'card', card } })
  const { status } = JSON.parse(reply.body) as { status?: string }
  if (status !== 'requires_action' || !challenge) return reply
  return act(api, payment, completeChallenge, { payment_intent: payment, result: challenge })
}

/** A call of the API that no program made. */
function act(api: Parameters<typeof perform>[0], id: string, useCase: UseCase, params: Params) {
  try {
    const call = { ...({ id, params, method: 'POST', caller: 'secret' } as const), ...noRequest() }
    return perform(api, call, useCase)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.status, body: JSON.stringify({ error: error.body }) }
  }
}

const noRequest = () => ({ requestId: randomId('req_', 14), idempotencyKey: null })
