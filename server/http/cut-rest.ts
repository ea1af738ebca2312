import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * How much of a body is still taken after the answer to it, in bytes: more than any call takes, so that a file that came to
 * another call leaves its connection whole.
 */
export const restLimit = 24 * 1024 * 1024

/**
 * Cuts a client that goes on sending for too long after it was answered. Not at once: an answer is lost when the
 * connection ends while bytes are on their way.
 */
export function cutRest(incoming: IncomingMessage, outgoing: ServerResponse) {
  // before Node's own listener, which throws away what nobody has read from, however much that is, and tells nobody
  outgoing.prependOnceListener('finish', () => {
    if (incoming.complete) return
    const { socket } = incoming
    const before = socket.bytesRead
    const count = () => {
      if (socket.bytesRead - before <= restLimit) return
      incoming.off('data', count)
      socket.destroySoon()
    }
    incoming.on('data', count)
    incoming.read()
    incoming.resume()
  })
}
