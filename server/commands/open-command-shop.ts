import { type Config, readConfig } from '../config/config.ts'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { startServices } from '../local/services.ts'
import { lockStart } from '../local/start-lock.ts'
import { prepareDatabase } from '../process/prepare-database.ts'
import { writeAsRecord } from '../shop-record/index.ts'
import { type Log, openLog } from '../telemetry/log.ts'
import type { Terminal } from './terminal.ts'

export type CommandShop = {
  config: Config
  database: OpenDatabase
  databaseUrl: string
  log: Log
  /** In which days and times are told. */
  timeZone: string
  close: () => Promise<void>
}

/** What a command works on: the configured database, or the embedded one, started if it does not run; migrated. It speaks in the shop's manner. */
export async function openCommandShop({
  settings,
}: Pick<Terminal, 'settings'>): Promise<CommandShop> {
  const config = readConfig(settings)
  const log = openLog('warn')
  const unlock = await lockStart(config.dataDir)
  const services = await startServices(config, false).finally(unlock)
  const database = openDatabase(services.databaseUrl, { connections: 4, pooler: config.pooler })
  await prepareDatabase(database, config.migrateUrl, log)
  const { place } = await writeAsRecord(config, database.sql)
  return {
    config,
    database,
    databaseUrl: services.databaseUrl,
    log,
    timeZone: place.timeZone,
    close: async () => {
      await database.close()
      await services.stop()
    },
  }
}
