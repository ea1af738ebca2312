import { type Config, readConfig } from '../config/config.ts'
import { othersRun } from '../local/instances.ts'
import { runningSandbox } from '../local/sandbox.ts'
import { wordsOf } from './finding.ts'

/** What runs by now: the doctor asks a shop that runs for more than one that does not. */
export type Surroundings = {
  config: Config
  /** A process of this machine uses DATA_DIR. */
  inUse: boolean
  /** What PUBLIC_URL/healthz came to: null when the shop answered there. */
  shopFault: string | null
  sandboxAnswers: boolean
}

/** Reads the configuration that the shop would run with, or does: a shop on other ports has told them. Throws ConfigFault. */
export async function lookAround(settings: NodeJS.ProcessEnv): Promise<Surroundings> {
  return await lookFrom(followPorts(readConfig(settings), settings))
}

/** The same with a configuration that is known: a shop looks at what is around it. */
export async function lookFrom(config: Config): Promise<Surroundings> {
  const [shopFault, sandboxAnswers] = await Promise.all([
    askShop(config.publicUrl),
    config.sandbox.needed ? askSandbox(config.sandbox.port) : false,
  ])
  return { config, inUse: othersRun(config.dataDir), shopFault, sandboxAnswers }
}

function followPorts(config: Config, settings: NodeJS.ProcessEnv): Config {
  const sandbox = runningSandbox(config.dataDir)
  if (!sandbox) return config
  const shop = new URL(sandbox.shopUrl)
  return readConfig(settings, {
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    ...(shop.hostname === 'localhost' && shop.port ? { PORT: shop.port } : {}),
  })
}

async function askShop(publicUrl: string): Promise<string | null> {
  try {
    const response = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(4_000) })
    if (!response.ok) return `answers ${response.status}`
    const { status } = (await response.json()) as { status?: unknown }
    return status === 'ok' ? null : 'something else than the shop answers'
  } catch (error) {
    return wordsOf(error)
  }
}

async function askSandbox(port: number): Promise<boolean> {
  const asked = fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(4_000) })
  return await asked.then(
    ({ ok }) => ok,
    () => false,
  )
}
