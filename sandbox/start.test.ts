import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAsHost, strangeHosts } from '../tests/ask-as-host.fixture.ts'
import { optionsFor } from './cards/cards.fixture.ts'
import { type RunningSandbox, startSandbox } from './start.ts'

let dataDir: string
let sandbox: RunningSandbox

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'partwright-sandbox-'))
  sandbox = await startSandbox(optionsFor(dataDir, 'http://127.0.0.1:9'))
})
afterAll(async () => {
  await sandbox.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const get = (path: string) => fetch(`http://127.0.0.1:${sandbox.port}${path}`)

/** The first line that a server on this port says. */
const greeting = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1').once('error', reject)
    socket.once('data', (bytes) => {
      socket.destroy()
      resolve(bytes.toString())
    })
  })

describe('the sandbox', () => {
  it('T78 found: S16 answers only who asks this machine by a name of its own', async () => {
    for (const path of [
      '/',
      '/mail',
      '/control/faults',
      '/oidc/.well-known/openid-configuration',
    ]) {
      expect(await askAsHost(sandbox.port, path, `localhost:${sandbox.port}`), path).toBe(200)
      for (const host of strangeHosts)
        expect(await askAsHost(sandbox.port, path, host), host).toBe(400)
    }
  })

  it.each([
    ['/', 'The outside world'],
    ['/cards', 'Cards'],
    ['/control', 'Control'],
    ['/mail', 'Mail'],
    ['/stripe.js', 'window.Stripe = Stripe'],
    ['/elements/card', 'cc-number'],
    ['/sandbox.css', '--accent'],
    ['/v1/account', 'You did not provide an API key'],
    ['/control/faults', '{}'],
    ['/mail/api/messages', ''],
  ])('answers %s', async (path, text) => {
    const answer = await get(path)
    expect(answer.status).toBe(path === '/v1/account' ? 401 : 200)
    expect(await answer.text()).toContain(text)
  })

  it('is an issuer under its own address', async () => {
    const answer = await get('/oidc/.well-known/openid-configuration')
    expect(await answer.json()).toMatchObject({ issuer: `${sandbox.url}/oidc` })
    expect((await get('/.well-known/oauth-authorization-server/oidc')).status).toBe(200)
    expect(sandbox.url).toBe(`http://localhost:${sandbox.port}`)
  })

  it('is an image host', async () => {
    const answer = await fetch(`http://127.0.0.1:${sandbox.port}/1/upload?key=wrong`, {
      method: 'POST',
      body: new FormData(),
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 100 } })
  })

  it('takes mail', async () => {
    expect(await greeting(sandbox.smtpPort)).toMatch(/^220 /)
  })

  it('does not know other paths', async () => {
    expect((await get('/nowhere')).status).toBe(404)
  })

  it('rejects when a port is taken, and leaves nothing running', async () => {
    const other = join(dataDir, 'other')
    const options = optionsFor(other, 'http://127.0.0.1:9')
    await expect(startSandbox({ ...options, port: sandbox.port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
      port: sandbox.port,
    })
    const again = await startSandbox(options)
    await again.stop()
    await again.stop()
    await expect(fetch(again.url)).rejects.toThrow()
  })
})
