import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../server/local/postgres.ts'
import { isAlive } from '../server/local/process-stamp.ts'
import { neighboursOf, startShopProcess, waitFor } from './shop-process.fixture.ts'
import { signIn, signUp } from './test-member.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'partwright-start-'))
})
afterEach(async () => {
  const { postgres, sandbox } = await neighboursOf(folder)
  for (const pid of [postgres, sandbox]) if (pid) process.kill(pid, 'SIGINT')
  await waitFor(() => ![postgres, sandbox].some((pid) => pid && isAlive(pid)), 10_000)
  await rm(folder, { recursive: true, force: true })
})

test('a fresh folder becomes an open shop; Ctrl-C leaves no process behind', async () => {
  const shop = await startShopProcess(folder)
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  expect(await (await fetch(`${shop.url}/api/parts`)).json()).toEqual([])
  expect((await stat(path.join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
  const beside = await neighboursOf(folder)
  expect(beside.postgres).toBeGreaterThan(0)
  expect(beside.sandbox).toBeGreaterThan(0)
  expect(await shop.end('SIGINT')).toBe(0)
  expect(await neighboursOf(folder)).toEqual({ postgres: 0, sandbox: 0 })
  expect(shop.output()).not.toMatch(/"level":"(warn|error|fatal)"|Warning/)
})

test('F01 a killed shop loses nothing: the next start adopts what it left running', async () => {
  const port = String(await freePort())
  const first = await startShopProcess(folder, { PORT: port })
  const member = await signUp(first.url, 'Kept Buyer')
  expect(await first.end('SIGKILL')).toBe('SIGKILL')
  const left = await neighboursOf(folder)
  expect(left.postgres).toBeGreaterThan(0)

  const second = await startShopProcess(folder, { PORT: port })
  expect(await neighboursOf(folder)).toEqual(left)
  const again = await signIn(second.url, member)
  expect((await again.call('GET', `/user/${member.email}`)).status).toBe(200)
  expect((await member.call('GET', `/user/${member.email}`)).status).toBe(200)
  expect(await second.end('SIGTERM')).toBe(0)
  expect(await neighboursOf(folder)).toEqual({ postgres: 0, sandbox: 0 })
})

test('F03 a killed PostgreSQL is started again with everything in it', async () => {
  const port = String(await freePort())
  const first = await startShopProcess(folder, { PORT: port })
  const member = await signUp(first.url, 'Kept Buyer')
  const { postgres } = await neighboursOf(folder)
  await first.end('SIGKILL')
  process.kill(postgres, 'SIGKILL')
  const second = await startShopProcess(folder, { PORT: port })
  await signIn(second.url, member)
  expect(await second.end('SIGINT')).toBe(0)
})

test('a taken port is named, and the next is used', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  const shop = await startShopProcess(folder, { PORT: String(port) })
  expect(shop.output()).toContain(`Port ${port} is taken: using ${port + 10}.`)
  expect(shop.url).toBe(`http://localhost:${port + 10}`)
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
  await shop.end('SIGINT')
  other.close()
})

test('two shops share a folder; the services stay until the last one stops', async () => {
  const first = await startShopProcess(folder)
  const second = await startShopProcess(folder)
  const member = await signUp(first.url, 'Shared Buyer')
  await signIn(second.url, member)
  const beside = await neighboursOf(folder)
  expect(await first.end('SIGINT')).toBe(0)
  expect(await neighboursOf(folder)).toEqual(beside)
  await signIn(second.url, member)
  expect(await second.end('SIGINT')).toBe(0)
  expect(await neighboursOf(folder)).toEqual({ postgres: 0, sandbox: 0 })
})

test('what is wrong with the settings is one clear line, and exit 1', async () => {
  const start = startShopProcess(folder, { NODE_ENV: 'production' })
  await expect(start).rejects.toThrow(
    'Partwright did not start: in production cards, identities, mail',
  )
})

test('a number that another process has by now is not believed', async () => {
  const stranger = spawn('sleep', ['60'])
  await mkdir(path.join(folder, 'instances'))
  await writeFile(
    path.join(folder, 'instances', String(stranger.pid)),
    `${stranger.pid} 1 old-boot`,
  )
  const port = await freePort()
  const record = { pid: stranger.pid, stamp: `${stranger.pid} 1 old-boot`, port: port + 1 }
  await writeFile(
    path.join(folder, 'sandbox.json'),
    JSON.stringify({ ...record, smtpPort: port + 2, shopUrl: `http://localhost:${port}` }),
  )
  const shop = await startShopProcess(folder, { PORT: String(port) })
  expect(await shop.end('SIGINT')).toBe(0)
  expect(await neighboursOf(folder)).toEqual({ postgres: 0, sandbox: 0 })
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  stranger.kill()
})

test('two starts at once on an empty folder both open, one after the other', async () => {
  const shops = await Promise.all([startShopProcess(folder), startShopProcess(folder)])
  for (const shop of shops) expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  for (const shop of shops) expect(await shop.end('SIGTERM')).toBe(0)
  expect(await neighboursOf(folder)).toEqual({ postgres: 0, sandbox: 0 })
})
