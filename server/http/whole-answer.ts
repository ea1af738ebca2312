import type { ServerResponse } from 'node:http'

/**
 * An answer of status 200 as it goes over the wire. `head`: names and values in turn, the request's id at `idAt`, and at
 * `standingAt` where its caller stands, 0 where that is not said.
 */
export type WholeAnswer = {
  head: string[]
  idAt: number
  standingAt: number
  body: Buffer
  written: Written | null
}

/**
 * All of an answer in one piece, for callers who keep the connection. What changes has a place of fixed length in it: the
 * request's id at `idAt`, where the caller stands at `standingAt`, the date at `dateAt`, which is that of `second`. `body`
 * of the answer is its end.
 */
type Written = {
  bytes: Buffer
  idAt: number
  standingAt: number
  dateAt: number
  second: number
}

/** What Node keeps of a response: a head that is there already is not made. How long a connection may idle, in ms. */
type Inner = ServerResponse & {
  _header: string | null
  _headerSent: boolean
  _keepAliveTimeout: number
}

export const wholeAnswer = (head: string[], body: Buffer): WholeAnswer => ({
  head,
  idAt: head.indexOf('x-request-id') + 1,
  standingAt: head.indexOf('ratelimit') + 1,
  body,
  written: null,
})

export const sizeOf = ({ body, head }: WholeAnswer) => body.byteLength + 200 * head.length

/**
 * Sends it. Writing a head anew, each name and value checked, is a third of what Node does for an answer, and putting
 * head and body together a fifth, so to a caller who keeps the connection and waits for nothing before it the bytes go
 * as they were written the first time. A test compares them with what Node writes.
 */
export function sendWhole(
  outgoing: ServerResponse,
  answer: WholeAnswer,
  requestId: string,
  standing: string,
) {
  const { socket } = outgoing
  const isPlain = outgoing.shouldKeepAlive && outgoing.req.httpVersion === '1.1'
  // no socket: an answer before this one is still to come on the connection; not writable: nobody reads any more
  if (!isPlain || !socket?.writable) {
    const own = answer.head.slice()
    own[answer.idAt] = requestId
    if (answer.standingAt > 0) own[answer.standingAt] = standing
    outgoing.writeHead(200, own).end(answer.body)
    return
  }
  const inner = outgoing as Inner
  answer.written ??= writeOut(answer, inner._keepAliveTimeout)
  const { written } = answer
  inner._header = 'written'
  inner._headerSent = true
  socket.write(filled(written, requestId, standing))
  // what the system did not take at once is read from these bytes later
  if (socket.writableLength > 0) written.bytes = Buffer.from(written.bytes)
  outgoing.end()
}

/** Longer than any standing is: blanks at the end of a field are none of its value (RFC 9110, 5.5). */
const standingLength = 32

/** As Node writes it; with the lines that it adds. */
function writeOut(answer: WholeAnswer, idleMs: number): Written {
  const { head, idAt, standingAt, body } = answer
  const values = head.with(standingAt, standingAt > 0 ? ' '.repeat(standingLength) : head[0]!)
  const linesOf = (from: number, to: number) => {
    let lines = ''
    for (let at = from; at < to; at += 2) lines += `${values[at]}: ${values[at + 1]}\r\n`
    return lines
  }
  /** Where a value begins. */
  const startOf = (at: number) =>
    first.length + linesOf(0, at - 1).length + `${values[at - 1]}: `.length
  const first = 'HTTP/1.1 200 OK\r\n'
  const beforeDate = `${first}${linesOf(0, head.length)}Date: `
  const idle = `Keep-Alive: timeout=${Math.floor(idleMs / 1_000)}`
  const whole = `${beforeDate}${dateOf(0)}\r\nConnection: keep-alive\r\n${idle}\r\n\r\n`
  const bytes = Buffer.concat([Buffer.from(whole, 'latin1'), body])
  answer.body = bytes.subarray(whole.length)
  return {
    bytes,
    idAt: startOf(idAt),
    standingAt: standingAt > 0 ? startOf(standingAt) : 0,
    dateAt: beforeDate.length,
    second: 0,
  }
}

const dateOf = (second: number) => new Date(second * 1_000).toUTCString()

/** What changes, in its places. */
function filled(written: Written, requestId: string, standing: string): Buffer {
  const { bytes, idAt, standingAt, dateAt } = written
  bytes.write(requestId, idAt, 'latin1')
  if (standingAt > 0) bytes.write(standing.padEnd(standingLength), standingAt, 'latin1')
  const second = Math.floor(Date.now() / 1_000)
  if (second !== written.second) bytes.write(dateOf(second), dateAt, 'latin1')
  written.second = second
  return bytes
}
