import { createServer } from 'node:net'
import type { Config } from '../config/config.ts'
import { othersRun } from './instances.ts'
import { runningSandbox } from './sandbox.ts'

/** Ports that this start takes instead of the configured ones. */
export type Ports = { PORT?: string; SANDBOX_PORT?: string; SANDBOX_SMTP_PORT?: string }

const step = 10
const tries = 50

/**
 * Takes the configured port, or the next of a row when one of its four is taken, and says so. A second shop of the same
 * DATA_DIR shares the sandbox of the first. After a shop that was killed there, the port it had moved to comes first:
 * what it left running, its mails and its open pages speak of that address.
 */
export async function choosePorts(config: Config): Promise<Ports> {
  const left = runningSandbox(config.dataDir)
  const shared = left && othersRun(config.dataDir) ? left : null
  const before = !shared && left?.askedPort === config.port ? left.shopPort : undefined
  if (before && before !== config.port && (await isFree(before, config.host))) {
    process.stderr.write(`The shop that was killed had port ${before}: using it again.\n`)
    return { PORT: String(before) }
  }
  let taken: number | null = null
  for (let at = 0; at < tries; at += 1) {
    const port = config.port + at * step
    // the sandbox that a killed shop left on its own port is no stranger
    const ours = shared !== null || (at === 0 && left?.port === config.sandbox.port)
    const stranger = await firstTaken(port, config.sandbox.needed && !ours ? 4 : 1, config)
    taken ??= stranger
    if (stranger !== null) continue
    if (at > 0) process.stderr.write(`Port ${taken} is taken: using ${port}.\n`)
    return {
      ...(at > 0 ? { PORT: String(port) } : {}),
      ...(shared
        ? { SANDBOX_PORT: String(shared.port), SANDBOX_SMTP_PORT: String(shared.smtpPort) }
        : {}),
    }
  }
  throw new Error(`no free port from ${config.port} on: set PORT`)
}

async function firstTaken(first: number, count: number, config: Config): Promise<number | null> {
  for (let port = first; port < first + count; port += 1)
    if (!(await isFree(port, config.host))) return port
  return null
}

/** Whether nobody listens there, on the host's address or on any. */
async function isFree(port: number, host: string): Promise<boolean> {
  return await new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE') resolve(false)
      else reject(new Error(`HOST=${host}: one cannot listen there (${code})`))
    })
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
