import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import Stripe from 'stripe'
import { alreadySent } from '../already-sent.ts'
import type { Fault, Faults } from '../control/faults.ts'
import { interfere } from '../interfere.ts'
import { ApiError, type ErrorBody } from './api-error.ts'
import type { Answer, Call } from './call.ts'
import { expand } from './expand.ts'
import type { Idempotency } from './idempotency.ts'
import type { Journal } from './journal.ts'
import { callerOf, type Keys } from './keys.ts'
import { type Params, parseParams } from './params.ts'
import { randomId } from './random-id.ts'
import type { Store } from './store.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

export type UseCase = (call: Call) => Answer
export type Api = {
  store: Store
  webhooks: Webhooks
  faults: Faults
  idempotency: Idempotency
  journal: Journal
  keys: Keys
}
type Asked = {
  method: string
  path: string
  /** The form of a POST, the query of a GET. */
  form: string
  authorization: string | undefined
  idempotencyKey: string | null
  id: string
  requestId: string
}
type Reply = { status: number; body: string; replayed?: boolean }

const largestForm = 65_536

/** One request: its fault, its idempotency key, its effect, its line in the journal. */
export async function serve(
  api: Api,
  c: Context,
  act: UseCase,
  browserMay: boolean,
): Promise<Response> {
  const asked = await read(c)
  let fault: Fault | undefined
  const reply = await exclusively(api.idempotency, asked.idempotencyKey, async () => {
    fault = api.faults.strike('cards', `${asked.method} ${asked.path}`)
    const { outgoing } = c.env as HttpBindings
    const goesOn = await interfere(fault, outgoing, faultBody)
    return goesOn ? answer(api, asked, act, browserMay) : undefined
  })
  const status = seen(fault, reply)
  api.journal.write({ ...asked, status, replayed: reply?.replayed ?? false })
  return reply ? respond(c, asked, reply) : alreadySent
}

async function read(c: Context): Promise<Asked> {
  const post = c.req.method === 'POST'
  const form = post ? await c.req.text() : new URL(c.req.url).search.slice(1)
  return {
    method: c.req.method,
    path: c.req.path,
    form,
    authorization: c.req.header('authorization'),
    idempotencyKey: (post && c.req.header('idempotency-key')) || null,
    id: c.req.param('id') ?? '',
    requestId: randomId('req_', 14),
  }
}

async function exclusively(
  idempotency: Idempotency,
  key: string | null,
  work: () => Promise<Reply | undefined>,
): Promise<Reply | undefined> {
  if (!key) return work()
  try {
    idempotency.begin(key)
  } catch (error) {
    return refusal(error)
  }
  try {
    return await work()
  } finally {
    idempotency.end(key)
  }
}

function answer(api: Api, asked: Asked, act: UseCase, browserMay: boolean): Reply {
  const key = asked.idempotencyKey
  const fingerprint = api.idempotency.fingerprint(asked.method, asked.path, asked.form)
  try {
    if (asked.form.length > largestForm)
      throw new ApiError(413, { type: 'invalid_request_error', message: 'Request too large' })
    const params = parseParams(asked.form)
    const caller = callerOf(api.keys, asked.authorization, params, browserMay)
    const kept = key === null ? undefined : api.idempotency.kept(key, fingerprint)
    if (kept) return { ...kept, replayed: true }
    const keep = (reply: Reply) => {
      if (key !== null) api.idempotency.keep(key, fingerprint, reply)
    }
    return perform(api, { ...asked, params, caller }, act, keep)
  } catch (error) {
    const reply = refusal(error)
    if (key !== null && error instanceof ApiError && error.executed)
      api.idempotency.keep(key, fingerprint, reply)
    return reply
  }
}

/** What a caller from outside the HTTP API (the control page) or from inside it wants done, in one transaction. */
export function perform(
  { store, webhooks }: Pick<Api, 'store' | 'webhooks'>,
  request: Pick<Call, 'id' | 'caller' | 'requestId' | 'idempotencyKey'> & {
    params: Params
    method: string
  },
  act: UseCase,
  keep: (reply: Reply) => void = () => {},
): Reply {
  const { id, caller, requestId, idempotencyKey, params } = request
  const call: Call = {
    store,
    id,
    params,
    caller,
    requestId,
    idempotencyKey,
    apiVersion: Stripe.API_VERSION,
    enqueue: (event) => webhooks.enqueue(event),
  }
  const run = (): Reply => {
    const { status, body } = act(call)
    const reply = { status, body: JSON.stringify(expand(store, params, body)) }
    keep(reply)
    return reply
  }
  if (request.method === 'GET') return run()
  const reply = store.transaction(run)
  webhooks.wake()
  return reply
}

function refusal(error: unknown): Reply {
  if (error instanceof ApiError)
    return { status: error.status, body: JSON.stringify({ error: error.body }) }
  process.stderr.write(`cards: ${error instanceof Error ? error.stack : String(error)}\n`)
  return { status: 500, body: JSON.stringify(faultBody()) }
}

const faultBody = (status = 500): { error: ErrorBody } => ({
  error: {
    type: status < 500 ? 'invalid_request_error' : 'api_error',
    message: 'An error occurred with our connection to the card provider.',
    ...(status === 429 ? { code: 'rate_limit' } : {}),
  },
})

/** The status that the caller got to see; 0 for none. */
function seen(fault: Fault | undefined, reply: Reply | undefined): number {
  if (fault?.kind.startsWith('error')) return fault.status ?? 500
  if (!reply || fault?.kind.endsWith('-after')) return 0
  return reply.status
}

function respond(c: Context, asked: Asked, reply: Reply): Response {
  c.header('request-id', asked.requestId)
  c.header('stripe-version', c.req.header('stripe-version') ?? Stripe.API_VERSION)
  c.header('cache-control', 'no-store')
  c.header('content-type', 'application/json')
  if (asked.idempotencyKey) c.header('idempotency-key', asked.idempotencyKey)
  if (reply.replayed) c.header('idempotent-replayed', 'true')
  if (reply.status === 409) c.header('stripe-should-retry', 'true')
  return c.body(reply.body, reply.status as 200)
}
