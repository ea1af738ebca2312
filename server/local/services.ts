import type { Config } from '../config.ts'
import { joinInstances, othersRun } from './instances.ts'
import { startPostgres } from './postgres.ts'
import { startSandbox, stopSandbox } from './sandbox.ts'

/** What runs beside the shop on this machine. `stop` leaves it running while another shop uses the same DATA_DIR. */
export type LocalServices = { databaseUrl: string; stop: () => Promise<void> }

/** Starts what is not configured for real: the embedded PostgreSQL, and the sandbox unless `withSandbox` is false. */
export async function startServices(config: Config, withSandbox = true): Promise<LocalServices> {
  const leave = joinInstances(config.dataDir)
  const [database] = await Promise.all([
    config.databaseUrl ? null : startPostgres(config.dataDir, config.secrets.databasePassword),
    config.sandbox.needed && withSandbox ? startSandbox(config, othersRun(config.dataDir)) : null,
  ])
  return {
    databaseUrl: config.databaseUrl ?? database!.url,
    stop: async () => {
      if (!leave()) return
      await stopSandbox(config.dataDir)
      await database?.stop()
    },
  }
}
