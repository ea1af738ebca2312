import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { neighboursOf, waitFor } from './shop-process.fixture.ts'
import { stillPort } from './still-port.fixture.ts'

const root = path.join(import.meta.dirname, '..')
let folder: string
let group: ChildProcess
let output: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'partwright-signals-'))
})
afterEach(() => {
  if (group.exitCode === null && group.signalCode === null) process.kill(-group.pid!, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** `npm start` as a service manager runs it, in a group of its own. */
async function npmStart(): Promise<string> {
  const port = String(await stillPort())
  output = ''
  group = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: port,
      DEMO: 'off',
      LIMITS: 'off',
      DRAIN_SECONDS: '1',
    },
  })
  for (const stream of [group.stdout!, group.stderr!])
    stream.on('data', (chunk) => {
      output += chunk
    })
  await waitFor(() => output.includes('Ctrl-C') || group.exitCode !== null, 120_000)
  return `http://localhost:${port}`
}

/** Callers one after the other until the shop takes no more; answers what they got besides 200. */
async function keepAsking(url: string, until: () => boolean): Promise<number[]> {
  const odd: number[] = []
  while (!until()) {
    const status = await fetch(`${url}/api/parts`, { headers: { connection: 'close' } }).then(
      async (response) => {
        await response.text()
        return response.status
      },
      () => 0,
    )
    if (status === 0) return odd
    if (status !== 200) odd.push(status)
  }
  return odd
}

const processOf = (words: string) =>
  Number(
    execFileSync('ps', ['-eo', 'pid,pgid,args'], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .find(
        ([, pgid, ...args]) => Number(pgid) === group.pid && args.join(' ').includes(words),
      )?.[0],
  )

const whoIsTold = [
  ['the whole group', () => process.kill(-group.pid!, 'SIGTERM')],
  ['npm', () => process.kill(group.pid!, 'SIGTERM')],
  ['the launcher', () => process.kill(processOf('launch.mjs'), 'SIGTERM')],
  ['the shop', () => process.kill(processOf('build/server/main.js'), 'SIGTERM')],
] as const

test.each(whoIsTold)('found: D2 SIGTERM to %s is one stop, drained', async (_, tell) => {
  const url = await npmStart()
  let isOver = false
  const callers = Array.from({ length: 8 }, () => keepAsking(url, () => isOver))
  const ended = new Promise((resolve) => group.once('close', (code) => resolve(code)))
  const told = performance.now()
  tell()
  expect(await ended).toBe(0)
  isOver = true
  expect(performance.now() - told).toBeGreaterThan(1_000)
  expect((await Promise.all(callers)).flat()).toEqual([])
  expect(output).toContain('"msg":"stopped"')
  expect(await neighboursOf(folder)).toEqual({ postgres: 0, sandbox: 0 })
})

test('found: D2 a group that is told again and again, amid its start too, leaves nothing behind', async () => {
  const starting = npmStart()
  await waitFor(() => output !== undefined && processOf('build/server/main.js') > 0, 60_000)
  const ended = new Promise((resolve) => group.once('close', (code) => resolve(code)))
  const again = setInterval(() => process.kill(-group.pid!, 'SIGTERM'), 300)
  group.once('exit', () => clearInterval(again))
  await ended
  await starting
  expect(await neighboursOf(folder)).toEqual({ postgres: 0, sandbox: 0 })
})
