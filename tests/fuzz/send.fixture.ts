import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** Above what any answer may take; the goal of two seconds is counted, and held to in the long run alone. */
export const guardMs = 30_000

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  ms: number
}

export type Sent = {
  method: string
  /** As it goes over the wire: no client tidies it up. */
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

/** Sends to that port of this machine; null when no answer came within the guard. */
export function createSender(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const send = (sent: Sent) =>
    new Promise<Answer | null>((resolve, reject) => {
      const started = performance.now()
      const { method, path, body } = sent
      const headers = { ...sent.headers, ...(body && { 'content-length': String(body.length) }) }
      const outgoing = request(
        { host: '127.0.0.1', port, agent, method, path, headers },
        (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.once('error', reject)
          incoming.once('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              body: Buffer.concat(chunks),
              ms: performance.now() - started,
            }),
          )
        },
      )
      outgoing.setTimeout(guardMs, () => {
        resolve(null)
        outgoing.destroy()
      })
      outgoing.once('error', reject)
      outgoing.end(body)
    })
  return { send, close: () => agent.destroy() }
}
