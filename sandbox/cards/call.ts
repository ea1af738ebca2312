import type { CardEvent } from './events.ts'
import type { Params } from './params.ts'
import type { Store } from './store.ts'

/** One API request as a use case sees it. It runs inside one transaction of the store. */
export type Call = {
  store: Store
  /** The id in the path, or an empty string. */
  id: string
  params: Params
  caller: 'secret' | 'publishable'
  requestId: string
  idempotencyKey: string | null
  /** The version whose form events take; the installed SDK's. */
  apiVersion: string
  /** Puts an event's webhook on the way. */
  enqueue: (event: CardEvent) => void
}

/** What a use case answers: 200, or 402 for a card that was declined. */
export type Answer = { status: number; body: object }

export const ok = (body: object): Answer => ({ status: 200, body })
