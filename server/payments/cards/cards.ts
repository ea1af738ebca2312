/** One payment as the card provider knows it. Amounts in minor units. */
export type CardPayment = {
  id: string
  clientSecret: string
  /** open: may still be paid. succeeded: the money is ours. processing: the provider does not know yet. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled'
  amountMinor: number
  currency: string
  /** The order that we wrote on it when we made it. */
  orderId: string | null
  /** Of one for invoices of a company: our payment of them. */
  accountPaymentId?: string | null
  live: boolean
  refundedMinor: number
  /** When it was charged last, in seconds since 1970. */
  chargedAt: number | null
  /** Why the last try to pay failed, in the provider's words. */
  fault: string | null
}

/** What the provider gave back of a payment in one go, or tried to. */
export type CardRefund = {
  id: string
  amountMinor: number
  /** It did not reach the card, or was taken back: the money is with the shop again. */
  failed: boolean
  fault: string | null
}

/** An event that the provider signed: which payment to look at again. */
export type CardEvent = { id: string; type: string; paymentId: string | null }

/** What a payment is for: an order, or open invoices of a company, which it says in words. */
export type PaidFor =
  | { orderId: string; orderNumber: string }
  | { accountPaymentId: string; says: string }

/**
 * The card provider. Every function but readEvent throws Refusal('payments_unavailable') when the outcome is unknown
 * or the provider cannot be reached; the caller may repeat it with the same key.
 */
export type Cards = {
  create: (
    payment: PaidFor & {
      amountMinor: number
      currency: string
      email: string
      idempotencyKey: string
    },
  ) => Promise<CardPayment>
  find: (id: string) => Promise<CardPayment | null>
  /** Cancels what is not paid; answers the payment as it is then: canceled, or succeeded if that came first. */
  cancel: (id: string) => Promise<CardPayment>
  /**
   * Gives a part of a payment back. Answers the refund's id; of a payment that was given back whole, its last one. Throws
   * Refusal('payment_refused') when the provider will not.
   */
  refund: (id: string, amountMinor: number, idempotencyKey: string) => Promise<string>
  /** All that was given back of a payment, the first first. */
  refundsOf: (id: string) => Promise<CardRefund[]>
  /** Payments made since then and, when given, before `until` (seconds since 1970), newest first. */
  recent: (since: number, until?: number) => AsyncIterable<CardPayment>
  /**
   * The event in a signed body, or null when the signature is not the provider's or not of now. Throws
   * Refusal('malformed_body') for what is signed and yet no event.
   */
  readEvent: (body: string, signature: string) => CardEvent | null
  /** Whether the key is good; throws with the provider's words otherwise. */
  check: () => Promise<{ live: boolean; webhooks: string[] }>
}
