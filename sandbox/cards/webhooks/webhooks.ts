import Stripe from 'stripe'
import type { Fault, Faults } from '../../control/faults.ts'
import type { CardEvent } from '../events.ts'
import type { Store } from '../store.ts'
import { createDeliveries, type Deliveries } from './deliveries.ts'

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
export class Webhooks {
  readonly deliveries: Deliveries
  readonly #store: Store
  readonly #faults: Faults
  readonly #address: Address
  readonly #active = new Map<number, Promise<boolean>>()
  readonly #stopping = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #awake = false

  constructor(store: Store, faults: Faults, address: Address) {
    this.#store = store
    this.#faults = faults
    this.#address = address
    this.deliveries = createDeliveries(store)
  }

  enqueue(event: CardEvent): void {
    const fault = this.#strike(event, (kind) => queueing.includes(kind))
    const now = Date.now()
    if (fault?.kind === 'silent') this.deliveries.add(event.id, 'silenced', now)
    else if (fault?.kind === 'reorder') this.deliveries.add(event.id, 'held', now)
    else if (fault?.kind === 'delay')
      this.deliveries.add(event.id, 'pending', now + (fault.ms ?? 0))
    else this.#add(event.id, fault ? (fault.times ?? 2) : 1, now)
  }

  /** Looks at the queue once the present turn is over, however often it is called in it. */
  wake(): void {
    if (this.#awake) return
    this.#awake = true
    setImmediate(() => {
      this.#awake = false
      this.#pump()
    })
  }

  /** Tries everything that is waiting once, now. */
  async flush(): Promise<{ delivered: number; failed: number }> {
    this.deliveries.hasten(Date.now())
    const waiting = this.deliveries.ids('pending')
    let delivered = 0
    for (let from = 0; from < waiting.length; from += parallel) {
      const batch = waiting.slice(from, from + parallel).map((id) => this.#send(id))
      delivered += (await Promise.all(batch)).filter(Boolean).length
    }
    this.wake()
    return { delivered, failed: waiting.length - delivered }
  }

  /** Puts further copies of an event on the way; false when there is no such event. */
  resend(event: string, copies = 1, delay = 0): boolean {
    if (!this.#store.find('event', event)) return false
    this.#add(event, copies, Date.now() + delay)
    this.wake()
    return true
  }

  /** Sends what a `silent` fault held back for ever; answers how many. */
  resendSilenced(): number {
    const silenced = this.deliveries.ids('silenced')
    for (const id of silenced) this.deliveries.release(id, Date.now())
    this.wake()
    return silenced.length
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    clearTimeout(this.#timer)
    await Promise.all(this.#active.values())
  }

  #add(event: string, copies: number, at: number): void {
    for (let copy = 0; copy < copies; copy += 1) this.deliveries.add(event, 'pending', at)
  }

  #strike(event: { type: string }, wanted: (kind: Fault['kind']) => boolean) {
    const current = this.#faults.list().webhooks
    if (!current || !wanted(current.kind)) return undefined
    const { pathname } = new URL(this.#address.url)
    return this.#faults.strike('webhooks', `POST ${pathname} ${event.type}`)
  }

  /** Sends what is due, and comes back when the next one is. */
  #pump(): void {
    clearTimeout(this.#timer)
    if (this.#stopping.signal.aborted) return
    void this.#releaseHeld()
    const now = Date.now()
    for (const id of this.deliveries.due(now, parallel + this.#active.size))
      if (this.#active.size < parallel && !this.#active.has(id))
        void this.#send(id).then(() => this.#pump())
    const next = this.deliveries.nextDue(now)
    const held = this.deliveries.anyHeld() ? now + 250 : null
    const at = Math.min(next ?? Infinity, held ?? Infinity)
    if (at === Infinity) return
    this.#timer = setTimeout(() => this.#pump(), Math.max(1, at - Date.now())).unref()
  }

  /** A batch that is complete, or whose fault is over, goes out newest first, one after the other. */
  async #releaseHeld(): Promise<void> {
    if (!this.deliveries.anyHeld()) return
    const fault = this.#faults.list().webhooks
    const held = this.deliveries.ids('held')
    if (fault?.kind === 'reorder' && held.length < (fault.times ?? 2)) return
    const batch = held.reverse()
    // Marked first, so that no other turn of the pump takes them; due late, so that a restart sends them all the same.
    for (const id of batch) this.deliveries.release(id, Date.now() + answerWithin)
    for (const id of batch) await this.#send(id)
  }

  #send(id: number): Promise<boolean> {
    const running = this.#active.get(id)
    if (running !== undefined) return running
    const sending = this.#attempt(id).finally(() => this.#active.delete(id))
    this.#active.set(id, sending)
    return sending
  }

  async #attempt(id: number): Promise<boolean> {
    if (this.#stopping.signal.aborted) return false
    const delivery = this.deliveries.find(id)
    if (delivery?.state !== 'pending') return false
    const event = JSON.parse(delivery.body) as CardEvent
    const fault = this.#strike(event, (kind) => !queueing.includes(kind))
    const unsent = fault && !fault.kind.endsWith('-after')
    const result = unsent ? '' : await this.#post(delivery.body)
    if (this.#stopping.signal.aborted) return false
    const taken = !fault && /^2\d\d$/.test(result)
    const pause = Math.min(1000 * 2 ** Math.min(delivery.attempts, 10), longestPause)
    const over = Date.now() - delivery.created * 1000 > giveUpAfter
    const state = taken ? 'delivered' : over ? 'abandoned' : 'pending'
    const met = fault ? `fault: ${fault.kind}` : result
    this.deliveries.settle(delivery, state, Date.now() + pause, met)
    return taken
  }

  /** The status of the shop's answer, or why there was none. */
  async #post(payload: string): Promise<string> {
    const { url, secret } = this.#address
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature,
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    }
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(answerWithin)])
    const request = { method: 'POST', redirect: 'manual', signal, headers, body: payload } as const
    try {
      const response = await fetch(url, request)
      await response.body?.cancel()
      return String(response.status)
    } catch (error) {
      return reason(error)
    }
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  if (error.name === 'TimeoutError') return `no answer in ${answerWithin / 1000} s`
  const cause = error.cause as { code?: string } | undefined
  return cause?.code ?? error.message
}
