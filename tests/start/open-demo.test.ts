import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/demo-accounts.ts'
import { startShopProcess } from '../shop-process.fixture.ts'

const [{ email, password: published }] = demoAccounts

async function logIn(url: string, password: string): Promise<{ status: number; cookie: string }> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  })
  const cookie = response.headers.getSetCookie().map((one) => one.split(';')[0])
  return { status: response.status, cookie: cookie.join('; ') }
}

const told = (output: string) => /Admin +admin@partwright\.test {2}(\S+) +│/.exec(output)?.[1]

test('T78 found: S16 the demo’s published passwords open nothing that others can get to', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-demo-'))
  const start = (more: object) =>
    startShopProcess(folder, { DEMO: 'on', PASSWORD_COST: '10', ...more })
  const alone = await start({})
  expect(told(alone.output())).toBe(published)
  expect(alone.output()).not.toContain('/first-admin')
  const { status, cookie } = await logIn(alone.url, published)
  expect(status).toBe(200)
  await alone.end('SIGTERM')

  const open = await start({ HOST: '0.0.0.0' })
  const own = told(open.output())
  expect(own).toMatch(/^[\w-]{16}$/)
  expect((await logIn(open.url, published)).status).toBe(401)
  expect((await logIn(open.url, own!)).status).toBe(200)
  const session = await fetch(`${open.url}/api/auth/get-session`, { headers: { cookie } })
  expect(await session.json()).toBeNull()
  await open.end('SIGTERM')

  const again = await start({ HOST: '0.0.0.0' })
  expect(again.output()).toContain('its password was told by the start that made it')
  expect(again.output()).not.toContain(own)
  await again.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})
