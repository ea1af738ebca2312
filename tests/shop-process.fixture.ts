import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isAlive } from '../server/local/process-stamp.ts'
import { launched } from './launched.fixture.ts'
import { stillPort } from './start/still-port.fixture.ts'

export type ShopProcess = {
  child: ChildProcess
  url: string
  /** What it has written so far, both streams together. */
  output: () => string
  /** Sends the signal and waits for the end; answers the exit code, or the signal that ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals>
}

/**
 * `main`: that of another version than this one, built. `group`: `npm start` itself, in a group of its own as a service
 * manager runs it, which signals all of it. `killed`: kills it, amid its start, too.
 */
export type Start = { main?: string; group?: boolean; killed?: AbortSignal | undefined }

const root = path.join(import.meta.dirname, '..')

/** Starts the shop's process on this data folder, as `npm start` does, and waits until it says that it is open. */
export async function startShopProcess(
  dataDir: string,
  environment: Record<string, string> = {},
  how: Start = {},
): Promise<ShopProcess> {
  const port = environment.PORT ?? String(await stillPort())
  const { child, output, tell, ended } = spawnShop(dataDir, { ...environment, PORT: port }, how)
  const open = () => output().includes('Ctrl-C')
  await waitFor(() => open() || child.exitCode !== null || child.signalCode !== null, 120_000)
    // one that hangs is left to nobody
    .finally(() => open() || tell('SIGKILL'))
  const url = /Shop\s+(https?:\S+)/.exec(output())?.[1]
  if (!url) {
    await ended
    throw new Error(`the shop did not open:\n${output()}`)
  }
  return {
    child,
    url,
    output,
    end: async (signal) => {
      tell(signal)
      return await ended
    },
  }
}

/** As `startShopProcess`, without waiting. `ended` comes when all of its output has been read. */
export function spawnShop(
  dataDir: string,
  environment: Record<string, string>,
  { main = path.join(root, 'build/server/main.js'), group = false, killed }: Start = {},
) {
  const [program, ...words] = group
    ? ['npm', 'start']
    : [process.execPath, '--disable-warning=ExperimentalWarning', main]
  const child = spawn(program!, words, {
    cwd: root,
    detached: group,
    env: {
      ...(group ? { PATH: process.env.PATH } : launched),
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const tell = (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    if (group) process.kill(-child.pid!, signal)
    else child.kill(signal)
  }
  killed?.addEventListener('abort', () => tell('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      output += piece
    })
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal!)),
  )
  return { child, output: () => output, tell, ended }
}

/** The processes that a start on this folder leaves beside the shop: PostgreSQL and the sandbox. */
export async function neighboursOf(
  dataDir: string,
): Promise<{ postgres: number; sandbox: number }> {
  // PostgreSQL takes its file away and writes it anew when it is started again
  const read = (name: string) => readFile(path.join(dataDir, name), 'utf8').catch(() => '')
  const postgres = Number((await read('postgres/postmaster.pid')).split('\n')[0]) || 0
  const sandbox = Number(/"pid":(\d+)/.exec(await read('sandbox.json'))?.[1] ?? 0)
  return {
    postgres: postgres && isAlive(postgres) ? postgres : 0,
    sandbox: sandbox && isAlive(sandbox) ? sandbox : 0,
  }
}

export async function waitFor(holds: () => boolean, ms: number): Promise<void> {
  const until = Date.now() + ms
  while (!holds()) {
    if (Date.now() > until) throw new Error('it took too long')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
