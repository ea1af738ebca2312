import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isAskedFor } from '../../../contract/text/own-host.ts'
import type { Log } from '../log.ts'
import { metrics } from '../metrics.ts'

const unknownHost =
  'Ask by an address or by localhost, or set METRICS_HOST to the name that is asked for.\n'

/**
 * Serves /metrics on an address and port of its own; port 0 serves none. `figures`: what is told besides the process's own.
 * Only who asks by an address, as localhost or by the very name of METRICS_HOST is answered. A port that another program
 * has is told and no fault; an address that this machine does not have is.
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  figures: () => Promise<string>,
  log: Log,
): Promise<{ stop: () => Promise<void> }> {
  if (port === 0) return { stop: async () => {} }
  const server = createServer((request, response) => {
    if (!isAskedFor(request.headers.host, [host])) return response.writeHead(400).end(unknownHost)
    void answer(request, response, figures).catch((error: unknown) => {
      log.error({ err: error }, 'the metrics could not be told')
      response.writeHead(500).end()
    })
  })
  const fault = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve)
    server.listen(port, host, () => resolve(null))
  })
  if (fault?.code === 'EADDRINUSE') log.warn({ host, port }, 'no metrics: METRICS_PORT is taken')
  else if (fault)
    throw new Error(
      `METRICS_HOST ${host} cannot be listened on (${fault.code}): set it to an address of this machine, or to a name of one`,
    )
  return {
    stop: async () => {
      if (fault) return
      const stopped = new Promise((resolve) => server.close(resolve))
      // scrapers keep their connections
      server.closeIdleConnections()
      await stopped
    },
  }
}

async function answer(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  figures: () => Promise<string>,
) {
  if (url.split('?')[0] !== '/metrics') return response.writeHead(404).end()
  if (method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end()
  const text = `${await metrics.metrics()}\n${await figures()}`
  response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
}
