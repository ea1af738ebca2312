import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { newId } from '../database/new-id.ts'
import { unasked } from '../requests/headers.ts'

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers bytes that are no request, or came too slowly to be one, and closes the connection: with the headers of every
 * answer, but no body, since nobody knows what was asked for.
 */
export const refuseBytes =
  (isHttps: boolean) => (error: Error & { code?: string }, socket: Duplex) => {
    // an answer that has begun would be garbled by another one: Node's own handler looks at the same field
    const { _httpMessage: begun } = socket as Duplex & { _httpMessage?: ServerResponse | null }
    if (socket.writable && !begun?.headersSent) {
      const status = statuses[error.code ?? ''] ?? 400
      const lines = Object.entries(last(isHttps)).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
    }
    socket.destroy()
  }

/** Answers a request of which nobody knows what it asks for, in the same way, with `words` that say what to do. */
export function refuseRequest(
  outgoing: ServerResponse,
  status: number,
  isHttps: boolean,
  words = '',
) {
  outgoing.writeHead(status, last(isHttps, words)).end(words)
}

const last = (isHttps: boolean, words = '') => ({
  ...unasked(newId(), isHttps),
  ...(words && { 'Content-Type': 'text/plain; charset=utf-8' }),
  'Content-Length': String(Buffer.byteLength(words)),
  Connection: 'close',
})
