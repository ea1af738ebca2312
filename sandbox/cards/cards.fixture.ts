import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import type { SandboxOptions } from '../provider.ts'
import { type RunningSandbox, startSandbox } from '../start.ts'

export const keys = {
  secretKey: 'sk_test_sandbox_secret',
  publishableKey: 'pk_test_sandbox_public',
  webhookSecret: 'whsec_sandbox_webhooks',
}

/** A server on a free port of 127.0.0.1. */
export async function serve(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Stands where the shop does: takes webhooks, checks their signature, and answers `status` in turn, then 200. */
export async function receiveWebhooks() {
  const received: Stripe.Event[] = []
  const statuses: number[] = []
  const waiting = new Set<() => void>()
  const { url, stop } = await serve((incoming, outgoing) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    incoming.on('end', () => {
      const signature = String(incoming.headers['stripe-signature'])
      received.push(Stripe.webhooks.constructEvent(body, signature, keys.webhookSecret))
      outgoing.writeHead(statuses.shift() ?? 200).end()
      for (const look of waiting) look()
    })
  })
  const until = (enough: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!enough()) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  return { url, stop, received, statuses, until, types: () => received.map(({ type }) => type) }
}

export const optionsFor = (dataDir: string, shopUrl: string): SandboxOptions => ({
  port: 0,
  smtpPort: 0,
  dataDir,
  shopUrl,
  cards: keys,
  identities: { clientId: 'shop', clientSecret: 'a-secret-of-the-shop-for-tests-only' },
  images: { key: 'image-key' },
})

export const clientOf = ({ port }: RunningSandbox, key: string = keys.secretKey) =>
  new Stripe(key, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: 60_000,
  })

/** A whole sandbox with a shop that takes webhooks; `restart` keeps its data. */
export async function startCards() {
  const dataDir = await mkdtemp(join(tmpdir(), 'partwright-cards-'))
  const shop = await receiveWebhooks()
  const options = optionsFor(dataDir, shop.url)
  let sandbox = await startSandbox(options)
  return {
    shop,
    dataDir,
    get sandbox() {
      return sandbox
    },
    get stripe() {
      return clientOf(sandbox)
    },
    /** The control API. */
    async control<T>(
      method: string,
      path: string,
      body?: unknown,
    ): Promise<{ status: number; body: T }> {
      const response = await fetch(`http://127.0.0.1:${sandbox.port}/control${path}`, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      return { status: response.status, body: (await response.json()) as T }
    },
    async restart() {
      await sandbox.stop()
      sandbox = await startSandbox(options)
    },
    async stop() {
      await sandbox.stop()
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
