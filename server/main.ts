import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seedCategoryPictures } from './catalogue/demo/seed-parts.ts'
import { readConfig } from './config.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { giveMemoryBack } from './give-memory-back.ts'
import { listen } from './listen.ts'
import { choosePorts } from './local/choose-ports.ts'
import { startServices } from './local/services.ts'
import { lockStart } from './local/start-lock.ts'
import { type Log, openLog } from './log.ts'
import { serveMetrics } from './metrics.ts'
import { openShop } from './open-shop.ts'
import { welcome } from './welcome.ts'

/** What was opened, to be closed in reverse order; each says what it closes in its own file. */
const opened: (() => Promise<void>)[] = []

/** The shop's process: configuration, the services of this machine, the shop, listening; and all of it back again. */
async function main() {
  const unlock = await lockStart(readConfig().dataDir)
  opened.push(async () => unlock())
  const config = readConfig(undefined, await choosePorts(readConfig()))
  const logFile = process.stdout.isTTY ? path.join(config.dataDir, 'shop.log') : undefined
  const log = openLog(config.logLevel, logFile)
  stopOnSignals(log)
  const services = await startServices(config)
  opened.push(services.stop)
  services.watch(log)
  const open = await openShop(config, services.databaseUrl, log)
  opened.push(open.close)
  if (open.migrated.length > 0) log.info({ migrations: open.migrated }, 'migrated')
  await seedCategoryPictures(open.shop)
  if (config.demo) await seedDemo(open.shop)
  if (config.role !== 'web') await open.jobs.run(open.shop)
  const metrics = await serveMetrics(config.metricsPort)
  giveMemoryBack()
  const server = await listen(open.http, config.port, config.host)
  const drain = async () => {
    open.drain()
    await pause(config.drainSeconds * 1_000)
  }
  opened.push(metrics.stop, server.stop, drain)
  unlock()
  log.info({ port: server.port, role: config.role }, 'listening')
  process.stderr.write(welcome(config, logFile))
}

/** Ctrl-C, SIGTERM and a closed terminal close everything, also amid a start; a second one ends the process at once. */
function stopOnSignals(log: Log) {
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(130)
    stopping = true
    log.info({ signal }, 'stopping')
    await closeAll()
    log.info({}, 'stopped')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected: the process ends')
    process.exit(1)
  })
}

async function closeAll() {
  for (const close of opened.splice(0).reverse()) await close()
}

try {
  await main()
} catch (error) {
  const words = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Partwright did not start: ${words}\n`)
  await closeAll()
  process.exit(1)
}
