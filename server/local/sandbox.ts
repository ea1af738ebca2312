import { spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { runsStill, stampOf } from './process-stamp.ts'

const entry = new URL('../../sandbox/main.ts', import.meta.url).pathname
const readyWithinMs = 20_000
const record = z.object({
  pid: z.int(),
  stamp: z.string(),
  port: z.int(),
  smtpPort: z.int(),
  shopUrl: z.string(),
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
    if (fits && (await answers(config))) return
    await stop(left, file)
  }
  const log = openSync(path.join(config.dataDir, 'sandbox.log'), 'a', 0o600)
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    detached: true,
    stdio: ['ignore', 'pipe', log],
    env: environment(config),
  })
  await ready(child)
  child.unref()
  const pid = child.pid!
  const { port, smtpPort } = config.sandbox
  writeFileSync(
    file,
    JSON.stringify({ pid, stamp: stampOf(pid), port, smtpPort, shopUrl: config.publicUrl }),
  )
}

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
    const timer = setTimeout(failed, readyWithinMs)
    child.once('exit', failed)
    lines.on('line', (line) => {
      if (!line.includes('"ready"')) return
      clearTimeout(timer)
      child.off('exit', failed)
      resolve()
    })
  })
  lines.close()
  child.stdout!.destroy()
}

async function answers(config: Config): Promise<boolean> {
  const url = `http://127.0.0.1:${config.sandbox.port}/`
  return await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  )
}

function readRecord(file: string) {
  if (!existsSync(file)) return null
  const result = record.safeParse(JSON.parse(readFileSync(file, 'utf8') || '{}'))
  return result.success ? result.data : null
}

async function stop({ pid, stamp }: { pid: number; stamp: string }, file: string) {
  if (runsStill(stamp)) process.kill(pid, 'SIGTERM')
  for (let waited = 0; runsStill(stamp) && waited < 5_000; waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50))
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
