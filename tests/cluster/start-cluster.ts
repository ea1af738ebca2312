import { spawnSync } from 'node:child_process'
import { appendFile, chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openDatabase } from '../../server/database/database.ts'
import { chooseOwner, type Owner, runAs } from '../../server/local/owner.ts'
import { freePort } from '../../server/local/postgres.ts'

/** Addresses end with a database's name, which may be replaced. */
export type Cluster = {
  /** The primary itself. */
  primary: string
  /** PgBouncer in transaction mode, before the primary. */
  pooler: string
  /** A streaming replica. A commit waits until it shows there, so that a test may read there what it wrote. */
  replica: string
  stop: () => Promise<void>
}

const user = 'partwright'
const password = 'only-for-tests'
const bounds = [
  'set statement_timeout = 5000',
  'set lock_timeout = 3000',
  'set idle_in_transaction_session_timeout = 10000',
]

/** Starts Debian's PostgreSQL twice, the second following the first, and its PgBouncer; installs them when root. */
export async function startCluster(folder: string): Promise<Cluster> {
  const bin = findPrograms()
  const owner = await chooseOwner([path.join(folder, 'primary'), bin])
  const program = (name: string, ...args: string[]) => runAs(owner, path.join(bin, name), args)
  await give(owner, folder)
  const started: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of started.splice(0).reverse()) await end().catch(() => {})
  }
  const serve = async (name: string, port: number) => {
    const data = path.join(folder, name)
    const log = path.join(folder, `${name}.log`)
    started.push(() => program('pg_ctl', 'stop', '-m', 'immediate', '-D', data))
    await program('pg_ctl', 'start', '-w', '-D', data, '-l', log, '-o', `-p ${port}`)
  }
  try {
    const [primary, replica, pooler] = [await freePort(), await freePort(), await freePort()]
    await makePrimary(owner, folder, program)
    await serve('primary', primary)
    const from = `host=127.0.0.1 port=${primary} user=${user} password=${password}`
    const copy = path.join(folder, 'replica')
    await program('pg_basebackup', '-R', '-X', 'stream', '-c', 'fast', '-d', from, '-D', copy)
    await serve('replica', replica)
    await waitForReplica(addressOf(primary))
    await startPooler(owner, folder, { primary, pooler }, started)
    return {
      primary: addressOf(primary),
      pooler: addressOf(pooler),
      replica: addressOf(replica),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const addressOf = (port: number) => `postgres://${user}:${password}@127.0.0.1:${port}/postgres`

/** The folder of PostgreSQL's programs. */
function findPrograms(): string {
  const find = () => spawnSync('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin && which pgbouncer'])
  if (find().status !== 0 && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql', 'pgbouncer'], { stdio: 'ignore' })
  }
  const { status, stdout } = find()
  if (status !== 0) throw new Error('test:cluster needs PostgreSQL and PgBouncer: install both')
  return stdout.toString().trim().split('\n').slice(0, -1).sort().at(-1)!
}

async function makePrimary(
  owner: Owner,
  folder: string,
  program: (name: string, ...args: string[]) => Promise<void>,
) {
  const data = path.join(folder, 'primary')
  const passwordFile = path.join(folder, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  await give(owner, passwordFile)
  await program(
    'initdb',
    ...['-D', data, '-U', user, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
    ...['--encoding', 'UTF8', '--locale', 'C.UTF-8', '--data-checksums'],
  )
  await appendFile(
    path.join(data, 'postgresql.conf'),
    [
      "listen_addresses = '127.0.0.1'",
      "unix_socket_directories = ''",
      'max_connections = 300',
      'hot_standby_feedback = on',
      'max_standby_streaming_delay = 1s',
      '',
    ].join('\n'),
  )
}

/** From the moment that the replica follows, a commit waits for it. */
async function waitForReplica(primary: string) {
  const { sql, close } = openDatabase(primary, { connections: 1, bounded: false })
  try {
    for (let tries = 0; ; tries++) {
      const [row] = await sql`select count(*)::int as count from pg_stat_replication`
      if (row?.count === 1) break
      if (tries === 300) throw new Error('the replica does not follow: see replica.log')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await sql`alter system set synchronous_standby_names = '*'`
    await sql`alter system set synchronous_commit = 'remote_apply'`
    await sql`select pg_reload_conf()`
  } finally {
    await close()
  }
}

async function startPooler(
  owner: Owner,
  folder: string,
  ports: { primary: number; pooler: number },
  started: (() => Promise<unknown>)[],
) {
  const home = path.join(folder, 'pooler')
  await mkdir(home)
  const file = (name: string) => path.join(home, name)
  await writeFile(file('users.txt'), `"${user}" "${password}"\n`)
  await writeFile(
    file('pgbouncer.ini'),
    [
      '[databases]',
      `* = host=127.0.0.1 port=${ports.primary} connect_query='${bounds.join('; ')}'`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${ports.pooler}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${file('users.txt')}`,
      'pool_mode = transaction',
      'default_pool_size = 12',
      'max_client_conn = 2000',
      'server_idle_timeout = 10',
      `logfile = ${file('pgbouncer.log')}`,
      `pidfile = ${file('pgbouncer.pid')}`,
      '',
    ].join('\n'),
  )
  for (const one of [home, file('users.txt'), file('pgbouncer.ini')]) await give(owner, one)
  await runAs(owner, '/usr/sbin/pgbouncer', ['-d', file('pgbouncer.ini')])
  started.push(async () => process.kill(Number(await readFile(file('pgbouncer.pid'), 'utf8'))))
}

async function give(owner: Owner, file: string) {
  if (owner) await chown(file, owner.uid, owner.gid)
}
