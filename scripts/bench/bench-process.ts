import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readSecrets } from '../../server/config/secrets.ts'
import { neighboursOf } from '../../tests/shop-process.fixture.ts'
import { stillPort } from '../../tests/start/still-port.fixture.ts'
import { loadCore, pin, pinAll, shopCore } from './drive.ts'

export type BenchProcess = {
  url: string
  port: number
  pid: number
  databaseUrl: string
  /** From its start until it said that it is open, in milliseconds. */
  startMs: number
  stop: () => Promise<void>
}

/** As behind a proxy that names the caller, so that limits count, and with everything logged. */
const asInUse = { TRUSTED_PROXIES: '1', METRICS_PORT: '0', LOG_LEVEL: 'info', PASSWORD_COST: '14' }

/**
 * Starts the shop's process as `npm start` does, its log into a file of the data folder. It has a core of its own;
 * the PostgreSQL of the data folder is on the other one, beside the load. Without a core (null) both take any.
 */
export async function startBenchProcess(
  dataDir: string,
  environment: Record<string, string> = {},
  core: number | null = shopCore,
): Promise<BenchProcess> {
  const root = path.join(import.meta.dirname, '../..')
  const log = await open(path.join(dataDir, 'bench.log'), 'a')
  const port = await stillPort()
  const from = performance.now()
  const main = [
    '--disable-warning=ExperimentalWarning',
    '--max-semi-space-size=8',
    '--expose-gc',
    path.join(root, 'build/server/main.js'),
  ]
  const child = spawn(process.execPath, main, {
    env: {
      PATH: '/usr/bin:/bin',
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      MALLOC_ARENA_MAX: '2',
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: 'off',
      ...asInUse,
      ...environment,
    },
    stdio: ['ignore', log.fd, 'pipe'],
  })
  let said = ''
  for await (const chunk of child.stderr!.iterator({ destroyOnReturn: false })) {
    said += chunk
    if (said.includes('Ctrl-C')) break
  }
  const startMs = performance.now() - from
  await log.close()
  if (!said.includes('Ctrl-C')) throw new Error(`the shop did not open:\n${said}`)
  child.stderr!.resume()
  if (core !== null) {
    pin(child.pid!, core)
    const { postgres } = await neighboursOf(dataDir)
    if (postgres) pinAll(postgres, loadCore)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid!,
    startMs,
    databaseUrl: environment.DATABASE_URL ?? (await databaseUrl(dataDir)),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
  }
}

async function databaseUrl(dataDir: string): Promise<string> {
  const pid = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  const { databasePassword } = readSecrets(dataDir)
  return `postgres://partwright:${databasePassword}@127.0.0.1:${Number(pid.split('\n')[3])}/partwright`
}
