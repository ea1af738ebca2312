import type { PaymentIntent, Stripe, StripeCardElement } from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFault } from '../app/api.ts'
import { useShopConfig } from '../app/shop-config.ts'
import { useOnEach } from '../ui/on-each.ts'
import { loadCards } from './load-cards.ts'

const once = { retry: false, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false } as const
const unreachable =
  'The card provider cannot be reached. Your card was not charged by this try. Check your connection and try again.'
const afterDecline = 'Check what you typed, use another card, or ask your bank.'

/**
 * Where a payment stands: `idle`: may be sent. `paying`: the provider has it in hand, or asks the cardholder.
 * `processing`: it has it, and has not decided. `recording`: it has the money, and the shop writes that down.
 */
export type Standing = 'idle' | 'paying' | 'processing' | 'recording'

type Started = { clientSecret: string }

/** What is paid by card, and what the shop is told of it. */
export type Paying<S extends Started> = {
  /** What it is, as its payment is kept in this page. */
  key: readonly unknown[]
  start: () => Promise<S>
  /** Tells the shop that the provider has the money. */
  record: (transactionId: string, started: S) => Promise<unknown>
  /** What it was is not any more: paid or cancelled elsewhere. */
  onMoved: () => void
  billing: { name: string; email: string }
  /** What stays as it is when a card is declined. */
  keeps: string
}

/** What the card form needs: the library, the secret of the payment, and the payment's way. */
export function useCardPayment<S extends Started>(paying: Paying<S>) {
  const { cards } = useShopConfig()
  const library = useQuery({
    queryKey: ['card library', cards?.script],
    queryFn: () => (cards ? loadCards(cards) : Promise.reject(new Error('there are no cards'))),
    structuralSharing: false,
    ...once,
  })
  const start = useQuery({ queryKey: paying.key, queryFn: paying.start, ...once })
  const way = usePaymentWay(paying, library.data, start.data)
  const isMoved = start.error instanceof CallFault && start.error.status === 409
  useOnEach(isMoved ? start.error : null, () => {
    if (isMoved) paying.onMoved()
  })
  return { library, start, ...way }
}
export type CardWay = Pick<
  ReturnType<typeof useCardPayment<Started>>,
  'standing' | 'declined' | 'unrecorded' | 'pay' | 'record'
> & {
  library: Asked & { data?: Stripe | undefined }
  start: Asked & { data?: Started | undefined }
}
type Asked = { data?: unknown; error: Error | null; refetch: () => Promise<unknown> }

function usePaymentWay<S extends Started>(
  paying: Paying<S>,
  stripe: Stripe | undefined,
  started: S | undefined,
) {
  const secret = started?.clientSecret
  const [standing, setStanding] = useState<Standing>('idle')
  const [declined, setDeclined] = useState<string>()
  const [unrecorded, setUnrecorded] = useState<{ transactionId: string; error: Error }>()

  const record = async (transactionId: string) => {
    setStanding('recording')
    setUnrecorded(undefined)
    try {
      if (started) await paying.record(transactionId, started)
    } catch (error) {
      setUnrecorded({ transactionId, error: error as Error })
    }
  }
  const goOn = async (intent: Pick<PaymentIntent, 'id' | 'status'> | undefined) => {
    if (intent?.status === 'succeeded') return await record(intent.id)
    setStanding(intent?.status === 'processing' ? 'processing' : 'idle')
  }
  const pay = async (card: StripeCardElement) => {
    if (!stripe || !secret || standing !== 'idle') return
    setStanding('paying')
    setDeclined(undefined)
    const { billing, keeps } = paying
    const { error, paymentIntent } = await stripe
      .confirmCardPayment(secret, { payment_method: { card, billing_details: billing } })
      .catch(() => ({
        error: { type: 'api_connection_error', message: unreachable, payment_intent: undefined },
        paymentIntent: undefined,
      }))
    const intent = paymentIntent ?? error?.payment_intent
    if (error && intent?.status !== 'succeeded') setDeclined(whyNot(error, keeps, intent?.status))
    await goOn(intent)
  }
  useStanding(stripe, secret, standing, goOn)
  return { standing, declined, unrecorded, pay, record }
}

/**
 * What the provider says against a payment. Whoever declined it, card, bank or cardholder: when the payment waits for
 * another card or is over, nothing was charged, and what to do now is said.
 */
function whyNot(
  { type, message = unreachable }: { type: string; message?: string },
  keeps: string,
  status = '',
) {
  const declined = type === 'card_error' || ['requires_payment_method', 'canceled'].includes(status)
  return declined ? `${message} Nothing was charged, ${keeps}. ${afterDecline}` : message
}

/** Looks at the provider how the payment stands: on opening the page, and while it is being processed. */
function useStanding(
  stripe: Stripe | undefined,
  secret: string | undefined,
  standing: Standing,
  goOn: (intent: PaymentIntent | undefined) => Promise<void>,
) {
  const looked = useQuery({
    queryKey: ['payment intent', secret],
    queryFn: async () => (await stripe?.retrievePaymentIntent(secret ?? ''))?.paymentIntent ?? null,
    enabled: stripe !== undefined && secret !== undefined,
    refetchInterval: standing === 'processing' ? 2_000 : false,
    structuralSharing: false,
    ...once,
  })
  const intent = looked.data
  useOnEach(intent, () => {
    if (!intent || (standing !== 'idle' && standing !== 'processing')) return
    if (
      intent.status === 'succeeded' ||
      intent.status === 'processing' ||
      standing === 'processing'
    )
      void goOn(intent)
  })
}
