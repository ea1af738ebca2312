import { spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { runsStill, stampOf } from './process-stamp.ts'

const entry = new URL('../../sandbox/main.ts', import.meta.url).pathname
/** From its start or from our asking to its answer, on a machine that has much else to do. */
const readyWithinMs = 60_000
const record = z.object({
  pid: z.int(),
  stamp: z.string(),
  port: z.int(),
  smtpPort: z.int(),
  shopUrl: z.string(),
  /** The port of the shop that started it, and the one which that shop had been told to take. */
  shopPort: z.int().optional(),
  askedPort: z.int().optional(),
})

/**
 * Starts the stand-ins for the outside world as a process of their own, so that killing the shop does not kill the
 * card provider; or adopts the one that an earlier shop of this folder left running. `shared`: another shop uses it now.
 */
export async function startSandbox(config: Config, shared: boolean): Promise<void> {
  const file = path.join(config.dataDir, 'sandbox.json')
  const left = runningSandbox(config.dataDir)
  if (left) {
    const fits = left.port === config.sandbox.port && (shared || left.shopUrl === config.publicUrl)
    if (fits && (await answers(left))) return
    await stop(left, file)
  }
  const log = openSync(path.join(config.dataDir, 'sandbox.log'), 'a', 0o600)
  const args = ['--disable-warning=ExperimentalWarning', entry, '--when-noted']
  const child = spawn(process.execPath, args, {
    detached: true,
    stdio: ['pipe', 'pipe', log],
    env: environment(config),
  })
  writeFileSync(file, JSON.stringify(recordOf(config, child.pid!)))
  // it begins now: when this process is killed before, it ends too; after that the next start finds it
  child.stdin!.on('error', () => {}).end('noted\n')
  await ready(child)
  child.unref()
}

const recordOf = ({ sandbox, publicUrl, port, askedPort }: Config, pid: number) => ({
  pid,
  stamp: stampOf(pid),
  port: sandbox.port,
  smtpPort: sandbox.smtpPort,
  shopUrl: publicUrl,
  shopPort: port,
  askedPort,
})

const environment = (config: Config) => ({
  PATH: '/usr/bin:/bin',
  ...(getCompileCacheDir() ? { NODE_COMPILE_CACHE: getCompileCacheDir() } : {}),
  SANDBOX_PORT: String(config.sandbox.port),
  SANDBOX_SMTP_PORT: String(config.sandbox.smtpPort),
  SANDBOX_DATA_DIR: path.join(config.dataDir, 'sandbox'),
  SHOP_URL: config.publicUrl,
  SANDBOX_SECRET_KEY: config.secrets.cardsSecretKey,
  SANDBOX_PUBLISHABLE_KEY: config.secrets.cardsPublishableKey,
  SANDBOX_WEBHOOK_SECRET: config.secrets.cardsWebhookSecret,
  SANDBOX_OIDC_CLIENT_ID: config.secrets.oidcClientId,
  SANDBOX_OIDC_CLIENT_SECRET: config.secrets.oidcClientSecret,
  SANDBOX_IMAGE_KEY: config.secrets.imageKey,
})

/** Waits for the line that says it listens. */
async function ready(child: ReturnType<typeof spawn>) {
  const lines = createInterface({ input: child.stdout! })
  await new Promise<void>((resolve, reject) => {
    const failed = () => reject(new Error('the sandbox did not start: see sandbox.log in DATA_DIR'))
    const late = AbortSignal.timeout(readyWithinMs)
    late.addEventListener('abort', failed)
    child.once('exit', failed)
    lines.on('line', (line) => {
      if (!line.includes('"ready"')) return
      late.removeEventListener('abort', failed)
      child.off('exit', failed)
      resolve()
    })
  })
  lines.close()
  child.stdout!.destroy()
}

/** Whether it answers as long as it runs: one that is still starting, or slow, is waited for. */
async function answers({ stamp, port }: z.infer<typeof record>): Promise<boolean> {
  const late = AbortSignal.timeout(readyWithinMs)
  while (runsStill(stamp) && !late.aborted) {
    const answered = await fetch(`http://127.0.0.1:${port}/`, { signal: late }).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return true
    await setTimeout(50)
  }
  return false
}

function readRecord(file: string) {
  if (!existsSync(file)) return null
  const result = record.safeParse(JSON.parse(readFileSync(file, 'utf8') || '{}'))
  return result.success ? result.data : null
}

async function stop({ pid, stamp }: { pid: number; stamp: string }, file: string) {
  if (runsStill(stamp)) process.kill(pid, 'SIGTERM')
  for (let waited = 0; runsStill(stamp) && waited < 5_000; waited += 50) await setTimeout(50)
  if (runsStill(stamp)) process.kill(pid, 'SIGKILL')
  rmSync(file, { force: true })
}

/** Stops the sandbox of this folder, whoever started it. */
export async function stopSandbox(dataDir: string): Promise<void> {
  const running = runningSandbox(dataDir)
  if (running) await stop(running, path.join(dataDir, 'sandbox.json'))
}

/** The sandbox that runs for this folder, or null. */
export function runningSandbox(dataDir: string) {
  const left = readRecord(path.join(dataDir, 'sandbox.json'))
  return left && runsStill(left.stamp) ? left : null
}
