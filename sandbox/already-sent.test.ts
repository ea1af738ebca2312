import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, test, vi } from 'vitest'

test('what is never answered hangs, also when a server was there first', async () => {
  // replaces Response, as the shop does when it listens
  getRequestListener(() => new Response())
  vi.resetModules()
  const { alreadySent } = await import('./already-sent.ts')
  const server = createServer(getRequestListener(() => alreadySent)).listen(0, '127.0.0.1')
  try {
    await vi.waitUntil(() => server.listening)
    const { port } = server.address() as AddressInfo
    const asked = fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(100) })
    await expect(asked).rejects.toThrow(/timeout/)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
