import { type ServerResponse, STATUS_CODES } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './control/faults.ts'

/**
 * Lets a fault strike one HTTP answer. Answers whether the request may go on to have its effect:
 * false when the fault has answered, cut or silenced it. The `-after` kinds go on, and swallow the answer.
 * `body` writes a failed answer the way the stand-in's real service would (JSON).
 */
export async function interfere(
  fault: Fault | undefined,
  outgoing: ServerResponse,
  body: (status: number) => unknown = plainError,
): Promise<boolean> {
  switch (fault?.kind) {
    case undefined:
      return true
    case 'delay':
      await sleep(fault.ms ?? 0)
      return true
    case 'error':
      sendError(outgoing, fault.status ?? 500, body)
      return false
    case 'cut':
      outgoing.destroy()
      return false
    case 'hang':
      return false
    case 'error-after':
      swallow(outgoing, () => sendError(outgoing, fault.status ?? 500, body))
      return true
    case 'cut-after':
      swallow(outgoing, () => outgoing.destroy())
      return true
    case 'hang-after':
      swallow(outgoing, () => {})
      return true
    default:
      // The kinds of outgoing webhooks mean nothing to a request that came in.
      return true
  }
}

function plainError(status: number): unknown {
  return { error: 'server_error', error_description: STATUS_CODES[status] ?? 'Error' }
}

function sendError(outgoing: ServerResponse, status: number, body: (status: number) => unknown) {
  const text = JSON.stringify(body(status))
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name)
  outgoing.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
    ...(status === 429 || status === 503 ? { 'retry-after': '1' } : {}),
  })
  outgoing.end(text)
}

/** Takes the answer's bytes and throws them away; once it is complete, `then` happens instead. */
function swallow(outgoing: ServerResponse, then: () => void) {
  const { writeHead, write, end, flushHeaders } = outgoing
  outgoing.writeHead = () => outgoing
  outgoing.write = () => true
  outgoing.flushHeaders = () => {}
  outgoing.end = () => {
    Object.assign(outgoing, { writeHead, write, end, flushHeaders })
    then()
    return outgoing
  }
}
