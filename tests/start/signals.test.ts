import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { neighboursOf, spawnShop, waitFor } from '../shop-process.fixture.ts'
import { stillPort } from './still-port.fixture.ts'

let folder: string
let shop: ReturnType<typeof spawnShop>

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'partwright-signals-'))
})
afterEach(() => shop.tell('SIGKILL'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** `npm start` as a service manager runs it, in a group of its own; `open` comes when it is. */
async function npmStart() {
  const port = String(await stillPort())
  shop = spawnShop(folder, { PORT: port, LIMITS: 'off', DRAIN_SECONDS: '1' }, { group: true })
  const open = () => shop.output().includes('Ctrl-C') || shop.child.exitCode !== null
  return { url: `http://localhost:${port}`, open: waitFor(open, 120_000) }
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
        ([, pgid, ...args]) => Number(pgid) === shop.child.pid && args.join(' ').includes(words),
      )?.[0],
  )

const whoIsTold = [
  ['the whole group', () => shop.tell('SIGTERM')],
  ['npm', () => shop.child.kill('SIGTERM')],
  ['the launcher', () => process.kill(processOf('launch.mjs'), 'SIGTERM')],
  ['the shop', () => process.kill(processOf('build/server/main.js'), 'SIGTERM')],
] as const

test.each(whoIsTold)('found: D2 SIGTERM to %s is one stop, drained', async (_, tell) => {
  const { url, open } = await npmStart()
  await open
  let isOver = false
  const callers = Array.from({ length: 8 }, () => keepAsking(url, () => isOver))
  const told = performance.now()
  tell()
  expect(await shop.ended).toBe(0)
  isOver = true
  expect(performance.now() - told).toBeGreaterThan(1_000)
  expect((await Promise.all(callers)).flat()).toEqual([])
  expect(shop.output()).toContain('"msg":"stopped"')
  expect(await neighboursOf(folder)).toEqual({ postgres: 0, sandbox: 0 })
})

test('found: D2 a group that is told again and again, amid its start too, leaves nothing behind', async () => {
  const { open } = await npmStart()
  await waitFor(() => processOf('build/server/main.js') > 0, 60_000)
  const again = setInterval(() => shop.tell('SIGTERM'), 300)
  await shop.ended
  clearInterval(again)
  await open
  expect(await neighboursOf(folder)).toEqual({ postgres: 0, sandbox: 0 })
})
