import type Stripe from 'stripe'

/** The `error` object of a refused call, in the card provider's form. */
export type ErrorBody = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  charge?: string
  doc_url?: string
  payment_intent?: Partial<Stripe.PaymentIntent>
  payment_method?: Stripe.PaymentMethod
}

/** A call that is refused before it has any effect. `executed` marks those whose answer an idempotency key keeps. */
export class ApiError extends Error {
  status: number
  body: ErrorBody
  executed: boolean
  constructor(status: number, body: ErrorBody, executed = false) {
    super(body.message)
    this.status = status
    this.body = body.code ? { ...body, doc_url: docUrl(body.code) } : body
    this.executed = executed
  }
}

export const docUrl = (code: string) =>
  `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`

export function invalid(message: string, code?: string, param?: string): ApiError {
  const body: ErrorBody = { type: 'invalid_request_error', message }
  if (code) body.code = code
  if (param) body.param = param
  return new ApiError(400, body)
}

export function missing(kind: string, id: string, param = 'id'): ApiError {
  const message = `No such ${kind}: '${id}'`
  return new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message,
    param,
  })
}

/** The intent is not in a state for this: 400, with the intent as it is. */
export function unexpectedState(message: string, intent: Partial<Stripe.PaymentIntent>): ApiError {
  const code = 'payment_intent_unexpected_state'
  return new ApiError(
    400,
    { type: 'invalid_request_error', code, message, payment_intent: intent },
    true,
  )
}
