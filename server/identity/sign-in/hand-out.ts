import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Hands documents out on the loopback address, for a library that reads what it needs from an address and would follow
 * redirects there: it gets what was examined, and asks nobody else. `close` when it has read them.
 */
export async function handOut(documents: object[]) {
  const texts = documents.map((document) => JSON.stringify(document))
  const server = createServer((request, response) => {
    const text = texts[Number(request.url?.slice(1))]
    response.writeHead(text ? 200 : 404, { 'content-type': 'application/json' }).end(text ?? '{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    addresses: texts.map((_, at) => `http://127.0.0.1:${port}/${at}`),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
