import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSecrets } from '../../server/config/secrets.ts'
import { type OpenDatabase, openDatabase } from '../../server/database/database.ts'
import { type Jobs, openJobs } from '../../server/jobs/boss.ts'
import { startPostgres } from '../../server/local/postgres.ts'
import { isAlive } from '../../server/local/process-stamp.ts'
import { openLog } from '../../server/telemetry/log.ts'
import { addTestPart } from '../orders.fixture.ts'
import {
  neighboursOf,
  type ShopProcess,
  type Start,
  startShopProcess,
  waitFor,
} from '../shop-process.fixture.ts'
import { stillPort } from '../start/still-port.fixture.ts'
import { confirmEmail, signUp, type TestUser } from '../test-user.ts'
import { type Control, controlOf } from './control.ts'
import { type History, openHistory } from './history.ts'

export type FaultShop = Awaited<ReturnType<typeof openFaultShop>>
type Options = {
  dataDir?: string
  environment?: Record<string, string>
  /** The database without what stands between it and the shop. */
  behindUrl?: string
}

/** What the shops of a run have logged, also those that it opened itself. */
export const logs: (() => string)[] = []

/**
 * The shop as a process of its own on a folder of its own, with its embedded PostgreSQL and its sandbox beside it, all
 * to be killed. The test's own connection goes past the shop. `dataDir` takes over a folder; else a fresh one is made.
 */
export async function openFaultShop({ dataDir, environment = {}, behindUrl }: Options = {}) {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'partwright-faults-')))
  const port = environment.PORT ?? String(await stillPort())
  const settings = {
    PORT: port,
    METRICS_PORT: '0',
    LOG_LEVEL: 'warn',
    LIMITS: 'off',
    PASSWORD_COST: '10',
    OPEN_ORDERS: '10000',
    SHIPPING_UNDO_SECONDS: '1',
    ...environment,
  }
  let running: ShopProcess | undefined
  let behind: { database: OpenDatabase; jobs: Jobs } | undefined
  let logged = ''
  const history: History = openHistory(path.join(folder, 'history.jsonl'))
  const now = () => {
    if (!running || !behind) throw new Error('the shop is not running')
    return { running, behind }
  }
  const start = async (more: Record<string, string> = {}, how: Start = {}) => {
    const started = performance.now()
    running = await startShopProcess(folder, { ...settings, ...more }, how)
    const ms = performance.now() - started
    behind ??= await openBehind(behindUrl ?? (await embeddedUrl(folder)))
    return ms
  }
  const letGo = async () => {
    await behind?.database.close()
    behind = undefined
  }
  const end = async (signal: NodeJS.Signals) => {
    const ended = await now().running.end(signal)
    logged += running?.output() ?? ''
    running = undefined
    // its database stops with it, and the next start takes another port
    if (signal !== 'SIGKILL') await letGo()
    return ended
  }
  const log = () => logged + (running?.output() ?? '')
  logs.push(log)
  const loads = new Set<() => Promise<void>>()
  const close = async () => {
    // a run that broke off left its buyers behind
    await Promise.all([...loads].map((stop) => stop()))
    if (running) await end('SIGTERM')
    await letGo()
    await stopNeighbours(folder)
    if (!dataDir) await rm(folder, { recursive: true, force: true })
  }
  try {
    await start()
  } catch (error) {
    await close()
    throw error
  }
  return {
    dataDir: folder,
    /** What is stopped before the folder goes. */
    loads,
    history,
    url: `http://localhost:${port}`,
    get sql() {
      return now().behind.database.sql
    },
    get database() {
      return now().behind.database
    },
    get enqueue() {
      return now().behind.jobs.enqueue
    },
    get control(): Control {
      return controlOf(folder)
    },
    secretKey: readSecrets(folder).cardsSecretKey,
    /** The address of its database, past the shop. */
    databaseUrl: () => embeddedUrl(folder),
    /** Everything that its processes wrote. */
    log,
    pid: () => now().running.child.pid!,
    /** Whether the process is there. */
    isRunning: () => running !== undefined && isAlive(running.child.pid!),
    /** Waits for the process to end by itself; answers its exit code. */
    ended: async () => {
      const { child } = now().running
      await waitFor(() => child.exitCode !== null || child.signalCode !== null, 30_000)
      logged += running?.output() ?? ''
      running = undefined
      return child.exitCode
    },
    start,
    end,
    /** From now on that process is the shop; answers the one that was. */
    handOver: (next: ShopProcess): ShopProcess => {
      const { running: before } = now()
      logged += before.output()
      running = next
      return before
    },
    /** What its process was given besides the folder. */
    settings,
    close,
    /** The process of the embedded PostgreSQL, 0 when there is none. */
    postmaster: async () => (await neighboursOf(folder)).postgres,
    buyers: (count: number): Promise<TestUser[]> =>
      Promise.all(
        Array.from({ length: count }, async (_, at) => {
          const buyer = await signUp(now().running.url, `Buyer ${at}`)
          await confirmEmail(now().behind.database.sql, buyer)
          return buyer
        }),
      ),
    part: (part: Parameters<typeof addTestPart>[1] = {}) =>
      addTestPart({ database: now().behind.database }, part),
  }
}

/** Connections past the shop: to look, and to queue jobs that the clock would only bring in minutes. */
async function openBehind(url: string) {
  const database = openDatabase(url, { connections: 4 })
  return { database, jobs: await openJobs(database, openLog('silent'), false) }
}

async function embeddedUrl(dataDir: string): Promise<string> {
  const { url, adopted } = await startPostgres(dataDir, readSecrets(dataDir).databasePassword)
  if (!adopted) throw new Error('the shop’s embedded PostgreSQL does not run')
  return url
}

/** Stops what a killed shop left running. */
export async function stopNeighbours(dataDir: string): Promise<void> {
  const { postgres, sandbox } = await neighboursOf(dataDir)
  for (const pid of [postgres, sandbox]) if (pid) process.kill(pid, 'SIGINT')
  await waitFor(() => ![postgres, sandbox].some((pid) => pid && isAlive(pid)), 30_000)
}
