import Stripe from 'stripe'
import type { Fault, Faults } from '../control/faults.ts'
import { createDeliveries } from './deliveries.ts'
import type { CardEvent } from './events.ts'
import type { Store } from './store.ts'

export type Webhooks = ReturnType<typeof createWebhooks>

type Address = { url: string; secret: string }

const parallel = 8
const answerWithin = 10_000
const longestPause = 60_000
const giveUpAfter = 3 * 24 * 3600 * 1000
const queueing: readonly Fault['kind'][] = ['silent', 'delay', 'duplicate', 'reorder']

/**
 * Sends events to the shop, signed, at least once and in no promised order: after a refusal again in 1, 2, 4, … 60
 * seconds, for three days. `enqueue` belongs into the transaction of the event; the rest is called after it.
 */
export function createWebhooks(store: Store, faults: Faults, address: Address) {
  const deliveries = createDeliveries(store)
  const active = new Map<number, Promise<boolean>>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let awake = false

  function strike(event: { type: string }, wanted: (kind: Fault['kind']) => boolean) {
    const current = faults.list().webhooks
    if (!current || !wanted(current.kind)) return undefined
    return faults.strike('webhooks', `POST ${new URL(address.url).pathname} ${event.type}`)
  }

  function enqueue(event: CardEvent): void {
    const fault = strike(event, (kind) => queueing.includes(kind))
    const now = Date.now()
    if (fault?.kind === 'silent') deliveries.add(event.id, 'silenced', now)
    else if (fault?.kind === 'reorder') deliveries.add(event.id, 'held', now)
    else if (fault?.kind === 'delay') deliveries.add(event.id, 'pending', now + (fault.ms ?? 0))
    else
      for (let copy = 0; copy < (fault ? (fault.times ?? 2) : 1); copy += 1)
        deliveries.add(event.id, 'pending', now)
  }

  /** Sends what is due, and comes back when the next one is. */
  function pump(): void {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    void releaseHeld()
    const now = Date.now()
    for (const id of deliveries.due(now, parallel + active.size))
      if (active.size < parallel && !active.has(id)) void send(id).then(pump)
    const next = deliveries.nextDue(now)
    const held = deliveries.anyHeld() ? now + 250 : null
    const at = Math.min(next ?? Infinity, held ?? Infinity)
    if (at < Infinity) timer = setTimeout(pump, Math.max(1, at - Date.now())).unref()
  }

  /** A batch that is complete, or whose fault is over, goes out newest first, one after the other. */
  async function releaseHeld(): Promise<void> {
    if (!deliveries.anyHeld()) return
    const fault = faults.list().webhooks
    const held = deliveries.ids('held')
    if (fault?.kind === 'reorder' && held.length < (fault.times ?? 2)) return
    const batch = held.reverse()
    // Marked first, so that no other turn of the pump takes them; due late, so that a restart sends them all the same.
    for (const id of batch) deliveries.release(id, Date.now() + answerWithin)
    for (const id of batch) await send(id)
  }

  function send(id: number): Promise<boolean> {
    const running = active.get(id)
    if (running !== undefined) return running
    const sending = attempt(id).finally(() => active.delete(id))
    active.set(id, sending)
    return sending
  }

  async function attempt(id: number): Promise<boolean> {
    if (stopping.signal.aborted) return false
    const delivery = deliveries.find(id)
    if (delivery?.state !== 'pending') return false
    const event = JSON.parse(delivery.body) as CardEvent
    const fault = strike(event, (kind) => !queueing.includes(kind))
    const unsent = fault && !fault.kind.endsWith('-after')
    const result = unsent ? `fault: ${fault.kind}` : await post(delivery.body)
    if (stopping.signal.aborted) return false
    const taken = !fault && /^2\d\d$/.test(result)
    const pause = Math.min(1000 * 2 ** Math.min(delivery.attempts, 10), longestPause)
    const over = Date.now() - delivery.created * 1000 > giveUpAfter
    const state = taken ? 'delivered' : over ? 'abandoned' : 'pending'
    deliveries.settle(delivery, state, Date.now() + pause, fault ? `fault: ${fault.kind}` : result)
    return taken
  }

  async function post(payload: string): Promise<string> {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: address.secret })
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(answerWithin)])
    try {
      const response = await fetch(address.url, {
        method: 'POST',
        redirect: 'manual',
        signal,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
      })
      await response.body?.cancel()
      return String(response.status)
    } catch (error) {
      return reason(error)
    }
  }

  return {
    enqueue,
    deliveries,
    /** Looks at the queue once the present turn is over, however often it is called in it. */
    wake(): void {
      if (awake) return
      awake = true
      setImmediate(() => {
        awake = false
        pump()
      })
    },
    /** Tries everything that is waiting once, now. */
    async flush(): Promise<{ delivered: number; failed: number }> {
      deliveries.hasten(Date.now())
      const waiting = deliveries.ids('pending')
      let delivered = 0
      for (let from = 0; from < waiting.length; from += parallel) {
        const batch = waiting.slice(from, from + parallel).map(send)
        delivered += (await Promise.all(batch)).filter(Boolean).length
      }
      pump()
      return { delivered, failed: waiting.length - delivered }
    },
    /** Puts further copies of an event on the way; false when there is no such event. */
    resend(event: string, copies = 1, delay = 0): boolean {
      if (!store.find('event', event)) return false
      for (let copy = 0; copy < copies; copy += 1)
        deliveries.add(event, 'pending', Date.now() + delay)
      pump()
      return true
    },
    /** Sends what a `silent` fault held back for ever; answers how many. */
    resendSilenced(): number {
      const silenced = deliveries.ids('silenced')
      for (const id of silenced) deliveries.release(id, Date.now())
      pump()
      return silenced.length
    },
    async stop(): Promise<void> {
      stopping.abort()
      clearTimeout(timer)
      await Promise.all(active.values())
    },
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  if (error.name === 'TimeoutError') return `no answer in ${answerWithin / 1000} s`
  const cause = error.cause as { code?: string } | undefined
  return cause?.code ?? error.message
}
