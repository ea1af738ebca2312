import { readConfig } from './config.ts'
import type { SandboxOptions } from './provider.ts'
import { type RunningSandbox, startSandbox } from './start.ts'

/**
 * The sandbox's process. It outlives a killed shop; SIGTERM or SIGINT stops it. With `--when-noted` it begins once
 * something comes in by stdin: whoever starts it says so that it is noted, and would be able to stop it later.
 */
if (process.argv.includes('--when-noted') && !(await isNoted())) process.exit(0)
const sandbox = await start(settings())
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void leave())
const { port, smtpPort } = sandbox
process.stdout.write(`${JSON.stringify({ ready: true, port, smtpPort })}\n`)
// The launcher may be gone before its child: writing to nobody must not end the process.
process.stdout.on('error', () => {})

/** False when nothing comes any more: who started it was killed before that. */
async function isNoted(): Promise<boolean> {
  for await (const _ of process.stdin) return true
  return false
}

function settings(): SandboxOptions {
  try {
    return readConfig()
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

async function start(options: SandboxOptions): Promise<RunningSandbox> {
  try {
    return await startSandbox(options)
  } catch (error) {
    const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
    if (code !== 'EADDRINUSE') return fail(message)
    return fail(`port ${port} is taken: choose others with SANDBOX_PORT and SANDBOX_SMTP_PORT.`)
  }
}

function fail(problem: string): never {
  process.stderr.write(`The sandbox does not start: ${problem}\n`)
  process.exit(1)
}

async function leave(): Promise<void> {
  await sandbox.stop()
  process.exit(0)
}
