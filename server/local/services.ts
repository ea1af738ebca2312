import type { Config } from '../config/config.ts'
import type { Log } from '../telemetry/log.ts'
import { joinInstances, othersRun } from './instances.ts'
import { type LocalPostgres, startPostgres } from './postgres.ts'
import { startSandbox, stopSandbox } from './sandbox.ts'
import { type Watch, watchPostgres } from './watch-postgres.ts'

/**
 * What runs beside the shop on this machine. `stop` leaves it running while another shop uses the same DATA_DIR.
 * `watch` starts the embedded PostgreSQL again whenever it dies, until `stop`.
 */
export type LocalServices = {
  databaseUrl: string
  watch: (log: Log) => void
  stop: () => Promise<void>
}

/** Starts what is not configured for real: the embedded PostgreSQL, and the sandbox unless `withSandbox` is false. */
export async function startServices(config: Config, withSandbox = true): Promise<LocalServices> {
  const leave = joinInstances(config.dataDir)
  const [database, sandbox] = await Promise.allSettled([
    config.databaseUrl ? null : startPostgres(config.dataDir, config.secrets.databasePassword),
    config.sandbox.needed && withSandbox ? startSandbox(config, othersRun(config.dataDir)) : null,
  ])
  if (database.status === 'rejected' || sandbox.status === 'rejected') {
    if (leave())
      await stopAll(config.dataDir, database.status === 'fulfilled' ? database.value : null)
    throw database.status === 'rejected'
      ? database.reason
      : (sandbox as PromiseRejectedResult).reason
  }
  const postgres = database.value
  let watching: Watch | undefined
  return {
    databaseUrl: config.databaseUrl ?? postgres!.url,
    watch: (log) => {
      if (postgres) watching ??= watchFor(postgres, log)
    },
    stop: async () => {
      // first, or it would start again what is stopped here
      await watching?.stop()
      if (leave()) await stopAll(config.dataDir, postgres)
    },
  }
}

async function stopAll(dataDir: string, postgres: LocalPostgres | null) {
  await stopSandbox(dataDir)
  await postgres?.stop()
}

const watchFor = ({ folder, startAgain }: LocalPostgres, log: Log) =>
  watchPostgres(folder, startAgain, (outcome, error) => {
    if (outcome === 'gone')
      log.error({}, 'the embedded PostgreSQL is gone: it is started again (see postgres.log)')
    if (outcome === 'failed') log.warn({ err: error }, 'the embedded PostgreSQL did not start yet')
    if (outcome === 'back') log.info({}, 'the embedded PostgreSQL is back')
  })
