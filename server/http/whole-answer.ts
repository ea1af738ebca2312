import type { ServerResponse } from 'node:http'

/**
 * An answer of status 200 as it goes over the wire. `head`: names and values in turn, the request's id at `idAt`;
 * `lines`: the same written out, up to the id and from behind it. `body` is bytes: as a text it would be put together with
 * the head and copied for each answer.
 */
export type WholeAnswer = {
  head: string[]
  idAt: number
  lines: [beforeId: string, afterId: string]
  body: Buffer
}

/** What Node keeps of a response: a head that is there already is not made. How long a connection may idle, in ms. */
type Inner = ServerResponse & { _header: string | null; _keepAliveTimeout: number }

export function wholeAnswer(head: string[], body: Buffer): WholeAnswer {
  const idAt = head.indexOf('x-request-id') + 1
  const linesOf = (from: number, to: number) => {
    let lines = ''
    for (let at = from; at < to; at += 2) lines += `${head[at]}: ${head[at + 1]}\r\n`
    return lines
  }
  const before = `HTTP/1.1 200 OK\r\n${linesOf(0, idAt - 1)}x-request-id: `
  const after = `\r\n${linesOf(idAt + 1, head.length)}`
  return { head, idAt, lines: [before, after], body }
}

export const sizeOf = ({ body, head, lines }: WholeAnswer) =>
  body.byteLength + 100 * head.length + lines[0].length + lines[1].length

/**
 * Sends it. Writing a head anew, each name and value checked, is a third of what Node does for an answer, so to a caller
 * who keeps the connection it goes as it was written the first time. A test compares it with what Node writes.
 */
export function sendWhole(outgoing: ServerResponse, answer: WholeAnswer, requestId: string) {
  if (outgoing.shouldKeepAlive && outgoing.req.httpVersion === '1.1') {
    const [before, after] = answer.lines
    const inner = outgoing as Inner
    inner._header = before + requestId + after + lastLines(inner._keepAliveTimeout)
  } else {
    const own = answer.head.slice()
    own[answer.idAt] = requestId
    outgoing.writeHead(200, own)
  }
  outgoing.end(answer.body)
}

/** The last lines of a head, as Node writes them; of one second they are written once. */
const lastLines = (() => {
  let second = 0
  let date = ''
  return (idleMs: number) => {
    const now = Math.floor(Date.now() / 1_000)
    if (now !== second) date = new Date(now * 1_000).toUTCString()
    second = now
    return `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(idleMs / 1_000)}\r\n\r\n`
  }
})()
