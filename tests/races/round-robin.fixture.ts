import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type RoundRobin = {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  url: string
  /** From now on the requests go round these instances. */
  lead: (instances: string[]) => void
  /** How many requests each instance was given. */
  served: () => number[]
  stop: () => Promise<void>
}

/** Says which address a request came from: all callers of a test share the loopback address. */
export const callerHeader = 'x-test-caller'

/**
 * A proxy that gives each request to the next of the instances, whatever connection it came on; connections are kept on
 * both sides. As proxies do, it appends the caller's address to what the caller itself says in X-Forwarded-For: the one
 * in callerHeader, else one that nobody else has, so that only what is tested is limited.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  let targets: URL[] = []
  let served: number[] = []
  let turn = 0
  // as proxies are set up, it closes an idle connection long before the shop does: no request meets its end
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 20_000 })
  const server = createServer((incoming, outgoing) => {
    const at = turn % targets.length
    turn += 1
    served[at] = (served[at] ?? 0) + 1
    incoming.headers[callerHeader] ??= `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
    forward(agent, targets[at], incoming, outgoing)
  })
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead: (instances) => {
      targets = instances.map((instance) => new URL(instance))
      served = targets.map(() => 0)
    },
    served: () => [...served],
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      agent.destroy()
      await closed
    },
  }
}

function forward(
  agent: Agent,
  to: URL | undefined,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const refuse = (words: string) =>
    outgoing.headersSent
      ? outgoing.destroy()
      : outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(words)
  if (!to) return refuse('proxy: nobody is there')
  const { method, url: path, headers } = incoming
  const { [callerHeader]: caller, ...passed } = headers
  const forwarded = [headers['x-forwarded-for'], caller].filter(Boolean).join(', ')
  const { hostname, port } = to
  const onward = request(
    {
      agent,
      hostname,
      port,
      method,
      path,
      headers: { ...passed, 'x-forwarded-for': forwarded },
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  onward.once('error', (error) => refuse(`proxy: ${error.message}`))
  return incoming.pipe(onward)
}
