import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { isAlive } from '../../server/local/process-stamp.ts'
import {
  neighboursOf,
  type ShopProcess,
  startShopProcess,
  waitFor,
} from '../shop-process.fixture.ts'
import { signIn, signUp } from '../test-user.ts'
import { stillPort } from './still-port.fixture.ts'

/** That of a shop which has been started before, but where a first start is what is tested: making one takes seconds. */
let folder: string
let used: string
const shops: ShopProcess[] = []

const newFolder = () => mkdtemp(path.join(tmpdir(), 'partwright-start-'))

beforeAll(async () => {
  used = await newFolder()
})
beforeEach(() => {
  folder = used
})
afterEach(async () => {
  // those of a test that failed: they would start their PostgreSQL again
  for (const shop of shops.splice(0)) await shop.end('SIGKILL')
  const { postgres, sandbox } = await neighboursOf(folder)
  for (const pid of [postgres, sandbox]) if (pid) process.kill(pid, 'SIGINT')
  await waitFor(() => ![postgres, sandbox].some((pid) => pid && isAlive(pid)), 60_000)
  if (folder !== used) await rm(folder, { recursive: true, force: true })
})
afterAll(() => rm(used, { recursive: true, force: true }))

async function startShop(environment: Record<string, string> = {}): Promise<ShopProcess> {
  const shop = await startShopProcess(folder, environment)
  shops.push(shop)
  return shop
}

test('a fresh folder becomes an open shop; Ctrl-C leaves no process behind', async () => {
  folder = await newFolder()
  const shop = await startShop()
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  expect(await (await fetch(`${shop.url}/api/parts`)).json()).toEqual([])
  expect((await stat(path.join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
  const beside = await neighboursOf(folder)
  expect(beside.postgres).toBeGreaterThan(0)
  expect(beside.sandbox).toBeGreaterThan(0)
  expect(await shop.end('SIGINT')).toBe(0)
  // what was logged last is not lost
  expect(shop.output()).toContain('"msg":"stopped"')
  expect(await neighboursOf(folder)).toEqual({ postgres: 0, sandbox: 0 })
  expect(shop.output()).not.toMatch(/"level":"(warn|error|fatal)"|Warning/)
})

test('F14 a shop that is told to stop says so for a while before it closes its door', async () => {
  const shop = await startShop({ DRAIN_SECONDS: '4' })
  const ask = async (at: string) =>
    (await fetch(`${shop.url}${at}`, { headers: { connection: 'close' } })).status
  expect(await ask('/readyz')).toBe(200)
  const ended = shop.end('SIGTERM')
  await expect.poll(() => ask('/readyz')).toBe(503)
  expect(await ask('/api/parts')).toBe(200)
  expect(await ended).toBe(0)
  await expect(ask('/readyz')).rejects.toThrow()
})

test('F01 a killed shop loses nothing: the next start adopts what it left running', async () => {
  const port = String(await stillPort())
  const first = await startShop({ PORT: port })
  const user = await signUp(first.url, 'Kept Buyer')
  expect(await first.end('SIGKILL')).toBe('SIGKILL')
  const left = await neighboursOf(folder)
  expect(left.postgres).toBeGreaterThan(0)

  const second = await startShop({ PORT: port })
  expect(await neighboursOf(folder)).toEqual(left)
  const again = await signIn(second.url, user)
  expect((await again.call('GET', `/user/${user.email}`)).status).toBe(200)
  expect((await user.call('GET', `/user/${user.email}`)).status).toBe(200)
  expect(await second.end('SIGTERM')).toBe(0)
  expect(await neighboursOf(folder)).toEqual({ postgres: 0, sandbox: 0 })
})

test('F01 a killed shop that had moved to another port comes back there', async () => {
  const port = await stillPort()
  const other = createServer().listen(port + 2, '127.0.0.1')
  const first = await startShop({ PORT: String(port) })
  expect(first.output()).toContain(`Port ${port + 2} is taken: using ${port + 10}.`)
  const user = await signUp(first.url, 'Kept Buyer')
  await first.end('SIGKILL')
  other.close()
  const left = await neighboursOf(folder)

  const second = await startShop({ PORT: String(port) })
  expect(second.url).toBe(first.url)
  expect(await neighboursOf(folder)).toEqual(left)
  expect((await user.call('GET', `/user/${user.email}`)).status).toBe(200)
  expect(await second.end('SIGTERM')).toBe(0)

  const third = await startShop({ PORT: String(port) })
  expect(third.url).toBe(`http://localhost:${port}`)
  expect(await third.end('SIGTERM')).toBe(0)
})

test('F01 a sandbox that is slow to answer is waited for, not replaced', async () => {
  const port = String(await stillPort())
  const first = await startShop({ PORT: port })
  await first.end('SIGKILL')
  const left = await neighboursOf(folder)
  process.kill(left.sandbox, 'SIGSTOP')
  const goOn = setTimeout(() => process.kill(left.sandbox, 'SIGCONT'), 4_000)
  const second = await startShop({ PORT: port })
  clearTimeout(goOn)
  expect(await neighboursOf(folder)).toEqual(left)
  expect(await second.end('SIGTERM')).toBe(0)
})

test('F01 a shop that is killed amid its start leaves nothing that is in the way', async () => {
  folder = await newFolder()
  const port = String(await stillPort())
  const start = startShop({ PORT: port })
  const starting = expect(start).rejects.toThrow('the shop did not open')
  // opened just before the sandbox is started
  await waitFor(() => existsSync(path.join(folder, 'sandbox.log')), 60_000)
  process.kill(
    Number.parseInt(await readFile(path.join(folder, 'starting'), 'utf8'), 10),
    'SIGKILL',
  )
  await starting
  const shop = await startShop({ PORT: port })
  expect(shop.url).toBe(`http://localhost:${port}`)
  expect(await shop.end('SIGTERM')).toBe(0)
  expect(await neighboursOf(folder)).toEqual({ postgres: 0, sandbox: 0 })
})

test('F03 a killed PostgreSQL is started again with everything in it', async () => {
  const port = String(await stillPort())
  const first = await startShop({ PORT: port })
  const user = await signUp(first.url, 'Kept Buyer')
  const { postgres } = await neighboursOf(folder)
  await first.end('SIGKILL')
  process.kill(postgres, 'SIGKILL')
  const second = await startShop({ PORT: port })
  await signIn(second.url, user)
  expect(await second.end('SIGINT')).toBe(0)
})

test('a taken port is named, and the next is used', async () => {
  const port = await stillPort()
  const other = createServer().listen(port, '127.0.0.1')
  const shop = await startShop({ PORT: String(port) })
  expect(shop.output()).toContain(`Port ${port} is taken: using ${port + 10}.`)
  expect(shop.url).toBe(`http://localhost:${port + 10}`)
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
  await shop.end('SIGINT')
  other.close()
})

test('two shops share a folder; the services stay until the last one stops', async () => {
  const first = await startShop()
  const second = await startShop()
  const user = await signUp(first.url, 'Shared Buyer')
  await signIn(second.url, user)
  const beside = await neighboursOf(folder)
  expect(await first.end('SIGINT')).toBe(0)
  expect(await neighboursOf(folder)).toEqual(beside)
  await signIn(second.url, user)
  expect(await second.end('SIGINT')).toBe(0)
  expect(await neighboursOf(folder)).toEqual({ postgres: 0, sandbox: 0 })
})

test('what is wrong with the settings is one clear line, and exit 1', async () => {
  const start = startShop({ NODE_ENV: 'production' })
  await expect(start).rejects.toThrow(
    'Partwright did not start: in production cards (the three STRIPE_* keys, or a gateway and CARDS=off), identities',
  )
})

test('a number that another process has by now is not believed', async () => {
  const stranger = spawn('sleep', ['60'])
  await mkdir(path.join(folder, 'instances'), { recursive: true })
  await writeFile(
    path.join(folder, 'instances', String(stranger.pid)),
    `${stranger.pid} 1 old-boot`,
  )
  const port = await stillPort()
  const record = { pid: stranger.pid, stamp: `${stranger.pid} 1 old-boot`, port: port + 1 }
  await writeFile(
    path.join(folder, 'sandbox.json'),
    JSON.stringify({ ...record, smtpPort: port + 2, shopUrl: `http://localhost:${port}` }),
  )
  const shop = await startShop({ PORT: String(port) })
  expect(await shop.end('SIGINT')).toBe(0)
  expect(await neighboursOf(folder)).toEqual({ postgres: 0, sandbox: 0 })
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  stranger.kill()
})

test('two starts at once on an empty folder both open, one after the other', async () => {
  folder = await newFolder()
  const shops = await Promise.all([startShop(), startShop()])
  for (const shop of shops) expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  for (const shop of shops) expect(await shop.end('SIGTERM')).toBe(0)
  expect(await neighboursOf(folder)).toEqual({ postgres: 0, sandbox: 0 })
})
