import { existsSync } from 'node:fs'
import path from 'node:path'
import { momentIn } from '../../contract/words/days.ts'
import { counted } from '../../contract/words/numbers.ts'
import { type Restored, restoreBackup } from '../backup/restore-backup.ts'
import { type Config, readConfig } from '../config/config.ts'
import { openDatabase } from '../database/database.ts'
import { othersRun } from '../local/instances.ts'
import { startServices } from '../local/services.ts'
import { writeAsRecord } from '../shop-record/index.ts'
import { holding } from './holding.ts'
import { readArguments } from './read-arguments.ts'
import type { Terminal } from './terminal.ts'

const usage = `Usage: npm run restore -- FILE [--into DATABASE_URL] [--force]

Puts a backup into the empty database of this configuration, and its pictures into DATA_DIR.

  --into URL  into this database instead
  --force     delete what the database holds first
`

/** `npm run restore`: exit 0 when everything of the archive is back; otherwise the database is as it was. */
export async function restore(args: string[], terminal: Terminal): Promise<number> {
  const options = { into: { type: 'string' }, force: { type: 'boolean' } } as const
  const given = readArguments(args, terminal, usage, options, ({ length }) => length === 1)
  if (typeof given === 'number') return given
  const file = path.resolve(given.positionals[0]!)
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const config = readConfig(terminal.settings)
  if (othersRun(config.dataDir))
    throw new Error(`A shop runs on ${config.dataDir}: stop it first, then restore.`)
  const { dataDir } = config
  const force = given.values.force ?? false
  return await holding(
    () => openTarget(config, given.values.into),
    async ({ database }) => {
      const restored = await restoreBackup(database, { file, dataDir, force })
      const { place } = await writeAsRecord(config, database.sql)
      terminal.out.write(tell(config, file, restored, place.timeZone))
      return 0
    },
  )
}

/** The database to fill, as it is: restoring migrates it itself. */
async function openTarget(config: Config, into: string | undefined) {
  const services = await startServices(into ? { ...config, databaseUrl: into } : config, false)
  const database = openDatabase(services.databaseUrl, {
    connections: 2,
    pooler: into ? 'none' : config.pooler,
  })
  const close = async () => {
    await database.close()
    await services.stop()
  }
  return { database, close }
}

function tell(
  config: Config,
  file: string,
  { manifest, newer, emptied }: Restored,
  timeZone: string,
): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const { files, host } = manifest.images
  return [
    `Restored ${path.basename(file)}, made ${momentIn(timeZone, new Date(manifest.madeAt))} by version ${manifest.shop}.`,
    emptied ? '  What the database held before was deleted.' : '',
    `  ${counted(manifest.tables.length, 'table')}, ${counted(rows, 'row')}: the same as in the backup`,
    `  ${counted(files, 'picture file')} in ${path.join(config.dataDir, 'images')}`,
    newer.length > 0 ? `  Migrated on: ${newer.join(', ')}` : '',
    host === config.images.host
      ? ''
      : `  The pictures were at ${host}; IMAGE_HOST is ${config.images.host} now: check that they are found.`,
    manifest.withSecrets
      ? '  secrets.json as it was, but for the embedded database’s password'
      : '  secrets.json was not in it: without the old one everybody logs in again, and two-factor log-ins fail.',
    '  Next: start the shop. It asks the payment provider about the last 24 hours by itself.',
  ]
    .filter(Boolean)
    .join('\n')
    .concat('\n')
}
