/** How a payment is made: by card on the shop's own page, or online, at the page of a gateway. */
export type Way = 'card' | 'online'

/** One payment as its provider knows it. Amounts in minor units. */
export type Charge = {
  id: string
  /** What the card element needs; empty for a gateway's. */
  clientSecret: string
  /** Where a gateway is paid; null for a card's, and for what cannot be paid any more. */
  page: string | null
  /** open: may still be paid. succeeded: the money is ours. processing: the provider does not know yet. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled'
  amountMinor: number
  currency: string
  /** The order that we wrote on it when we made it. */
  orderId: string | null
  /** Of one for invoices of a company: our payment of them. */
  accountPaymentId?: string | null
  /** Of one for freight: our payment of it. */
  freightPaymentId?: string | null
  /** Of real money. */
  live: boolean
  refundedMinor: number
  /** When it was charged last, in seconds since 1970. */
  chargedAt: number | null
  /** Why the last try to pay failed, in the provider's words. */
  fault: string | null
}

/** What the provider gave back of a payment in one go, or tried to. */
export type ChargeRefund = {
  id: string
  amountMinor: number
  /** It did not reach whoever paid, or was taken back: the money is with the shop again. */
  failed: boolean
  fault: string | null
}

/** An event that the provider signed: which payment to look at again. */
export type ProviderEvent = { id: string; type: string; paymentId: string | null }

/** What a payment is for: an order; or open invoices of a company or freight, which it says in words. */
export type PaidFor =
  | { orderId: string; orderNumber: string }
  | { accountPaymentId: string; says: string }
  | { freightPaymentId: string; says: string }

/**
 * A provider of payments. Every function but readEvent throws Refusal('payments_unavailable') when the outcome is unknown
 * or the provider cannot be reached; the caller may repeat it with the same key.
 */
export type Provider = {
  create: (
    payment: PaidFor & {
      amountMinor: number
      currency: string
      /** Whom the provider may write to; never anything that another asker of the same key would say otherwise. */
      email?: string
      /** Where in the shop whoever paid at a gateway comes back to. */
      back: string
      idempotencyKey: string
    },
  ) => Promise<Charge>
  find: (id: string) => Promise<Charge | null>
  /** Cancels what is not paid; answers the payment as it is then: canceled, or succeeded if that came first. */
  cancel: (id: string) => Promise<Charge>
  /**
   * Gives a part of a payment back. Answers the refund's id; of a payment that was given back whole, its last one. Throws
   * Refusal('payment_refused') when the provider will not.
   */
  refund: (id: string, amountMinor: number, idempotencyKey: string) => Promise<string>
  /** All that was given back of a payment, the first first. */
  refundsOf: (id: string) => Promise<ChargeRefund[]>
  /** Payments made since then and, when given, before `until` (seconds since 1970), newest first. */
  recent: (since: number, until?: number) => AsyncIterable<Charge>
  /**
   * The event in a signed body, or null when the signature is not the provider's or not of now. Throws
   * Refusal('malformed_body') for what is signed and yet no event.
   */
  readEvent: (body: string, headers: Headers) => ProviderEvent | null
  /** Whether the key is good; throws with the provider's words otherwise. */
  check: () => Promise<{ live: boolean; webhooks: string[] }>
}

/** All providers of a shop. A payment that exists is asked of the one that made it, which its id names. */
export type Providers = Pick<Provider, 'find' | 'cancel' | 'refund' | 'refundsOf' | 'recent'> & {
  /** Null: the shop is not paid so. */
  by: Record<Way, Provider | null>
}
