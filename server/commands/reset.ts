import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { type Config, readConfig } from '../config/config.ts'
import { othersRun } from '../local/instances.ts'
import { isAlive } from '../local/process-stamp.ts'
import { readArguments } from './read-arguments.ts'
import type { Terminal } from './terminal.ts'

const usage = `Usage: npm run reset [-- --yes]

Deletes the embedded database, the pictures and the sandbox of DATA_DIR: the next start begins anew.
Backups and secrets.json stay.

  --yes  do not ask
`

/** What goes. Not backups; not secrets.json, without which the backups' two-factor log-ins could not be read. */
const folders = ['postgres', 'postgres.new', 'images', 'sandbox', 'instances']
const files = ['postgres.password', 'postgres.log', 'sandbox.json', 'sandbox.log', 'shop.log']

export async function reset(args: string[], terminal: Terminal): Promise<number> {
  const options = { yes: { type: 'boolean' } } as const
  const given = readArguments(args, terminal, usage, options, ({ length }) => length === 0)
  if (typeof given === 'number') return given
  const config = readConfig(terminal.settings)
  await refuseInUse(config)
  if (!given.values.yes && !(await confirmed(config.dataDir, terminal))) return 2
  await refuseInUse(config)
  const going = [...folders, ...files].filter((name) => existsSync(path.join(config.dataDir, name)))
  for (const name of going)
    await rm(path.join(config.dataDir, name), { recursive: true, force: true })
  terminal.out.write(tell(config.dataDir, going))
  return 0
}

/** Stops nothing: whatever still runs on this folder is the operator's to stop. */
async function refuseInUse({ databaseUrl, dataDir }: Config) {
  if (databaseUrl)
    throw new Error(
      'DATABASE_URL is set: this resets the embedded database only. Empty yours with its own tools.',
    )
  if (othersRun(dataDir)) throw new Error(`A shop runs on ${dataDir}: stop it first.`)
  const stopIt = 'A shop was killed and left it: start the shop and stop it with Ctrl-C.'
  if (await postgresRuns(dataDir))
    throw new Error(`The embedded PostgreSQL of ${dataDir} still runs. ${stopIt}`)
  if (await sandboxRuns(dataDir)) throw new Error(`The sandbox of ${dataDir} still runs. ${stopIt}`)
}

/** The first line of postmaster.pid is the process, the fourth its port. */
async function postgresRuns(dataDir: string): Promise<boolean> {
  const lines = read(path.join(dataDir, 'postgres', 'postmaster.pid')).split('\n')
  return await runs(Number(lines[0]), Number(lines[3]))
}

async function sandboxRuns(dataDir: string): Promise<boolean> {
  const record = JSON.parse(read(path.join(dataDir, 'sandbox.json')) || '{}')
  return await runs(Number(record.pid), Number(record.port))
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Both, since another process may have the number or the port by now. */
async function runs(pid: number, port: number): Promise<boolean> {
  if (!(pid > 0) || !(port > 0) || !isAlive(pid)) return false
  const socket = connect({ port, host: '127.0.0.1', timeout: 2_000 })
  const answered = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('timeout', () => resolve(false))
    socket.once('error', () => resolve(false))
  })
  socket.destroy()
  return answered
}

async function confirmed(dataDir: string, { out, err, isAttended }: Terminal): Promise<boolean> {
  if (!isAttended) {
    err.write('Nobody is here to ask. Say --yes: npm run reset -- --yes\n')
    return false
  }
  const asking = createInterface({ input: process.stdin, output: out })
  const answer = await asking.question(
    `This deletes every order, account and picture in ${dataDir}. Type reset to go on: `,
  )
  asking.close()
  if (answer.trim() === 'reset') return true
  err.write('Nothing was deleted.\n')
  return false
}

function tell(dataDir: string, gone: string[]): string {
  const kept = ['backups', 'secrets.json'].filter((name) => existsSync(path.join(dataDir, name)))
  return [
    gone.length > 0 ? `Deleted from ${dataDir}: ${gone.join(', ')}.` : 'There was nothing here.',
    kept.length > 0 ? `Kept: ${kept.join(', ')}.` : '',
    'The next npm start begins anew.',
  ]
    .filter(Boolean)
    .join('\n')
    .concat('\n')
}
