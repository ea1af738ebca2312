import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * An answer of status 200. `head`: names and values in turn, the request's id at `idAt`, and at `standingAt` where its
 * caller stands, 0 where that is not said. `ofBody`: the names that say something of the body alone.
 */
export type CachedAnswer = {
  head: readonly string[]
  idAt: number
  standingAt: number
  etag: string | null
  ofBody: readonly string[]
  body: Buffer
}

const isOfBody = (name: string) => /^content-(type|length|encoding)$/.test(name)

export function cachedAnswer(head: string[], body: Buffer): CachedAnswer {
  const names = head.filter((_, at) => at % 2 === 0)
  const etagAt = head.indexOf('etag') + 1
  return {
    head,
    body,
    idAt: head.indexOf('x-request-id') + 1,
    standingAt: head.indexOf('ratelimit') + 1,
    etag: etagAt > 0 ? head[etagAt]! : null,
    ofBody: names.filter(isOfBody),
  }
}

export const sizeOf = ({ body, head }: CachedAnswer) => body.length + 200 * head.length

/** Whether the caller says that it has this already (RFC 9110, 13.1.2). */
export const isKnown = ({ headers }: IncomingMessage, { etag }: CachedAnswer) =>
  etag !== null &&
  (headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ??
    false)

/** Sends it, or says that the caller has it; answers which status that was. */
export function sendCached(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: CachedAnswer,
  requestId: string,
  standing: string,
): 200 | 304 {
  const head = answer.head.slice()
  head[answer.idAt] = requestId
  if (answer.standingAt > 0) head[answer.standingAt] = standing
  if (!isKnown(incoming, answer)) {
    outgoing.writeHead(200, head).end(answer.body)
    return 200
  }
  const ofBody = new Set(answer.ofBody)
  const known = head.filter((_, at) => !ofBody.has(head[at - (at % 2)]!))
  outgoing.writeHead(304, known).end()
  return 304
}
