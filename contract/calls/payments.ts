import { type Call, json } from '../call.ts'
import {
  confirmation,
  confirmedPayment,
  freightPaymentWish,
  onlineAnswer,
  onlineRequest,
  paymentAnswer,
  paymentRequest,
  startedPayment,
} from '../orders/payments.ts'
import { byId, modified } from './shapes.ts'

const refusesToStart = [
  'way_not_offered',
  'transfer_part',
  'deposit_too_large',
  'payment_in_hand',
  'payment_refused',
  'payments_unavailable',
] as const

/** Paying an order. */
export const paymentCalls = {
  startPayment: {
    method: 'POST',
    path: '/create-payment-intent',
    who: 'buyer',
    says: 'Start paying an unpaid order, and get the secret for the card provider’s card element. The amount is the order’s, or on account its deposit’s. Without an orderId, the price finds the one unpaid order of that total.',
    body: paymentRequest,
    answer: json(paymentAnswer),
    refuses: ['which_order', 'price_changed', ...refusesToStart, 'order_state'],
    once: 'natural',
  },
  startOnlinePayment: {
    method: 'POST',
    path: '/online-payments',
    who: 'buyer',
    says: 'Start paying an unpaid order, or its deposit, at the page of the shop’s payment gateway, or ask how that stands: one that is paid by now is refused as paid.',
    body: onlineRequest,
    answer: json(onlineAnswer),
    refuses: [...refusesToStart, 'order_state'],
    once: 'natural',
  },
  startFreightPayment: {
    method: 'POST',
    path: '/shipment/{id}/freight-payments',
    who: 'buyer',
    says: 'Start paying the freight that the invoice of a shipment asks for besides what its order paid: get the secret for the card provider’s card element, or where it is paid online.',
    params: byId,
    body: freightPaymentWish,
    answer: json(startedPayment),
    refuses: [
      'freight_settled',
      'way_not_offered',
      'payment_in_hand',
      'invoices_too_large',
      'payment_refused',
      'payments_unavailable',
    ],
    once: 'natural',
  },
  confirmFreightPayment: {
    method: 'PATCH',
    path: '/freight-payments/{id}',
    who: 'buyer',
    says: 'Say that freight was paid. The server asks the provider before it believes it.',
    params: byId,
    body: confirmedPayment,
    answer: modified,
    refuses: ['payment_not_made', 'payment_mismatch', 'payments_unavailable'],
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
