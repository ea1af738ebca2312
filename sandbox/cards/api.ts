import { type Context, Hono } from 'hono'
import Stripe from 'stripe'
import { ApiError } from './api-error.ts'
import type { Answer } from './call.ts'
import {
  cancelPayment,
  capturePayment,
  retrievePayment,
  updatePayment,
} from './payments/change-payment.ts'
import { completeChallenge, confirmPayment } from './payments/confirm-payment.ts'
import { createPayment } from './payments/create-payment.ts'
import { createPaymentMethod, retrievePaymentMethod } from './payments/methods.ts'
import { list, listWebhookEndpoints, retrieve, retrieveAccount, retrieveBalance } from './reads.ts'
import { createRefund } from './refunds/refunds.ts'
import { type Api, serve, type UseCase } from './serve.ts'

/** Every call, and whether a browser may make it. */
const calls = (webhookUrl: string): [method: 'GET' | 'POST', string, UseCase, 'browser'?][] => [
  ['POST', '/v1/payment_intents', createPayment],
  ['GET', '/v1/payment_intents', list('payment_intent', '/v1/payment_intents')],
  ['GET', '/v1/payment_intents/:id', retrievePayment, 'browser'],
  ['POST', '/v1/payment_intents/:id', updatePayment],
  ['POST', '/v1/payment_intents/:id/confirm', confirmPayment, 'browser'],
  ['POST', '/v1/payment_intents/:id/cancel', cancelPayment],
  ['POST', '/v1/payment_intents/:id/capture', capturePayment],
  ['POST', '/v1/3ds2/challenge_complete', completeChallenge, 'browser'],
  ['POST', '/v1/payment_methods', createPaymentMethod, 'browser'],
  ['GET', '/v1/payment_methods/:id', retrievePaymentMethod],
  ['POST', '/v1/refunds', createRefund],
  ['GET', '/v1/refunds', list('refund', '/v1/refunds')],
  ['GET', '/v1/refunds/:id', retrieve('refund')],
  ['GET', '/v1/charges', list('charge', '/v1/charges')],
  ['GET', '/v1/charges/:id', retrieve('charge')],
  ['GET', '/v1/disputes', list('dispute', '/v1/disputes')],
  ['GET', '/v1/disputes/:id', retrieve('dispute')],
  ['GET', '/v1/events', list('event', '/v1/events')],
  ['GET', '/v1/events/:id', retrieve('event')],
  ['GET', '/v1/account', retrieveAccount],
  ['GET', '/v1/balance', retrieveBalance],
  ['GET', '/v1/webhook_endpoints', listWebhookEndpoints(webhookUrl, Stripe.API_VERSION)],
]

/** `/v1/*`: the part of the card provider's API that the sandbox speaks. Any origin may call it, as with the real one. */
export function apiRoutes(api: Api, webhookUrl: string): Hono {
  const app = new Hono()
  app.use('/v1/*', async (c, next) => {
    c.header('access-control-allow-origin', '*')
    c.header('access-control-expose-headers', 'Request-Id, Stripe-Should-Retry')
    if (c.req.method !== 'OPTIONS') return next()
    c.header('access-control-allow-methods', 'GET, POST')
    c.header('access-control-allow-headers', c.req.header('access-control-request-headers') ?? '')
    c.header('access-control-max-age', '600')
    return c.body(null, 204)
  })
  for (const [method, path, useCase, browser] of calls(webhookUrl))
    app.on(method, path, (c) => serve(api, c, useCase, browser === 'browser'))
  app.all('/v1/*', (c) => serve(api, c, unknownCall(c), true))
  return app
}

const unknownCall = (c: Context) => (): Answer => {
  const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}). What the sandbox emulates stands at /cards.`
  throw new ApiError(404, { type: 'invalid_request_error', message })
}
