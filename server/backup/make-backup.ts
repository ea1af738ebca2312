import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import type { OpenDatabase, Sql } from '../database/database.ts'
import { shopVersion } from '../process/version.ts'
import { listImages, readImage } from './image-files.ts'
import { type Contents, format, type Manifest } from './manifest.ts'
import {
  copyOut,
  liftTimeouts,
  lockForReading,
  readOneMoment,
  selectMigrations,
  selectSequences,
  selectTables,
  type Table,
} from './store.ts'
import { type Add, writeArchive } from './write-archive.ts'

type Source = Pick<Config, 'dataDir' | 'images'>

/** A table is cut into entries of this size, since an entry's length stands before it and COPY does not tell it. */
const entryBytes = 4 * 1024 * 1024

/**
 * Writes everything that cannot be made again into one archive: every table of ours as one moment saw it, the values of
 * the sequences, and the pictures where this machine stores them. Holds at most one entry in memory. The shop goes on.
 */
export async function makeBackup(
  database: OpenDatabase,
  source: Source,
  file: string,
  withSecrets: boolean,
): Promise<Manifest> {
  return await writeArchive(file, async (add) => {
    const copied = await copyDatabase(database, add)
    // after the snapshot: a picture is stored before the row that names it
    const files = source.images.host === 'local' ? await addImages(source.dataDir, add) : 0
    if (withSecrets)
      await add('secrets.json', await readFile(path.join(source.dataDir, 'secrets.json')))
    const images = { host: source.images.host, files }
    return { format, shop: await shopVersion(), ...copied, images, withSecrets }
  })
}

type Copied = Pick<Contents, 'madeAt' | 'migrations' | 'tables' | 'sequences'>

async function copyDatabase(database: OpenDatabase, add: Add): Promise<Copied> {
  const known = await selectTables(database.sql)
  const copied = await database.longTransaction(async (sql): Promise<Copied> => {
    await readOneMoment(sql)
    await liftTimeouts(sql)
    await lockForReading(sql, known)
    const [now] = await sql<{ at: Date }[]>`select now() as at`
    const migrations = await selectMigrations(sql)
    const tables: Contents['tables'] = []
    for (const table of await selectTables(sql))
      tables.push({ ...table, rows: await addTable(sql, table, add) })
    return { madeAt: now!.at.toISOString(), migrations, tables, sequences: [] }
  })
  // sequences stand outside of snapshots; read last, none is behind a row that was copied
  return { ...copied, sequences: await selectSequences(database.sql) }
}

async function addTable(sql: Sql, table: Table, add: Add): Promise<number> {
  let rows = 0
  let entries = 0
  let waiting: Buffer[] = []
  let size = 0
  const flush = async () => {
    if (size === 0) return
    entries += 1
    await add(`tables/${table.name}/${String(entries).padStart(6, '0')}`, Buffer.concat(waiting))
    waiting = []
    size = 0
  }
  for await (const bytes of (await copyOut(sql, table)) as AsyncIterable<Buffer>) {
    rows += countLines(bytes)
    waiting.push(bytes)
    size += bytes.length
    if (size >= entryBytes) await flush()
  }
  await flush()
  return rows
}

/** Rows of PostgreSQL's text format: a line feed inside a value is written as \n. */
function countLines(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1
  return lines
}

async function addImages(dataDir: string, add: Add): Promise<number> {
  const folder = path.join(dataDir, 'images')
  let files = 0
  for (const name of await listImages(folder)) {
    const bytes = await readImage(folder, name)
    if (!bytes) continue
    await add(`images/${name}`, bytes)
    files += 1
  }
  return files
}
