import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { onlinePrefix } from '../../../contract/orders/paid-by.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { GatewayConfig } from '../../config/config.ts'
import type { Log } from '../../telemetry/log.ts'
import { createBreaker } from './breaker.ts'
import type { Charge, PaidFor, Provider, ProviderEvent } from './provider.ts'

/** Twice this is the longest that a caller waits for an unknown outcome. */
const timeoutMs = 6_000

const ownId = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/)
const minor = z.int().nonnegative()
/** Words of another program: what no database keeps is left out. */
const words = z
  .string()
  .max(500)
  .nullable()
  .transform((text) => text?.replace(/\p{C}/gu, '') ?? null)
const payment = z
  .object({
    id: ownId,
    status: z.enum(['open', 'processing', 'succeeded', 'canceled']),
    amount: minor,
    currency: z.string().regex(/^[a-z]{3}$/),
    reference: z.string().max(100),
    live: z.boolean(),
    refunded: minor,
    page: z.url({ protocol: /^https?$/ }).nullable(),
    paidAt: z.int().nullable(),
    fault: words,
  })
  .refine(({ refunded, amount }) => refunded <= amount, 'more went back than was paid')
const refund = z.object({
  id: z.string().min(1).max(100),
  amount: minor,
  status: z.enum(['made', 'failed']),
  fault: words,
})
const refunds = z.object({ refunds: z.array(refund).max(1_000) })
const payments = z.object({ payments: z.array(z.unknown()).max(100), more: z.boolean() })
const named = z.object({ id: ownId })
const about = z.object({ live: z.boolean(), events: z.string() })
const refusal = z.object({ error: words.transform((text) => text ?? '') })
const event = z.object({ type: z.string().regex(/^[\w.-]{1,255}$/), data: z.object({ id: ownId }) })

/** A gateway by the protocol of docs/payment-gateways.md: a program of the operator's, at whose page buyers pay. */
export function openGateway({ url, secret }: GatewayConfig, log: Log): Provider {
  const guarded = createBreaker()
  /** What it answers; null where it knows nothing of that. What it refuses is `payment_refused`, all else is unknown. */
  const ask = <T>(schema: z.ZodType<T>, where: string, given?: Given): Promise<T | null> =>
    guarded(async () => {
      const response = await send(`${url}${where}`, secret, given).catch((error: unknown) => {
        log.warn({ err: error }, 'the payment gateway did not answer')
        throw new Refusal('payments_unavailable')
      })
      if (response.status === 404) return null
      const said: unknown = await response.json().catch(() => null)
      const reason = refusal.safeParse(said).data?.error
      if ([400, 409, 422].includes(response.status) && reason)
        throw new Refusal('payment_refused', { reason })
      const answer = response.ok ? schema.safeParse(said) : null
      if (answer?.success) return answer.data
      const { status } = response
      const why = answer?.error.message ?? reason ?? ''
      log.error({ status, why }, 'the payment gateway answered what it may not: run npm run doctor')
      throw new Refusal('payments_unavailable')
    })
  const must = async <T>(answer: Promise<T | null>): Promise<T> => {
    const found = await answer
    if (found !== null) return found
    log.error('the payment gateway has lost a payment, or is at another address')
    throw new Refusal('payments_unavailable')
  }
  const at = (id: string) => `/payments/${id.slice(onlinePrefix.length)}`
  const find = async (id: string) => {
    if (!ownId.safeParse(id.slice(onlinePrefix.length)).success) return null
    const found = await ask(payment, at(id))
    return found && chargeOf(found)
  }
  const refundsOf = async (id: string) => {
    const found = await must(ask(refunds, `${at(id)}/refunds`))
    return found.refunds.map(({ amount, status, ...one }) => ({
      ...one,
      amountMinor: amount,
      failed: status === 'failed',
    }))
  }
  return {
    find,
    refundsOf,
    create: async ({ amountMinor: amount, currency, email, back, idempotencyKey: key, ...paid }) =>
      chargeOf(
        await must(
          ask(payment, '/payments', {
            key,
            body: { amount, currency, email, back, ...toldOf(paid) },
          }),
        ),
      ),
    cancel: async (id) => chargeOf(await must(ask(payment, `${at(id)}/cancel`, { body: {} }))),
    refund: async (id, amount, key) => {
      try {
        const made = await must(ask(refund, `${at(id)}/refunds`, { key, body: { amount } }))
        if (made.status === 'failed')
          throw new Refusal('payment_refused', { reason: made.fault ?? 'it failed' })
        return made.id
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'payment_refused') throw error
        // what went back whole already is refused, and done
        const charge = await find(id)
        const last = (await refundsOf(id)).findLast(({ failed }) => !failed)
        if (!charge || charge.refundedMinor < charge.amountMinor || !last) throw error
        return last.id
      }
    },
    async *recent(since, until) {
      for (let after = ''; ; ) {
        const query = new URLSearchParams({ since: String(since), ...(after && { after }) })
        if (until !== undefined) query.set('until', String(until))
        const page = await must(ask(payments, `/payments?${query}`))
        for (const one of page.payments) {
          const read = payment.safeParse(one)
          // one that cannot be read keeps nobody from the others; who asks for it by its name is refused
          if (read.success) yield chargeOf(read.data)
          else
            log.error(
              { payment: one, why: read.error.message },
              'a payment of the gateway cannot be read',
            )
        }
        const last = named.safeParse(page.payments.at(-1)).data?.id
        if (!page.more || last === undefined || last === after) return
        after = last
      }
    },
    readEvent: (body, headers) => readEvent(body, headers, secret),
    check: async () => {
      const { live, events } = await must(ask(about, '/'))
      return { live, webhooks: [events] }
    },
  }
}

type Given = { body: object; key?: string }

/** Sends once more what was not answered: each request may be repeated, those that make something by their key. */
async function send(address: string, secret: string, given: Given | undefined): Promise<Response> {
  const once = () =>
    fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Bearer ${secret}`,
        ...(given && { 'content-type': 'application/json' }),
        ...(given?.key && { 'idempotency-key': given.key }),
      },
      ...(given && { method: 'POST', body: JSON.stringify(given.body) }),
    })
  const first = await once().catch(() => null)
  return first && first.status < 500 ? first : await once()
}

const ofOrder = 'order:'
const ofInvoices = 'invoices:'
const ofFreight = 'freight:'

/** What the gateway is told of what is paid: a text for people, and a reference that it gives back. */
function toldOf(paid: PaidFor) {
  if ('orderId' in paid)
    return { description: `Order ${paid.orderNumber}`, reference: `${ofOrder}${paid.orderId}` }
  const reference =
    'freightPaymentId' in paid
      ? `${ofFreight}${paid.freightPaymentId}`
      : `${ofInvoices}${paid.accountPaymentId}`
  return { description: paid.says, reference }
}

function chargeOf(found: z.infer<typeof payment>): Charge {
  const { id, status, amount, currency, reference, live, refunded, page, paidAt, fault } = found
  const behind = (kind: string) => {
    const named = reference.startsWith(kind) ? reference.slice(kind.length) : ''
    return z.uuid().safeParse(named).data ?? null
  }
  return {
    id: `${onlinePrefix}${id}`,
    clientSecret: '',
    page: status === 'open' || status === 'processing' ? page : null,
    status,
    currency,
    live,
    fault,
    amountMinor: amount,
    orderId: behind(ofOrder),
    accountPaymentId: behind(ofInvoices),
    freightPaymentId: behind(ofFreight),
    refundedMinor: refunded,
    chargedAt: paidAt,
  }
}

/** How far the clock of a signature may be from ours, in seconds, either way. */
const tolerance = 300

/**
 * Reads an event that was signed by Standard Webhooks
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md). Null when the signature is wrong or of
 * another time; throws malformed_body when what was signed is no event.
 */
function readEvent(body: string, headers: Headers, secret: string): ProviderEvent | null {
  const id = headers.get('webhook-id') ?? ''
  const time = headers.get('webhook-timestamp') ?? ''
  const isOfNow =
    /^\d{1,12}$/.test(time) && Math.abs(Number(time) - Date.now() / 1_000) <= tolerance
  if (!/^[\w.-]{1,200}$/.test(id) || !isOfNow) return null
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const own = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest()
  const isSigned = (headers.get('webhook-signature') ?? '').split(' ').some((one) => {
    const [version, text = ''] = one.split(',')
    const theirs = Buffer.from(text, 'base64')
    return version === 'v1' && theirs.length === own.length && timingSafeEqual(theirs, own)
  })
  if (!isSigned) return null
  const read = event.safeParse(parsed(body))
  if (!read.success) throw new Refusal('malformed_body')
  const { type, data } = read.data
  return { id: `${onlinePrefix}${id}`, type, paymentId: `${onlinePrefix}${data.id}` }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
