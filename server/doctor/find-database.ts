import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { startServices } from '../local/services.ts'
import type { Surroundings } from './look-around.ts'

type Found = { url: string; leave: () => Promise<void> } | { skipped: string }

/**
 * Where the database is. The embedded one of a shop that runs is only looked at, never adopted: adopting may restart
 * it. Without a shop it is started, and stopped by `leave`; there is none before the first start.
 */
export async function findDatabase({ config, inUse }: Surroundings): Promise<Found> {
  const { databaseUrl, dataDir, secrets } = config
  if (databaseUrl) return { url: databaseUrl, leave: async () => {} }
  const folder = path.join(dataDir, 'postgres')
  if (!existsSync(path.join(folder, 'PG_VERSION')))
    return { skipped: 'there is none yet: the first start makes the embedded one' }
  if (!inUse) {
    const services = await startServices(config, false)
    return { url: services.databaseUrl, leave: services.stop }
  }
  const lines = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n')
  const host = `127.0.0.1:${Number(lines[3])}`
  return {
    url: `postgres://partwright:${secrets.databasePassword}@${host}/partwright`,
    leave: async () => {},
  }
}
