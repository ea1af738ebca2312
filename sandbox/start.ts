import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { isAskedFor } from '../contract/text/own-host.ts'
import { bank } from './bank/bank.ts'
import { cards } from './cards/cards.ts'
import { control } from './control/control.ts'
import { createFaults, type Faults } from './control/faults.ts'
import { home } from './home.ts'
import { identities } from './identities/identities.ts'
import { images } from './images/images.ts'
import { mailbox } from './mailbox/mailbox.ts'
import type { Provider, SandboxOptions } from './provider.ts'
import { receiver } from './receiver/receiver.ts'
import { vies } from './vies/vies.ts'

export type RunningSandbox = {
  /** `http://localhost:PORT`, without a slash at the end. */
  url: string
  port: number
  smtpPort: number
  faults: Faults
  stop: () => Promise<void>
}

/**
 * Starts every stand-in on 127.0.0.1; they answer when it resolves. Rejects when a port is taken (`EADDRINUSE`)
 * or the data folder cannot be written, and leaves nothing running then.
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  let answer: RequestListener = (_, outgoing) => {
    outgoing.writeHead(503, { 'retry-after': '1' }).end()
  }
  const server = createServer((incoming, outgoing) => answer(incoming, outgoing))
  // The issuer's name holds the port: so the port is bound before the stand-ins are made.
  const port = await listen(server, options.port)
  const url = `http://localhost:${port}`
  const faults = createFaults()
  const running: Provider[] = []
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= Promise.all(running.map((provider) => provider.stop())).then(() => close(server))
    return stopped
  }
  try {
    const { listener, smtpPort } = await compose(options, url, faults, running)
    answer = listener
    return { url, port, smtpPort, faults, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function compose(
  options: SandboxOptions,
  url: string,
  faults: Faults,
  running: Provider[],
): Promise<{ listener: RequestListener; smtpPort: number }> {
  const use = <P extends Provider>(provider: P): P => {
    running.push(provider)
    return provider
  }
  const cardProvider = use(await cards(options, faults))
  const issuer = use(await identities(options, () => url, faults))
  const imageHost = use(await images(options, () => url, faults))
  const mail = use(await mailbox(options, faults))
  const controls = use(control(cardProvider, faults))
  const events = use(receiver(options))
  const account = use(bank(options))
  const taxNumbers = use(vies(faults))
  const app = new Hono().route('/', home(options))
  const others = [imageHost, mail, controls, events, account, taxNumbers]
  for (const { routes } of [cardProvider, issuer, ...others]) app.route('/', routes)
  app.onError((error, c) => {
    process.stderr.write(`sandbox: ${c.req.method} ${c.req.path}: ${error.stack}\n`)
    return c.text('Internal error', 500)
  })
  const serve = getRequestListener(app.fetch)
  const names = [new URL(options.shopUrl).hostname]
  const listener: RequestListener = (incoming, outgoing) => {
    if (!isAskedFor(incoming.headers.host, names)) {
      outgoing.writeHead(400, { 'content-type': 'text/plain' })
      return outgoing.end('The Host header names none of this machine.')
    }
    if (!issuer.handle(incoming, outgoing)) void serve(incoming, outgoing)
  }
  return { listener, smtpPort: mail.smtpPort }
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
