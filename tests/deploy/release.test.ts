import { type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../open-test-shop.ts'
import { stillPort } from '../start/still-port.fixture.ts'
import { openRelease, type Release } from './release.fixture.ts'

let release: Release
let database: Awaited<ReturnType<typeof createDatabase>>
let data: string
let settings: Record<string, string>

beforeAll(async () => {
  release = openRelease()
  database = await createDatabase()
  data = mkdtempSync(path.join(tmpdir(), 'partwright-data-'))
  if (release.user) chownSync(data, release.user.uid, release.user.gid)
  settings = {
    PATH: '/usr/bin:/bin',
    DATA_DIR: data,
    DATABASE_URL: database.url,
    DEMO: 'off',
    PORT: String(await stillPort()),
  }
})
afterAll(async () => {
  await database?.drop()
  release?.remove()
  rmSync(data, { recursive: true, force: true })
})

/** Runs a program of the folder as somebody else, with nothing of this process but its settings. */
function run(words: string[], more: Record<string, string> = {}) {
  const options: SpawnOptions = {
    cwd: release.folder,
    env: { ...settings, ...more },
    ...release.user,
    stdio: ['ignore', 'pipe', 'pipe'],
  }
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...words],
    options,
  )
  const said = Promise.all([text(child.stdout!), text(child.stderr!)])
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, said: said.then((all) => all.join('\n')) }
}

/** Waits until the shop says that it is ready, or has ended; that bounds waiting for nothing. */
async function ready(shop: ReturnType<typeof run>, address: string) {
  for (let waited = 0; waited < 600 && shop.child.exitCode === null; waited += 1) {
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.status === 200) return
    await pause(200)
  }
  shop.child.kill('SIGKILL')
  throw new Error(`the shop did not get ready:\n${await shop.said}`)
}

test('the built folder is a shop, with production’s packages, another user and nothing to write', async () => {
  const before = release.files()
  expect(before).not.toContain('web')
  expect(
    before.filter(
      (file) => /\.(test|fixture)\.tsx?$/.test(file) && !file.startsWith('node_modules'),
    ),
  ).toEqual([])
  const address = `http://127.0.0.1:${settings.PORT}`
  const shop = run(['build/server/main.js'])
  await ready(shop, address)
  try {
    const page = await fetch(address, { headers: { accept: 'text/html' } })
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    const [, script] =
      /src="(\/assets\/[^"]+\.js)"|href="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? []
    expect((await fetch(`${address}${script ?? '/favicon.svg'}`)).status).toBe(200)
    expect((await fetch(`${address}/api/parts`)).status).toBe(200)
    expect((await fetch(`${address}/api/client.tgz`)).status).toBe(200)
    expect(await run(['deploy/health.mjs']).ended).toBe(0)
    expect(await run(['deploy/health.mjs'], { PORT: '1' }).ended).toBe(1)
    const listed = run(['server/commands/main.ts', 'admin', 'list'])
    expect(await listed.ended, await listed.said).toBe(0)
  } finally {
    shop.child.kill('SIGTERM')
  }
  expect(await shop.ended, await shop.said).toBe(0)
  expect(release.files()).toEqual(before)
})
