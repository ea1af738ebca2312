import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

export type Listening = {
  port: number
  /** Takes no new connections, lets what is under way finish (10 s at most), then closes the rest. */
  stop: () => Promise<void>
}

type Http = Pick<Hono, 'fetch'>

/**
 * Serves HTTP/1.1. Slow clients are cut: 10 s for the headers, 30 s for the whole request, 65 s idle (above the 60 s of
 * common proxies, so that it is the proxy that closes). Rejects when the port is taken.
 */
export async function listen(http: Http, port: number, host: string): Promise<Listening> {
  const server = await new Promise<Server>((resolve, reject) => {
    const started = serve(
      {
        fetch: http.fetch,
        port,
        hostname: host,
        serverOptions: {
          headersTimeout: 10_000,
          requestTimeout: 30_000,
          keepAliveTimeout: 65_000,
          maxHeaderSize: 16 * 1024,
        },
      },
      () => resolve(started as Server),
    )
    started.once('error', reject)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => stop(server),
  }
}

async function stop(server: Server) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), 10_000)
  await closed
  clearTimeout(cut)
}
