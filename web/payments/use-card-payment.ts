import type { PaymentIntent, Stripe, StripeCardElement } from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OrderDetail } from '../../contract/orders/orders.ts'
import { CallFault, call } from '../app/api.ts'
import { useReload } from '../app/queries.tsx'
import { useShopConfig } from '../app/shop-config.ts'
import { useOnEach } from '../ui/on-each.ts'
import { toast } from '../ui/overlays/toast.ts'
import { loadCards } from './load-cards.ts'

const once = { retry: false, staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false } as const
const unreachable =
  'The card provider cannot be reached. Your card was not charged by this try. Check your connection and try again.'
const afterDecline =
  'Nothing was charged, and your order keeps its stock until the hold ends. Check what you typed, use another card, or ask your bank.'

/**
 * Where a payment stands: `idle`: may be sent. `paying`: the provider has it in hand, or asks the cardholder.
 * `processing`: it has it, and has not decided. `recording`: it has the money, and the shop writes that down.
 */
export type Standing = 'idle' | 'paying' | 'processing' | 'recording'

/** What the card form needs: the library, the secret of the order's payment, and the payment's way. */
export function useCardPayment(order: OrderDetail, onPaid: () => void) {
  const { cards } = useShopConfig()
  const library = useQuery({
    queryKey: ['card library', cards.script],
    queryFn: () => loadCards(cards),
    structuralSharing: false,
    ...once,
  })
  const start = useQuery({
    queryKey: ['POST /create-payment-intent', order._id],
    queryFn: () => call('POST /create-payment-intent', { orderId: order._id, price: order.price }),
    ...once,
  })
  const way = usePaymentWay(order, library.data, start.data?.clientSecret, onPaid)
  const reload = useReload()
  const isMoved = start.error instanceof CallFault && start.error.status === 409
  // the order was paid or cancelled elsewhere: show it as it is now
  useEffect(() => {
    if (isMoved) void reload('GET /order/{id}')
  }, [isMoved, reload])
  return { library, start, ...way }
}

function usePaymentWay(
  order: OrderDetail,
  stripe: Stripe | undefined,
  secret: string | undefined,
  onPaid: () => void,
) {
  const [standing, setStanding] = useState<Standing>('idle')
  const [declined, setDeclined] = useState<string>()
  const [unrecorded, setUnrecorded] = useState<{ transactionId: string; error: Error }>()
  const reload = useReload()

  const record = async (transactionId: string) => {
    setStanding('recording')
    setUnrecorded(undefined)
    try {
      const { _id: id, price } = order
      const { modifiedCount } = await call('PATCH /order/{id}', { id, transactionId, price })
      if (modifiedCount) toast.success('Your order is placed successfully')
      await reload('GET /order/{id}', 'GET /orders')
      onPaid()
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
    const { displayName: name, email } = order
    const { error, paymentIntent } = await stripe
      .confirmCardPayment(secret, { payment_method: { card, billing_details: { name, email } } })
      .catch(() => ({
        error: { type: 'api_connection_error', message: unreachable, payment_intent: undefined },
        paymentIntent: undefined,
      }))
    const intent = paymentIntent ?? error?.payment_intent
    if (error && intent?.status !== 'succeeded') setDeclined(whyNot(error, intent?.status))
    await goOn(intent)
  }
  useStanding(stripe, secret, standing, goOn)
  return { standing, declined, unrecorded, pay, record }
}

/**
 * What the provider says against a payment. Whoever declined it, card, bank or cardholder: when the payment waits for
 * another card or is over, nothing was charged, and what to do now is said.
 */
function whyNot({ type, message = unreachable }: { type: string; message?: string }, status = '') {
  const declined = type === 'card_error' || ['requires_payment_method', 'canceled'].includes(status)
  return declined ? `${message} ${afterDecline}` : message
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
