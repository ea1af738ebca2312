import { type Call, json } from '../call.ts'
import { confirmation, paymentAnswer, paymentRequest } from '../orders/payments.ts'
import { byId, modified } from './shapes.ts'

/** Paying an order. */
export const paymentCalls = {
  startPayment: {
    method: 'POST',
    path: '/create-payment-intent',
    who: 'buyer',
    says: 'Start paying an unpaid order, and get the secret for the card provider’s card element. The amount is the order’s, or on account its deposit’s. Without an orderId, the price finds the one unpaid order of that total.',
    body: paymentRequest,
    answer: json(paymentAnswer),
    refuses: [
      'which_order',
      'price_changed',
      'order_state',
      'transfer_part',
      'deposit_too_large',
      'payment_refused',
      'payments_unavailable',
    ],
    once: 'natural',
  },
  confirmPayment: {
    method: 'PATCH',
    path: '/order/{id}',
    who: 'buyer',
    says: 'Say that an order was paid. The server asks the provider before it believes it.',
    params: byId,
    body: confirmation,
    repeats: { orderId: 'id' },
    answer: modified,
    refuses: ['payment_not_made', 'payment_mismatch', 'order_state', 'payments_unavailable'],
  },
} as const satisfies Record<string, Call>
