import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** What npm prints, whatever its exit code: it says by that what it found. */
export async function askNpm(args: string[]): Promise<string> {
  const child = spawn('npm', args, {
    cwd: new URL('../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  return await text(child.stdout)
}
