import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { type RunningSandbox, startSandbox } from '../sandbox/start.ts'
import { readConfig } from '../server/config/config.ts'
import { readSecrets } from '../server/config/secrets.ts'
import { openDatabase } from '../server/database/database.ts'
import { listen } from '../server/http/listen.ts'
import { openShop } from '../server/open-shop.ts'
import { openLog } from '../server/telemetry/log.ts'
import { shopSettings } from './cluster/shop-settings.ts'
import { stillPort } from './start/still-port.fixture.ts'
import { confirmEmail, signUp, type TestUser } from './test-user.ts'

type Options = {
  /** Settings that differ from a fresh start's. */
  environment?: Record<string, string>
  /** Whether jobs are worked off: on unless a test wants to run them by hand. */
  jobs?: boolean
  /** Goes to PostgreSQL itself in a cluster, too: for tests of what a lost connection does, which a pooler hides. */
  direct?: boolean
  /** The address by which the shop goes to its database, of the database's own. */
  through?: (url: string) => string
  /** What is done to the sandbox before the shop is opened, such as a fault. */
  before?: (sandbox: RunningSandbox) => void
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/**
 * A whole shop of its own: a fresh database on a real PostgreSQL, the sandbox in its real protocols, the shop listening
 * on a port of its own. Limits are off, and hashing of passwords is quick, unless the test sets them.
 */
export async function openTestShop({
  environment = {},
  jobs = true,
  direct = false,
  through = (url) => url,
  before,
}: Options = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'partwright-shop-'))
  const database = await createDatabase()
  const port = await stillPort()
  const publicUrl = `http://localhost:${port}`
  const sandbox = await startTestSandbox(dataDir, publicUrl)
  before?.(sandbox)
  const own = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
  }
  const config = readConfig({
    ...own,
    LIMITS: 'off',
    // a hundred times quicker: passwords.test.ts has the real one
    PASSWORD_COST: '10',
    // shipping.test.ts has the seconds: elsewhere a shipment is told of at once
    SHIPPING_UNDO_SECONDS: '0',
    ...(direct ? { DATABASE_URL: database.url } : shopSettings(through(database.url))),
    ...environment,
  })
  const logFile = path.join(dataDir, 'shop.log')
  const open = await openShop(
    config,
    config.databaseUrl!,
    openLog(config.logLevel, logFile, config.instance),
  )
  const server = await listen(open.http, port, '127.0.0.1')
  if (jobs) await open.jobs.run(open.shop)
  const request = (where: string, init?: RequestInit) => fetch(`${publicUrl}${where}`, init)
  return {
    ...open,
    sql: open.database.sql,
    enqueue: open.shop.enqueue,
    config,
    /** What a command works on this shop with, from PostgreSQL itself. */
    settings: { ...own, DATABASE_URL: database.url },
    sandbox,
    publicUrl,
    logFile,
    request,
    /** Registers somebody through the public door, takes a token, and leaves their e-mail unconfirmed. */
    newcomer: (name = 'Newcomer'): Promise<TestUser> => signUp(publicUrl, name),
    /** The same, the e-mail confirmed: whoever orders has done that. */
    buyer: async (name = 'Test Buyer'): Promise<TestUser> => {
      const user = await signUp(publicUrl, name)
      await confirmEmail(open.database.sql, user)
      return user
    },
    /** The same, promoted behind the door, since the first admin always is. */
    admin: async (name = 'Test Admin'): Promise<TestUser> => {
      const user = await signUp(publicUrl, name)
      await open.database.sql`
        update users set role = 'admin', email_verified = true where email = ${user.email}`
      return user
    },
    close: async () => {
      await server.stop()
      await open.close()
      await sandbox.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A database of its own, as a shop of this version has it, with nothing in it. */
export async function createDatabase() {
  const base = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = openDatabase(base, { connections: 1, bounded: false })
  await admin.sql.unsafe(`create database ${name} template template_shop`)
  await admin.close()
  return {
    url: base.replace(/[^/]+$/, name),
    drop: async () => {
      const again = openDatabase(base, { connections: 1, bounded: false })
      await again.sql.unsafe(`drop database ${name} with (force)`)
      await again.close()
    },
  }
}

async function startTestSandbox(dataDir: string, shopUrl: string) {
  const secrets = readSecrets(dataDir)
  return await startSandbox({
    port: 0,
    smtpPort: 0,
    dataDir: path.join(dataDir, 'sandbox'),
    shopUrl,
    cards: {
      secretKey: secrets.cardsSecretKey,
      publishableKey: secrets.cardsPublishableKey,
      webhookSecret: secrets.cardsWebhookSecret,
    },
    identities: { clientId: secrets.oidcClientId, clientSecret: secrets.oidcClientSecret },
    images: { key: secrets.imageKey },
  })
}
