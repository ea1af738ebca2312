import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

export type Ran = { code: number | null; out: string; err: string }

/** Runs a command as `npm run` does: the program itself, in a process of its own, with these settings alone. */
export const runProgram = (
  name: 'admin' | 'doctor' | 'backup' | 'restore' | 'reset' | 'books' | 'rotate',
  args: string[],
  settings: Record<string, string>,
): Promise<Ran> => runFile(path.join(import.meta.dirname, `${name}.ts`), args, settings)

/** Runs a program in the same way by its file. */
export async function runFile(
  file: string,
  args: string[],
  settings: Record<string, string>,
): Promise<Ran> {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: '/usr/bin:/bin', ...settings },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { code, out, err }
}

/** A DATA_DIR of its own, removed when the work is over. */
export async function temporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'partwright-command-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
