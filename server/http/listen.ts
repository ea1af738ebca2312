import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { isAskedFor } from '../../contract/text/own-host.ts'
import { newId } from '../database/new-id.ts'
import { unasked } from '../requests/headers.ts'
import type { AnswerCache } from './answer-cache.ts'
import { cutRest } from './cut-rest.ts'
import { isAmbiguous } from './is-ambiguous.ts'
import { refuseBytes, refuseRequest } from './refuse-bytes.ts'

export type Listening = {
  port: number
  /**
   * Takes no new connections and lets what is under way finish, 10 s at most. Idle ones are closed, of all others the
   * next answer says that it is the last: nothing is taken that will not be answered.
   */
  stop: () => Promise<void>
}

/**
 * `cachedFirst` answers from the cache, or does otherwise; `isHttps`: callers come over it; `names`: what we are asked for
 * by, besides addresses and localhost.
 */
export type Http = Pick<Hono, 'fetch'> & {
  cachedFirst?: AnswerCache['answer']
  isHttps?: boolean
  names?: readonly string[]
}

const unknownHost =
  'This shop does not answer to the name in the Host header. Whoever runs it sets PUBLIC_URL or ALLOWED_HOSTS.\n'

/** How long a client is waited for, in milliseconds. */
const patience = {
  headers: 10_000,
  /** the whole request, its body too */
  request: 30_000,
  /** from the head of a request to the end of its answer, which some do not read */
  exchange: 120_000,
  /** between requests; above the 60 s of common proxies, so that it is the proxy that closes */
  idle: 65_000,
  /** how often headers and requests are looked at: they are cut that much later at most */
  look: 1_000,
}
export type Patience = typeof patience

/** Serves HTTP/1.1. Clients that are slow, or do not stop sending, are cut. Rejects when the port is taken. */
export async function listen(
  http: Http,
  port: number,
  host: string,
  waits: Patience = patience,
): Promise<Listening> {
  let isStopping = false
  /** The last answer on each connection. */
  const answers = new Map<Socket, ServerResponse>()
  const { isHttps = false, names } = http
  // callers ask by few names, and to look at one takes longer than to look it up
  const isOurs = new LRUCache<string, boolean>({
    max: 100,
    memoMethod: (asked) => isAskedFor(asked, names),
  })
  // host and target make no address: no call can be looked up. What goes wrong in a call is answered before this
  const errorHandler = () => new Response(null, { status: 400, headers: unasked(newId(), isHttps) })
  const answer = getRequestListener(http.fetch, { hostname: host, errorHandler })
  const server = createServer(
    {
      headersTimeout: waits.headers,
      requestTimeout: waits.request,
      keepAliveTimeout: waits.idle,
      connectionsCheckingInterval: waits.look,
      maxHeaderSize: 16 * 1024,
      // Node would answer without our headers
      requireHostHeader: false,
      // most requests have no body: Node makes no stream's events for them
      optimizeEmptyRequests: true,
    },
    (incoming, outgoing) => {
      if (isStopping) outgoing.shouldKeepAlive = false
      answers.set(incoming.socket, outgoing)
      if (isAmbiguous(incoming)) return refuseRequest(outgoing, 400, isHttps)
      const { host: asked } = incoming.headers
      // HTTP/1.0 may say none
      if (asked !== undefined && !isOurs.memo(asked))
        return refuseRequest(outgoing, 400, isHttps, unknownHost)
      const next = {
        answer: () => {
          next.wait()
          cutRest(incoming, outgoing)
          void answer(incoming, outgoing)
        },
        wait: () => {
          // Node's own timeout begins anew with every byte, also with empty lines before a next request
          const late = setTimeout(() => incoming.socket.destroy(), waits.exchange).unref()
          outgoing.once('close', () => clearTimeout(late))
        },
      }
      if (http.cachedFirst) http.cachedFirst(incoming, outgoing, next)
      else next.answer()
    },
  )
  server.on('clientError', refuseBytes(isHttps))
  server.on('checkExpectation', (_, outgoing) => refuseRequest(outgoing, 417, isHttps))
  server.on('connection', (socket: Socket) => socket.once('close', () => answers.delete(socket)))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: async () => {
      isStopping = true
      for (const outgoing of answers.values()) outgoing.shouldKeepAlive = false
      await stop(server)
    },
  }
}

async function stop(server: Server) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), 10_000)
  await closed
  clearTimeout(cut)
}
