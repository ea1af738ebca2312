import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, inject } from 'vitest'
import { checkBooks } from '../../server/books/check-books.ts'
import { readSecrets } from '../../server/config/secrets.ts'
import { openDatabase } from '../../server/database/database.ts'
import { openJobs } from '../../server/jobs/boss.ts'
import { openLog } from '../../server/telemetry/log.ts'
import { shopSettings } from '../cluster/shop-settings.ts'
import { addTestPart } from '../orders.fixture.ts'
import { type ShopProcess, startShopProcess } from '../shop-process.fixture.ts'
import { stillPort } from '../start/still-port.fixture.ts'
import { confirmEmail, signUp, type TestUser } from '../test-user.ts'
import { checkInvariants, type History, untilQuiet } from './check-invariants.fixture.ts'
import { startRoundRobin } from './round-robin.fixture.ts'
import { full } from './run.fixture.ts'

export type TwoShops = Awaited<ReturnType<typeof openTwoShops>>

/**
 * Two instances of the shop, each a process with connections of its own, on one database and one DATA_DIR, behind a
 * round-robin proxy that is the shop's public address, the card provider's events included. Limits are on;
 * buyers may have many open orders.
 */
export async function openTwoShops() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'partwright-races-'))
  const { url: databaseUrl, drop } = await createDatabase('template_shop')
  const proxy = await startRoundRobin()
  const ports = [await stillPort(), await stillPort()]
  const settings = {
    ...shopSettings(databaseUrl),
    PUBLIC_URL: proxy.url,
    METRICS_PORT: '0',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '1',
    OPEN_ORDERS: '10000',
    // five buyers place in minutes what one honest one does in years
    ORDERS_PER_HOUR: '10000',
    SHIPPING_UNDO_SECONDS: '1',
    // a hundred times quicker: what a hash costs is no race
    PASSWORD_COST: '10',
    SANDBOX_PORT: String(ports[0]),
    SANDBOX_SMTP_PORT: String(ports[1]),
  }
  const shops: (ShopProcess & { port: number })[] = []
  const database = openDatabase(databaseUrl, { connections: 4 })
  const close = async () => {
    await Promise.all(shops.map((shop) => shop.end('SIGTERM')))
    await Promise.all([proxy.stop(), database.close()])
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    for (const port of [await stillPort(), await stillPort()])
      shops.push({
        ...(await startShopProcess(dataDir, { ...settings, PORT: String(port) })),
        port,
      })
  } catch (error) {
    await close()
    throw error
  }
  const urls = shops.map(addressOf)
  proxy.lead(urls)
  const { enqueue } = await openJobs(database, openLog('silent'), false)
  const sandbox = { url: `http://127.0.0.1:${ports[0]}` }
  const secrets = readSecrets(dataDir)
  let heard = shops.map(() => 0)
  const faults = () => shops.flatMap((shop, at) => faultsIn(shop.output().slice(heard[at])))
  return {
    dataDir,
    database,
    databaseUrl,
    sql: database.sql,
    enqueue,
    proxy,
    /** The public address: each request goes to the next instance. */
    url: proxy.url,
    /** The addresses of the instances themselves. */
    instances: urls as [string, string],
    sandbox,
    secrets,
    buyers: (count: number, name = 'Buyer'): Promise<TestUser[]> =>
      Promise.all(
        Array.from({ length: count }, async (_, at) => {
          const buyer = await signUp(proxy.url, `${name} ${at}`)
          await confirmEmail(database.sql, buyer)
          return buyer
        }),
      ),
    admin: async (name = 'Test Admin'): Promise<TestUser> => {
      const user = await signUp(proxy.url, name)
      await database.sql`update users set role = 'admin' where email = ${user.email}`
      return user
    },
    part: (part: Parameters<typeof addTestPart>[1] = {}) => addTestPart({ database }, part),
    /** Waits for the end of everything under way, then proves I1 to I7; both instances must have had work. */
    prove: async (history?: History) => {
      await untilQuiet(database.sql, sandbox.url, full ? 600_000 : 60_000)
      const found = await checkInvariants(
        database.sql,
        sandbox.url,
        secrets.cardsSecretKey,
        history,
      )
      expect(found.violations).toEqual([])
      expect(found.checks).toBeGreaterThan(0)
      expect(Math.min(...proxy.served())).toBeGreaterThan(0)
      expect(faults()).toEqual([])
      return found
    },
    /** From here on faults in the logs are those of the races to come: the last ones may be meant, such as people who register twice. */
    listenAnew: () => {
      heard = shops.map((shop) => shop.output().length)
    },
    /** Waits for the end of everything under way, then proves by the books what I1 to I7 know nothing of: accounts and transfers. */
    proveBooks: async () => {
      await untilQuiet(database.sql, sandbox.url, full ? 600_000 : 60_000)
      expect((await checkBooks(database)).violations).toEqual([])
      expect(faults()).toEqual([])
    },
    close,
  }
}

/** The instance itself: what it says of its address is the proxy's. */
function addressOf(shop: ShopProcess & { port: number }): string {
  const moved = /is taken: using (\d+)/.exec(shop.output())?.[1]
  return `http://127.0.0.1:${moved ?? shop.port}`
}

/** An empty database, or a copy of the template, on the PostgreSQL of the run. */
export async function createDatabase(template?: string) {
  const base = inject('postgres')
  const name = `race_${randomBytes(6).toString('hex')}`
  const run = async (statement: string) => {
    const admin = openDatabase(base, { connections: 1, bounded: false })
    await admin.sql.unsafe(statement)
    await admin.close()
  }
  await run(`create database ${name}${template ? ` template ${template}` : ''}`)
  return {
    url: base.replace(/[^/]+$/, name),
    drop: () => run(`drop database ${name} with (force)`),
  }
}

/** Lines of the log that tell of a fault of ours: nothing of the kind may be met in a race. */
const faultsIn = (output: string) =>
  output.split('\n').filter((line) => /"level":"(error|fatal)"|unexpected/.test(line))
