import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { calls } from '../../contract/calls.ts'
import { manner } from '../../contract/words/manner.ts'
import { newRequestId } from '../database/new-id.ts'
import { secretIn } from '../identity/keys/secret.ts'
import { incomingAddressOf } from '../requests/address.ts'
import type { AskSnapshot } from '../requests/ask-together.ts'
import type { Limits } from '../requests/limits/limits.ts'
import { standingField } from '../requests/limits/standing.ts'
import type { Shop } from '../shop.ts'
import { keepUp } from '../shop-record/index.ts'
import { beginTrace } from '../telemetry/trace/trace.ts'
import { type CachedAnswer, cachedAnswer, isKnown, sendCached, sizeOf } from './cached-answer.ts'
import { tellRequest } from './tell-request.ts'

/**
 * What is the same for everybody who asks so, as long as the database's snapshot is the same. Until `freshUntil` it is shown
 * without asking for that: a page for a second, a list never. Until `until` it is shown at all. Both by performance.now().
 */
type Cached = {
  call: string
  answer: CachedAnswer
  snapshot: string | null
  freshUntil: number
  until: number
}
/** A request that may be answered from the cache. `started`: by performance.now(); `came`: by the cache's own clock. */
type Asked = {
  key: string
  incoming: IncomingMessage
  outgoing: ServerResponse
  next: Next
  started: number
  came: number
}
/** An answer that is being made: who waits for it, and when it was begun. */
type Making = { key: string; snapshot: string; begun: number; waiting: (() => void)[] }
/** What else is done with a request: it is answered each time, or its answer is not out yet and is waited for. */
export type Next = { answer: () => void; wait: () => void }
/** What a drawn page is of, and until when it is shown without asking. */
export type Drawn = { snapshot: string | null; freshUntil: number }

const maxCached = 64 * 1024 * 1024
/** The calls that say the same to everybody until something is written, and that many ask alike. */
const alike = new Set(
  [calls.listParts, calls.getPartFacets, calls.suggestParts, calls.suggestForBuild].map(
    ({ path }) => `/api${path}`,
  ),
)
/** A list is made anew after so long, since what it says of a sample may change without a write. */
const listMs = 60_000
/** Who asks for a longer address is answered each time. */
const longestCached = 1_000
/** What narrows an answer to one caller, or says that more is coming. */
const particular = ['content-length', 'transfer-encoding', 'expect', 'upgrade']

export type AnswerCache = ReturnType<typeof openAnswerCache>

/**
 * Whole answers, stored as bytes and sent without going through the calls again, each with its own request id, counted
 * against the limits, measured and logged as any other. A list, with what narrows it and what is suggested for it, is what
 * the database would say now, which is asked once for everybody who waits (`ask-together.ts`); a page may be a second old.
 * What is not stored, or of another snapshot, is made once for all who ask for it meanwhile. `freshMs`: so long a page is
 * shown without asking.
 */
export function openAnswerCache(
  shop: Shop,
  limits: Limits,
  askSnapshot: AskSnapshot,
  freshMs: number,
) {
  const cache = new LRUCache<string, Cached>({
    maxSize: maxCached,
    sizeCalculation: ({ answer }, key) => sizeOf(answer) + key.length,
  })
  const makings = new Map<string, Making>()
  const made = new WeakMap<IncomingMessage, Making>()
  let clock = 0

  function answer(incoming: IncomingMessage, outgoing: ServerResponse, next: Next) {
    const key = keyOf(incoming)
    if (key === null) return next.answer()
    void keepUp(shop)
    const asked = { key, incoming, outgoing, next, started: performance.now(), came: ++clock }
    const cached = cache.get(key)
    if (cached && cached.freshUntil > asked.started) return send(cached, asked)
    if (cached || isList(key)) return askSnapshot((snapshot) => look(asked, snapshot))
    const making = makings.get(key)
    if (!making) return make(asked, '')
    making.waiting.push(() => {
      const newer = cache.get(key)
      // what came of it may be no page: that is answered each time
      if (newer) send(newer, asked)
      else next.answer()
    })
  }

  function look(asked: Asked, snapshot: string | null) {
    const { key, next, started, came } = asked
    if (snapshot === null) return next.answer()
    const cached = cache.get(key)
    if (cached?.snapshot === snapshot && cached.until > started) {
      if (!isList(key)) cached.freshUntil = started + freshMs
      return send(cached, asked)
    }
    const making = makings.get(key)
    if (!making) return make(asked, snapshot)
    making.waiting.push(() => {
      const newer = cache.get(key)
      if (newer && (newer.snapshot === snapshot || making.begun > came)) send(newer, asked)
      else if (making.begun > came) next.answer()
      else look(asked, snapshot)
    })
  }

  function make({ key, incoming, outgoing, next }: Asked, snapshot: string) {
    const making: Making = { key, snapshot, begun: ++clock, waiting: [] }
    makings.set(key, making)
    made.set(incoming, making)
    cache.delete(key)
    outgoing.once('close', () => finish(making))
    next.answer()
  }

  function finish(making: Making) {
    if (makings.get(making.key) !== making) return
    makings.delete(making.key)
    for (const again of making.waiting) again()
  }

  function send({ call, answer: cached }: Cached, asked: Asked) {
    const { key, incoming, outgoing, next, started } = asked
    let standing = ''
    if (isList(key))
      try {
        limits.countRequest(incomingAddressOf(shop.config, incoming), (one) => {
          standing = standingField([one])
        })
      } catch {
        // counted and refused there
        return next.answer()
      }
    const requestId = newRequestId()
    const status = sendCached(incoming, outgoing, cached, requestId, standing)
    // what the kernel has taken already is waited for by nobody
    if (outgoing.writableLength > 0) next.wait()
    const trace = beginTrace(requestId, incoming.headers.traceparent)
    tellRequest(shop, started, { requestId, trace, call, method: incoming.method!, status })
  }

  /**
   * Takes every answer that goes out over a connection, with all its headers, and stores it if that may be; answers the
   * same one, or of a page that its caller has already, that it is so. `drawn`: of a page.
   */
  async function offer(
    incoming: IncomingMessage | undefined,
    response: Response,
    call: string,
    drawn: Drawn | undefined,
  ) {
    const making = incoming && made.get(incoming)
    try {
      return incoming ? await store(incoming, making, response, call, drawn) : response
    } finally {
      if (making) finish(making)
    }
  }

  async function store(
    incoming: IncomingMessage,
    making: Making | undefined,
    response: Response,
    call: string,
    drawn: Drawn | undefined,
  ): Promise<Response> {
    const key = making?.key ?? keyOf(incoming)
    if (key === null || response.status !== 200 || !(drawn || (making && isList(key))))
      return response
    const bytes = Buffer.from(await response.arrayBuffer())
    const headers = new Headers(response.headers)
    headers.set('Content-Length', String(bytes.byteLength))
    const whole = cachedAnswer([...headers].flat(), bytes)
    cache.set(key, {
      call,
      answer: whole,
      snapshot: drawn ? drawn.snapshot : (making?.snapshot ?? null),
      freshUntil: drawn?.freshUntil ?? 0,
      until: drawn ? Number.POSITIVE_INFINITY : performance.now() + listMs,
    })
    if (!isKnown(incoming, whole)) return new Response(bytes, { status: 200, headers })
    for (const name of whole.ofBody) headers.delete(name)
    return new Response(null, { status: 304, headers })
  }

  return { answer, offer }
}

/** What stands under an address alone; other keys are those of pages. */
const isList = (key: string) => key.startsWith('/')

/** Under what an answer to this is stored: calls by their address, pages also by what decides their form. Null: not. */
function keyOf(incoming: IncomingMessage): string | null {
  const { method, url = '', headers } = incoming
  // what was written in another manner is another answer
  const { locale } = manner()
  if (method !== 'GET' || url.length > longestCached) return null
  for (const name of particular) if (headers[name] !== undefined) return null
  // what a key may not is refused, also where anybody may without one
  if (secretIn(headers.authorization) !== null) return null
  if (!url.startsWith('/api/'))
    return `${locale}\n${headers.accept ?? ''}\n${headers['accept-encoding'] ?? ''}\n${url}`
  const isCached = alike.has(url.replace(/\?.*$/, '')) && !headers['if-none-match']
  return isCached ? `${url}\n${locale}` : null
}
