import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { OpenDatabase, Sql } from '../database/database.ts'
import { migrateWithin } from '../database/migrate.ts'
import { startCopyBack } from './copy-back.ts'
import { writeImage } from './image-files.ts'
import { knownMigrations } from './known-migrations.ts'
import type { Manifest } from './manifest.ts'
import { DamagedArchive, readArchive } from './read-archive.ts'
import {
  countShops,
  dropEverything,
  emptyTables,
  findFilled,
  liftTimeouts,
  selectMigrations,
  selectTables,
  setSequence,
  tellNothing,
  tellRestored,
  turnWebhooksOff,
} from './store.ts'

export type Restored = { manifest: Manifest; newer: string[]; emptied: boolean }

/**
 * Puts a backup into an empty database. Nothing is touched before every hash was checked; the database is changed in
 * one transaction, so that a failure leaves it as it was. Pictures are added to DATA_DIR. `force` empties a database
 * that holds a shop's rows already. Throws with what to do about it.
 */
export async function restoreBackup(
  database: OpenDatabase,
  { file, dataDir, force }: { file: string; dataDir: string; force: boolean },
): Promise<Restored> {
  const manifest = await checkArchive(file)
  return await database.longTransaction(async (sql) => {
    await liftTimeouts(sql)
    await tellNothing(sql)
    const emptied = await makeRoom(sql, force)
    await migrateWithin(sql, manifest.migrations.at(-1))
    await compareSchema(sql, manifest)
    await emptyTables(sql, manifest.tables)
    const copyBack = startCopyBack(sql, manifest.tables)
    await readArchive(file, async (name, bytes) => {
      if (name.startsWith('tables/')) await copyBack.take(name, bytes)
      if (name.startsWith('images/'))
        await writeImage(path.join(dataDir, 'images'), name.slice('images/'.length), bytes)
      if (name === 'secrets.json') await restoreSecrets(dataDir, bytes)
    })
    await copyBack.end()
    for (const sequence of manifest.sequences) await setSequence(sql, sequence)
    const newer = await migrateWithin(sql)
    await tellRestored(sql)
    await turnWebhooksOff(sql)
    return { manifest, newer, emptied }
  })
}

async function checkArchive(file: string): Promise<Manifest> {
  const manifest = await readArchive(file).catch((error: unknown) => {
    if (error instanceof DamagedArchive)
      throw new Error(`${file} is damaged: ${error.message}. Nothing was changed.`)
    throw error
  })
  const known = await knownMigrations()
  if (manifest.migrations.some((name, at) => known[at] !== name))
    throw new Error(
      `${file} was made by another or a newer shop (${manifest.shop}): restore it with that version. Nothing was changed.`,
    )
  return manifest
}

/** For so long the connections of a program that has just ended may still be there, in milliseconds. */
const patience = 2_000

/** How many shops are connected to the database, and do not go. */
async function countStaying(sql: Sql): Promise<number> {
  const end = performance.now() + patience
  for (;;) {
    const shops = await countShops(sql)
    if (shops === 0 || performance.now() > end) return shops
    await setTimeout(100)
  }
}

/** Answers whether there was something to empty. */
async function makeRoom(sql: Sql, force: boolean): Promise<boolean> {
  const shops = await countStaying(sql)
  if (shops > 0) throw new Error(`${shops} connections of a shop use this database: stop it first.`)
  const tables = await selectTables(sql)
  if (tables.length === 0) return false
  if ((await selectMigrations(sql)).length === 0)
    throw new Error('This database holds tables that are not the shop’s: restore into another.')
  const filled = await findFilled(sql, tables)
  if (filled && !force)
    throw new Error(
      `This database is not empty (${filled} has rows). --force deletes what is in it first.`,
    )
  await dropEverything(sql, tables)
  return filled !== null
}

async function compareSchema(sql: Sql, manifest: Manifest) {
  const text = (tables: { name: string; columns: string[] }[]) =>
    tables.map(({ name, columns }) => `${name} (${columns.join(', ')})`)
  const here = new Set(text(await selectTables(sql)))
  const strange = text(manifest.tables).find((table) => !here.has(table))
  if (strange) throw new Error(`This shop has no table ${strange}, which the backup has.`)
}

/** The backup's secrets, but for the password of the embedded database, which belongs to the one that is here. */
async function restoreSecrets(dataDir: string, bytes: AsyncIterable<Uint8Array>) {
  const all: Uint8Array[] = []
  for await (const some of bytes) all.push(some)
  const place = path.join(dataDir, 'secrets.json')
  const { databasePassword } = JSON.parse(await readFile(place, 'utf8')) as Record<string, string>
  const secrets = { ...JSON.parse(Buffer.concat(all).toString('utf8')), databasePassword }
  const beside = `${place}.${process.pid}.part`
  await writeFile(beside, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true })
  await rename(beside, place)
}
