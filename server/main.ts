import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seedInTurn } from '../demo/seed-in-turn.ts'
import { readConfig } from './config/config.ts'
import { listen } from './http/listen.ts'
import { tellFirstAdminCode } from './identity/first-admin/tell-code.ts'
import { choosePorts } from './local/choose-ports.ts'
import { startServices } from './local/services.ts'
import { lockStart } from './local/start-lock.ts'
import { openShop } from './open-shop.ts'
import { giveMemoryBack } from './process/give-memory-back.ts'
import { stopOnSignals } from './process/stop-on-signals.ts'
import { shopVersion } from './process/version.ts'
import { welcome } from './process/welcome.ts'
import { type Log, openLog } from './telemetry/log.ts'
import { createFigures } from './telemetry/metrics/read-figures.ts'
import { serveMetrics } from './telemetry/metrics/serve-metrics.ts'

/** What was opened, to be closed in reverse order; each says what it closes in its own file. */
const opened: (() => Promise<void>)[] = []
let isStopping = false

/** The shop's process: configuration, the services of this machine, the shop, listening; and all of it back again. */
async function main() {
  const unlock = await lockStart(readConfig().dataDir)
  opened.push(async () => unlock())
  const config = readConfig(undefined, await choosePorts(readConfig()))
  const logFile = process.stdout.isTTY ? path.join(config.dataDir, 'shop.log') : undefined
  const log = openLog(config.logLevel, logFile, config.instance)
  stopOnSignals((signal) => void stop(log, signal))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected: the process ends')
    process.exit(1)
  })
  const starting = startServices(config)
  // told to stop amid their start, one waits for it: what is half started is nobody's to stop
  opened.push(() => starting.then((services) => services.stop()).catch(() => {}))
  const services = await starting
  if (isStopping) return
  services.watch(log)
  const open = await openShop(config, services.databaseUrl, log)
  opened.push(open.close)
  if (open.migrated.length > 0) log.info({ migrations: open.migrated }, 'migrated')
  const accounts = await seedInTurn(open.shop)
  const firstAdminCode = await tellFirstAdminCode(open.shop)
  if (config.role !== 'web') await open.jobs.run(open.shop)
  const { instance: name, role } = config
  const instance = { name, role, version: await shopVersion() }
  const figures = createFigures(open.database, instance, log)
  const metrics = await serveMetrics(config.metrics, figures, log)
  giveMemoryBack()
  const server = await listen(open.http, config.port, config.host)
  const drain = async () => {
    open.drain()
    await pause(config.drainSeconds * 1_000)
  }
  opened.push(metrics.stop, server.stop, drain)
  unlock()
  log.info({ port: server.port, role: config.role }, 'listening')
  process.stderr.write(welcome(config, logFile, accounts, firstAdminCode))
}

/** Closes everything, also amid a start. */
async function stop(log: Log, signal: NodeJS.Signals) {
  isStopping = true
  log.info({ signal }, 'stopping')
  await closeAll()
  log.info({}, 'stopped')
  process.exit(0)
}

async function closeAll() {
  for (const close of opened.splice(0).reverse()) await close()
}

try {
  await main()
} catch (error) {
  // what was closed amid the start is missed there
  if (!isStopping) await fail(error)
}

async function fail(error: unknown) {
  const words = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Partwright did not start: ${words}\n`)
  await closeAll()
  process.exit(1)
}
