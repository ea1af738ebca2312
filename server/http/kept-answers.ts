import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { calls } from '../../contract/calls.ts'
import { newRequestId } from '../database/new-id.ts'
import { incomingAddressOf } from '../requests/address.ts'
import type { AskSnapshot } from '../requests/ask-together.ts'
import type { Limits } from '../requests/limits/limits.ts'
import { type Standing, standingField } from '../requests/limits/standing.ts'
import type { Shop } from '../shop.ts'
import { beginTrace } from '../telemetry/trace/trace.ts'
import { tellRequest } from './tell-request.ts'
import { sendWhole, sizeOf, type WholeAnswer, wholeAnswer } from './whole-answer.ts'

/** What is the same for everybody who asks so. */
type Kept = {
  call: string
  answer: WholeAnswer
  /** Shown until then, by performance.now(); of a list only as long as the database's snapshot is the same. */
  until: number
  snapshot: string
}
/** A request to be answered from what is kept. `started`: by performance.now(). */
type Sending = {
  /** Of a list: where its caller stands, once they were counted. */
  standing?: Standing
  incoming: IncomingMessage
  outgoing: ServerResponse
  next: Next
  started: number
}
type Offered = [response: Response, call: string, until: number | null]
/** A list or page that is being made: who waits for it, and whether they came before it was begun. */
type Making = { key: string; snapshot: string; begun: number; waiting: (() => void)[] }
/** What else is done with a request: it is answered each time, or its answer is not out yet and is waited for. */
export type Next = { answer: () => void; wait: () => void }

const maxKept = 64 * 1024 * 1024
/** The calls that say the same to everybody until something is written, and that many ask alike. */
const alike = new Set(
  [calls.listParts, calls.getPartFacets, calls.suggestParts].map(({ path }) => `/api${path}`),
)
/** A list is made anew after so long, since what it says of a sample may change without a write. */
const listMs = 60_000
/** Who asks for a longer address is answered each time. */
const longestKept = 1_000
/** What narrows an answer to one caller, or says that more is coming. */
const particular = ['if-none-match', 'content-length', 'transfer-encoding', 'expect', 'upgrade']

export type KeptAnswers = ReturnType<typeof keepAnswers>

/**
 * Whole answers, kept as bytes and sent without going through the calls again, each with its own request id, counted
 * against the limits, measured and logged as any other. A page is as fresh as it says itself. A list, with what narrows
 * it and what is suggested for it, is what the database would say now, which is asked once for everybody who waits
 * (`ask-together.ts`); when it is not, it is made once for all of them.
 */
export function keepAnswers(shop: Shop, limits: Limits, askSnapshot: AskSnapshot) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxKept,
    sizeCalculation: ({ answer }, key) => sizeOf(answer) + key.length,
  })
  const makings = new Map<string, Making>()
  const made = new WeakMap<IncomingMessage, Making>()
  let clock = 0

  function answer(incoming: IncomingMessage, outgoing: ServerResponse, next: Next) {
    const key = keyOf(incoming)
    if (key === null) return next.answer()
    const started = performance.now()
    const sending: Sending = { incoming, outgoing, next, started }
    if (key.startsWith('/')) return answerList(key, sending)
    answerPage(key, sending)
  }

  function answerPage(key: string, sending: Sending) {
    const page = kept.get(key)
    if (isFresh(page)) return send(shop, page, sending)
    const making = makings.get(key)
    if (making) making.waiting.push(() => answerPage(key, sending))
    else if (page) make(key, '', sending)
    // what was never kept may be anything: nobody waits for it
    else sending.next.answer()
  }

  function answerList(key: string, sending: Sending) {
    const { incoming, next, started } = sending
    const came = ++clock
    const count = (list: Kept) => {
      try {
        limits.countRequest(incomingAddressOf(shop.config, incoming), (standing) => {
          sending.standing = standing
        })
      } catch {
        // counted and refused there
        return next.answer()
      }
      send(shop, list, sending)
    }
    const look = (snapshot: string | null) => {
      if (snapshot === null) return next.answer()
      const list = kept.get(key)
      if (list?.snapshot === snapshot && list.until > started) return count(list)
      const making = makings.get(key)
      if (!making) return make(key, snapshot, sending)
      making.waiting.push(() => {
        const newer = kept.get(key)
        if (newer && (newer.snapshot === snapshot || making.begun > came)) count(newer)
        else if (making.begun > came) next.answer()
        else look(snapshot)
      })
    }
    askSnapshot(look)
  }

  function make(key: string, snapshot: string, { incoming, outgoing, next }: Sending) {
    const making: Making = { key, snapshot, begun: ++clock, waiting: [] }
    makings.set(key, making)
    made.set(incoming, making)
    kept.delete(key)
    outgoing.once('close', () => finish(making))
    next.answer()
  }

  function finish(making: Making) {
    if (makings.get(making.key) !== making) return
    makings.delete(making.key)
    for (const again of making.waiting) again()
  }

  /**
   * Takes every answer that goes out over a connection, with all its headers, and keeps it if that may be; answers the
   * same one. `until`: of a page.
   */
  async function offer(incoming: IncomingMessage | undefined, ...offered: Offered) {
    const making = incoming && made.get(incoming)
    try {
      return incoming ? await keep(incoming, making, ...offered) : offered[0]
    } finally {
      if (making) finish(making)
    }
  }

  async function keep(
    incoming: IncomingMessage,
    making: Making | undefined,
    ...[response, call, until]: Offered
  ): Promise<Response> {
    const key = making?.key ?? (until ? keyOf(incoming) : null)
    if (!key || response.status !== 200) return response
    const bytes = Buffer.from(await response.arrayBuffer())
    const headers = new Headers(response.headers)
    headers.set('Content-Length', String(bytes.byteLength))
    const answer = wholeAnswer([...headers].flat(), bytes)
    const shown = until ?? performance.now() + listMs
    kept.set(key, { ...{ call, answer, until: shown }, snapshot: making?.snapshot ?? '' })
    return new Response(bytes, { status: 200, headers })
  }

  return { answer, offer }
}

const isFresh = (page: Kept | undefined): page is Kept =>
  page !== undefined && page.until > performance.now()

/** Under what an answer to this is kept: calls by their address, pages also by what decides their form. Null: not. */
function keyOf(incoming: IncomingMessage): string | null {
  const { method, url = '', headers } = incoming
  if (method !== 'GET' || url.length > longestKept) return null
  for (const name of particular) if (headers[name] !== undefined) return null
  if (url.startsWith('/api/')) return alike.has(url.replace(/\?.*$/, '')) ? url : null
  return `${headers.accept ?? ''}\n${headers['accept-encoding'] ?? ''}\n${url}`
}

function send(shop: Shop, { call, answer }: Kept, sending: Sending) {
  const { incoming, outgoing, next, started, standing } = sending
  const requestId = newRequestId()
  sendWhole(outgoing, answer, requestId, standing ? standingField([standing]) : '')
  if (!outgoing.writableFinished) next.wait()
  const trace = beginTrace(requestId, incoming.headers.traceparent)
  tellRequest(shop, started, { requestId, trace, call, method: incoming.method!, status: 200 })
}
