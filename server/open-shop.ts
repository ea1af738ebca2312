import type { Hono } from 'hono'
import type { Config } from './config/config.ts'
import { databaseFault, type OpenDatabase, openDatabase } from './database/database.ts'
import { createHealth } from './http/health.ts'
import { createHttp } from './http/http.ts'
import type { Http } from './http/listen.ts'
import { signInMails } from './identity/sign-in/mails.ts'
import { openSignIn } from './identity/sign-in/open.ts'
import { openImages } from './images/open-images.ts'
import { type Jobs, openJobs } from './jobs/boss.ts'
import { openSmtp } from './mail/smtp.ts'
import { openProviders } from './payments/provider/open-providers.ts'
import { agree } from './process/agreement/agree.ts'
import { prepareDatabase } from './process/prepare-database.ts'
import { askTogether } from './requests/ask-together.ts'
import type { Shop } from './shop.ts'
import { beginRecord } from './shop-record/index.ts'
import { openBundle } from './storefront/open-bundle.ts'
import { openVies } from './tax/ids/vies.ts'
import type { Log } from './telemetry/log.ts'
import { passTracesOn } from './telemetry/trace/pass-on.ts'

export type OpenShop = {
  shop: Shop
  database: OpenDatabase
  jobs: Jobs
  http: Http & Pick<Hono, 'routes'>
  /** What the migrations changed at this start. */
  migrated: string[]
  /** From now on /readyz says that no new work is wanted here. */
  drain: () => void
  close: () => Promise<void>
}

/**
 * Puts the shop together: database, then the adapters behind each port, then the functions that use them. This is the
 * only file that knows which adapter stands behind a port. Jobs are queued here but worked off only after jobs.run.
 */
export async function openShop(config: Config, databaseUrl: string, log: Log): Promise<OpenShop> {
  passTracesOn()
  let draining = false
  const database = openDatabase(databaseUrl, { pooler: config.pooler })
  const migrated = await prepareDatabase(database, config.migrateUrl, log).catch(
    (error: Error & { code?: string }) => {
      if (databaseFault(error) !== 'busy') throw error
      throw new Error(`the database cannot be reached (${error.code}): is DATABASE_URL right?`)
    },
  )
  await agree(database, config, log).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const record = await beginRecord(config, database).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const replica = config.replicaUrl ? openDatabase(config.replicaUrl, { connections: 2 }) : null
  const jobs = await openJobs(database, log, config.role !== 'web')
  const mails = signInMails({ database, enqueue: jobs.enqueue })
  const signIn = await openSignIn(config, database, log, mails, record)
  const mailer = openSmtp(config.mail.smtpUrl)
  const shop: Shop = {
    config,
    database,
    replica: replica ?? database,
    providers: openProviders(config, log),
    signIn,
    images: openImages(config),
    mailer,
    taxIds: config.taxIds.url === null ? null : openVies(config.taxIds.url),
    enqueue: jobs.enqueue,
    record,
    log,
  }
  return {
    shop,
    database,
    jobs,
    http:
      config.role === 'jobs'
        ? createHealth(shop, () => draining)
        : createHttp(shop, await openBundle(config.publicUrl), {
            askSnapshot: askTogether(database),
            isStopping: () => draining,
          }),
    drain: () => {
      draining = true
    },
    migrated,
    close: async () => {
      await jobs.stop()
      signIn.close()
      mailer.close()
      await Promise.all([database.close(), replica?.close()])
    },
  }
}
