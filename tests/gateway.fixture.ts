import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stillPort } from './start/still-port.fixture.ts'

const program = path.join(import.meta.dirname, '../examples/payment-method/gateway.ts')

export type TestGateway = Awaited<ReturnType<typeof makeGateway>>

/** The example of a payment gateway, for a shop that is opened with its settings and told to it afterwards. */
export async function makeGateway() {
  const port = await stillPort()
  const folder = mkdtempSync(path.join(tmpdir(), 'partwright-gateway-'))
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined
  const stop = async () => {
    if (!child || child.exitCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  return {
    url,
    secret,
    settings: {
      GATEWAY_URL: url,
      GATEWAY_SECRET: secret,
      GATEWAY_MODE: 'test',
      GATEWAY_LABEL: 'PayPal or iDEAL',
    },
    /** Starts it, or once more: it knows what it knew. */
    start: async (shopUrl: string) => {
      child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
        cwd: folder,
        env: { PORT: String(port), GATEWAY_SECRET: secret, SHOP_URL: shopUrl },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await once(child.stdout!, 'data')
    },
    stop,
    /** What whoever pays says on the gateway's page; answers where it sends them. */
    decide: async (page: string, outcome: 'pay' | 'later' | 'refuse' | 'back') => {
      const body = new URLSearchParams({ outcome })
      const sent = await fetch(page, { method: 'POST', redirect: 'manual', body })
      return sent.headers.get('location')
    },
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
