import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { launched } from '../tests/launched.fixture.ts'

let dataDir: string
let running: ChildProcessByStdio<Writable, Readable, Readable>[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'partwright-process-'))
  running = []
})
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

function launch(changes: Record<string, string | undefined> = {}, args: string[] = []) {
  const env = {
    ...launched,
    SANDBOX_PORT: '0',
    SANDBOX_DATA_DIR: dataDir,
    SHOP_URL: 'http://127.0.0.1:9',
    SANDBOX_SECRET_KEY: 'sk_test_sandbox_1',
    SANDBOX_PUBLISHABLE_KEY: 'pk_test_sandbox_1',
    SANDBOX_WEBHOOK_SECRET: 'whsec_sandbox_1',
    SANDBOX_OIDC_CLIENT_ID: 'shop',
    SANDBOX_OIDC_CLIENT_SECRET: 'a-secret-of-the-shop-for-tests-only',
    SANDBOX_IMAGE_KEY: 'image-key',
    ...changes,
  }
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  running.push(child)
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text
  })
  const closed = once(child, 'close').then(([code]) => code as number | null)
  return { child, said, closed }
}

async function ready({ child, said, closed }: ReturnType<typeof launch>) {
  while (!said.out.includes('\n'))
    await Promise.race([
      once(child.stdout, 'data'),
      closed.then(() => Promise.reject(new Error(said.err))),
    ])
  return JSON.parse(said.out) as { ready: boolean; port: number; smtpPort: number }
}

describe('the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'says one line when it is ready, and ends with 0 on %s',
    async (signal) => {
      const started = launch()
      const { port, ...line } = await ready(started)
      expect(line).toEqual({ ready: true, smtpPort: expect.any(Number) })
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
      started.child.kill(signal)
      expect(await started.closed).toBe(0)
      expect(started.said.err).toBe('')
      expect(started.said.out.trim().split('\n')).toHaveLength(1)
    },
  )

  it('goes on when its stdin and stdout are closed, and keeps what it knew when it is killed', async () => {
    const first = launch()
    const { port } = await ready(first)
    first.child.stdin.end()
    first.child.stdout.destroy()
    first.child.stderr.destroy()
    const headers = { authorization: 'Bearer sk_test_sandbox_1', 'idempotency-key': 'k' }
    const body = new URLSearchParams({ amount: '900', currency: 'usd' })
    const create = (at: number) =>
      fetch(`http://127.0.0.1:${at}/v1/payment_intents`, { method: 'POST', headers, body }).then(
        (answer) => answer.json() as Promise<{ id: string }>,
      )
    const { id } = await create(port)
    first.child.kill('SIGKILL')
    await first.closed
    const second = launch()
    expect((await create((await ready(second)).port)).id).toBe(id)
  })

  it('begins when it is noted, and ends without a word when nobody does that', async () => {
    const noted = launch({}, ['--when-noted'])
    noted.child.stdin.end('noted\n')
    const { port } = await ready(noted)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
    const forgotten = launch({ SANDBOX_DATA_DIR: join(dataDir, 'other') }, ['--when-noted'])
    forgotten.child.stdin.end()
    expect(await forgotten.closed).toBe(0)
    expect(forgotten.said).toEqual({ out: '', err: '' })
  })

  it('ends with 1 and one line when a port is taken', async () => {
    const { port } = await ready(launch())
    const second = launch({ SANDBOX_PORT: String(port), SANDBOX_DATA_DIR: join(dataDir, 'other') })
    expect(await second.closed).toBe(1)
    expect(second.said).toEqual({
      out: '',
      err: `The sandbox does not start: port ${port} is taken: choose others with SANDBOX_PORT and SANDBOX_SMTP_PORT.\n`,
    })
  })

  it.each([
    [{ SANDBOX_SECRET_KEY: 'sk_live_1' }, 'SANDBOX_SECRET_KEY has to begin with sk_test_.'],
    [{ SANDBOX_PORT: 'many' }, 'SANDBOX_PORT has to be a port.'],
    [{ SHOP_URL: 'ftp://shop' }, 'SHOP_URL has to be an http address.'],
    [
      { SANDBOX_WEBHOOK_SECRET: undefined, SANDBOX_IMAGE_KEY: undefined },
      'SANDBOX_WEBHOOK_SECRET is missing: a text that begins with whsec_; SANDBOX_IMAGE_KEY is missing.',
    ],
  ])('refuses %j with one line', async (changes, problem) => {
    const { closed, said } = launch(changes)
    expect(await closed).toBe(1)
    expect(said).toEqual({ out: '', err: `The sandbox does not start: ${problem}\n` })
  })
})
