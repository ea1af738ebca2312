import path from 'node:path'
import { readConfig } from './config.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { listen } from './listen.ts'
import { choosePorts } from './local/choose-ports.ts'
import { startServices } from './local/services.ts'
import { openLog } from './log.ts'
import { serveMetrics } from './metrics.ts'
import { openShop } from './open-shop.ts'
import { welcome } from './welcome.ts'

/** The shop's process: configuration, the services of this machine, the shop, listening; and all of it back again. */
async function main() {
  const config = readConfig(undefined, await choosePorts(readConfig()))
  const logFile = process.stdout.isTTY ? path.join(config.dataDir, 'shop.log') : undefined
  const log = openLog(config.logLevel, logFile)
  const services = await startServices(config)
  const open = await openShop(config, services.databaseUrl, log)
  if (open.migrated.length > 0) log.info({ migrations: open.migrated }, 'migrated')
  if (config.demo) await seedDemo(open.shop, (line) => process.stderr.write(line))
  if (config.role !== 'web') await open.jobs.run(open.shop)
  const server = await listen(open.http, config.port, config.host)
  const metrics = await serveMetrics(config.metricsPort)
  log.info({ port: server.port, role: config.role }, 'listening')
  process.stderr.write(welcome(config, logFile))

  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(130)
    stopping = true
    log.info({ signal }, 'stopping')
    open.drain()
    await server.stop()
    await open.close()
    await metrics.stop()
    await services.stop()
    log.info({}, 'stopped')
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unexpected: the process ends')
    process.exit(1)
  })
}

await main().catch((error: unknown) => {
  process.stderr.write(
    `Partwright did not start: ${error instanceof Error ? error.message : error}\n`,
  )
  process.exit(1)
})
